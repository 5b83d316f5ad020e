"""Read-only access to the information that screens need."""

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
    """The current state that screens show: names, words, settings, the board and the open game's history."""

    def __init__(
        self, board: "Board", settings: "Settings", game: "OpenGame", is_running: "Callable[[], bool]"
    ) -> None:
        """Initialize with the app's parts. `is_running` returns whether a timer is running on the main screen."""
        self.settings = settings  # the owner's preferences
        self._board = board
        self._game = game
        self._is_running = is_running

    def words(self, section: str, part: str = "") -> "Section":
        """Return a section of the words of `part`, by default the open title."""
        return words.catalogue(self.settings.language).section(part or self._game.session.game, section)

    @property
    def common(self) -> "Section":
        """The words shared by all screens."""
        return words.catalogue(self.settings.language).common

    def name(self, seat: int) -> str:
        """Return the name of the player at a seat, or the seat's colour."""
        return self.settings.names[seat] or self.common.seats[seat]

    @property
    def title(self) -> str:
        """The title of the open game, or "" if there is none."""
        return self._game.session.game

    @property
    def tracker(self) -> "Any":
        """The tracker of the open game. It is None until the game's events have been replayed, so that screens do not
        make players wait for this."""
        return None if self._game.behind else self._game.tracker

    @property
    def playing(self) -> bool:
        """Return whether the open game is being played."""
        return self._game.playing

    @property
    def undoes(self) -> bool:
        """Return whether there is anything to undo."""
        return self._game.session.count > 1 or self._game.session.replaces

    @property
    def running(self) -> bool:
        """Return whether a timer is running on the main screen."""
        return self._is_running()

    @property
    def now(self) -> int:
        """The current time in the board's ticks."""
        return self._board.ticks()

    def events(self) -> "Iterator[Event]":
        """Return the open game's events in order, except undone ones."""
        history = self._game.session.history
        return iter(history.events() if history else ())

    @property
    def count(self) -> int:
        """The number of events in the open game, not counting undone ones."""
        return self._game.session.count

    @property
    def logged(self) -> int:
        """The number of events in the open game's log, which does not list annotations."""
        annotations = self._game.session.annotations
        return sum([event[0] not in annotations for event in self.events()]) if annotations else self.count

    def last(self) -> "tuple[str, int | None] | None":
        """Return a description of the event that an undo would take back, and the seat that had to act before it.
        Return None if there is no such event."""
        return story.last(self, self._game.session)

    def log(self, first: int, stop: int) -> "list[str]":
        """Return descriptions of the open game's events from `first` up to `stop`. This replays the game up to that
        point."""
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
        """Return whether the open game is being saved."""
        return self._game.session.journal.trouble != UNSAVED

    def saved_game(self, title: str) -> "Session":
        """Return a title's saved game."""
        return self._game.saved(title)

    def setup(self, title: str) -> "tuple[int, ...]":
        """Return the set-up chosen for a title's next game, or () if there is none. Raise ValueError if it is
        damaged."""
        return chosen.setup(title, self.settings.setups)

    @property
    def company(self) -> "tuple[int, ...]":
        """A tuple with the number of players in the open game, or () if it is not known."""
        count = getattr(self._game.tracker, "players", 0)
        return (count,) if count else ()

    @property
    def explained(self) -> bool:
        """Return whether the open title explains things that appear for the first time."""
        return hasattr(titles.screens(self.title), "EXPLAINED")

    def leads(self) -> "tuple[Players, list[int]]":
        """Return everybody's standing in the open game and the seats in the lead."""
        found: tuple[Players, list[int]] = titles.screens(self.title).LEADS(self, self._game.tracker)
        return found

    @property
    def results(self) -> "list[bytes]":
        """The results of finished games, latest first."""
        return self._game.results

    # The settings and the board

    @property
    def languages(self) -> "list[tuple[str, str]]":
        """The available languages, as pairs of a language's own name and its code."""
        return sorted([(words.called(code), code) for code in words.languages()])

    @property
    def board(self) -> str:
        """The name of the board."""
        return self._board.name

    @property
    def battery(self) -> "int | None":
        """The battery's charge in percent, or None if it is not known."""
        return self._board.battery()

    @property
    def over(self) -> bool:
        """Return whether the open game has ended."""
        return self._game.over

    @property
    def any_results(self) -> bool:
        """Return whether any results were stored when the first screen last checked."""
        return self._game.any_results

    @property
    def checks(self) -> bool:
        """Return whether the board check is available."""
        return bool(self._board.checks)

    @property
    def quick(self) -> bool:
        """Return whether the panel can do partial refreshes."""
        return self._board.panel.partial

    @property
    def must_flash(self) -> bool:
        """Return whether the panel must do full refreshes because nobody has confirmed that partial refreshes work."""
        panel = self._board.panel
        return bool(panel.kind) and not panel.partial
