"""Slots on a FAT drive, arranged so that a power cut during a write does not harm any other file.

The flash is erased in blocks of 4096 bytes. If the power fails during an erase, the whole block is lost, and a save
writes two blocks: the file's, and its folder's, which records the time. So each slot is in a folder of its own, with
unused room before the first folder and around the used part of each file, and is created once with its full length:
afterwards, neither the drive's table nor a block with other data is ever written.
"""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

BLOCK = 4096  # bytes
SIZE = 3 * BLOCK
_LENGTH = BLOCK + SIZE + BLOCK
_FULL = 28  # ENOSPC


class FileSlot:
    """The middle of a file made by `prepare`: `SIZE` bytes with a block before and after them."""

    size = SIZE
    keeps = False

    def __init__(self, path: str) -> None:
        self._path = path

    def read(self, at: int, size: int) -> bytes:
        with open(self._path, "rb") as file:
            file.seek(BLOCK + at)
            return file.read(min(size, SIZE - at))

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        if _length(self._path) != _LENGTH:
            raise OSError(_FULL)  # the file is missing, or belongs to somebody else
        with open(self._path, "r+b") as file:
            file.seek(BLOCK + at)
            data = b""
            for piece in pieces:
                data += piece
                if len(data) >= BLOCK:  # smaller writes would erase a block once for each
                    file.write(data[:BLOCK])
                    data = data[BLOCK:]
            file.write(data)


def slots(folder: str) -> "list[FileSlot]":
    """Return the two files in `folder` as slots."""
    return [FileSlot(path + "/slot") for path in _folders(folder)]


def prepare(folder: str) -> None:
    """Create missing files. Anything else with the same name is kept, and that slot cannot be written."""
    _make_folder(folder)
    _make_file(folder + "/room", 4 * BLOCK)
    for path in _folders(folder):
        _make_folder(path)
        _make_file(path + "/slot", _LENGTH)


def _folders(folder: str) -> list[str]:
    return [folder + "/1", folder + "/2"]


def _make_folder(path: str) -> None:
    try:
        os.mkdir(path)
    except OSError:  # it exists, or cannot be made
        pass


def _make_file(path: str, length: int) -> None:
    """Create an empty file of this length, unless the file exists."""
    if _length(path):
        return
    try:
        with open(path, "wb") as file:
            file.seek(length - 1)
            file.write(b"\0")
            file.seek(BLOCK)
            file.write(bytes(16))  # old data there may look like a slot
    except OSError:  # the drive is full, or a folder has this name
        pass
    if _length(path) not in (0, length):
        os.remove(path)


def _length(path: str) -> int:
    """Return the length of a file in bytes; 0 if there is no file."""
    try:
        return os.stat(path)[6]
    except OSError:
        return 0
