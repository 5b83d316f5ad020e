"""A screen on which a time runs: by the lights exactly, on the panel at its marks."""

from .countdown import Countdown
from .screen import Screen, seat_scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .lights import Scene

# Times left that are stored, and shown where the panel is quick, in ms; those that the time does not begin with.
MARKS = (90000, 60000, 30000, 20000, 10000, 5000, 0)
TONES = {10000: (1200, 60), 5000: (1600, 60), 0: (2400, 600)}  # hertz, ms


class Timed(Screen):
    """The title's tracker has the seconds left as `clock`, as last noted; None before the time has begun."""

    lasting = True

    def __init__(self, app: "App", seconds_in_all: int) -> None:
        super().__init__(app)
        clock = app.tracker.clock
        self.seconds_in_all = seconds_in_all
        self.countdown = Countdown(1000 * (seconds_in_all if clock is None else clock), MARKS)

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
        if not mark or self.app.board.panel.partial:
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
