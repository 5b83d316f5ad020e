"""Keep saved games in a ring of flash sectors, so that storing an event only has to program a page, without waiting for
an erase.

Each change to a blob is an entry appended to the ring; what is called files here, and is in slots on boards, holds the
blobs' earlier state. While nobody is waiting, blobs with many entries are written to their files, and sectors whose
entries no longer count are erased.

    sector  MARK, which shows that the erase was completed; a header; entries; b"\\xff"...
    header  number of the sector, counting up (4 bytes); where the entries before it end: the number of a sector (4)
            and the offset there (2), zeros if there are none; checksum (4). An entry at that offset is the sector's
            first one too. The number modulo the number of sectors is the sector's index
    entry   length of the data (2), length of the name (1; 0 for the previous entry's name), place (4), name, data,
            checksum (4), which is a CRC-32 that continues the header's (a checksum of two bytes accepted an
            incomplete entry in one of 40,000 power cuts)
    place   number of the blob's bytes that are kept before the data; _NEW: none, and the file is ignored; _FILE: the
            blob is the content of its file

Applying an entry to a file that already includes it does no harm. Neither does a duplicate entry, or a power cut
between writing a file and writing the entry that records this.

Bits that a power cut left half programmed or half erased may read differently each time. After a start, the last entry
that could be read is therefore kept in memory and written again, in a new sector, before anything depends on it. That
sector's header says that nothing after the earlier copy counts. Before an erase, the mark and the
header are overwritten, so that a half-erased sector has no entries.
"""

import struct
from binascii import crc32
from errno import EIO

from ..saving.storage import FULL, PIECE, REFUSED, Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Protocol

    from ..board import Storage

    Entry = tuple[int, int, str, int, bytes]  # number of the sector, offset, name, place, data

    class Sectors(Protocol):
        """Sectors of SIZE bytes. Programming clears bits, and erasing sets all of them. Either can fail."""

        count: int

        def read(self, sector: int, at: int, size: int) -> bytes:
            """Return `size` bytes from `at` in a sector. They may be cached from an earlier read."""

        def refresh(self) -> None:
            """Discard cached bytes, so that they are read from the flash again."""

        def program(self, sector: int, at: int, data: bytes) -> None:
            """Clear the bits that are 0 in `data`, beginning with the byte at `at` in a sector."""

        def erase(self, sector: int) -> None:
            """Set all bits in a sector."""


SIZE = 4096
MARK = b"HTF\x01"
MANY = 64  # number of entries after which files are written, because each start reads all entries
EACH = 16  # minimum number of entries that a sector counts as; otherwise, short evenings would use up sectors
_HEAD = "<IIH"
_HEAD_SIZE = 10
_NO_HEAD = 0, 0, 0, 0  # number of the sector, checksum, and where earlier entries end
_MOST = 1 << 31  # no sector has this number or a higher one
_ENTRY = "<HBI"
_ENTRY_SIZE = 7
_CHECK = "<I"
_CHECK_SIZE = 4
_FIRST = len(MARK) + _HEAD_SIZE + _CHECK_SIZE  # offset of the first entry
_NEW = 0xFFFFFFFF
_FILE = 0xFFFFFFFE
_BLANK = b"\xff" * 256


