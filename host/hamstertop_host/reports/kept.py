"""What a board keeps, in the files of its folder `saved`. Portable: the site reads boards by this too."""

import errno
from collections import OrderedDict

from hamstertop.companion import results, titles
from hamstertop.companion.settings import BLOB
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.slots import SlotStorage
from hamstertop.storage import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hamstertop.hardware.circuitpython.slots import Slot

SUFFIX = ".bin"
FOLDER = "saved"  # on a board
SLOT = "slot"  # in a folder of its own, on a board with CircuitPython


def names() -> list[str]:
    """Return the names of the blobs that are of interest."""
    return [BLOB, results.BLOB] + titles.names()


def keeps_games(path: str) -> bool:
    """Return whether a file of that path may hold some."""
    return path.endswith((SUFFIX, "/" + SLOT))


def blobs(files: "Mapping[str, bytes]") -> dict[str, bytes]:
    """Return the blobs in files, the path given with each; or the latest ones in slots. In order."""
    found: dict[str, bytes] = OrderedDict()
    slots: list[Slot] = []
    for path in files:
        name = path.rpartition("/")[2]
        if name.endswith(SUFFIX):
            found[name[: -len(SUFFIX)]] = files[path]
        elif name == SLOT:
            slots.append(_ReadOnly(files[path][fat.BLOCK :][: fat.SIZE]))
    for name in names() if slots else ():
        blob = whole(SlotStorage(slots), name)
        if blob:
            found[name] = blob
    return found


class _ReadOnly:
    """A slot that was copied from a board."""

    keeps = False

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.size = len(data)

    def read(self, at: int, size: int) -> bytes:
        return self._data[at : at + size]

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        raise OSError(errno.EROFS)

    def erase(self) -> None:
        raise OSError(errno.EROFS)
