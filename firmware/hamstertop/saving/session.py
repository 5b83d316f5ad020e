"""A game being played: its history, and the journal that stores every event.

All events pass through here. The outcomes of undone rolls are kept and reused, so that undoing a roll and rolling again
shows the same faces, even after a power cut, and nobody can gain by it.

Each record stores the seconds since the previous one (see `elapsed`). If the device does not know the time of day, the
first record after a start stores the seconds since the game was resumed, and of a pause longer than the period of the
board's ticks (6 days) only the time beyond the period.
"""

from binascii import hexlify, unhexlify

from .. import chance, ticks
from . import elapsed, fields
from .elapsed import LONGEST, Elapsed
from .history import UNDO, History, ImpossibleRecord
from .journal import BEFORE, UNREADABLE, UNSAVED, Journal
from .storage import REFUSED, Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ..board import Storage
    from ..games import Event
    from .people import Person

IDENTITY = 4  # size in bytes of a game's identity
STEP = 8  # number of records that are replayed at a time
EARLY = 16  # number of events after which the replaced game is deleted and can no longer be brought back


def first(payload: bytes) -> "tuple[bytes, str, int | None]":
    """Return a game's identity, its title and when it began (in seconds since 1970, or None), from its first record.
    Return b"", "" and None if it is not such a record."""
    try:
        found = fields.read(payload)
        identity, title, began = unhexlify(found["id"]), found["title"], found.get("time")
    except (ValueError, KeyError, TypeError):
        return b"", "", None
    if len(identity) != IDENTITY or not isinstance(title, str):
        return b"", "", None
    return identity, title, began if type(began) is int and 0 <= began < 1 << 32 else None


