"""Saved games in a ring of flash sectors, so that a press is stored by programming a page and waits for no erase.

Each change of a blob is an entry behind the last one. Files hold what blobs were before. While nobody waits, changed
blobs are written to their files; after many entries a new sector begins from which on entries count, and those before
it are erased.

    sector  what the `Reserve` has put at its start (MARK bytes), a head, entries, b"\\xff"...
    head    number of the sector, counting up (4 bytes), that of the first one that counts (4), check (4)
    entry   length of the data (2), of the name (1; 0: that of the entry before), kind and length (2), name, data,
            check (4): a CRC-32 that runs on from the head's; of half an entry, two bytes once passed in 40,000 cuts
            kind 0: the data comes behind so many bytes of the blob; kind 1, the highest bit: it replaces the blob,
            whose file is so long

Entries may be applied once more to a file that has them: so a cut between writing files and the new head does no harm.
An older firmware knows the files alone. Where it has written one since, the file counts.
"""

import struct
from binascii import crc32

from ..storage import PIECE, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, Protocol

    from ..board import Storage

    class Sector(Protocol):
        """SIZE bytes of flash. Programming clears bits, erasing sets them all."""

        def read(self, at: int, size: int) -> bytes:
            """So many bytes from `at`."""

        def program(self, at: int, data: bytes) -> None:
            """Clear bits. Nothing is promised; who wants to know reads it."""

        def erase(self) -> None:
            """Set all bits, but for the mark, which is programmed after that: one without it was cut short."""

        def ready(self) -> bool:
            """Whether the mark is there."""

    class Reserve(Protocol):
        """Where the sectors are."""

        def find(self) -> Sequence[Sector]:
            """Those there are, [] if there are none yet."""

        def make(self) -> Sequence[Sector]:
            """Take them, which is slow; [] where there is no room."""

        def owns(self, sector: Any, at: int, data: bytes) -> bool:
            """Whether a sector is still where the file system keeps it, and has these bytes."""

        def give_up(self) -> None:
            """Leave them to the file system."""


SIZE = 4096
MARK = 16
MANY = 64  # entries, after which a new sector begins as soon as nobody waits: they are read at each start
CALM = 60  # calls of `rest` without a press, after which files are written: half a minute
LARGE = 1024  # bytes that go to a file at once
_HEAD = "<II"
_CHECK = "<I"
_CHECK_SIZE = 4
_HEAD_SIZE = 8 + _CHECK_SIZE
_ENTRY = "<HBH"
_ENTRY_SIZE = 5
_REPLACED = 0x8000
_FAILED = 5  # EIO


