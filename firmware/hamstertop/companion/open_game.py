"""The open game: how it begins and continues, what is shown and stored of it, and its troubles."""

from ..storage import FORMATTED, REFUSED, whole
from . import results, titles
from .settings import EACH_GAME
from .shelf import Shelf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .. import chance
    from ..board import Board
    from ..games import Event
    from .session import Session
    from .settings import Settings


class OpenGame:
    """The open game, one of the saved games. It does not depend on any screen.

    `rolled` has the ticks of the last roll or draw, and its player; for dice, also their sides and faces.
    """

    def __init__(
        self, board: "Board", settings: "Settings", source: "chance.Source", on_event: "Callable[[Event], None] | None"
    ) -> None:
        """`on_event` is called with every event after it is stored, as everybody may know it, and with ("undo",) for an
        undo."""
        self.on_event = on_event
        self.shelf = Shelf(board.storage, source, board.ticks)
        self.session = self.shelf.session("")
        self.playing = False  # whether it is being played, not only open
        self.any_results = False  # whether results are stored, as last read
        self.rolled: tuple[int, ...] = ()
        self._results: list[bytes] | None = None  # as last read
        self._board = board
        self._settings = settings
        self._reported: list[tuple[object, str]] = []  # journals with troubles that the players have been told about
        if settings.last in titles.names():
            self.session = self.shelf.peek(settings.last)
        # whether a game that was only peeked at has ended, according to the results
        self._ended = self.behind and results.ended(board.storage, self.session.identity)

    @property
    def tracker(self) -> "Any":
        """The tracker of the game, None while no game is open."""
        return self.session.tracker

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._ended if self.behind else bool(self.tracker.over)

    # Beginning and resuming

    @property
    def behind(self) -> bool:
        """Whether it was only peeked at, so that its events must still be followed."""
        return not self.session.whole

    def follow(self) -> bool:
        """Follow a few more of its events; return whether the game turns out to be other than expected."""
        if self.session.follow():
            return False
        return not self.session.game or self.tracker.over != self._ended

    def saved(self, title: str) -> "Session":
        """Return the saved game of a title."""
        return self.shelf.session(title)

    def resume(self, title: str) -> bool:
        """Continue with the game of this title, or with none; return whether there is one."""
        self.session = self.shelf.session(title)
        if self.session.game:
            self._keep_first(title)
        return bool(self.session.game)

    def afresh(self) -> None:
        """After a defect, load the game as it is stored."""
        self.session = self.shelf.afresh(self.session.game)

    def begin(self, title: str, event: "Event") -> None:
        """Begin a game of a title in place of its saved one. Things that occur for the first time in it are explained,
        if the players want that."""
        session = self.shelf.session(title)
        explains, explained = self._settings.explains, self._settings.explained
        first = explains == EACH_GAME or (explains and title not in explained and not session.game)
        first = first and hasattr(titles.screens(title), "EXPLAINED")
        session.begin(title, event)
        self.session = session
        if first:
            explained[title] = 0
            self._settings.save()
        self._keep_first(title)
        self._report(event)

    def _keep_first(self, title: str) -> None:
        """Remember to open this game first after a power cut."""
        self.shelf.keep(title)
        if self._settings.last != title:
            self._settings.last = title
            self._settings.save()

    def give_up(self, title: str) -> bool:
        """Before a new game replaces the running one of this title, keep that one among the results, and for
        `bring_back`. Return whether it can be brought back."""
        session = self.shelf.session(title)
        self._results = None
        results.give_up(self._board.storage, session, self._settings.names)
        return session.keep()

    def bring_back(self) -> bool:
        """Take the start of the game back: the game before continues. Raise one of REFUSED if the storage refuses;
        return whether that game can be read."""
        self.session.bring_back()
        if self.session.game:
            self._report(("undo",))
            self.remember()  # it is no longer a result
        return bool(self.session.game)

    # Events

    def do(self, event: "Event") -> None:
        """Store an event."""
        self.session.do(event)
        if self.tracker.over:
            self.remember()
        self._report(event)

    def draw(self, sides: int) -> int:
        """Return a random number, 0 to sides - 1, for an event that reports it. Lights and sound follow."""
        self.rolled = (self._board.ticks(), self.tracker.to_act or 0)
        return self.session.draw(sides)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Roll dice for an event that reports the faces. Lights and sound follow."""
        faces = self.session.roll(dice, sides)
        self.rolled = (self._board.ticks(), self.tracker.to_act or 0, sides) + faces
        return faces

    def undo(self) -> None:
        """Take the last event back, together with the event that it completes and any later annotations, at most to the
        start of the game."""
        over = self.tracker.over
        while True:
            joined = self.tracker.joined
            event = self.session.undo()
            if event:
                self._report(("undo",))
            if not event or not (joined or event[0] in self.session.annotations):
                break
        if over:
            self.remember()  # it is no longer a result

    def _report(self, event: "Event") -> None:
        if self.on_event:
            self.on_event(event if event[0] == "undo" else self.tracker.public(event))

    # Results

    def remember(self) -> None:
        """Store the result of the game if it is over (see `results`)."""
        self._results = None
        self.any_results = results.update(self._board.storage, self.session, self._settings.names)

    @property
    def results(self) -> list[bytes]:
        """The results of finished games, the latest first. They are read only once, because storage is slow."""
        if self._results is None:
            self._results = results.stored(self._board.storage)
            self._results.reverse()
        return self._results

    def result(self) -> bytes:
        """Return the present result of the game."""
        return results.of_game(self.session, self._settings.names)

    # Troubles

    def trouble(self, title: str) -> str:
        """Return, once, why the saved game of a title, or the open one, could not be read or written; "" if it
        could."""
        journal = self.saved(title).journal if title else self.session.journal
        trouble = (journal, journal.trouble)
        if not trouble[1] or trouble in self._reported:
            return ""
        self._reported.append(trouble)
        return trouble[1]

    def formatted(self) -> bool:
        """Return, once, whether the flash was formatted."""
        storage = self._board.storage
        try:
            found = whole(storage, FORMATTED)
            if found:
                storage.replace(FORMATTED, ())
        except REFUSED:
            return False
        return bool(found)