class Session:
    """A title's game in play. `game` is the title's name, or "" while no game is open.

    `clock` returns a board's ticks, and `time` the time of day (see `board.Board`). `identity` distinguishes the open
    game from all others; `seconds` is the time that it took, including undone records, and `timed` whether this is by
    the time of day. `whole` is False if the game was only peeked at and not all its events have been
    replayed; reading `history` replays them.
    """

    def __init__(
        self,
        storage: "Storage",
        source: "chance.Source",
        clock: "Callable[[], int]",
        time: "Callable[[], int | None]" = lambda: None,
    ) -> None:
        self.storage = storage
        self.source = source
        self.clock = clock
        self.time = time
        self._next = b""  # identity of the next game, b"" until it has been drawn
        self._close("")

    def _close(self, game: str) -> None:
        """Close the open game, which stays saved, and switch to another game's journal."""
        self.game = ""
        self.identity = b""
        self._elapsed = Elapsed()
        self.journal = Journal(self.storage, game)
        self._history: History | None = None
        self._opening: Iterator[None] | None = None  # replays the events; None once all have been replayed
        self._before: bool | None = None  # whether the replaced game is kept, None until this has been checked
        self._noted = self.clock()  # ticks up to which records account for the time

    @property
    def whole(self) -> bool:
        return self._opening is None

    @property
    def history(self) -> "History | None":
        """The history of events, or None if no game is open."""
        if self._opening:  # avoids a call, because screens read this dozens of times
            self.replay_all()
        return self._history

    @property
    def tracker(self) -> "Any":
        """The tracker, or None if no game is open."""
        return self.history and self.history.tracker

    @property
    def seconds(self) -> int:
        return self._elapsed.seconds

    @property
    def timed(self) -> bool:
        return self._elapsed.at is not None

    @property
    def people(self) -> "list[Person]":
        """The person at each seat, with NOBODY at a seat that is known by its colour."""
        return [people[-1] for people in self.turns]

    @property
    def turns(self) -> "list[list[Person]]":
        """The people who have had each seat, in order."""
        return self.history.turns if self.history else []

    @property
    def cast(self) -> "list[Person]":
        """All these people as they are stored (see `History.cast`)."""
        return self.history.cast if self.history else []

    @property
    def annotations(self) -> tuple[str, ...]:
        """The kinds of events that an undo takes back together with the event before them."""
        return self.history.annotations if self.history else ()

    @property
    def count(self) -> int:
        """The number of events, not counting undone ones."""
        return self.history.count if self.history else 0

    def events(self) -> "Iterator[Event]":
        """Return the events in order, except undone ones."""
        return iter(self.history.events() if self.history else ())

    @property
    def last_event(self) -> "Event":
        """The last event, or ("",) if no game is open."""
        event: Event = ("",)
        for each in self.events():
            event = each
        return event

    @property
    def setup(self) -> "tuple[int, ...]":
        """The values of the set-up event."""
        for event in self.events():
            return tuple(event[1:])
        return ()

    @property
    def running(self) -> bool:
        """Return whether there is an unfinished game worth keeping, with events other than its set-up. The dice tray
        never has one, because it has no end."""
        return self.count > 1 and not self.tracker.over and hasattr(self.tracker.__class__, "places")

    @property
    def replaces(self) -> bool:
        """Return whether the open game replaced one that can be brought back."""
        if self._before is None:
            self._before = self._kept()
        return self._before

    def keep(self) -> bool:
        """Keep a copy of the open game, so that the start of the next one can be undone. Return whether this worked."""
        self._next = self._identity()
        if self.journal.trouble == UNSAVED or not any(self._next):
            return False
        try:
            self.storage.replace(BEFORE, Part(self.storage, self.game, before=self._next))
        except REFUSED:
            return False
        return True

    def bring_back(self) -> None:
        """Give up the open game and restore the one it replaced. Raise one of REFUSED and change nothing if the storage
        fails."""
        self.storage.replace(self.game, Part(self.storage, BEFORE, IDENTITY))
        self._forget()
        self.resume(self.game)

    def _kept(self) -> bool:
        """Return whether the replaced game's journal is still kept."""
        try:
            return self.identity == b"".join(Part(self.storage, BEFORE, 0, IDENTITY)) != b""
        except REFUSED:
            return False

    def _forget(self) -> None:
        """Delete the replaced game to free its space."""
        self._before = False
        try:
            self.storage.replace(BEFORE, ())
        except REFUSED:
            pass  # it will be deleted when the space is needed

    def begin(self, game: str, event: "Event", people: "Sequence[Person]" = ()) -> None:
        """Begin a new game of these people with this first event, replacing the saved one. Raise IllegalEvent if the
        event is not possible."""
        history = History(game)
        record = history.add(event)  # raises before the old game is given up
        seats = getattr(history.tracker, "players", 0)
        self._close(game)
        self.game = game
        self._history = history
        self.identity = self._next or self._identity()
        self._next = b""
        began: dict[str, Any] = {"id": hexlify(self.identity).decode(), "title": game}
        self._elapsed = Elapsed(self.time())
        if self.timed:
            began["time"] = self._elapsed.at
        payloads = [fields.write(began)]
        if any([person.name for person in people[:seats]]):
            payloads.append(history.seat(list(people[:seats])) + b"\0")
        self.journal.begin(payloads)
        self._store(record)

    def do(self, event: "Event") -> None:
        """Apply an event and store it. Raise IllegalEvent and change nothing if it is not possible now."""
        assert self.history, "no game is open"
        self._store(self.history.add(event))
        if self.count == EARLY and self.replaces:
            self._forget()

    def seat(self, people: "Sequence[Person]") -> None:
        """Change who plays, in the order of `History.cast`, and store this."""
        assert self.history, "no game is open"
        self._store(self.history.seat(list(people)))

    def undo(self) -> "Event | None":
        """Undo the last event, store the undo, and return the event. Return None if only the first event is left, which
        cannot be undone."""
        if not self.history or self.count < 2:
            return None
        event = self.history.take_back()
        self._store(UNDO)
        return event

    def draw(self, sides: int, taken: int = 0) -> int:
        """Return a fair random number from 0 to sides - 1, reusing the outcome of an undone draw if there is one. Raise
        StuckSource if the source fails.

        `taken` is the number of draws with this number of sides since the last event.
        """
        for returned, value in self.history.returned if self.history else ():
            if returned == sides:
                if not taken:
                    return value
                taken -= 1
        return chance.below(self.source, sides)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Roll this many dice and return their faces."""
        return tuple([1 + self.draw(sides, index) for index in range(dice)])

    def resume(self, game: str) -> bool:
        """Open a title's saved game, and set aside parts that cannot be read or replayed. Return False if nothing is
        left."""
        self._close(game)
        self._opening = self._replaying(game)
        return self.history is not None

    def peek(self, game: str) -> bool:
        """Open a game's session without its events, which are replayed by `replay` or by any use of `history`. Until
        then, it is not known whether parts of the game must be set aside."""
        self._close(game)
        identity, title, _ = first(self.journal.first())
        if title != game:
            return self.resume(game)
        self.game = game
        self.identity = identity
        self._opening = self._replaying(game)
        return True

    def replay(self) -> bool:
        """Replay a few more events of a game that was peeked at, and return whether there are more."""
        if self._opening:
            for _ in self._opening:
                return True
            self._opening = None
        return False

    def replay_all(self) -> None:
        """Replay all remaining events."""
        while self.replay():
            pass

    def _replaying(self, game: str) -> "Iterator[None]":
        history = None
        sound = -1  # number of payloads before the first impossible one
        for index, payload in enumerate(self.journal.read()):
            if history is None:
                self.identity, title, began = first(payload)
                if title != game:
                    sound = 0
                    break
                history = History(game)
                self._elapsed = Elapsed(began)
                continue
            try:
                history.replay(payload[:-1])
            except ImpossibleRecord:
                sound = index
                break
            except MemoryError:  # this does not mean that the record is wrong
                self.journal.trouble = UNREADABLE
                break
            self._elapsed.add(payload)
            if index % STEP == 0:
                yield
        if self.journal.trouble == UNREADABLE:  # it is not known what is missing
            history = None
        elif history and not history.count:
            sound = 0  # a name without any events is not a game
        if sound >= 0:
            self.journal.keep(sound)
        self._history = history if history and history.count else None
        self.game = game if self._history else ""

    def _identity(self) -> bytes:
        """Return four bytes that distinguish a new game from all others, so that their records cannot be mixed up."""
        try:
            return bytes([chance.below(self.source, 256) for _ in range(IDENTITY)])
        except chance.StuckSource:
            return bytes(IDENTITY)

    def _store(self, record: bytes) -> None:
        now, since = self.time() if self.timed else None, self._seconds()
        if now is not None:
            since = now - (self._elapsed.at or 0)
        payloads = [record + bytes([min(max(since, 0), LONGEST)])]
        if now is not None and not 0 <= since < LONGEST:
            payloads.insert(0, elapsed.clock(now))
        for payload in payloads:
            self._elapsed.add(payload)
        self.journal.add(*payloads)

    def _seconds(self) -> int:
        """Return the whole seconds since the previous record. The remaining fraction of a second counts towards the
        next record."""
        now = self.clock()
        seconds = ticks.diff(now, self._noted) // 1000
        if 0 <= seconds < LONGEST:
            self._noted = ticks.add(self._noted, 1000 * seconds)
            return seconds
        self._noted = now
        return LONGEST
