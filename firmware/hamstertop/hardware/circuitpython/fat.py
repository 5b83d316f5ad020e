"""Slots on a FAT drive, laid out so that a power cut while one is written harms no other file.

The flash below is erased in blocks of 4096 bytes. A block that loses its power meanwhile loses all it holds, and a
save writes two of them: the file's, and that of its folder, which notes the time. So each slot lies in a folder of
its own, with room to spare before the first folder and around what is used of each file, and is made once in its full
length: from then on neither the table of the drive nor a block with anything else in it is written.
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
    """The middle of a file that `prepare` made: `SIZE` bytes with a block before and after them."""

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
            raise OSError(_FULL)  # it is not there, or somebody else's
        with open(self._path, "r+b") as file:
            file.seek(BLOCK + at)
            data = b""
            for piece in pieces:
                data += piece
                if len(data) >= BLOCK:  # less at once would erase a block once for each
                    file.write(data[:BLOCK])
                    data = data[BLOCK:]
            file.write(data)


def slots(folder: str) -> "list[FileSlot]":
    """Return both files in `folder`."""
    return [FileSlot(path + "/slot") for path in _folders(folder)]


def prepare(folder: str) -> None:
    """Make them where they lack. What stands in the place of one stays there, and that slot takes nothing."""
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
    except OSError:  # it is there, or never will be
        pass


def _make_file(path: str, length: int) -> None:
    """Make a file of this length that holds nothing, unless there is one."""
    if _length(path):
        return
    try:
        with open(path, "wb") as file:
            file.seek(length - 1)
            file.write(b"\0")
            file.seek(BLOCK)
            file.write(bytes(16))  # what lay there before may look like a slot
    except OSError:  # the drive is full, or a folder is in the way
        pass
    if _length(path) not in (0, length):
        os.remove(path)


def _length(path: str) -> int:
    """In bytes; 0 where there is no file."""
    try:
        return os.stat(path)[6]
    except OSError:
        return 0
