"""Store saved games and settings, in files or in memory."""

import os
from errno import ENOENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .board import Storage

PIECE = 512  # the greatest number of bytes of a blob that are in memory at once
FORMATTED = "formatted"  # a blob that exists after flash with other data was formatted, until the players are told
# The exceptions of a storage that cannot carry out a request. Full memory counts like a full medium.
REFUSED = (OSError, MemoryError)

_move = getattr(os, "replace", os.rename)  # CPython's `rename` cannot replace a file on Windows


def whole(storage: "Storage", name: str) -> bytes:
    """Return the whole of a small blob, b"" if there is none."""
    return b"".join(storage.pieces(name))


class Part:
    """The pieces of a blob from one byte to another, after the bytes `before`. They can be read any number of times."""

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
    """Blobs in a dictionary: for tests, and for a board whose flash cannot be written."""

    def __init__(self) -> None:
        self.blobs: dict[str, bytearray] = {}

    def pieces(self, name: str) -> "Iterator[bytes]":
        blob = self.blobs.get(name, b"")
        for at in range(0, len(blob), PIECE):
            yield bytes(blob[at : at + PIECE])

    def append(self, name: str, data: bytes) -> None:
        # in place: a copy would need room for the game twice
        self.blobs.setdefault(name, bytearray()).extend(data)

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        blob = bytearray()
        for piece in pieces:
            blob.extend(piece)
        self.blobs[name] = blob


class FileStorage:
    """Blobs as files `<folder>/<name>.bin`. On a file system that commits on close (littlefs), each call is durable."""

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
        # replacing a file by renaming is a single step on littlefs and POSIX
        _move(path + ".new", path)
