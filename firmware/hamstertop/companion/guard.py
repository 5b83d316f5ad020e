"""Decide whether a press counts: at most once, and only if players have had time to see the screen."""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Board
    from .refresh import Refresh

LOCKED = 3000  # maximum ms for which presses are ignored because a slow panel has not shown the screen yet
AGAIN = 700  # ms during which the key that led to a result is ignored
SURFACED = 1500  # ms during which all keys are ignored after time runs out; somebody may have been about to press


class Guard:
    """Remembers which press led to a result, and when a screen appeared that nobody asked for."""

    def __init__(self, board: "Board", refresh: "Refresh") -> None:
        # the press being carried out, as key and ticks; None if a key is held
        self.pressing: tuple[int, int] | None = None
        self._board = board
        self._refresh = refresh
        self._opened: int | None = None  # ticks when an event opened the screen; None once the panel has shown it
        self._resulted: tuple[int, int] | None = None  # the last press that led to a result
        self._surfaced: int | None = None  # ticks when the main screen appeared automatically

    def seen(self) -> bool:
        """Return whether players have had time to see the current screen. An earlier press does not count, so that
        pressing twice by mistake cannot discard a roll or answer a question that nobody has read."""
        if self._opened is not None:
            waited = ticks.diff(self._board.ticks(), self._opened)
            if self._refresh.settled or self._board.panel.fault or not 0 <= waited < LOCKED:
                self._opened = None
        return self._opened is None

    def early(self, key: int, at: int) -> int:
        """Return for how many ms after `at`, a time in ticks, a key is ignored: it may just have led to a result (on a
        fast panel, people press twice before they look), or a screen may have appeared automatically."""
        if self._surfaced is not None:
            left = SURFACED - ticks.diff(at, self._surfaced)
            if 0 < left <= SURFACED:
                return left
            self._surfaced = None
        if self._resulted and self._resulted[0] == key:
            left = AGAIN - ticks.diff(at, self._resulted[1])
            if 0 < left <= AGAIN:
                return left
            self._resulted = None
        return 0

    def counts(self, key: int, at: int) -> bool:
        """Return whether a press of this key at this time does what its label says."""
        return self.seen() and not self.early(key, at)

    def resulted(self) -> None:
        """Record that the press in progress has led to a result."""
        self._resulted = self.pressing

    def repeat(self) -> None:
        """Let the press in progress count again at once, because it then does the same."""
        self._resulted = None

    def opened(self, at_once: bool = False) -> None:
        """Record that an event has opened the screen. If `at_once`, presses count before the panel shows it."""
        self._opened = None if at_once else self._board.ticks()

    def surfaced(self) -> None:
        """Record that a screen has appeared automatically."""
        self._opened = self._surfaced = self._board.ticks()
