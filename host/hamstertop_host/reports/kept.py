"""What a board keeps, in the files of its folder `saved`. The site reads boards by this too: see `site/carry.py`."""

import errno
from collections.abc import Mapping

from hamstertop.companion import results, titles
from hamstertop.companion.settings import BLOB
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.slots import SlotStorage

SUFFIX = ".bin"
FOLDER = "saved"  # on a board
SLOT = "slot"  # in a folder of its own, on a board with CircuitPython


def keeps_games(path: str) -> bool:
    """Whether a file of that path may hold some."""
    return path.endswith((SUFFIX, "/" + SLOT))


def blobs(files: Mapping[str, bytes], memory: bytes = b"") -> dict[str, bytes]:
    """The blobs in files, the path given with each; or the latest ones in slots, of which `memory` is one."""
    names = {path: path.rpartition("/")[2] for path in files}
    found = {name[: -len(SUFFIX)]: files[path] for path, name in names.items() if name.endswith(SUFFIX)}
    slots = [files[path][fat.BLOCK :][: fat.SIZE] for path, name in names.items() if name == SLOT]
    storage = SlotStorage([_ReadOnly(data) for data in (*slots, memory)])
    slotted = {name: storage.read(name) for name in (BLOB, results.BLOB, *titles.names())}
    found.update({name: blob for name, blob in slotted.items() if blob})
    return found


class _ReadOnly:
    """A slot that was copied from a board."""

    keeps = False

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.size = len(data)

    def read(self, at: int, size: int) -> bytes:
        return self._data[at : at + size]

    def write(self, at: int, data: bytes) -> None:
        raise OSError(errno.EROFS)
