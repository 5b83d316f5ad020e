"""The saved game: an append-only list of what happened, in the storage of the board.

The first record names the game and a number of its own; then each event is its code and its values, a signed byte
each; an undo is a record too. In a game begun in version 2 each of these ends with one byte more: the seconds since the
record before, 255 for that many and more. Nothing is ever rewritten but to begin a new game or to cut off a broken end.
"""

from ..storage import REFUSED, Part
from . import records

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..board import Storage

# The blobs with what could not be read of a game, kept for whoever wants to look: the last one, and those before.
ASIDE = "aside"
ASIDES = (ASIDE, "aside1", "aside2")

FULL = 28  # ENOSPC, which MicroPython's `errno` lacks
RESULTS = "results"  # the blob of earlier games' results
# The blob with the game whose place the open one has taken, behind that one's identity. Older readers skip what begins
# as ASIDE does.
BEFORE = "aside_game"
GIVEN_UP = (BEFORE, RESULTS)  # which make way for a game, one after the other, where there is no room for all

# What is wrong with the saved game; the players are shown it.
CUT = "cut"  # the end was broken and is set aside
FOREIGN = "foreign"  # none of it is ours, or of this version: set aside
# The storage does not give it, or memory has no room for it; it stays where it is until a new game takes its place.
UNREADABLE = "unreadable"
UNSAVED = "unsaved"  # the storage refuses; the game continues in memory


class Journal:
    """The saved game of one title, in the blob `name`. `trouble` is "" or one of the above."""

    def __init__(self, storage: "Storage", name: str) -> None:
        self.storage = storage
        self.name = name
        self.trouble = ""
        self.timed = True  # whether its records have their time: not if version 1 began it
        self._good = 0  # bytes of the records that count
        self._crc = 0  # of these
        self._begun = b""  # a new game that is not yet stored: its head and first record

    def read(self) -> "Iterator[bytes]":
        """Yield the payloads of the saved game, none if there is no game. A broken end is cut off and set aside once
        all others were taken. Where `trouble` is UNREADABLE after that, there may be more."""
        try:
            reader = records.Reader(self.storage.pieces(self.name))
            self.timed = reader.version > 1
            yield from reader
            self._good, self._crc = reader.good, reader.crc
            broken = not reader.whole
        except REFUSED:
            self.trouble = UNREADABLE
            return
        if broken:
            self._set_aside()

    def first(self) -> bytes:
        """Return the first payload alone, b"" if it cannot be read."""
        try:
            for payload in records.Reader(self.storage.pieces(self.name)):
                return payload
        except REFUSED:  # as `read` will say
            pass
        return b""

    def keep(self, count: int) -> None:
        """Set aside the saved game but its first `count` payloads, which are all that makes sense."""
        try:
            reader = records.Reader(self.storage.pieces(self.name))
            for _ in range(count):
                next(reader)
            self._good, self._crc = reader.good if count else 0, reader.crc
            self._set_aside()
        except REFUSED:
            self.trouble = UNSAVED

    def begin(self, payload: bytes) -> None:
        """Put a new game in the place of the old one, together with the record that comes next."""
        self.timed = True
        self._good = 0
        self._crc = records.check(payload, 0)
        self._begun = records.HEAD + records.frame(payload, self._crc)

    def add(self, payload: bytes) -> None:
        """Store one more record; after this it is safe."""
        if self.trouble == UNSAVED:
            return  # a record after a missing one could never be read again
        try:
            self._crc = records.check(payload, self._crc)
            data = self._begun + records.frame(payload, self._crc)
            try:
                self._put(data)
            except OSError as error:
                if error.args[0] != FULL:
                    raise
                self._make_room(data)
            self._good += len(data)
            self._begun = b""
        except REFUSED:
            self.trouble = UNSAVED

    def _put(self, data: bytes) -> None:
        if self._begun:
            self.storage.replace(self.name, (data,))
        else:
            self.storage.append(self.name, data)

    def _make_room(self, data: bytes) -> None:
        """Store these records in the place of what makes way for them. OSError if even that is not enough."""
        for name in GIVEN_UP:
            if any(self.storage.pieces(name)):
                self.storage.replace(name, ())
                try:
                    if not self._begun:
                        self._cut()  # half a record that did not fit
                    self._put(data)
                    return
                except OSError:
                    pass
        raise OSError(FULL)

    def _cut(self) -> None:
        """Cut off what comes behind the records that count."""
        self.storage.replace(self.name, Part(self.storage, self.name, 0, self._good))

    def _set_aside(self) -> None:
        """Keep what comes behind the records that count aside, and cut it off."""
        self.trouble = CUT if self._good else FOREIGN
        try:
            rest = Part(self.storage, self.name, self._good)
            try:
                self._keep_aside(rest, 2)
            except OSError:  # there is no room for three
                self.storage.replace(ASIDES[2], ())
                self._keep_aside(rest, 1)
            self._cut()
        except REFUSED:
            self.trouble = UNSAVED

    def _keep_aside(self, rest: Part, last: int) -> None:
        """Put it first of those aside. The others move up to where none is, or where one is that has moved already, as
        the power went; the `last` one makes way at most. The oldest moves first, so none is lost by a cut."""
        newer = _digest(rest)
        free = 0
        while free < last:
            older = _digest(self.storage.pieces(ASIDES[free]))
            if older in (newer, _NOTHING):
                break
            newer = older
            free += 1
        for index in range(free, 0, -1):
            self.storage.replace(ASIDES[index], Part(self.storage, ASIDES[index - 1]))
        self.storage.replace(ASIDE, rest)


_NOTHING = (0, 0)


def _digest(pieces: "Iterable[bytes]") -> tuple[int, int]:
    """Return a length and a CRC-32, by which two blobs are told apart."""
    length = crc = 0
    for piece in pieces:
        length += len(piece)
        crc = records.check(piece, crc)
    return length, crc
