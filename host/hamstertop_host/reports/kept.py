"""What a board keeps, in the files of its folder `saved`. Portable: the site reads boards by this too."""

import errno
from collections import OrderedDict

from hamstertop.companion import results, titles
from hamstertop.companion.settings import BLOB
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.slots import SlotStorage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

SUFFIX = ".bin"
FOLDER = "saved"  # on a board
SLOT = "slot"  # in a folder of its own, on a board with CircuitPython


def keeps_games(path: str) -> bool:
    """Whether a file of that path may hold some."""
    return path.endswith(SUFFIX) or path.endswith("/" + SLOT)


def blobs(files: "Mapping[str, bytes]", memory: bytes = b"") -> dict[str, bytes]:
    """The blobs in files, the path given with each; or the latest ones in slots, of which `memory` is one. In order."""
    found: dict[str, bytes] = OrderedDict()
    slots = []
    for path in files:
        name = path.rpartition("/")[2]
        if name.endswith(SUFFIX):
            found[name[: -len(SUFFIX)]] = files[path]
        elif name == SLOT:
            slots.append(files[path][fat.BLOCK :][: fat.SIZE])
    storage = SlotStorage([_ReadOnly(data) for data in slots + [memory]])
    for name in [BLOB, results.BLOB] + titles.names():
        blob = storage.read(name)
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

    def write(self, at: int, data: bytes) -> None:
        raise OSError(errno.EROFS)
