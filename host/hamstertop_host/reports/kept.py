"""Read the files in a board's folder `saved`."""

import errno
from collections import OrderedDict

from hamstertop.games import titles
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving import results
from hamstertop.saving.settings import BLOB
from hamstertop.saving.storage import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from hamstertop.hardware.slots import Slot

SUFFIX = ".bin"
FOLDER = "saved"  # the folder's name on a board
SLOT = "slot"  # the name of a slot's file on CircuitPython boards, where each slot has its own folder


def names() -> list[str]:
    """Return the names of the blobs that reports use."""
    return [BLOB, results.BLOB] + titles.names()


def blobs(files: "Mapping[str, bytes]") -> dict[str, bytes]:
    """Return the blobs in a board's files, which are given by path, in order. A blob is either a file of its own or the
    latest version in the slots."""
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
    """A read-only copy of a board's slot."""

    keeps = False

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.size = len(data)

    def read(self, at: int, size: int) -> bytes:
        return self._data[at : at + size]

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        raise OSError(errno.EROFS)

    def refresh(self) -> None:
        """Do nothing, because nothing is cached."""
