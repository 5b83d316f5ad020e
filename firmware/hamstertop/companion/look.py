"""What screens can read of the app."""

from .. import words
from ..saving.journal import UNSAVED
from . import story

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ..board import Board
    from ..games import Event
    from ..saving.counts import Count
    from ..saving.people import Person
    from ..saving.settings import Settings
    from ..words import Section
    from .open_game import Before, OpenGame
    from .story import Logged


def address(board: "Board") -> str:
    """Return the address of the site, from the board or the firmware, or "" if there is none."""
    try:
        from .. import listed  # type: ignore[attr-defined]
    except ImportError:  # on a laptop, where `board` has the address
        return board.site
    return board.site or getattr(listed, "SITE", "")


class Look:
    """The words, and functions that read what screens show. It keeps no part of the app, so no screen can change
    one.

    Attributes:
        board: the name of the board.
        checks: whether the board check is available.
        types: whether words can be typed.
        lit: whether the board has lights, which have the players' colours.
        site: returns the address of the site, which reads codes, or "" if there is none.
        battery: returns the battery's charge in percent, or None if it is not known.
        ticks: returns the current time in the board's ticks.
        quick: returns whether the panel can do partial refreshes.
        must_flash: returns whether it cannot because nobody has confirmed that they work.
        setting: returns one of the settings (see `Settings.value`).
        title: returns the title of the open game, or "" if there is none.
        over: returns whether the open game has ended.
        running: returns whether a timer is running on the main screen.
        saved: returns whether the open game is being saved.
        count: returns the number of events in the open game, not counting undone ones.
        events: returns these events in order.
        last_event: returns the last of them.
        logged: returns the number of events in the open game's log.
        log: returns the lines of this log in a range, with seats (see `story.log`).
        last: returns the last of these lines, or None (see `story.last`).
        replaces: returns whether the open game replaced one that can be brought back.
        people: returns the person at each seat of the open game.
        printed: returns what the cards of the open game's title have (see `Settings.printed`).
        before: returns what a new game of a title replaces (see `OpenGame.before`).
        any_results: returns whether any results were stored when the first screen last checked.
        results: returns the results of finished games, latest first.
        counts: returns each title with how often each person has won and played it.
    """

    def __init__(
        self, board: "Board", settings: "Settings", game: "OpenGame", is_running: "Callable[[], bool]"
    ) -> None:
        """Initialize with the app's parts. `is_running` returns whether a timer is running on the main screen."""
        panel = board.panel
        self.board: str = board.name
        self.checks = bool(board.checks)
        self.types = board.writing is not None
        self.lit = bool(board.pixels)
        self.site: Callable[[], str] = lambda: address(board)
        self.battery: Callable[[], int | None] = board.battery
        self.ticks: Callable[[], int] = board.ticks
        self.quick: Callable[[], bool] = lambda: panel.partial
        self.must_flash: Callable[[], bool] = lambda: bool(panel.kind) and not panel.partial
        self.setting: Callable[[str], Any] = settings.value
        self.title: Callable[[], str] = lambda: game.session.game
        self.over: Callable[[], bool] = lambda: game.over
        self.running: Callable[[], bool] = is_running
        self.saved: Callable[[], bool] = lambda: game.session.journal.trouble != UNSAVED
        self.count: Callable[[], int] = lambda: game.session.count
        self.events: Callable[[], Iterator[Event]] = lambda: game.session.events()
        self.last_event: Callable[[], Event] = lambda: game.session.last_event
        self.logged: Callable[[], int] = lambda: story.logged(game.session)
        self.log: Callable[[int, int], list[Logged]] = lambda first, stop: story.log(self, game.session, first, stop)
        self.last: Callable[[], Logged | None] = lambda: story.last(self, game.session)
        self.replaces: Callable[[], bool] = lambda: game.session.replaces
        self.people: Callable[[], Sequence[Person]] = lambda: tuple(game.session.people)
        self.printed: Callable[[], Sequence[Sequence[int]]] = lambda: settings.printed.get(game.session.game, ())
        self.before: Callable[[str], Before] = game.before
        self.any_results: Callable[[], bool] = lambda: game.any_results
        self.results: Callable[[], Sequence[bytes]] = lambda: tuple(game.results)
        self.counts: Callable[[], Sequence[tuple[str, Sequence[Count]]]] = lambda: tuple(game.counts)
        self._holds: Callable[[str], bool] = lambda condition: words.holds(condition, game.fact)
        self._called: Callable[[int], str] = game.called
        self._language: Callable[[], str] = lambda: settings.language

    def words(self, section: str, part: str = "", holds: "Callable[[str], bool] | None" = None) -> "Section":
        """Return a section of the words of `part`, by default the open title, as it is true in the open game, or in one
        in which `holds` returns whether a condition is true."""
        title = self.title()
        if title and (part or title) == title:
            holds = holds or self._holds
        return words.catalogue(self._language()).section(part or title, section, holds)

    def sections(self, part: str) -> "list[str]":
        """Return the names of the sections of `part`."""
        return words.catalogue(self._language()).names(part)

    @property
    def common(self) -> "Section":
        """The words shared by all screens."""
        return words.catalogue(self._language()).common

    def name(self, seat: int) -> str:
        """Return the name of the open game's player at a seat, or the seat's colour."""
        return self._called(seat) or self.common.seats[seat]
