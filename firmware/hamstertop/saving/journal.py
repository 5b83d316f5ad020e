"""The saved game: an append-only list of records in the board's storage.

The first record says which game this is. Each other record is an event, an undo, the people or the time (see
`history`). The list is rewritten only to begin a new game or to cut off a damaged end.
"""

from binascii import crc32
from errno import EIO

from . import records
from .storage import FULL, REFUSED, Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ..board import Storage

# Blobs that keep unreadable parts of games for inspection, latest first
ASIDE = "aside"
ASIDES = (ASIDE, "aside1", "aside2")

RESULTS = "results"  # the blob of earlier games' results
CONDENSE: "list[Callable[[Storage], None]]" = []  # reduces RESULTS to its counts; `results`, which needs this, adds it
# The blob with the game that the open game replaced, preceded by the open game's identity. Reports skip blobs whose
# names begin with ASIDE.
BEFORE = "aside_game"

# Trouble with the saved game, which players are told about
CUT = "cut"  # the end was damaged and has been set aside, or the storage has lost part of what was saved
FOREIGN = "foreign"  # the data is not a game, or is from a later version; it has been set aside
# The storage cannot read the game, or memory is full. The data stays until a new game replaces it.
UNREADABLE = "unreadable"
UNSAVED = "unsaved"  # the storage cannot write; the game continues in memory


class Journal:
    """A title's saved game, in the blob `name`. `trouble` is "" or one of the constants above."""

    def __init__(self, storage: "Storage", name: str) -> None:
        self.storage = storage
        self.name = name
        self.trouble = ""
        self._good = 0  # size in bytes of the valid records
        self._crc = 0  # checksum of the valid records
        self._begun = b""  # header and first records of a new game that has not been stored yet

    def read(self) -> "Iterator[bytes]":
        """Yield the payloads of the saved game, or nothing if there is none. Afterwards, cut off a damaged end and set
        it aside. If `trouble` is then UNREADABLE, there may be more payloads."""
        count = 0
        for _ in range(2):  # some bytes may be misread
            known = count
            broken = unread = True
            try:
                reader = records.Reader(self.storage.pieces(self.name), records.GAME)
                for payload in reader:
                    if known:
                        known -= 1
                    else:
                        count += 1
                        yield payload
                self._good, self._crc = reader.good, reader.crc
                broken, unread = not reader.whole, known > 0
            except REFUSED:
                pass
            if not broken:
                break
        if unread:
            self.trouble = UNREADABLE
        elif broken:
            self._set_aside()
        elif getattr(self.storage, "gap", False):
            self.trouble = CUT

    def first(self) -> bytes:
        """Return only the first payload, or b"" if it cannot be read."""
        try:
            for payload in records.Reader(self.storage.pieces(self.name), records.GAME):
                return payload
        except REFUSED:  # `read` will report it
            pass
        return b""

    def keep(self, count: int) -> None:
        """Keep the first `count` payloads of the saved game, and set aside the others, which are impossible."""
        try:
            reader = records.Reader(self.storage.pieces(self.name), records.GAME)
            for _ in range(count):
                if next(reader, None) is None:
                    raise OSError(EIO)
            self._good, self._crc = reader.good if count else 0, reader.crc
            self._set_aside()
        except REFUSED:
            self.trouble = UNSAVED

    def begin(self, payloads: "Iterable[bytes]") -> None:
        """Begin a new game with these first records. The next record stores them too and replaces the old game."""
        self._good = self._crc = 0
        self._begun = records.head(records.GAME) + self._framed(payloads)

    def add(self, *payloads: bytes) -> None:
        """Store further records. They are durable when this returns, unless `trouble` says otherwise."""
        if self.trouble == UNSAVED:
            return  # a record after a missing one could never be read
        try:
            data = self._begun + self._framed(payloads)
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

    def _framed(self, payloads: "Iterable[bytes]") -> bytes:
        data = b""
        for payload in payloads:
            self._crc = crc32(payload, self._crc)
            data += records.frame(payload, self._crc)
        return data

    def _put(self, data: bytes) -> None:
        if self._begun:
            self.storage.replace(self.name, (data,))
        else:
            self.storage.append(self.name, data)

    def _make_room(self, data: bytes) -> None:
        """Store these records after deleting the replaced game and then the results, at first except for their counts.
        Raise OSError if the records still do not fit."""
        for name, condenses in ((BEFORE, False), (RESULTS, True), (RESULTS, False)):
            if any(self.storage.pieces(name)):
                try:
                    if condenses:
                        for condense in CONDENSE:
                            condense(self.storage)
                    else:
                        self.storage.replace(name, ())
                    if not self._begun:
                        self._cut()  # part of a record that did not fit
                    self._put(data)
                    return
                except REFUSED:
                    pass
        raise OSError(FULL)

    def _cut(self) -> None:
        """Cut off everything after the valid records."""
        self.storage.replace(self.name, Part(self.storage, self.name, 0, self._good))

    def _set_aside(self) -> None:
        """Set aside, then cut off, everything after the valid records."""
        self.trouble = CUT if self._good else FOREIGN
        try:
            rest = Part(self.storage, self.name, self._good)
            try:
                self._keep_aside(rest, 2)
            except OSError:  # three blobs do not fit
                self.storage.replace(ASIDES[2], ())
                self._keep_aside(rest, 1)
            self._cut()
        except REFUSED:
            self.trouble = UNSAVED

    def _keep_aside(self, rest: Part, last: int) -> None:
        """Store `rest` as the first of the blobs set aside. The others move up by one, as far as the first free blob or
        one that had already moved before a power cut; the `last` one is dropped if necessary. The oldest moves first,
        so that a power cut loses nothing."""
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
    """Return a blob's length and CRC-32, for comparing blobs."""
    length = crc = 0
    for piece in pieces:
        length += len(piece)
        crc = crc32(piece, crc)
    return length, crc
