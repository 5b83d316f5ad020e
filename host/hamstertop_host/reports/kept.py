"""What a board keeps, in the files of its folder `saved`. Portable: the site reads boards by this too."""

import errno
from collections import OrderedDict

from hamstertop.companion import results, titles
from hamstertop.companion.settings import BLOB
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.slots import SlotStorage
from hamstertop.hardware.ring import RingStorage
from hamstertop.storage import MemoryStorage, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hamstertop.board import Storage

SUFFIX = ".bin"
FOLDER = "saved"  # on a board
SLOT = "slot"  # in a folder of its own, on a board with CircuitPython
RING = "ring"  # and a digit, on a board with MicroPython


def keeps_games(path: str) -> bool:
    """Whether a file of that path may hold some."""
    return path.endswith((SUFFIX, "/" + SLOT)) or path.rpartition("/")[2][:-1] == RING


def blobs(files: "Mapping[str, bytes]", memory: bytes = b"") -> dict[str, bytes]:
    """The blobs in files, the path given with each, with what has changed since in a ring; or the latest ones in slots,
    of which `memory` is one. In order."""
    found: dict[str, bytes] = OrderedDict()
    slots = []
    ring = []
    for path in files:
        name = path.rpartition("/")[2]
        if name.endswith(SUFFIX):
            found[name[: -len(SUFFIX)]] = files[path]
        elif name == SLOT:
            slots.append(files[path][fat.BLOCK :][: fat.SIZE])
        elif name[:-1] == RING:
            ring.append(files[path])
    storages: list[Storage] = [SlotStorage([_ReadOnly(data) for data in slots + [memory]])]
    if ring:
        written = MemoryStorage()
        for name in found:
            written.replace(name, (found[name],))
        storages.append(RingStorage(written, _Copied(ring)))
    for storage in storages:
        for name in [BLOB, results.BLOB] + titles.names():
            blob = whole(storage, name)
            if blob:
                found[name] = blob
    return found


class _Copied:
    """Sectors that were copied from a board."""

    def __init__(self, sectors: list[bytes]) -> None:
        self._sectors = [_ReadOnly(data) for data in sectors]

    def find(self) -> "list[_ReadOnly]":
        return self._sectors

    def make(self) -> "list[_ReadOnly]":
        return []

    def owns(self, sector: "_ReadOnly", at: int, data: bytes) -> bool:
        return True

    def give_up(self) -> None:
        pass


class _ReadOnly:
    """A slot or sector that was copied from a board."""

    keeps = False

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.size = len(data)

    def read(self, at: int, size: int) -> bytes:
        return self._data[at : at + size]

    def ready(self) -> bool:
        return True

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        raise OSError(errno.EROFS)

    def program(self, at: int, data: bytes) -> None:
        raise OSError(errno.EROFS)

    def erase(self) -> None:
        raise OSError(errno.EROFS)
