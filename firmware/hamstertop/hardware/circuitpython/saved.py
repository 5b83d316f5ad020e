"""The storage for games on CircuitPython, in non-volatile memory and on the drive."""

import sys

import microcontroller
import storage

from ..slots import SlotStorage
from . import fat
from .nvm import NvmSlot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..slots import Slot

SAVED = "/saved"


def make() -> SlotStorage:
    """Return the storage for games. The latest slot is used, wherever it is, because boot.py decides at each start
    whether the firmware or the computer can write to the drive."""
    writable = not storage.getmount("/").readonly
    if writable:
        fat.prepare(SAVED)
    slots: list[Slot] = []
    slots.extend(fat.slots(SAVED))
    if microcontroller.nvm:
        keeps = sys.platform in ("RP2040", "RP2350")
        slots.insert(0 if keeps else 3, NvmSlot(microcontroller.nvm, keeps))
    made = SlotStorage(slots)
    made.settle()
    return made
