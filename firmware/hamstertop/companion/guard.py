"""When a press counts: not before players can have seen what it answers, and not twice."""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Board
    from .refresh import Refresh

LOCKED = 3000  # ms that a slow panel may keep players waiting, at most, until a press counts
AGAIN = 700  # ms in which a key that led to a result does nothing when it is pressed again
SURFACED = 1500  # ms in which no key does anything when the time is up: a finger was on its way to something else


class Guard:
    """Knows what led to a result, and when something was shown that nobody has asked for."""

    def __init__(self, board: "Board", refresh: "Refresh") -> None:
        # Key and ticks of the press that is being carried out, None of a key that is held
        self.pressing: tuple[int, int] | None = None
        self._board = board
        self._refresh = refresh
        self._opened: int | None = None  # ticks when an event opened this screen, None once the panel has shown it
        self._led: tuple[int, int] | None = None  # of the last press that led to a result
        self._surfaced: int | None = None  # ticks when the main screen came up by itself

    def seen(self) -> bool:
        """Return whether the players can have seen what a press answers. A press that comes before counts for nothing:
        the second one of a double press must not throw a roll away, or answer a question that nobody has read."""
        if self._opened is not None:
            waited = ticks.diff(self._board.ticks(), self._opened)
            if self._refresh.settled or self._board.panel.fault or not 0 <= waited < LOCKED:
                self._opened = None
        return self._opened is None

    def early(self, key: int, at: int) -> int:
        """Return for how many ms after `at`, ticks, a press of this key does nothing, because it led to a result just
        now: on a quick panel people press twice before they have looked. Or because another screen came up by
        itself."""
        if self._surfaced is not None:
            left = SURFACED - ticks.diff(at, self._surfaced)
            if 0 < left <= SURFACED:
                return left
            self._surfaced = None
        if self._led and self._led[0] == key:
            left = AGAIN - ticks.diff(at, self._led[1])
            if 0 < left <= AGAIN:
                return left
            self._led = None
        return 0

    def counts(self, key: int, at: int) -> bool:
        """Return whether a press of this key at these ticks does what its label says."""
        return self.seen() and not self.early(key, at)

    def led(self) -> None:
        """Note that the press being carried out has led to a result."""
        self._led = self.pressing

    def opened(self, at_once: bool = False) -> None:
        """Note that an event has opened what is shown; presses of it may count `at_once`."""
        self._opened = None if at_once else self._board.ticks()

    def surfaced(self) -> None:
        """Something is shown that nobody has asked for."""
        self._opened = self._surfaced = self._board.ticks()
