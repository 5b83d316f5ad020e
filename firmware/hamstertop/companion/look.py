"""The information that screens can use. Nothing here changes anything."""

from .. import words
from . import chosen, story, titles
from .journal import UNSAVED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ..board import Board
    from ..content import Players
    from ..games import Event
    from ..words import Section
    from .open_game import OpenGame
    from .session import Session
    from .settings import Settings


class Look:
    """The present state for screens: names, words, settings, the board and the open game's history."""

    def __init__(
        self, board: "Board", settings: "Settings", game: "OpenGame", is_running: "Callable[[], bool]"
    ) -> None:
        """`is_running` is a function that returns whether a timer runs on the main screen."""
        self.settings = settings  # the owner's preferences
        self._board = board
        self._game = game
        self._is_running = is_running

    def words(self, section: str, part: str = "") -> "Section":
        """Return a section of the open title's words, or of another part's."""
        return words.catalogue(self.settings.language).section(part or self._game.session.game, section)

    @property
    def common(self) -> "Section":
        """The words that every screen uses."""
        return words.catalogue(self.settings.language).common

    def name(self, seat: int) -> str:
        """Return the name of a player."""
        return self.settings.names[seat] or self.common.seats[seat]

    @property
    def title(self) -> str:
        """The title of the open game, "" if there is none."""
        return self._game.session.game

    @property
    def tracker(self) -> "Any":
        """The tracker of the open game, None while the game has only been peeked at: its events are then followed when
        nobody waits, and not because a screen asks."""
        return None if self._game.behind else self._game.tracker

    @property
    def playing(self) -> bool:
        """Whether the open game is being played."""
        return self._game.playing

    @property
    def undoes(self) -> bool:
        """Whether there is an event to take back."""
        return self._game.session.count > 1 or self._game.session.replaces

    @property
    def running(self) -> bool:
        """Whether a timer runs on the main screen."""
        return self._is_running()

    @property
    def now(self) -> int:
        """The board's ticks."""
        return self._board.ticks()

    def events(self) -> "Iterator[Event]":
        """Return the events of the open game that stand, in order."""
        history = self._game.session.history
        return iter(history.events() if history else ())

    @property
    def count(self) -> int:
        """The number of events of the open game that stand."""
        return self._game.session.count

    @property
    def logged(self) -> int:
        """The number of events of the open game in its log: annotations are not listed."""
        annotations = self._game.session.annotations
        return sum([event[0] not in annotations for event in self.events()]) if annotations else self.count

    def last(self) -> "tuple[str, int | None] | None":
        """Return the event that an undo would take back, in words, and the seat that had to act before it; None if
        there is no such event."""
        return story.last(self, self._game.session)

    def log(self, first: int, stop: int) -> "list[str]":
        """Return these events of the open game in words. The game is replayed up to the last of them."""
        session = self._game.session
        lines: list[str] = []
        index = 0
        for event, phase, seat, tracker in session.history.replayed() if session.history else ():
            if index >= stop:
                break
            if event[0] not in session.annotations:
                if index >= first:
                    lines.append(story.line(self, session.game, event, phase, seat, tracker))
                index += 1
        return lines

    @property
    def saved(self) -> bool:
        """Whether the open game is being saved."""
        return self._game.session.journal.trouble != UNSAVED

    def saved_game(self, title: str) -> "Session":
        """Return the saved game of a title."""
        return self._game.saved(title)

    def setup(self, title: str) -> "tuple[int, ...]":
        """Return the set-up that was chosen for the next game of a title, () if none was. Raise ValueError if it is
        damaged."""
        return chosen.setup(title, self.settings.setups)

    @property
    def company(self) -> "tuple[int, ...]":
        """The number of players in the open game, as a tuple; () if it is not known."""
        count = getattr(self._game.tracker, "players", 0)
        return (count,) if count else ()

    @property
    def explained(self) -> bool:
        """Whether the open game has explanations for things that appear for the first time."""
        return hasattr(titles.screens(self.title), "EXPLAINED")

    def leads(self) -> "tuple[Players, list[int]]":
        """Return everybody's number in the open game, and the seats in the lead."""
        found: tuple[Players, list[int]] = titles.screens(self.title).LEADS(self, self._game.tracker)
        return found

    @property
    def results(self) -> "list[bytes]":
        """The results of finished games, the latest first."""
        return self._game.results

    # The settings and the board

    @property
    def languages(self) -> "list[tuple[str, str]]":
        """The available languages: (the language's own name, code)."""
        return sorted([(words.called(code), code) for code in words.languages()])

    @property
    def board(self) -> str:
        """The name of the board."""
        return self._board.name

    @property
    def battery(self) -> "int | None":
        """The charge of the battery in percent, None without a battery."""
        return self._board.battery()

    @property
    def over(self) -> bool:
        """Whether the open game has ended."""
        return self._game.over

    @property
    def any_results(self) -> bool:
        """Whether results are stored, as last read for the first screen."""
        return self._game.any_results

    @property
    def checks(self) -> bool:
        """Whether the board can check itself."""
        return bool(self._board.checks)

    @property
    def quick(self) -> bool:
        """Whether the panel can do partial refreshes."""
        return self._board.panel.partial

    @property
    def must_flash(self) -> bool:
        """Whether the panel must refresh with a flash until somebody has confirmed that it can do without."""
        panel = self._board.panel
        return bool(panel.kind) and not panel.partial
