"""The events of a game that stand, and the tracker they fold into.

Everything that replays stored events does it here: a game that is resumed, the list of what happened, reports on a
laptop. `docs/journal.md` says how records are stored.
"""

from ..games import IllegalEvent
from . import titles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ..games import Event

    Told = tuple[Event, str, int | None, Any]

UNDO = b"\xff"  # the record of an undo
APART = 16  # events between two trackers that are kept, so that an undo need not fold all of them again


class ImpossibleRecord(ValueError):
    """A stored record that cannot have happened."""


class History:
    """`tracker` is what the table looks like after all `count` events that stand.

    `returned` are the draws behind events that were taken back, (sides, value), the next to come first.
    """

    def __init__(self, title: str) -> None:
        """No event yet. ImportError when there is no such title."""
        module = titles.tracker(title)
        self.title = title
        self.annotations: tuple[str, ...] = getattr(module, "ANNOTATIONS", ())
        self.tracker: Any = module.Tracker()
        self.count = 0
        self.returned: list[tuple[int, int]] = []
        self._make = module.Tracker
        self._kinds = [row[0] for row in module.EVENTS]
        self._tape = bytearray()  # the events that stand, each a length and its record
        self._kept: list[tuple[int, Any]] = []  # the last two trackers, each with the length of the tape it follows
        self._before: tuple[int, Any] | None = None  # the same of what `latest` has told, for an undo that follows

    def encode(self, event: "Event") -> bytes:
        """Return the record of an event: the code of its kind, then a signed byte for each value."""
        return bytes([self._kinds.index(event[0])] + [value & 0xFF for value in event[1:]])

    def decode(self, record: bytes | bytearray) -> "Event":
        """Return the kind and values of packed bytes. IndexError if there is no such kind."""
        return tuple([self._kinds[record[0]]] + [byte - 256 if byte > 127 else byte for byte in record[1:]])

    def add(self, event: "Event") -> bytes:
        """Fold an event in and return its record. IllegalEvent, with nothing changed, when it cannot happen now."""
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

    def replay(self, record: bytes) -> "Event | None":
        """Fold a stored record in; None for an undo. ImpossibleRecord, with nothing changed, if it cannot have been;
        MemoryError, not to be gone on from, if there is no room for it."""
        if record == UNDO:
            if self.count < 2:
                raise ImpossibleRecord("an undo of what began the game")
            self.take_back()
            return None
        try:
            event = self.decode(record)
            self.add(event)
        except IllegalEvent as error:
            raise ImpossibleRecord(str(error))
        except MemoryError:  # which says nothing of the record
            raise
        except Exception as error:
            self.refold()  # nobody knows how far it came
            raise ImpossibleRecord(repr(error))
        return event

    def take_back(self) -> "Event":
        """Fold again without the last event, and return it. Its draws will come again."""
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
        """Drop a draw with this number of sides from those that come again: it has happened."""
        for index, draw in enumerate(self.returned):
            if draw[0] == sides:
                del self.returned[index]
                return

    def refold(self) -> None:
        """Make the tracker again from all events that stand, also after a defect has stopped it half-way."""
        self._kept = []
        tracker = self._make()
        for event in self.events():
            tracker.apply(event)
        self.tracker = tracker

    def events(self) -> "Iterator[Event]":
        """Yield the events that stand, in order."""
        start = 0
        while start < len(self._tape):
            end = start + 1 + self._tape[start]
            yield self.decode(self._tape[start + 1 : end])
            start = end

    def replayed(self) -> "Iterator[Told]":
        """Each event that stands, with the phase and the seat to act before it, and the tracker after it."""
        yield from self._replayed(0, self._make())

    def latest(self) -> "Told | None":
        """Return the last event that is not an annotation, with the phase and the seat to act before it, and the
        tracker of now: annotations only note the time. None if there is none."""
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
        """From that place of the tape on, with the tracker there, to its end or to another place."""
        while start < (len(self._tape) if to is None else to):
            end = start + 1 + self._tape[start]
            event = self.decode(self._tape[start + 1 : end])
            phase, seat = tracker.phase, tracker.to_act
            tracker.apply(event)
            yield event, phase, seat, tracker
            start = end
