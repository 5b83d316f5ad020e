"""A game being played: its history, and the journal that stores every event.

All events pass through here. The outcomes of undone rolls are kept and reused, so that undoing a roll and rolling again
shows the same faces, even after a power cut, and nobody can gain by it.

Each record stores the seconds since the previous one. Time without power does not count: the first record afterwards
stores the seconds since the game was resumed. A pause longer than LONGEST counts as LONGEST. If a pause is longer than
the clock's period (6 days, see `ticks`), only the time beyond the period counts.
"""

from .. import chance, ticks
from .history import UNDO, History, ImpossibleRecord
from .journal import BEFORE, UNREADABLE, UNSAVED, Journal
from .storage import REFUSED, Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from ..board import Storage
    from ..games import Event

IDENTITY = 4  # size in bytes of the identity at the start of a game's first record
LONGEST = 255  # the longest time between two records in seconds; a longer pause counts as this
STEP = 8  # number of records that are replayed at a time
EARLY = 16  # number of events after which the replaced game is deleted and can no longer be brought back


class Session:
    """A title's game in play. `game` is the title's name, or "" while no game is open.

    `clock` returns a board's ticks. `identity` distinguishes the open game from all others; `seconds` is the time
    played, including undone records. `whole` is False if the game was only peeked at and not all its events have been
    replayed; reading `history` replays them.
    """

    def __init__(self, storage: "Storage", source: "chance.Source", clock: "Callable[[], int]") -> None:
        self.storage = storage
        self.source = source
        self.clock = clock
        self._next = b""  # identity of the next game, b"" until it has been drawn
        self._close("")

    def _close(self, game: str) -> None:
        """Close the open game, which stays saved, and switch to another game's journal."""
        self.game = ""
        self.identity = b""
        self.seconds = 0
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
            self.follow_all()
        return self._history

    @property
    def tracker(self) -> "Any":
        """The tracker, or None if no game is open."""
        return self.history and self.history.tracker

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

    def begin(self, game: str, event: "Event") -> None:
        """Begin a new game with this first event, replacing the saved one. Raise IllegalEvent if the event is not
        possible."""
        history = History(game)
        record = history.add(event)  # raises before the old game is given up
        self._close(game)
        self.game = game
        self._history = history
        self.identity = self._next or self._identity()
        self._next = b""
        self.journal.begin(self.identity + game.encode())
        self._store(record)

    def do(self, event: "Event") -> None:
        """Apply an event and store it. Raise IllegalEvent and change nothing if it is not possible now."""
        assert self.history, "no game is open"
        self._store(self.history.add(event))
        if self.count == EARLY and self.replaces:
            self._forget()

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
        self._opening = self._followed(game)
        return self.history is not None

    def peek(self, game: str) -> bool:
        """Open a game's session without its events, which are replayed by `follow` or by any use of `history`. Until
        then, it is not known whether parts of the game must be set aside."""
        self._close(game)
        payload = self.journal.first()
        if payload[IDENTITY:] != game.encode():
            return self.resume(game)
        self.game = game
        self.identity = payload[:IDENTITY]
        self._opening = self._followed(game)
        return True

    def follow(self) -> bool:
        """Replay a few more events of a game that was peeked at, and return whether there are more."""
        if self._opening:
            for _ in self._opening:
                return True
            self._opening = None
        return False

    def follow_all(self) -> None:
        """Replay all remaining events."""
        while self.follow():
            pass

    def _followed(self, game: str) -> "Iterator[None]":
        history = None
        sound = -1  # number of payloads before the first impossible one
        for index, payload in enumerate(self.journal.read()):
            if history is None:
                if payload[IDENTITY:] != game.encode():
                    sound = 0
                    break
                history = History(game)
                self.identity = payload[:IDENTITY]
                continue
            try:
                history.replay(payload[:-1])
            except ImpossibleRecord:
                sound = index
                break
            except MemoryError:  # this does not mean that the record is wrong
                self.journal.trouble = UNREADABLE
                break
            self.seconds += payload[-1]
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
        seconds = self._seconds()
        self.seconds += seconds
        self.journal.add(record + bytes([seconds]))

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
