"""The saved game: an append-only list of events in the storage of the board.

The first record has the name of the game and a unique number; each event is a record with its code and its values, a
signed byte each; an undo is a record too. In a game begun in version 2, each of these ends with one byte more: the
seconds since the record before, 255 for 255 or more. The list is only rewritten to begin a new game or to cut off a
broken end.
"""

from ..storage import REFUSED, Part
from . import records

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..board import Storage

# The blobs with unreadable parts of games, kept for inspection: the latest one, and earlier ones
ASIDE = "aside"
ASIDES = (ASIDE, "aside1", "aside2")

FULL = 28  # ENOSPC, which MicroPython's `errno` does not have
RESULTS = "results"  # the blob of earlier games' results
# The blob with the game that the open one has replaced, after that game's identity. Older readers skip blobs whose
# names begin like ASIDE.
BEFORE = "aside_game"
GIVEN_UP = (BEFORE, RESULTS)  # they are given up, one after the other, if there is no room for a game

# Trouble with the saved game; the players are told.
CUT = "cut"  # the end was broken and is set aside
FOREIGN = "foreign"  # no part of it is ours, or of this version: it is set aside
# The storage cannot read it, or there is no memory for it; it stays until a new game replaces it.
UNREADABLE = "unreadable"
UNSAVED = "unsaved"  # the storage refuses; the game continues in memory


class Journal:
    """The saved game of one title, in the blob `name`. `trouble` is "" or one of the above."""

    def __init__(self, storage: "Storage", name: str) -> None:
        self.storage = storage
        self.name = name
        self.trouble = ""
        self.timed = True  # whether its records have times: not if version 1 began it
        self._good = 0  # bytes of the records that count
        self._crc = 0  # the check of these records
        self._begun = b""  # a new game that has not been stored yet: its head and first record

    def read(self) -> "Iterator[bytes]":
        """Yield the payloads of the saved game, none if there is no game. A broken end is cut off and set aside after
        all others have been taken. If `trouble` is UNREADABLE afterwards, there may be more."""
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
        except REFUSED:  # `read` will report it
            pass
        return b""

    def keep(self, count: int) -> None:
        """Keep the first `count` payloads of the saved game, which are the only possible ones, and set the others
        aside."""
        try:
            reader = records.Reader(self.storage.pieces(self.name))
            for _ in range(count):
                next(reader)
            self._good, self._crc = reader.good if count else 0, reader.crc
            self._set_aside()
        except REFUSED:
            self.trouble = UNSAVED

    def begin(self, payload: bytes) -> None:
        """Replace the old game by a new one, together with the record that comes next."""
        self.timed = True
        self._good = 0
        self._crc = records.check(payload, 0)
        self._begun = records.HEAD + records.frame(payload, self._crc)

    def add(self, payload: bytes) -> None:
        """Store one more record; afterwards it is safe."""
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
        """Store these records in place of blobs that can be given up. Raise OSError if even this is not enough."""
        for name in GIVEN_UP:
            if any(self.storage.pieces(name)):
                self.storage.replace(name, ())
                try:
                    if not self._begun:
                        self._cut()  # half of a record that did not fit
                    self._put(data)
                    return
                except OSError:
                    pass
        raise OSError(FULL)

    def _cut(self) -> None:
        """Cut off everything after the records that count."""
        self.storage.replace(self.name, Part(self.storage, self.name, 0, self._good))

    def _set_aside(self) -> None:
        """Set aside everything after the records that count, and cut it off."""
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
        """Put it first among the blobs set aside. The others move up to the first free place, or to a blob that had
        already moved before a power cut; the `last` one is dropped if necessary. The oldest moves first, so a power cut
        loses none."""
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
    """Return the length and CRC-32 of a blob, by which two blobs can be compared."""
    length = crc = 0
    for piece in pieces:
        length += len(piece)
        crc = records.check(piece, crc)
    return length, crc
