"""Time running down, by a counter that wraps."""

from .. import ticks


class Countdown:
    """Exact whenever it is asked, never below 0; reports each of its marks once."""

    def __init__(self, ms: int, marks: tuple[int, ...]) -> None:
        """Stopped, with `ms` left. `marks` are times left, in ms, the longest first."""
        self._left = ms
        self._marks = [mark for mark in marks if mark < ms]
        self._started: int | None = None  # ticks

    @property
    def running(self) -> bool:
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
