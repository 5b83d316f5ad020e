"""The companion: its board and its parts."""

from .. import chance, ticks, words
from ..drawing.canvas import Canvas
from . import lights
from .guard import Guard
from .look import Look
from .open_game import OpenGame
from .refresh import Refresh
from .settings import Settings
from .stack import Stack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..board import Board
    from ..games import Event
    from .lights import Scene


class App:
    """Makes the parts of the companion: the open `game`, the `look` of screens at it, the `stack` of screens, and the
    `guard` that decides whether a press counts. `actions` carries out presses; a `Loop` runs all of it."""

    def __init__(
        self,
        board: "Board",
        source: "chance.Source | None" = None,
        on_event: "Callable[[Event], None] | None" = None,
    ) -> None:
        """Make the parts. `on_event` is as for `OpenGame`."""
        self.board = board
        known = board.language in words.languages()
        self.settings = Settings(board.storage, board.language if known else words.FALLBACK)
        self.trust()
        self.canvas = Canvas(board.panel.width, board.panel.height)
        if board.touch:
            self.canvas.spots = []
        self.refresh = Refresh(board.panel, self.settings.full_after)
        self.game = OpenGame(board, self.settings, source or chance.System(), on_event)
        self.look = Look(board, self.settings, self.game, lambda: self.stack.running)
        self.stack = Stack(self.game, self.look, self.refresh)
        self.guard = Guard(board, self.refresh)
        if not (board.woke and self._go_on()):
            if self.settings.stored or known or len(words.languages()) < 2:
                self.stack.home()
            else:
                self.stack.show("languages", True)  # the first screen is made after a language is chosen
        self.stack.warn()

    def _go_on(self) -> bool:
        """After a fault or from sleep, show the game as it was; return False if there is none to continue. A faulty
        game must not stop the start, because it would stop the next start too."""
        try:
            if self.game.tracker and not self.game.tracker.over:
                self.stack.play()
                return True
        except Exception as error:
            self.board.report(error)
            self.game.resume("")
            self.stack.home()
            self.stack.fault(error)
            return True
        return False

    def scene(self, now: int) -> "Scene":
        """Return the scene for the lights. After a roll or draw they shimmer for a moment, whatever screen is shown."""
        scene, rolled = self.stack.timed.scene(now), self.game.rolled
        if not rolled or scene[0] not in ("seat", "dark") or not 0 <= ticks.diff(now, rolled[0]) < lights.SHIMMER:
            return scene
        return ("shimmer", rolled[1], rolled[0])

    def fault(self, error: Exception) -> None:
        """After a defect, resume the game as it is stored, and show what happened."""
        self.game.afresh()
        self.stack.fault(error, True)

    def trust(self) -> None:
        """Refresh the panel without the flash only if somebody has confirmed that it can."""
        panel = self.board.panel
        if panel.kind:
            panel.partial = self.settings.panel == panel.kind

    def save_settings(self) -> None:
        """Store changed settings, or show that they cannot be stored; they take effect at once."""
        self.refresh.full_after = self.settings.full_after
        if not self.settings.save():
            self.stack.notice("unsaved")
        self.stack.redraw()
