"""Decide when a press counts: only after players can have seen the screen that it answers, and not twice."""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Board
    from .refresh import Refresh

LOCKED = 3000  # the longest time in ms that a slow panel may keep players waiting until a press counts
AGAIN = 700  # ms in which a key that led to a result does nothing if it is pressed again
SURFACED = 1500  # ms in which no key does anything after the timer runs out: a finger may have been about to press


class Guard:
    """Remembers the press that led to a result, and when a screen appeared by itself."""

    def __init__(self, board: "Board", refresh: "Refresh") -> None:
        # key and ticks of the press that is being carried out, None for a key that is held
        self.pressing: tuple[int, int] | None = None
        self._board = board
        self._refresh = refresh
        self._opened: int | None = None  # ticks when an event opened this screen, None once the panel has shown it
        self._led: tuple[int, int] | None = None  # the last press that led to a result
        self._surfaced: int | None = None  # ticks when the main screen appeared by itself

    def seen(self) -> bool:
        """Return whether the players can have seen the screen that a press answers. An earlier press does not count:
        the second half of a double press must not discard a roll, or answer a question that nobody has read."""
        if self._opened is not None:
            waited = ticks.diff(self._board.ticks(), self._opened)
            if self._refresh.settled or self._board.panel.fault or not 0 <= waited < LOCKED:
                self._opened = None
        return self._opened is None

    def early(self, key: int, at: int) -> int:
        """Return for how many ms after the ticks `at` a press of this key does nothing: because it has just led to a
        result (on a quick panel, people press twice before they have looked), or because another screen has appeared by
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
        """Return whether a press of this key at these ticks has the effect in its label."""
        return self.seen() and not self.early(key, at)

    def led(self) -> None:
        """Note that the press in progress has led to a result."""
        self._led = self.pressing

    def opened(self, at_once: bool = False) -> None:
        """Note that an event has opened the screen; presses may count `at_once`."""
        self._opened = None if at_once else self._board.ticks()

    def surfaced(self) -> None:
        """Note that a screen has appeared by itself."""
        self._opened = self._surfaced = self._board.ticks()
