"""The app, which connects the companion's parts with its board."""

from .. import chance, ticks, words
from ..drawing.canvas import Canvas
from ..saving.settings import Settings
from . import lights
from .guard import Guard
from .look import Look
from .open_game import OpenGame
from .refresh import Refresh
from .stack import Stack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..board import Board
    from ..games import Event
    from .lights import Scene


class App:
    """The companion's parts: the open `game`, the `look` that screens get their information from, the `stack` of
    screens and the `guard` that decides whether a press counts. `actions` carries out presses, and a `Loop` runs the
    app."""

    def __init__(
        self,
        board: "Board",
        source: "chance.Source | None" = None,
        on_event: "Callable[[Event], None] | None" = None,
    ) -> None:
        """Create the parts and show the first screen. `on_event` is passed to `OpenGame`."""
        self.board = board
        known = board.language in words.languages()
        self.settings = Settings(board.storage, board.language if known else words.FALLBACK)
        self.trust()
        self.canvas = Canvas(board.panel.width, board.panel.height)
        self.refresh = Refresh(board.panel, self.settings.full_after)
        self.game = OpenGame(board, self.settings, source or chance.System(), on_event)
        self.look = Look(board, self.settings, self.game, lambda: self.stack.running)
        self.stack = Stack(self.game, self.look, self.settings, self.refresh)
        self.guard = Guard(board, self.refresh)
        if not (board.woke and self._go_on()):
            if self.settings.stored or known or len(words.languages()) < 2:
                self.stack.home()
            else:
                self.stack.show("languages", True)  # the first screen follows once a language has been chosen
        self.stack.warn()

    def _go_on(self) -> bool:
        """Continue the game after a fault or sleep; return False if there is no game. A damaged game must not prevent
        the app from starting, because it would prevent every later start too."""
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
        """Return the scene for the lights, which shimmer for a moment after a roll or draw on any screen."""
        scene, rolled = self.stack.scene(now), self.game.rolled
        if not rolled or scene[0] not in lights.CALM or not 0 <= ticks.diff(now, rolled[0]) < lights.SHIMMER:
            return scene
        return ("shimmer", rolled[1], rolled[0])

    def fault(self, error: Exception) -> None:
        """Return to the game as last stored, and show the error."""
        self.game.afresh()
        self.stack.fault(error, True)

    def trust(self) -> None:
        """Allow partial refreshes only if somebody has confirmed that they work on this panel."""
        if self.board.panel.kind:
            self.board.panel.trust(self.settings.panel)

    def save_settings(self) -> None:
        """Apply and store changed settings, and show a notice if they cannot be stored."""
        self.refresh.full_after = self.settings.full_after
        if not self.settings.save():
            self.stack.notice("unsaved")
        self.stack.redraw()
