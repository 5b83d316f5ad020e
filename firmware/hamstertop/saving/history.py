"""The events of a game that have not been undone, and the tracker, which holds the resulting state.

Stored events are replayed only here: to resume a game, to list events, and for reports on a laptop. `docs/journal.md`
defines the records.
"""

from ..games import IllegalEvent, titles
from . import fields, people

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ..games import Event

    Told = tuple[Event, str, int | None, Any]

UNDO = b"\xff"  # the record of an undo
PEOPLE = 0xFE  # the code of a record that says who plays, which may recur
CLOCK = 0xFD  # the code of a record with the time, after which the game went on
APART = 16  # events between copies of the tracker, so that an undo need not replay all events


class ImpossibleRecord(ValueError):
    """Raised for a stored record that is not possible where it occurs."""


class History:
    """A game's history. `tracker` is the state after its events, and `count` is the number of events that have not been
    undone.

    `returned` lists the random outcomes of undone events as
    (sides, value), in the order in which they will be reused.
    """

    def __init__(self, title: str) -> None:
        """Initialize a history without events. Raise ImportError if the title does not exist."""
        module = titles.tracker(title)
        self.title = title
        self.annotations: tuple[str, ...] = getattr(module, "ANNOTATIONS", ())
        self.tracker: Any = module.Tracker()
        self.count = 0
        self._people: list[people.Person] = []  # as last stored
        self.returned: list[tuple[int, int]] = []
        self._make = module.Tracker
        self._kinds = [row[0] for row in module.Tracker.events]
        self._tape = bytearray()  # the events, each as a length and a record
        self._kept: list[tuple[int, Any]] = []  # the last two copies of the tracker, each with the tape's length
        self._before: tuple[int, Any] | None = None  # the same before the event that `latest` returned, for an undo

    def encode(self, event: "Event") -> bytes:
        """Return an event's record: the code of its kind, then a signed byte for each value."""
        return bytes([self._kinds.index(event[0])] + [value & 0xFF for value in event[1:]])

    def decode(self, record: bytes | bytearray) -> "Event":
        """Return the event in a record. Raise IndexError if its kind does not exist."""
        return tuple([self._kinds[record[0]]] + [byte - 256 if byte > 127 else byte for byte in record[1:]])

    def add(self, event: "Event") -> bytes:
        """Apply an event and return its record. Raise IllegalEvent and change nothing if it is not possible now."""
        for draw in self.tracker.apply(event):
            self._drawn(draw[0])
        record = self.encode(event)
        self._before = None
        self.count += 1
        self._tape.append(len(record))
        self._tape.extend(record)
        if self.count % APART == 0:
            self._kept = self._kept[-1:] + [(len(self._tape), self.tracker.copy())]
        return record

    @property
    def cast(self) -> "list[people.Person]":
        """The person who began the game at each seat, then everybody who took over a seat, in order, with NOBODY for
        those who are known by their colour."""
        count = getattr(self.tracker, "players", 0) + len(self.tracker.reseated)
        return (self._people + [people.NOBODY] * count)[:count]

    @property
    def turns(self) -> "list[list[people.Person]]":
        """The people who have had each seat, in order."""
        return people.turns(self.cast, getattr(self.tracker, "players", 0), self.tracker.reseated)

    def seat(self, seated: "list[people.Person]") -> bytes:
        """Change the `cast` and return the record. It may already have the person who takes over next."""
        self._people = seated
        return bytes([PEOPLE]) + fields.write(people.fields(seated))

    def replay(self, record: bytes) -> "Event | None":
        """Apply a stored record, and return its event, or None if it is none. Raise ImpossibleRecord and change nothing
        if it is not possible. Raise MemoryError if memory runs out; the history is then unusable."""
        if record[:1] == bytes([PEOPLE]):
            try:
                self._people = people.of_fields(fields.read(record[1:]))
            except ValueError as error:
                raise ImpossibleRecord(str(error))
            return None
        if record[:1] == bytes([CLOCK]):
            return None
        if record == UNDO:
            if self.count < 2:
                raise ImpossibleRecord("the start of a game cannot be undone")
            self.take_back()
            return None
        try:
            event = self.decode(record)
            self.add(event)
        except IllegalEvent as error:
            raise ImpossibleRecord(str(error))
        except MemoryError:  # this does not mean that the record is wrong
            raise
        except Exception as error:
            self.refold()  # the tracker may be in an intermediate state
            raise ImpossibleRecord(repr(error))
        return event

    def take_back(self) -> "Event":
        """Undo the last event and return it. Its random outcomes will be reused."""
        while self._kept and self._kept[-1][0] >= len(self._tape):
            self._kept.pop()
        since, tracker = self._before or (0, None)
        self._before = None
        if not tracker:
            since, kept = self._kept[-1] if self._kept else (0, None)
            tracker = kept.copy() if kept else self._make()
        start = since
        end = start + 1 + self._tape[start]
        while end < len(self._tape):
            tracker.apply(self.decode(self._tape[start + 1 : end]))
            start = end
            end = start + 1 + self._tape[start]
        last = self.decode(self._tape[start + 1 :])
        self._tape[start:] = b""
        self.count -= 1
        self.tracker = tracker
        self.returned = list(self.tracker.draws(last)) + self.returned
        return last

    def _drawn(self, sides: int) -> None:
        """Remove the first outcome with this number of sides from `returned`, because it has been used."""
        for index, draw in enumerate(self.returned):
            if draw[0] == sides:
                del self.returned[index]
                return

    def refold(self) -> None:
        """Rebuild the tracker from all events, for instance after an error that left it in an intermediate state."""
        self._kept = []
        tracker = self._make()
        for event in self.events():
            tracker.apply(event)
        self.tracker = tracker

    def events(self) -> "Iterator[Event]":
        """Yield the events in order, except undone ones."""
        start = 0
        while start < len(self._tape):
            end = start + 1 + self._tape[start]
            yield self.decode(self._tape[start + 1 : end])
            start = end

    def replayed(self) -> "Iterator[Told]":
        """Yield each event with the phase and seat to act before it, and the tracker after it."""
        yield from self._replayed(0, self._make())

    def latest(self) -> "Told | None":
        """Return the last event that is not an annotation, with the phase and seat to act before it and the current
        tracker, or None if all are annotations."""
        for since, kept in reversed([(0, None)] + self._kept):
            place, start = -1, since
            while start < len(self._tape):
                if self._kinds[self._tape[start + 1]] not in self.annotations:
                    place = start
                start += 1 + self._tape[start]
            if place >= 0:
                tracker = kept.copy() if kept else self._make()
                for _ in self._replayed(since, tracker, place):
                    pass
                self._before = (place, tracker)
                event = self.decode(self._tape[place + 1 : place + 1 + self._tape[place]])
                return event, tracker.phase, tracker.to_act, self.tracker
        return None

    def _replayed(self, start: int, tracker: "Any", to: "int | None" = None) -> "Iterator[Told]":
        """Replay the tape from `start` to `to`, or to its end, with `tracker` as the state at `start`."""
        while start < (len(self._tape) if to is None else to):
            end = start + 1 + self._tape[start]
            event = self.decode(self._tape[start + 1 : end])
            phase, seat = tracker.phase, tracker.to_act
            tracker.apply(event)
            yield event, phase, seat, tracker
            start = end
