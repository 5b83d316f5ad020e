"""Storage for saved games and settings, in files or in memory."""

import os
from errno import ENOENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..board import Storage

PIECE = 512  # maximum size in bytes of a piece of a blob
FORMATTED = "formatted"  # a blob that exists from when flash with other data is formatted until players are told
# The exceptions raised by storage that cannot carry out a request. Running out of memory is handled like a full medium.
REFUSED = (OSError, MemoryError)
FULL = 28  # ENOSPC, which MicroPython's `errno` does not have

_move = getattr(os, "replace", os.rename)  # CPython's `rename` cannot replace a file on Windows


def whole(storage: "Storage", name: str) -> bytes:
    """Return the content of a small blob, or b"" if it does not exist."""
    return b"".join(storage.pieces(name))


class Part:
    """The pieces of a blob from one byte to another, preceded by the bytes `before`. It can be iterated repeatedly."""

    def __init__(
        self, storage: "Storage", name: str, start: int = 0, end: "int | None" = None, before: bytes = b""
    ) -> None:
        self._storage = storage
        self._name = name
        self._start = start
        self._end = end
        self._before = before

    def __iter__(self) -> "Iterator[bytes]":
        if self._before:
            yield self._before
        at = 0
        for piece in self._storage.pieces(self._name):
            if self._end is not None and at + len(piece) > self._end:
                piece = piece[: self._end - at]
            if at + len(piece) > self._start:
                yield piece[self._start - at :] if at < self._start else piece
            at += len(piece)
            if at == self._end:
                break


class MemoryStorage:
    """Blobs in a dictionary, for tests and for boards whose flash cannot be written."""

    def __init__(self) -> None:
        self.blobs: dict[str, bytearray] = {}

    def pieces(self, name: str) -> "Iterator[bytes]":
        blob = self.blobs.get(name, b"")
        for at in range(0, len(blob), PIECE):
            yield bytes(blob[at : at + PIECE])

    def append(self, name: str, data: bytes) -> None:
        # in place, because a copy would take twice the memory
        self.blobs.setdefault(name, bytearray()).extend(data)

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        blob = bytearray()
        for piece in pieces:
            blob.extend(piece)
        self.blobs[name] = blob


class FileStorage:
    """Blobs as files `<folder>/<name>.bin`, for the simulator."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def _path(self, name: str) -> str:
        return self.folder + "/" + name + ".bin"

    def pieces(self, name: str) -> "Iterator[bytes]":
        try:
            with open(self._path(name), "rb") as file:
                piece = file.read(PIECE)
                while piece:
                    yield piece
                    piece = file.read(PIECE)
        except OSError as error:
            if error.args[0] != ENOENT:
                raise

    def append(self, name: str, data: bytes) -> None:
        with open(self._path(name), "ab") as file:
            file.write(data)

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        path = self._path(name)
        with open(path + ".new", "wb") as file:
            for piece in pieces:
                file.write(piece)
        # renaming replaces a file atomically on POSIX
        _move(path + ".new", path)
