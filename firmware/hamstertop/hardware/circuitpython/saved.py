"""Where CircuitPython keeps saved games: on its drive if it may write there, else in its small non-volatile memory."""

import os

import microcontroller
import storage

from ...storage import MemoryStorage
from ..fat import FatStorage
from ..slots import SlotStorage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...board import Storage

SAVED = "/saved"


def make() -> "Storage":
    """The best there is. boot.py decides who may write to the drive."""
    if not storage.getmount("/").readonly:
        try:
            os.mkdir(SAVED)
        except OSError:  # it is there
            pass
        return FatStorage(SAVED)
    if microcontroller.nvm:
        return SlotStorage(microcontroller.nvm)
    return MemoryStorage()