class RingStorage:
    """Blobs in `files`, with later changes in `sectors`."""

    def __init__(self, files: "Storage", sectors: "Sectors") -> None:
        self._gap = False  # whether entries that count are lost, although later ones can be read
        self._files = files
        self._sectors = sectors
        self._heads = [self._head(sector) for sector in range(sectors.count)]
        # Blob -> where runs of its entries begin. There is more than one only if a start missed some entries. A run is
        # the number of the blob's bytes before it, the number of its sector, and the offset there.
        self._runs: dict[str, list[tuple[int, int, int]]] = {}
        self._sizes: dict[str, int] = {}  # sizes of blobs, as far as known
        self._last = max(self._heads)[0]  # number of the last sector
        self._until = self._last, SIZE  # where the last entry ends or, if it is held, begins
        # The last entry found at the start, until it has been written again; and, if it replaced a blob, the blob's
        # runs before that
        self._held: Entry | None = None
        self._replaced: list[tuple[int, int, int]] = []
        self._replaced_size = 0
        # The end of the last sector's entries, or SIZE if no more can follow. It is SIZE at the start, because an older
        # sector may have entries that could not be read.
        self._end = SIZE
        self._seed = 0  # checksum of the last sector's header
        self._name = ""  # name in the last entry
        self._ready = 0  # number of erased sectors after the last one
        self._work = 0  # number of entries since files were written, plus EACH for every sector found at the start
        self._unwritten: list[str] = []  # blobs that have yet to be written to their files
        self._open()

    @property
    def gap(self) -> bool:
        """Return whether something that was stored is lost, although it was not the last change."""
        return self._gap or getattr(self._files, "gap", False)

    def pieces(self, name: str) -> "Iterator[bytes]":
        runs = self._runs.get(name, [])
        left = runs[0][0] if runs else -1  # number of the file's bytes that count
        size = 0
        if left:
            for piece in self._files.pieces(name):
                if runs and size + len(piece) > left:
                    piece = piece[: left - size]
                if not piece:
                    break
                size += len(piece)
                yield piece
        for index in range(len(runs)):
            if runs[index][0] != size:  # the file has become shorter, or earlier entries are lost
                del runs[index:]
                if not runs:
                    del self._runs[name]
                break
            end = runs[index + 1][0] if index + 1 < len(runs) else self._sizes[name]
            if size < end:
                for piece in self._run(name, runs[index], end):
                    size += len(piece)
                    yield piece
        self._sizes[name] = size

    def append(self, name: str, data: bytes) -> None:
        if name not in self._sizes:
            for _ in self.pieces(name):  # detects lost entries
                pass
        for at in range(0, len(data), PIECE):
            self._log(name, self._sizes[name], data[at : at + PIECE])

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        data = self._short(pieces)
        if data is not None:
            try:
                self._log(name, _NEW, data)
                return
            except REFUSED:
                if name in self._runs:
                    raise
        if name in self._runs:
            self._write(name)
        self._settle()
        self._files.replace(name, pieces)
        self._sizes.pop(name, 0)

    def _short(self, pieces: "Iterable[bytes]") -> "bytes | None":
        """Return the pieces together, or None if they are longer than PIECE. After an error, read them again, because a
        bit may have been misread."""
        for left in (1, 0):
            data = b""
            try:
                for piece in pieces:
                    if len(data) + len(piece) > PIECE:
                        return None
                    data += piece
                return data
            except OSError:
                if not left:
                    raise
        return None

    def rest(self) -> bool:
        """Do some of the slow work while nobody is waiting, and return whether there was any."""
        if self._ready < self._spare():
            self._prepare()
            return True
        if self._work >= MANY and not self._unwritten:
            self._unwritten = list(self._runs)
            self._work = 0
        if not self._unwritten:
            return False
        name = self._unwritten.pop()
        if name in self._runs:
            try:
                self._write(name)
            except REFUSED:  # the write is retried after as many entries again
                pass
        return True

    def _write(self, name: str) -> None:
        """Write a blob to its file, after which its entries no longer count."""
        self._settle()
        self._files.replace(name, Part(self, name))
        self._log(name, _FILE, b"")

    # Reading

    def _open(self) -> None:
        first = max(1, self._last + 1 - self._sectors.count)
        held = None
        for held in self._entries("", first, 0):
            number, at, name, place, data = held
            self._replaced = []
            if place == _NEW and name in self._runs:
                self._replaced, self._replaced_size = self._runs[name], self._sizes[name]
            self._note(name, place, len(data), number, at)
        if not self._gap:  # otherwise, the entries that cannot be read may be readable at the next start
            self._until = held[:2] if held else (0, 0)
        self._held = held
        # After a gap, files are written as soon as possible, because then it no longer matters.
        self._work += MANY if self._gap else EACH * (self._last + 1 - self._first())

    def _head(self, sector: int) -> tuple[int, int, int, int]:
        """Return a sector's number, the checksum of its header, and where earlier entries end, or _NO_HEAD."""
        for _ in range(2):
            data = self._sectors.read(sector, len(MARK), _FIRST - len(MARK))
            if data == _BLANK[: len(data)]:
                break
            check = crc32(data[:_HEAD_SIZE])
            if data[_HEAD_SIZE:] == struct.pack(_CHECK, check):
                number, before, end = struct.unpack(_HEAD, data[:_HEAD_SIZE])
                if number < _MOST and number % self._sectors.count == sector:
                    return number, check, before, end
            self._sectors.refresh()
        return _NO_HEAD

    def _limit(self, number: int) -> int:
        """Return the offset at which a sector's entries end or the last one begins. Return SIZE if this is not known,
        because the sector with the next entries is lost."""
        limit = SIZE
        for before, end in [self._until] + [head[2:] for head in self._heads if head[0] > number]:
            limit = min(limit, end if before == number else SIZE if before > number else 0)
        return limit

    def _entries(self, name: str, number: int, at: int) -> "Iterator[Entry]":
        """Yield the entries from this place on, as far as each sector can be read. `name` is the previous entry's
        name."""
        while number <= self._last:
            sector = number % self._sectors.count
            found, seed, _, _ = self._heads[sector]
            at = at or _FIRST
            limit = self._limit(number) if found == number else 0
            while at <= limit:
                if self._held and self._held[:2] == (number, at):
                    yield self._held
                    break
                entry = self._entry(sector, at, seed)
                if not entry:
                    self._gap = self._gap or (at < limit and self._goes_on(number, at, seed))
                    break
                length, named, place = struct.unpack(_ENTRY, entry[:_ENTRY_SIZE])
                start = _ENTRY_SIZE + named
                if named:
                    name = str(entry[_ENTRY_SIZE:start], "utf-8")
                yield number, at, name, place, entry[start:]
                at += start + length + _CHECK_SIZE
            number += 1
            at = 0

    def _goes_on(self, number: int, at: int, seed: int) -> bool:
        """Return whether there are entries after one that cannot be read."""
        if number < self._until[0]:
            return True
        sector = number % self._sectors.count
        while self._sectors.read(sector, at, min(16, SIZE - at)) != _BLANK[: min(16, SIZE - at)]:
            at += 1
            if self._entry(sector, at, seed, 1):
                return True
        return False

    def _entry(self, sector: int, at: int, seed: int, tries: int = 2) -> bytes:
        """Return an entry without its checksum, or b"" if there is none."""
        for _ in range(tries):
            entry = self._sectors.read(sector, at, min(_ENTRY_SIZE, SIZE - at))
            if entry == _BLANK[: len(entry)]:
                break
            if len(entry) == _ENTRY_SIZE:
                length, named, _ = struct.unpack(_ENTRY, entry)
                size = _ENTRY_SIZE + named + length
                if length <= PIECE and at + size + _CHECK_SIZE <= SIZE:
                    entry = self._sectors.read(sector, at, size + _CHECK_SIZE)
                    if entry[size:] == struct.pack(_CHECK, crc32(entry[:size], seed)):
                        return entry[:size]
            if tries > 1:
                self._sectors.refresh()
        return b""

    def _run(self, name: str, run: tuple[int, int, int], end: int) -> "Iterator[bytes]":
        """Yield the bytes of a blob that a run contains, up to `end`."""
        size, number, at = run
        first = True
        for _, _, named, place, data in self._entries(name, number, at):
            if named == name and (place == size or first):
                first = False
                if size + len(data) > end:
                    data = data[: end - size]
                if data:
                    yield data
                size += len(data)
                if size == end:
                    return
        raise OSError(EIO)  # the data could be read at the start

    def _note(self, name: str, place: int, length: int, number: int, at: int) -> None:
        """Record an entry in memory. `number` and `at` are its sector and offset."""
        self._work += 1
        runs = self._runs.get(name, [])
        if place == _FILE:
            self._runs.pop(name, runs)
            if not self._runs:
                self._work = 0
                self._gap = False
            return
        if place == _NEW:
            runs = []
            place = 0
        elif runs and place > self._sizes[name]:
            return  # an earlier entry is lost
        if not runs or place < self._sizes[name]:
            while runs and runs[-1][0] >= place:
                runs.pop()
            runs.append((place, number, at))
        self._runs[name] = runs
        self._sizes[name] = place + length

    # Writing

    def _first(self) -> int:
        """Return the number of the first sector with an entry that still counts, or of the last sector."""
        replaced = [self._replaced[0][1]] if self._held and self._replaced else []
        return min([runs[0][1] for runs in self._runs.values()] + replaced + [self._last])

    def _spare(self) -> int:
        """Return the number of sectors without entries that still count."""
        return self._sectors.count - (self._last + 1 - self._first())

    def _log(self, name: str, place: int, data: bytes) -> None:
        """Store an entry. Raise OSError if this fails."""
        for _ in range(2 * self._sectors.count):
            if self._put(name, place, data):
                return
            self._advance()
        raise OSError(FULL)

    def _settle(self) -> None:
        """Write the last entry that a start found again, unless this has been done."""
        for _ in range(2 * self._sectors.count):
            if not self._held:
                return
            self._advance()
        raise OSError(FULL)

    def _advance(self) -> None:
        if self._spare():
            self._begin()
        else:
            self._make_room()

    def _put(self, name: str, place: int, data: bytes) -> bool:
        """Append an entry, and return whether it was stored."""
        named = b"" if name == self._name else name.encode()
        entry = struct.pack(_ENTRY, len(data), len(named), place) + named + data
        entry += struct.pack(_CHECK, crc32(entry, self._seed))
        at = self._end
        if at + len(entry) > SIZE:
            return False
        if not self._program(at, entry):
            return False
        self._end = at + len(entry)
        self._until = self._last, self._end
        self._name = name
        self._note(name, place, len(data), self._last, at)
        return True

    def _make_room(self) -> None:
        """Write all blobs to their files. Sectors can then be erased, oldest first, while entries in other sectors are
        still applied to the files."""
        held, until = self._held, self._until
        back = None
        if held and held[3] == _NEW:  # what it replaced counts until it has been written again
            name = held[2]
            back = self._runs.pop(name), self._sizes.pop(name)
            if self._replaced:
                self._runs[name], self._sizes[name] = self._replaced, self._replaced_size
            self._held, self._until = None, (held[0], held[1] - 1)
        names = list(self._runs)
        try:
            for each in names:
                self._files.replace(each, Part(self, each))
            self._runs.clear()
        finally:
            self._held, self._until = held, until
            if back:
                self._runs[name], self._sizes[name] = back
        self._begin()
        for each in names:
            if each not in self._runs:
                self._log(each, _FILE, b"")

    def _begin(self) -> None:
        """Begin a new sector. If its header cannot be stored, the sector gets no entries."""
        if not self._ready:
            self._prepare()
        self._ready -= 1
        self._last += 1
        self._name = ""
        before, end = self._until
        head = struct.pack(_HEAD, self._last, before, end)
        self._seed = crc32(head)
        self._end = _FIRST
        if self._program(len(MARK), head + struct.pack(_CHECK, self._seed)):
            self._heads[self._last % self._sectors.count] = self._last, self._seed, before, end
            held = self._held
            if held and self._put(held[2], held[3], held[4]):
                self._held = None

    def _prepare(self) -> None:
        """Erase one more of the sectors that follow the last one."""
        sector = (self._last + 1 + self._ready) % self._sectors.count
        if not self._erased(sector):
            self._heads[sector] = _NO_HEAD
            self._sectors.program(sector, 0, bytes(_FIRST))
            self._sectors.erase(sector)
            self._sectors.program(sector, 0, MARK)
        self._ready += 1

    def _erased(self, sector: int) -> bool:
        start = len(MARK)
        if self._sectors.read(sector, 0, start) != MARK:
            return False
        for at in range(start, SIZE, len(_BLANK)):
            size = min(len(_BLANK), SIZE - at)
            if self._sectors.read(sector, at, size) != _BLANK[:size]:
                return False
        return True

    def _program(self, at: int, data: bytes) -> bool:
        """Program bytes in the last sector, and return whether they were stored. If not, the sector gets no more
        entries."""
        sector = self._last % self._sectors.count
        self._sectors.program(sector, at, data)
        done = self._sectors.read(sector, at, len(data)) == data
        if not done:
            self._end = SIZE
        return done
