"""Slots on a FAT drive, laid out so that a power cut during a write cannot damage any other file.

The flash is erased in blocks of 4096 bytes, and a power cut during an erase loses the whole block. Saving writes two
blocks: the file's own, and its folder's, which records the time. Each slot is therefore in its own folder, with unused
space before the first folder and around the used part of each file. The file is created once with its full length, so
that neither the drive's table nor a block with other data is written later.
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
    """The middle part of a file made by `prepare`: `SIZE` bytes, with an unused block before and after."""

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
            raise OSError(_FULL)  # the file is missing or not ours
        with open(self._path, "r+b") as file:
            file.seek(BLOCK + at)
            data = b""
            for piece in pieces:
                data += piece
                if len(data) >= BLOCK:  # each smaller write would erase a block
                    file.write(data[:BLOCK])
                    data = data[BLOCK:]
            file.write(data)


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
