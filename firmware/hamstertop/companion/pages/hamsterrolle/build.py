"""A turn: start the time, say where the piece lies. The plain path is two presses. HR-10 to HR-32."""

from .... import ticks
from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large, medium, numerals, small
from ....drawing.hamsterwheel import wheel
from ....games.hamsterrolle import rules
from ... import pages
from ...countdown import Countdown
from ..page import LEFT, MIDDLE, RIGHT, TOP, centred, fitting
from . import asking
from .rollpage import STOCKS, RollPage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...lights import Scene
    from ..page import Labels

TIME = 1000 * rules.SECONDS
MARKS = (20000, 10000, 5000, 0)  # times left that are stored, and shown where the paper is quick
TONES = {10000: (1200, 60), 5000: (1600, 60), 0: (2400, 600)}  # hertz, ms
GRACE = 5000  # ms until the time begins by itself, if it does (HR-A8)
MIDDLE_LEFT = 96  # left edge of the middle column
MIDDLE_WIDE = STOCKS - MIDDLE_LEFT - 8


class Build(RollPage):
    """Before the time runs, while it runs, and once it has run out."""

    keeps = True  # the time

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        now = app.board.ticks()
        clock = self.tracker.clock
        self.countdown = Countdown(TIME if clock is None else 1000 * clock, MARKS)
        self.since = now
        self.starts_itself = self.tracker.house[rules.STARTING] == 1 and clock is None

    @property
    def running(self) -> bool:
        return self.countdown.running and not self.up

    @property
    def up(self) -> bool:
        """Whether the time has run out."""
        return self.tracker.clock == 0

    def title(self) -> str:
        return pages.title("hamsterrolle", self.app)

    def corner(self) -> str:
        tracker = self.tracker
        corner = self.words.WHEEL % tracker.wheel
        return corner + " · " + self.words.OUT % tracker.gone if tracker.gone else corner

    def labels(self) -> "Labels":
        words = self.words
        if self.running:
            return self._places(words.BUILT, (words.FELL, words.PASS if self.tracker.opened else "", words.STOP))
        if self.up:
            return self._places(words.LIES, (words.FELL, words.ELSEWHERE, self.common.MENU))
        return ((words.GONE, self.common.UNDO), (words.MORE, ""), (words.START, self.common.MENU))

    def _places(self, label: str, holds: tuple[str, str, str]) -> "Labels":
        """The open compartments on the keys; at the opening the only one on the right."""
        steps = self.tracker.steps
        places = ["", "", ""]
        for step in steps:
            places[step - len(steps)] = label % step
        return ((places[0], holds[0]), (places[1], holds[1]), (places[2], holds[2]))

    def press(self, key: int, held: bool) -> None:
        now = self.app.board.ticks()
        if self.running:
            if held and key == RIGHT:
                self._stop(now)
            else:
                self.countdown.stop(now)
                self._report("fell", key, held)
        elif not self.up or (held and key == RIGHT):
            super().press(key, held)
        else:
            self._report("dropped", key, held)

    def _report(self, kind: str, key: int, held: bool) -> None:
        """What became of the piece: where it lies, or ask."""
        if not held:
            asking.ask(self.app, kind, 0, key if len(self.tracker.steps) > 1 else 0)
        elif key == LEFT:
            asking.ask(self.app, kind)
        elif kind == "dropped":
            asking.ask(self.app, kind, 0, asking.ELSEWHERE)
        else:
            self.app.push("hamsterrolle.passed")

    def act(self, key: int) -> None:
        if key == LEFT:
            self.app.push("hamsterrolle.lost")
        elif key == MIDDLE:
            self.app.push("hamsterrolle.events")
        else:
            self._start(self.app.board.ticks())

    def _start(self, now: int) -> None:
        self.starts_itself = False
        self.countdown.start(now)
        if self.tracker.clock is None:
            self.app.note(("clock", rules.SECONDS))
        self.app.redraw()

    def _stop(self, now: int) -> None:
        """Store what is left."""
        self.countdown.stop(now)
        seconds = self._seconds(now)
        if seconds != self.tracker.clock:
            self.app.note(("clock", seconds))
        self.app.redraw()

    def _seconds(self, now: int) -> int:
        """What is left, in the player's favour."""
        return (self.countdown.left(now) + 999) // 1000

    def tick(self, now: int) -> None:
        if self.starts_itself and ticks.diff(now, self.since) >= GRACE:
            self._start(now)
        mark = self.countdown.mark(now)
        if mark is None:
            return
        if mark in TONES and self.app.settings.sound:
            self.app.board.tone(TONES[mark][0], TONES[mark][1])
        self.app.note(("clock", mark // 1000))
        if not mark or self.app.board.panel.partial:
            self.app.redraw()

    def scene(self, now: int) -> "Scene":
        if self.up:
            return ("alarm", self.tracker.seat)
        if self.countdown.running:
            return ("bar", self.countdown.left(now), TIME)
        return super().scene(now)

    def draw(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        marks = tuple([str(step) for step in tracker.steps])
        wheel(canvas, 48, TOP + 45, rules.OPENING, marks, not tracker.opened)
        name = self.app.name(tracker.seat)
        font = fitting(name, MIDDLE_WIDE, (huge, large))
        centred(canvas, font, name, MIDDLE_LEFT, MIDDLE_WIDE, TOP + (-2 if font is huge else 3))
        if self.up:
            centred(canvas, huge, self.words.LET_GO, MIDDLE_LEFT, MIDDLE_WIDE, TOP + 30)
            centred(canvas, medium, self.words.WHERE, MIDDLE_LEFT, MIDDLE_WIDE, TOP + 70)
        else:
            self._time(canvas)
            centred(canvas, small, self._caption(), MIDDLE_LEFT, MIDDLE_WIDE, TOP + 78)
        self.stocks(canvas)

    def _time(self, canvas: drawing.Canvas) -> None:
        """The seconds left; while they run, those of the last mark: the lights have it exactly."""
        seconds = self.tracker.clock if self.running else self._seconds(self.app.board.ticks())
        centred(canvas, numerals, str(seconds), MIDDLE_LEFT, MIDDLE_WIDE, TOP + 29)

    def _caption(self) -> str:
        if self.running:
            return self.words.OR_LESS_LIT if self.app.board.pixels else self.words.OR_LESS
        if self.tracker.helps:
            return self.words.HELPS % self.app.name(self.tracker.partner(self.tracker.seat))
        return self.words.SECONDS