class RingStorage:
    """Blobs in `files`, and what has changed since in the sectors of `reserve`."""

    def __init__(self, files: "Storage", reserve: "Reserve") -> None:
        self._files = files
        self._reserve = reserve
        self._changes: dict[str, tuple[int, int, bytearray]] = {}  # by blob: length of its file, what stays of it, rest
        self._unwritten: list[str] = []  # blobs whose files may lack changes
        self._sizes: dict[str, int] = {}  # of files, as far as known
        self._used: list[Sector] = []  # whose entries count, the latest last
        self._free: list[Sector] = []  # erased
        self._spent: list[Sector] = []  # to be erased
        self._number = 0  # of the latest sector
        self._end = SIZE  # of its entries; SIZE: no more can follow
        self._crc = 0
        self._name = ""  # of its last entry
        self._entries = 0
        self._many = MANY
        self._calm = 0
        self._seen: tuple[int, bytes] | None = None  # an entry and its place that is still to be seen in its file
        self._looked = False  # whether one was
        self._open(reserve.find())
        self._made = self._there  # whether there is a reserve, or one was asked for

    @property
    def _there(self) -> bool:
        """Whether there are sectors."""
        return len(self._used) + len(self._free) + len(self._spent) > 0

    def pieces(self, name: str) -> "Iterator[bytes]":
        blob = self._changed_file(name)[1]
        for at in range(0, len(blob), PIECE):
            yield blob[at : at + PIECE]

    def append(self, name: str, data: bytes) -> None:
        if self._takes(name, data):
            if name in self._changes:
                size, stays, rest = self._changes[name]
            else:
                size = stays = self._size(name)
                rest = bytearray()
            place = stays + len(rest)
            if place < _REPLACED:
                self._log(name, place, data)
                rest.extend(data)
                self._changed(name, size, stays, rest)
                return
            self.write_files()
        self._files.append(name, data)
        self._sizes.pop(name, 0)

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        data = b"".join(pieces)
        if self._takes(name, data):
            size = self._size(name)
            if size < _REPLACED:
                self._log(name, _REPLACED | size, data)
                self._changed(name, size, 0, bytearray(data))
                return
            self.write_files()
        self._files.replace(name, (data,))
        self._sizes.pop(name, 0)

    def rest(self) -> bool:
        """Do something of what takes time, while nobody waits; whether there was anything to do."""
        self._calm += 1
        if self._spent:
            self._erase()
        elif self._seen:
            self._look()
        elif not self._made:
            self._made = True
            self._open(self._reserve.make())
        elif self._entries >= self._many or (self._unwritten and self._calm >= CALM):
            try:
                self._write_changed()
                if self._entries >= self._many:
                    self.write_files()
            except OSError:  # there is no room: again later
                self._many = self._entries + MANY
                self._calm = 0
        else:
            return False
        return True

    def write_files(self) -> None:
        """Write all that has changed to its files, and begin a sector from which on entries count. OSError if the files
        refuse."""
        self._write_changed()
        spent = self._used
        self._used = []
        try:
            self._begin()
        except OSError:
            self._used = spent + self._used
            raise
        self._spent += spent
        self._changes.clear()
        self._entries = 0
        self._many = MANY

    def _write_changed(self) -> None:
        """Write the files of what has changed."""
        while self._unwritten:
            name = self._unwritten[0]
            file, blob = self._changed_file(name)
            if blob != file:
                if blob[: len(file)] == file:
                    self._files.append(name, blob[len(file) :])
                else:
                    self._files.replace(name, (blob,))
                self._sizes[name] = len(blob)
            self._unwritten.pop(0)

    def _changed_file(self, name: str) -> tuple[bytes, bytes]:
        """The file of a blob, and the blob."""
        file = whole(self._files, name)
        self._sizes[name] = len(file)
        if name in self._changes:
            size, stays, rest = self._changes[name]
            blob = file[:stays] + rest
            if len(file) == size or (file and blob[: len(file)] == file):
                return file, blob
            del self._changes[name]  # somebody else has written the file since
        return file, file

    def _open(self, sectors: "Sequence[Sector]") -> None:
        """Follow the entries that count."""
        heads = []
        for sector in sectors:
            number, first = _head(sector)
            if number:
                heads.append((number, first, sector))
            elif sector.ready() and _is_blank(sector, MARK):
                self._free.append(sector)
            else:
                self._spent.append(sector)
        heads.sort(key=lambda head: head[0])
        for number, _, sector in heads:
            if number < heads[-1][1]:
                self._spent.append(sector)
            else:
                self._number = number
                self._follow(sector)

    def _follow(self, sector: "Sector") -> None:
        self._used.append(sector)
        self._name = ""
        self._crc = _check(sector.read(MARK, _HEAD_SIZE - _CHECK_SIZE), 0)
        at = MARK + _HEAD_SIZE
        while at + _ENTRY_SIZE <= SIZE:
            entry = sector.read(at, _ENTRY_SIZE)
            length, named, place = struct.unpack(_ENTRY, entry)
            end = at + _ENTRY_SIZE + named + length
            if end + _CHECK_SIZE > SIZE:
                break
            entry += sector.read(at + _ENTRY_SIZE, named + length)
            crc = _check(entry, self._crc)
            if sector.read(end, _CHECK_SIZE) != struct.pack(_CHECK, crc):
                break
            self._crc = crc
            if named:
                self._name = entry[_ENTRY_SIZE : _ENTRY_SIZE + named].decode()
            self._apply(self._name, place, entry[_ENTRY_SIZE + named :])
            at = end + _CHECK_SIZE
        self._end = at if _is_blank(sector, at) else SIZE  # behind half an entry nothing can be written

    def _apply(self, name: str, place: int, data: bytes) -> None:
        size, stays, rest = self._changes.get(name, (0, 0, bytearray()))
        if place & _REPLACED:
            self._changed(name, place & ~_REPLACED, 0, bytearray(data))
        elif name in self._changes and stays + len(rest) == place:
            rest.extend(data)
            self._changed(name, size, stays, rest)
        else:
            self._changed(name, place, place, bytearray(data))

    def _changed(self, name: str, size: int, stays: int, rest: bytearray) -> None:
        self._changes[name] = (size, stays, rest)
        if name not in self._unwritten:
            self._unwritten.append(name)
        self._entries += 1
        self._calm = 0

    def _size(self, name: str) -> int:
        """How long its file is."""
        if name not in self._sizes:
            self._changed_file(name)
        return self._sizes[name]

    def _takes(self, name: str, data: bytes) -> bool:
        """Whether a change can be an entry; then there is room for it. Files may be written for that: how long they
        are must be asked after this."""
        if not self._there:
            return False
        if len(data) > LARGE:
            self.write_files()
            return False
        if self._end + _ENTRY_SIZE + len(name) + len(data) + _CHECK_SIZE > SIZE:
            self._go_on()
        return True

    def _log(self, name: str, place: int, data: bytes) -> None:
        """Store an entry. OSError if it is not."""
        named = b"" if name == self._name else name.encode()
        entry = struct.pack(_ENTRY, len(data), len(named), place) + named + data
        crc = _check(entry, self._crc)
        self._put(self._end, entry + struct.pack(_CHECK, crc))
        self._crc = crc
        self._name = name

    def _go_on(self) -> None:
        """In another sector. The last one is for when all files are written."""
        if len(self._free) + len(self._spent) > 1:
            self._begin(_head(self._used[0])[0] if self._used else 0)
        else:
            self.write_files()

    def _begin(self, first: int = 0) -> None:
        """Go on in a free sector; entries count from the sector `first` on, or from this one."""
        if not self._free:
            self._erase()
        sector = self._free.pop(0)
        self._used.append(sector)
        self._number += 1
        head = struct.pack(_HEAD, self._number, first or self._number)
        self._crc = _check(head, 0)
        self._name = ""
        self._put(MARK, head + struct.pack(_CHECK, self._crc))

    def _put(self, at: int, data: bytes) -> None:
        """OSError unless it proves to be stored; then nothing can follow."""
        sector = self._used[-1]
        self._end = SIZE
        sector.program(at, data)
        if sector.read(at, len(data)) != data:
            raise OSError(_FAILED)
        self._end = at + len(data)
        if not self._looked:
            self._seen = (at, data)

    def _erase(self) -> None:
        sector = self._spent.pop(0)
        sector.erase()
        self._free.append(sector)

    def _look(self) -> None:
        """Once after a start: whether the sectors are still ours. If files were copied, they are elsewhere now."""
        assert self._seen
        at, data = self._seen
        self._seen = None
        self._looked = True
        if not self._reserve.owns(self._used[-1], at, data):
            self._write_changed()
            self._changes.clear()
            self._used = []
            self._free = []
            self._spent = []
            self._entries = 0
            self._reserve.give_up()


def _head(sector: "Sector") -> tuple[int, int]:
    """The number of a sector, and of the first one that counts; zeros where there is no head."""
    data = sector.read(MARK, _HEAD_SIZE)
    head = data[:-_CHECK_SIZE]
    if data[-_CHECK_SIZE:] != struct.pack(_CHECK, _check(head, 0)):
        return 0, 0
    number, first = struct.unpack(_HEAD, head)
    return number, first


def _check(data: bytes, crc: int) -> int:
    return crc32(data, crc) & 0xFFFFFFFF


def _is_blank(sector: "Sector", at: int) -> bool:
    """Whether nothing was programmed from there on, not even half of an entry."""
    data = sector.read(at, SIZE - at)
    return data.count(b"\xff") == len(data)
