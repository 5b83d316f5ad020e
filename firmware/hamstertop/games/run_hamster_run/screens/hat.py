"""The HAT: how the table is set up; whose chip is drawn to be placed, to act, to face the alligators."""

from ....companion.leaves import Leaves, seating
from ....companion.questions import Pick, player
from ....companion.screen import MARGIN, NO, TOP, View, across, fitting, say
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, plate
from ....drawing.pictures import seats
from ....drawing.pictures import setup_run_hamster_run as setup
from ..rules import FRISKINESS, TRAITS
from ..tracker import CHOMP, INITIATIVE, TIE
from . import pictures
from .page import alligators, draw_chip, page, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.leaves import Leaf
    from ....companion.questions import Line
    from ....companion.screen import Commands, Screen

STEPS = (setup.BELT, setup.BELT, setup.POOLS, setup.SHEET, setup.HAT)  # the picture of each


def placing(app: "App") -> "Screen":
    """First how the table is set up; then the HAT."""
    return hat(app) if app.tracker.order else Steps(app)


class Steps(Leaves):
    """How the table is set up; the last page draws the first chip, or asks whose it is. Who knows it draws at once.
    RHR-1 to RHR-5."""

    def __init__(self, app: "App") -> None:
        words, steps = app.words("setup"), app.words("setup.steps").pages()
        leaves: list[Leaf] = [step + (picture,) for step, picture in zip(steps, STEPS)]
        leaves.insert(0, seating(app))
        super().__init__(app, words.title, leaves, (words.draw, draw_chip), clean=True)
        self.skip = words.skip

    def presses(self) -> "Commands":
        left, _, right = super().presses()
        if right is self.last:
            return left, (self.app.words("placing").by_hand, by_hand), right
        return left, (self.skip, draw_chip), right


def hat(app: "App") -> View:
    """RHR-3, RHR-20 to RHR-22, RHR-83."""
    tracker = app.tracker
    words = app.words(tracker.phase)
    commands = (words.by_hand, by_hand), NO, (words.draw, draw_chip)
    legend = "/".join(app.words("values").trait[:3]) if tracker.phase == INITIATIVE else ""
    view = page(app, words.title, _hat, commands, corner=legend)
    view.eager = bool(tracker.order)  # the splits must be seen
    return view


def _hat(canvas: drawing.Canvas, app: "App") -> None:
    """Who was drawn, and what comes next; the order so far, and how many chips are in the HAT."""
    tracker = app.tracker
    acting = tracker.phase == INITIATIVE
    drawn = [] if tracker.phase == TIE else tracker.order
    waiting = [seat for seat, chips in enumerate(tracker.hat) if chips]
    pictures.tell(canvas, _next(app, waiting), pictures.TELL, pictures.TELL)
    _bag(canvas, sum(tracker.hat))
    if acting:
        waiting = [seat for seat in tracker.in_play if seat not in drawn]

    def place(seat: int) -> tuple[str, str]:
        if seat in drawn:
            return str(drawn.index(seat) + 1), ""
        if acting:
            return "", tracker.split(seat)
        return "", "×%d" % tracker.hat[seat] if tracker.hat[seat] else ""

    pictures.lineup(canvas, drawn + waiting, place, drawn[-1] if drawn else None)


def _next(app: "App", waiting: "list[int]") -> tuple[str, str]:
    """Whose chip was drawn last, or what is in the HAT now."""
    tracker = app.tracker
    words, drawn = app.words(tracker.phase), tracker.order
    if tracker.phase == TIE:
        do, why = said(words)
        return do, (alligators(app) + " " + why).strip()
    if tracker.phase == INITIATIVE:
        if not any([tracker.traits[seat][FRISKINESS] for seat in waiting]):
            return said(words, "last" if drawn else "nobody")
        if not drawn:
            return said(words, "first")
    return said(words, "next", who=app.name(drawn[-1]), number=len(drawn))


def _bag(canvas: drawing.Canvas, chips: int) -> None:
    """The paper bag with its chips."""
    x, y = across(canvas, pictures.ASIDE) + 8, TOP + 2
    canvas.frame(x, y, 52, 50, 6, 2)
    canvas.fill(x, y, 52, 8, 0)
    for left in range(x, x + 50, 10):
        canvas.line(left, y + 7, left + 4, y + 1)
        canvas.line(left + 5, y + 1, left + 9, y + 7)
    text = str(chips)
    canvas.text(plate, text, x + 26 - drawing.width(plate, text) // 2, y + 41 - plate.BASE)


def by_hand(app: "App") -> Pick:
    """A chip that was drawn from a real HAT: whose was it? Against the alligators, with which trait?"""
    words, tracker = app.words("by_hand"), app.tracker
    lines: list[Line] = []
    if tracker.phase == CHOMP:
        names, seat = app.words("values").trait, tracker.to_act
        for trait in TRAITS:
            chips = tracker.strength(seat, trait)
            if chips:
                lines.append((app.name(seat), ("faced", trait, 0), names[trait]))
                lines.append((words.alligators, ("faced", trait, chips), names[trait]))
    else:
        chips = tracker.hat
        for seat, count in enumerate(chips):
            if count:
                lines.append(player(app, seat, ("drawn", sum(chips[:seat])), str(count)))
    return Pick(app, words.title, lines)


def place(app: "App") -> View:
    """Hamsters are put on the belt, in the order drawn. RHR-3, RHR-4, RHR-A14."""
    return page(app, app.words("place").title, _places, (NO, NO, (app.common.done, ("done",))), clean=True)


def _places(canvas: drawing.Canvas, app: "App") -> None:
    """The order, and where."""
    do, why = said(app.words("place"))
    say(canvas, do, why, MARGIN, TOP - 3)
    order = app.tracker.order
    half = (len(order) + 1) // 2
    more = 0 if half > 2 else 5
    for index, seat in enumerate(order):
        x = MARGIN + index // half * canvas.width // 2
        y = TOP + 36 + more + index % half * (15 + more)
        name = app.name(seat)
        font = fitting(name, 100, (large, medium)) if more else medium
        canvas.text(font, str(index + 1), x + 2, y - (font.BASE - 12))
        canvas.picture(seats.HEADS[seat], x + 18, y - 2)
        canvas.text(font, name, x + 40, y - (font.BASE - 12))
