"""Saved games on a FAT file system, which cannot rename over a file."""

import os

from ..storage import FileStorage


class FatStorage(FileStorage):
    """A blob is being replaced while `<name>.bin.new` is there: it counts once the old one is gone."""

    def read(self, name: str) -> bytes:
        self._recover(self._path(name))
        return super().read(name)

    def append(self, name: str, data: bytes) -> None:
        self._recover(self._path(name))
        super().append(name, data)

    def replace(self, name: str, data: bytes) -> None:
        path = self._path(name)
        with open(path + ".new", "wb") as file:
            file.write(data)
        if _exists(path):
            os.remove(path)
        os.rename(path + ".new", path)

    def _recover(self, path: str) -> None:
        """End a replacement that was cut short."""
        if not _exists(path) and _exists(path + ".new"):
            os.rename(path + ".new", path)


def _exists(path: str) -> bool:
    try:
        os.stat(path)
    except OSError:
        return False
    return True
