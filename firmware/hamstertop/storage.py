"""Where saved games and settings lie: in files, or in memory."""

import os
from errno import ENOENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .board import Storage

PIECE = 512  # bytes of a blob that are in memory at once, at most
FORMATTED = "formatted"  # a blob, there where the flash was formatted and had not been blank, until players were told
# What is raised where a storage does not do what it is asked to. Memory that is full is a medium that is full.
REFUSED = (OSError, MemoryError)

_move = getattr(os, "replace", os.rename)  # CPython's `rename` does not rename over a file on Windows


def whole(storage: "Storage", name: str) -> bytes:
    """Return a small blob, b"" where there is none."""
    return b"".join(storage.pieces(name))


class Part:
    """The pieces of a blob from one byte to another, as often as they are asked for; `before` goes before them."""

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
    """Blobs in a dict: for tests, and for a board whose flash cannot be written."""

    def __init__(self) -> None:
        self.blobs: dict[str, bytearray] = {}

    def pieces(self, name: str) -> "Iterator[bytes]":
        blob = self.blobs.get(name, b"")
        for at in range(0, len(blob), PIECE):
            yield bytes(blob[at : at + PIECE])

    def append(self, name: str, data: bytes) -> None:
        # In place: a copy would need room for the game twice.
        self.blobs.setdefault(name, bytearray()).extend(data)

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        blob = bytearray()
        for piece in pieces:
            blob.extend(piece)
        self.blobs[name] = blob


class FileStorage:
    """Blobs as files `<folder>/<name>.bin`. A file system that commits on close (littlefs) makes each call durable."""

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
        # Renaming over a file is one step on littlefs and POSIX.
        _move(path + ".new", path)
