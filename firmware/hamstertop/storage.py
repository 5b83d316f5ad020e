"""Where saved games and settings lie: in files, or in memory."""

import os
from errno import ENOENT

_move = getattr(os, "replace", os.rename)  # CPython's `rename` does not rename over a file on Windows


class MemoryStorage:
    """Blobs in a dict: for tests, and for a board whose flash cannot be written."""

    def __init__(self) -> None:
        self.blobs: dict[str, bytearray] = {}

    def read(self, name: str) -> bytes:
        return bytes(self.blobs.get(name, b""))

    def append(self, name: str, data: bytes) -> None:
        # In place: a copy would need room for the game twice.
        self.blobs.setdefault(name, bytearray()).extend(data)

    def replace(self, name: str, data: bytes) -> None:
        self.blobs[name] = bytearray(data)


class FileStorage:
    """Blobs as files `<folder>/<name>.bin`. A file system that commits on close (littlefs) makes each call durable."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def _path(self, name: str) -> str:
        return self.folder + "/" + name + ".bin"

    def read(self, name: str) -> bytes:
        try:
            with open(self._path(name), "rb") as file:
                return file.read()
        except OSError as error:
            if error.args[0] == ENOENT:
                return b""
            raise

    def append(self, name: str, data: bytes) -> None:
        with open(self._path(name), "ab") as file:
            file.write(data)

    def replace(self, name: str, data: bytes) -> None:
        path = self._path(name)
        with open(path + ".new", "wb") as file:
            file.write(data)
        # Renaming over a file is one step on littlefs and POSIX.
        _move(path + ".new", path)
