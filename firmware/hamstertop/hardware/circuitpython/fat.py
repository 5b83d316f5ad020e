"""Slots on a FAT drive, laid out so that a power cut during a write cannot damage any other file.

The flash is erased in blocks of 4096 bytes, and a power cut during an erase loses the whole block. Saving must
therefore write only the file's own blocks. The file is created once with its full length, and stays open, because
closing it would write the time to its folder's block. Sectors are written whole, because parts of them would stay in
memory until the file is closed. As files are closed when the program ends, each slot is in its own folder, with unused
space before the first folder and around the used part of each file.
"""

import os
from errno import EIO

from ...saving.storage import FULL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

BLOCK = 4096  # bytes
SECTOR = 512  # bytes that FAT reads and writes at a time
SIZE = 3 * BLOCK
_LENGTH = BLOCK + SIZE + BLOCK


class FileSlot:
    """The middle part of a file made by `prepare`: `SIZE` bytes, with an unused block before and after."""

    size = SIZE
    keeps = False

    def __init__(self, path: str) -> None:
        self._path = path
        self._file: Any = None
        self._writable = False

    def read(self, at: int, size: int) -> bytes:
        file = self._open()
        file.seek(BLOCK + at)
        data: bytes = file.read(min(size, SIZE - at))
        return data

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        self._open()
        if not self._writable:
            raise OSError(FULL)  # the computer has the drive, or the file is not ours
        start = at // SECTOR * SECTOR
        data = self.read(start, at - start)
        for piece in pieces:
            data += piece
            if len(data) >= BLOCK:  # each smaller write would erase a block
                self._put(start, data[:BLOCK])
                data = data[BLOCK:]
                start += BLOCK
        if data:
            self._put(start, data + bytes(-len(data) % SECTOR))

    def refresh(self) -> None:
        """Do nothing, because CircuitPython's own code displaces what is cached."""

    def _open(self) -> "Any":
        if not self._file:
            self._writable = _length(self._path) == _LENGTH
            try:
                self._file = open(self._path, "r+b" if self._writable else "rb", 0)  # noqa: SIM115 - see above
            except OSError:
                self._writable = False
                self._file = open(self._path, "rb", 0)  # noqa: SIM115
        return self._file

    def _put(self, start: int, data: bytes) -> None:
        """Write whole sectors, and read them back, before which the chip writes what it has collected for a block."""
        self._file.seek(BLOCK + start)
        self._file.write(data)
        if self.read(start, len(data)) != data and self.read(start, len(data)) != data:  # one may be a misread
            raise OSError(EIO)


def slots(folder: str) -> "list[FileSlot]":
    """Return the three files in `folder` as slots."""
    return [FileSlot(path + "/slot") for path in _folders(folder)]


def prepare(folder: str) -> None:
    """Create missing files. Anything else with the name of a slot's file is kept, but then that slot cannot be
    written."""
    _make_folder(folder)
    _make_file(folder + "/room", 4 * BLOCK)
    for path in _folders(folder):
        _make_folder(path)
        _make_file(path + "/slot", _LENGTH)


def _folders(folder: str) -> list[str]:
    return [folder + "/1", folder + "/2", folder + "/3"]


def _make_folder(path: str) -> None:
    try:
        os.mkdir(path)
    except OSError:  # the folder exists or cannot be created
        pass


def _make_file(path: str, length: int) -> None:
    if _length(path):
        return
    try:
        with open(path, "wb") as file:
            file.seek(length - 1)
            file.write(b"\0")
            file.seek(BLOCK)
            file.write(bytes(16))  # because old data there may look like a slot
    except OSError:  # the drive is full, or a folder has this name
        pass
    if _length(path) not in (0, length):
        os.remove(path)


def _length(path: str) -> int:
    try:
        return os.stat(path)[6]
    except OSError:
        return 0
