"""Pages of the HAT: how the table is set up, who is placed, who acts, who faces the alligators first."""

from ....companion import modules
from ....companion.screen import MARGIN, NO, TOP, View, across, fitting, say
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, plate
from ....drawing.pictures import seats
from .. import pictures, rules, screens
from .. import tracker as phases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Deeds, Screen


def placing(app: "App") -> "Screen":
    """First how the table is set up; then the HAT."""
    return hat(app) if app.tracker.order else set_up(app)


def set_up(app: "App") -> "Steps":
    """RHR-1 to RHR-5: page by page; the last one draws the first chip."""
    table = ("BELT", "BELT", "POOLS", "SHEET", "HAT")
    leaves = [pictures.said(app, "setup %d" % index) + (name,) for index, name in enumerate(table)]
    return Steps(app, screens.titled(app, "place"), leaves, (screens.key(app, "draw"), screens.draw_chip), clean=True)


class Steps(modules.load("hamstertop.companion.leaves").Leaves):  # type: ignore[misc]  # forgotten with it
    """How the table is set up. Who knows it draws at once."""

    def presses(self) -> "Deeds":
        left, middle, right = super().presses()
        return left, middle if right is self.last else (screens.key(self.app, "skip"), self.last[1]), right


def hat(app: "App") -> View:
    """RHR-3, RHR-20 to RHR-22."""
    tracker = app.tracker
    deeds = (
        (screens.key(app, "by hand"), screens.seldom("by_hand")),
        NO,
        (screens.key(app, "draw"), screens.draw_chip),
    )
    view = screens.screen(app, screens.titled(app, tracker.phase), _hat, deeds)
    view.eager = bool(tracker.order)  # the splits must be seen
    return view


def _hat(canvas: drawing.Canvas, app: "App") -> None:
    """Who was drawn, and what comes next; the order so far, and how many chips are in the HAT."""
    tracker = app.tracker
    phase = tracker.phase
    drawn = tracker.order if phase in (phases.PLACING, phases.INITIATIVE) else []
    waiting = [seat for seat, chips in enumerate(tracker.hat) if chips]
    moment: str = phase
    values: tuple[object, ...] = ()
    if phase == phases.INITIATIVE and not any([tracker.traits[seat][rules.FRISKINESS] for seat in waiting]):
        moment += " last" if drawn else " none"
    elif drawn:
        moment, values = phase + " next", (app.name(drawn[-1]), len(drawn))
    if phase == phases.INITIATIVE:
        waiting = [seat for seat in tracker.in_play if seat not in drawn]
    order, follows = pictures.said(app, moment, *values)
    if phase == phases.TIE:
        follows = (screens.moment("closing").alligators(app) + " " + follows).strip()
    pictures.tell(canvas, (order, follows), pictures.TELL, pictures.TELL)
    _bag(canvas, sum(tracker.hat))

    def place(seat: int) -> tuple[str, str]:
        if seat in drawn:
            return str(drawn.index(seat) + 1), ""
        if phase == phases.INITIATIVE:
            return pictures.split(app, seat)
        return "", "×%d" % tracker.hat[seat] if tracker.hat[seat] else ""

    pictures.lineup(canvas, drawn + waiting, place, drawn[-1] if drawn else None)


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


def place(app: "App") -> View:
    """Hamsters are put on the belt, in the order drawn. RHR-3, RHR-4, RHR-A14."""
    return screens.screen(
        app, screens.titled(app, "place"), _places, (NO, NO, (app.common.DONE, ("done",))), clean=True
    )


def _places(canvas: drawing.Canvas, app: "App") -> None:
    """The order, and where."""
    what, follows = pictures.said(app, "place")
    say(canvas, what, follows, MARGIN, TOP - 3)
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
