"""A turn of Hamsterrolle: start the time, enter where the piece lies. The plain path is two presses."""

from .... import ticks
from ....companion.screen import NO, TOP, WIDTH, across, fitting, lower, say, strip, undo, up
from ....companion.timed import Timed, start
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, numerals, plate, small
from ....drawing.hamsterwheel import wheel
from .. import rules
from .happened import more, passes, report

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Action, Commands

GRACE = 5000  # ms until the time begins by itself, if it does (HR-A8)

TEXT = 98  # left edge of the text beside the wheel
WIDE = 197  # and its width
BESIDE = 173  # left edge of the text beside the seconds


class Turn(Timed):
    """Before the time runs, while it runs, and once it has run out. HR-10 to HR-32."""

    lasting = False

    def __init__(self, app: "App") -> None:
        super().__init__(app, rules.SECONDS)
        self.since = app.board.ticks()
        self.starts_itself = app.tracker.readings.starts_itself and app.tracker.clock is None

    @property
    def topic(self) -> str:  # type: ignore[override]
        """The moment of the turn: what the page says and help explains."""
        tracker = self.app.tracker
        if self.up:
            return "up"
        if self.running:
            return "running"
        if tracker.clock is not None:
            return "stands"
        return "helps" if tracker.helps else "turn" if tracker.opened else "opening"

    def corner(self) -> str:
        words, tracker = self.app.words("turn"), self.app.tracker
        if tracker.gone:
            return words.wheel_and_out % (tracker.wheel, tracker.gone)
        return words.wheel % tracker.wheel

    def presses(self) -> "Commands":
        words = self.app.words("turn")
        if not (self.running or self.up):
            return (
                (words["pass"], passes) if self.app.tracker.opened else NO,
                (words.more, more),
                (words.start, start),
            )
        # The open compartments, in the order in which they stand in the wheel; at the opening the only one on the right
        steps = sorted(self.app.tracker.steps, reverse=True)
        places = [NO] * (3 - len(steps)) + [(words.built % step, lies_in(step)) for step in steps]
        return places[0], places[1], places[2]

    def holds(self) -> "Commands":
        left, middle, right = super().holds()
        return (left[0], take_back), middle, right

    def press(self, key: int, held: bool) -> None:
        """Where the piece lies ends the time; help and menu do not, but from there on what is left now counts."""
        action = self.keys()[key][held][1]
        if self.running:
            now = self.app.board.ticks()
            if not held:
                self.countdown.stop(now)
            elif self.seconds(now) != self.app.tracker.clock:
                self.app.note(("clock", self.seconds(now)))
        self.app.act(action)

    def start(self) -> None:
        self.starts_itself = False
        self.lasting = True
        super().start()

    def tick(self, now: int) -> None:
        if self.starts_itself and ticks.diff(now, self.since) >= GRACE:
            self.start()
        super().tick(now)

    def draw(self, canvas: drawing.Canvas) -> None:
        draw(canvas, self.app, self.topic, self.shown_seconds())


def take_back(app: "App") -> "Action":
    """Undo. A start of the time is taken back first: it was no turn yet."""
    kind = ""
    for event in app.session.history.events() if app.session.history else ():
        kind = event[0]
    if app.tracker.clock is None or kind not in ("clock", "time"):
        return undo(app)
    app.message = app.words("turn").time_back
    return ("reset",)


def lies_in(step: int) -> "Action":
    """A key has entered an open compartment, and nothing fell."""
    return lambda app: report(app, 0, step)


def draw(canvas: drawing.Canvas, app: "App", moment: str, seconds: int) -> None:
    """The wheel, what to do at this moment of the turn, the seconds where they matter, everybody's pieces."""
    tracker, words = app.tracker, app.words("turn")
    first = 0 if tracker.opened else rules.OPENING  # the wheel rolls on to where the last piece lies
    wheel(canvas, first, tuple([str(step) for step in tracker.steps]), not tracker.opened)
    order, follows = words[moment + ".do"], words[moment + ".why"]
    if moment == "up":
        canvas.text(plate, order, TEXT, TOP + 25 - plate.BASE)
        say(canvas, "", follows, TEXT, TOP + 22, WIDE)
    elif tracker.clock is not None:
        canvas.text(numerals, str(seconds), BESIDE - 4 - drawing.width(numerals, str(seconds)), TOP + 3)
        say(canvas, order, follows, BESIDE, TOP - 2 - up(canvas), WIDTH - BESIDE - 2)
    else:
        if moment == "helps":
            order = order % app.name(tracker.partner(tracker.seat))
        if tracker.taken:
            before = app.name((tracker.seat - 1) % tracker.players)
            if tracker.taken == 1 and tracker.returned:
                follows = words["taken.own"] % before
            else:
                follows = words["taken.more" if tracker.taken > 1 else "taken.one"] % (before, tracker.taken)
        how, seat = tracker.zero
        zero = words["zero." + how] % app.name(seat) if tracker.opened else words["zero.opening"]
        wide = across(canvas, WIDE)
        font = large if canvas.top else fitting(order, wide, (large, medium))
        y = canvas.paragraph(font, order, TEXT, TOP - 2 - up(canvas), wide, 18)
        rows = len(drawing.wrap(medium, follows, wide)) + len(drawing.wrap(medium, zero, wide))
        text = follows + "\n" + zero
        if canvas.top:
            font, leading = lower(canvas)
        else:
            font = medium if rows < 4 else small  # for very long names
            leading = 14 if rows < 3 else 12
        canvas.paragraph(font, text, TEXT, y + (3 if rows < 3 else 0), wide, leading)
    stocks(canvas, app, tracker.seat)


def stocks(canvas: drawing.Canvas, app: "App", marked: "int | None") -> None:
    """Everybody's pieces; partners have the same letter."""
    numbers, behind, _ = leads(app)
    strip(canvas, app, numbers, behind, marked)


def leads(app: "App") -> "tuple[list[int], list[str], list[int]]":
    """Everybody's pieces, the letter of the team, and who has the fewest: of teams, the one with fewer together."""
    tracker = app.tracker
    stocks = left = tracker.stocks
    behind = [""] * tracker.players
    if tracker.teams:
        first = [0, tracker.teams]
        behind = ["AB"[seat not in first] for seat in range(4)]
        of_first = sum([stocks[seat] for seat in first])
        left = [of_first if seat in first else sum(stocks) - of_first for seat in range(4)]
    return stocks, behind, [seat for seat, pieces in enumerate(left) if pieces == min(left)]
