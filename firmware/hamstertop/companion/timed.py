"""A screen on which a time runs: by the lights exactly, on the panel at its marks."""

from .. import ticks
from ..content import time
from .screen import Screen, seat_scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..content import Time
    from .app import App
    from .lights import Scene

# Times left that are stored, and shown where the panel is quick, in ms; those that the time does not begin with.
MARKS = (90000, 60000, 30000, 20000, 10000, 5000, 0)
TONES = {10000: (1200, 60), 5000: (1600, 60), 0: (2400, 600)}  # hertz, ms


def turn(
    tracker: "Any", cursor: "tuple[int, int | None] | None", seconds: int, pauses: bool = False, grace: int = 0
) -> "Time":
    """Return the time of a turn that has so many seconds. The title's tracker has the seconds left as `clock`, as last
    noted, None before the time has begun. The cursor has the ms left and since when they run, None before a start."""
    left, since = cursor or (1000 * (seconds if tracker.clock is None else tracker.clock), None)
    return time(1000 * seconds, left, since if tracker.clock else None, pauses, grace)


def left(time: "Time", now: int) -> int:
    """Return the milliseconds that are left."""
    if time.since is None:
        return int(time.left)
    return max(time.left - max(ticks.diff(now, time.since), 0), 0)


def seconds(time: "Time", now: int) -> int:
    """Return the seconds that are left, in the player's favour."""
    return (left(time, now) + 999) // 1000


def mark(time: "Time", noted: int, now: int) -> "int | None":
    """Return the last mark that was reached since `noted`, the seconds left as last noted."""
    reached = None
    now_left = left(time, now)
    for each in MARKS:
        if now_left <= each < 1000 * noted:
            reached = each
    return reached


class Countdown:
    """Time running down: exact whenever it is asked, never below 0, over the counter's wrap; reports each mark once."""

    def __init__(self, ms: int, marks: tuple[int, ...]) -> None:
        """Stopped, with `ms` left. `marks` are times left, in ms, the longest first."""
        self._left = ms
        self._marks = [mark for mark in marks if mark < ms]
        self._started: int | None = None  # ticks

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._started is not None

    def start(self, now: int) -> None:
        """Go on from what is left."""
        if self._started is None:
            self._started = now

    def stop(self, now: int) -> None:
        """Keep what is left."""
        self._left = self.left(now)
        self._started = None

    def left(self, now: int) -> int:
        """Milliseconds."""
        if self._started is None:
            return self._left
        return max(self._left - max(ticks.diff(now, self._started), 0), 0)

    def mark(self, now: int) -> int | None:
        """The last mark reached since this was asked before, if any."""
        reached = None
        left = self.left(now)
        while self._marks and left <= self._marks[0]:
            reached = self._marks.pop(0)
        return reached


class Timed(Screen):
    """A player's turn by the clock. The title's tracker has whose it is as `seat`, and the seconds left as `clock`, as
    last noted; None before the time has begun."""

    lasting = True

    def __init__(self, app: "App", seconds_in_all: int) -> None:
        super().__init__(app)
        clock = app.tracker.clock
        self.seconds_in_all = seconds_in_all
        self.countdown = Countdown(1000 * (seconds_in_all if clock is None else clock), MARKS)

    def title(self) -> str:
        return ""  # behind the name stands what the corner says

    def actor(self) -> "int | None":
        seat: int = self.app.tracker.seat
        return seat

    @property
    def up(self) -> bool:
        """Whether the time has run out."""
        return self.app.tracker.clock == 0

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self.countdown.running and not self.up

    def start(self) -> None:
        """Let it run, from what is left."""
        self.countdown.start(self.app.board.ticks())
        if self.app.tracker.clock is None:
            self.app.note(("clock", self.seconds_in_all))
        self.app.redraw()

    def stop(self) -> None:
        """Stop it, and store what is left."""
        now = self.app.board.ticks()
        self.countdown.stop(now)
        seconds = self.seconds(now)
        if seconds != self.app.tracker.clock:
            self.app.note(("clock", seconds))
        self.app.redraw()

    def seconds(self, now: int) -> int:
        """What is left, in the player's favour."""
        return (self.countdown.left(now) + 999) // 1000

    def shown_seconds(self) -> int:
        """What the panel shows: while the time runs, the last mark."""
        if self.running:
            clock: int = self.app.tracker.clock
            return clock
        return self.seconds(self.app.board.ticks())

    def tick(self, now: int) -> None:
        mark = self.countdown.mark(now)
        if mark is None:
            return
        if mark in TONES and self.app.settings.sound:
            self.app.board.tone(TONES[mark][0], TONES[mark][1])
        self.app.note(("clock", mark // 1000))
        if not mark:
            self.app.surface()
        elif self.app.board.panel.partial:
            self.app.redraw()

    def scene(self, now: int) -> "Scene":
        if self.up:
            return ("alarm", self.app.tracker.to_act)
        if self.countdown.running:
            return ("bar", self.countdown.left(now), 1000 * self.seconds_in_all)
        return seat_scene(self.app)


def start(app: "App") -> None:
    """Start the time of the screen that is shown."""
    app.screen.start()  # type: ignore[attr-defined]


def stop(app: "App") -> None:
    """Stop it."""
    app.screen.stop()  # type: ignore[attr-defined]
