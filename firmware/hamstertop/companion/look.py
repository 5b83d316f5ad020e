"""What a screen can look at. Nothing here changes anything."""

from .. import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..games import Event
    from ..words import Section
    from .app import App


class Look:
    """The app as its screens see it: names, words, settings, the board and the open game's history."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def words(self, section: str, part: str = "") -> "Section":
        """Return a section of the open title's words, or of another part's."""
        return self._app.words(section, part)

    @property
    def common(self) -> "Section":
        """The words of every screen."""
        return self._app.common

    def name(self, seat: int) -> str:
        """Return what a player is called."""
        return self._app.name(seat)

    @property
    def title(self) -> str:
        """The title of the open game, "" if there is none."""
        return self._app.session.game

    @property
    def real_dice(self) -> bool:
        """Whether the players have set that they roll dice of their own."""
        return self._app.settings.real_dice

    @property
    def named(self) -> "tuple[bool, ...]":
        """For each seat, whether it has a name besides its colour."""
        return tuple([bool(name) for name in self._app.settings.names])

    @property
    def now(self) -> int:
        """The board's ticks."""
        return self._app.board.ticks()

    def events(self) -> "Iterator[Event]":
        """Return the events of the open game that stand, in order."""
        history = self._app.session.history
        return iter(history.events() if history else ())

    @property
    def languages(self) -> int:
        """How many languages there are."""
        return len(words.languages())
