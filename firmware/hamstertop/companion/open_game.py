"""Begin, continue and play the open game, undo its events, and store results."""

from collections import namedtuple

from .. import ticks
from ..games import titles
from ..saving import results
from ..saving.people import named
from ..saving.settings import EACH_GAME
from ..saving.shelf import Shelf
from ..saving.storage import FORMATTED, REFUSED, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .. import chance
    from ..board import Board
    from ..games import Event
    from ..saving.counts import Count
    from ..saving.people import Person
    from ..saving.session import Session
    from ..saving.settings import Settings

# What a new game follows: the set-up that it suggests (the one chosen for it, or the last one of its title, or else the
# open game's number of players), the names of the players of a running game worth keeping or else (), with "" for a
# seat's colour, and the word for opening the saved game: resume, result if it has ended, or "" if there is none
Before = namedtuple("Before", ("setup", "players", "opens"))


PAUSE = 10 * 60 * 1000  # ms


class OpenGame:
    """The open game, which is one of the saved games. It does not depend on any screen.

    `rolled` holds the time of the last roll or draw in ticks and the player's seat; for dice, the number of sides and
    the faces follow.
    """

    def __init__(
        self, board: "Board", settings: "Settings", source: "chance.Source", on_event: "Callable[[Event], None] | None"
    ) -> None:
        """Initialize with the game that was played last. `on_event` is called with each stored event, without secrets,
        and with ("undo",) after an undo."""
        self.on_event = on_event
        self.shelf = Shelf(board.storage, source, board.ticks, board.time)
        self.session = self.shelf.session("")
        self.playing = False  # whether the game is being played, not merely open
        self.any_results = False  # whether any results were stored when last read
        self.rolled: tuple[int, ...] = ()
        self._touched: tuple[str, int] | None = None  # the title of the last event since the start, and its time
        self._results: list[bytes] | None = None  # as last read
        self._counts: list[tuple[str, tuple[Count, ...]]] | None = None  # of these results
        self._board = board
        self._settings = settings
        self._reported: list[tuple[object, str]] = []  # journals, and the trouble with each that players know about
        if settings.last in titles.names():
            self.session = self.shelf.peek(settings.last)
        # until the game's events have been replayed: whether it has ended, according to the results
        self._ended = self.behind and results.ended(board.storage, self.session.identity)

    @property
    def tracker(self) -> "Any":
        """The game's tracker, or None if no game is open."""
        return self.session.tracker

    def fact(self, name: str) -> "Any":
        """Return the value of a fact that a condition in the words names: a house rule, an attribute of the tracker,
        the setting `real_dice`, or `touch`, whether the screen is touched instead of keys."""
        tracker = self.tracker
        chosen = getattr(tracker, "house_rules", None)
        if hasattr(chosen, name):
            return getattr(chosen, name)
        if name == "touch":
            return self._board.touch is not None
        return getattr(tracker, name, False) or (name == "real_dice" and self._settings.real_dice)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._ended if self.behind else bool(self.tracker.over)

    @property
    def undoes(self) -> bool:
        """Return whether there is anything to undo."""
        return self.session.count > 1 or self.session.replaces

    # Beginning and resuming

    @property
    def behind(self) -> bool:
        """Return whether some of the game's events have not been replayed yet."""
        return not self.session.whole

    def replay(self) -> bool:
        """Replay a few more of the game's events. Return whether it turns out that there is no game, or that the
        results were wrong about whether it had ended."""
        if self.session.replay():
            return False
        return not self.session.game or self.tracker.over != self._ended

    def saved(self, title: str) -> "Session":
        """Return a title's saved game."""
        return self.shelf.session(title)

    def before(self, title: str) -> Before:
        """Return what a new game of a title replaces."""
        session = self.shelf.session(title)
        seats = session.tracker.players if session.running else 0
        players = tuple([named(session.people, seat) for seat in range(seats)])
        setup = tuple(self._settings.setups.get(title, ())) or session.setup or self._company()
        opens = ("result" if session.tracker.over else "resume") if session.game else ""
        return Before(setup, players, opens)

    def _company(self) -> tuple[int, ...]:
        count = getattr(self.tracker, "players", 0)
        return (count,) if count else ()

    def resume(self, title: str) -> bool:
        """Open a title's saved game, and return whether there is one."""
        self.session = self.shelf.session(title)
        if self.session.game:
            self._keep_first(title)
        return bool(self.session.game)

    def afresh(self) -> None:
        """Reload the stored game after an error."""
        self.session = self.shelf.afresh(self.session.game)

    def begin(self, title: str, event: "Event", people: "Sequence[Person] | None" = None) -> None:
        """Begin a new game of a title, which replaces the saved one. `people` are those who are seated in the settings,
        unless they are given. Anything that appears in the game for the first time is explained if the settings say
        so."""
        session = self.shelf.session(title)
        explains, explained = self._settings.explains, self._settings.explained
        first = explains == EACH_GAME or (explains and title not in explained and title not in self._settings.knows)
        first = first and hasattr(titles.screens(title), "EXPLAINED")
        session.begin(title, event, self._settings.seated if people is None else people)
        self.session = session
        table = self.tracker.players if hasattr(self.tracker.__class__, "places") else self._settings.table
        if first or table != self._settings.table:
            self._settings.table = table
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
        """Add a title's running game to the results as unfinished, and keep it for `bring_back`, before a new game
        replaces it. Return whether it can be brought back."""
        session = self.shelf.session(title)
        self._results = None
        results.give_up(self._board.storage, session)
        return session.keep()

    def bring_back(self) -> bool:
        """Undo the start of the game, so that the replaced game continues, and return whether that game can be read.
        Raise one of REFUSED if the storage fails."""
        self.session.bring_back()
        if self.session.game:
            self._report(("undo",))
            self.remember()  # removes it from the results
        return bool(self.session.game)

    # People

    def called(self, seat: int) -> str:
        """Return the name of the player at a seat, or "" for the seat's colour. Before a game is open, these are the
        people seated for the next one."""
        return named(self.session.people if self.session.game else self._settings.seated, seat)

    def seat(self, seat: int, person: "Person") -> None:
        """Put a person at a seat of the game."""
        cast, at = self.session.cast, seat
        for number, taken in enumerate(self.tracker.reseated):
            at = self.tracker.players + number if taken == seat else at
        cast[at] = person
        self.session.seat(cast)
        self._recall()

    def expect(self, person: "Person") -> None:
        """Store who takes over a seat with the next event. This comes first, so that no power cut leaves the event
        without the person. An undo of the event takes the person back."""
        self.session.seat(self.session.cast + [person])

    def respell(self, person: "Person") -> None:
        """Change the spelling of a person's name in the game."""
        cast = [person if other.id == person.id else other for other in self.session.cast]
        if cast != self.session.cast:
            self.session.seat(cast)
            self._recall()

    def _recall(self) -> None:
        if self.tracker.over:
            self.remember()

    # Events

    def do(self, event: "Event") -> None:
        """Apply and store an event."""
        over = self.tracker.over
        self.session.do(event)
        if over or self.tracker.over:
            self.remember()
        self._report(event)

    def draw(self, sides: int) -> int:
        """Return a random number from 0 to sides - 1, and show the draw with lights and sound."""
        self.rolled = (self._board.ticks(), self.tracker.to_act or 0)
        return self.session.draw(sides)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Roll dice, show the roll with lights and sound, and return the faces."""
        faces = self.session.roll(dice, sides)
        self.rolled = (self._board.ticks(), self.tracker.to_act or 0, sides) + faces
        return faces

    def undo(self) -> "Event":
        """Undo the last event together with later annotations, which are asked for again, but not the start of the
        game. Return the event undone, or ("",)."""
        over, undone = self.tracker.over, ("",)
        while True:
            event = self.session.undo()
            if event:
                undone = event
                self._report(("undo",))
            if not event or event[0] not in self.session.annotations:
                break
            if list(event[1:]) in self._settings.printed.get(self.session.game, ()):
                self._settings.note(self.session.game, event[1], None)
                self._settings.save()
        if over or self.tracker.over:
            self.remember()  # it is no longer this result
        return undone

    @property
    def paused(self) -> bool:
        """Return whether nobody has played this game for PAUSE, or not since the device started."""
        touched = self._touched
        return touched is None or touched[0] != self.session.game or ticks.diff(self._board.ticks(), touched[1]) > PAUSE

    def _report(self, event: "Event") -> None:
        self._touched = self.session.game, self._board.ticks()
        if self.on_event:
            self.on_event(event if event[0] == "undo" else self.tracker.public(event))

    # Results

    def remember(self) -> None:
        """Store the game's result if it is over (see `results`). Its players then know this variant of the title."""
        self._results = None
        self.any_results = results.update(self._board.storage, self.session)
        settings, title = self._settings, self.session.game
        if title in settings.new_to and not self.behind and self.tracker.over:
            variant = titles.variant(title, ("setup",) + tuple(self.session.setup))
            if variant not in settings.knows:
                settings.knows.append(variant)
                settings.save()

    @property
    def results(self) -> list[bytes]:
        """The results of finished games, latest first. They are cached, because storage is slow."""
        if self._results is None:
            self._counts = None
            self._results = results.stored(self._board.storage)
            self._results.reverse()
        return self._results

    @property
    def counts(self) -> "list[tuple[str, tuple[Count, ...]]]":
        """Each title with every person's wins and games."""
        if self._results is None or self._counts is None:
            self._counts = results.counted(self._board.storage).titles()
        return self._counts

    def delete(self, payload: bytes) -> None:
        """Delete a result. Raise one of REFUSED if the storage fails."""
        results.delete(self._board.storage, results.identity(payload))
        self.remember()

    def result(self) -> bytes:
        """Return the game's current result."""
        return results.of_game(self.session)

    # Trouble

    def trouble(self, title: str) -> str:
        """Return why a title's saved game, or the open one, could not be read or written. Return "" if it could, or if
        this problem has already been reported."""
        journal = self.saved(title).journal if title else self.session.journal
        trouble = (journal, journal.trouble)
        if not trouble[1] or trouble in self._reported:
            return ""
        self._reported.append(trouble)
        return trouble[1]

    def formatted(self) -> bool:
        """Return whether the flash has been formatted since the last call."""
        storage = self._board.storage
        try:
            mark = whole(storage, FORMATTED)
            if mark:
                storage.replace(FORMATTED, ())
        except REFUSED:
            return False
        return bool(mark)
