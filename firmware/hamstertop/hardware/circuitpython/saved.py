"""The place of saved games with CircuitPython: the small non-volatile memory and the drive."""

import sys

import microcontroller
import storage

from . import fat
from .nvm import NvmSlot
from .slots import SlotStorage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .slots import Slot

SAVED = "/saved"


def make() -> SlotStorage:
    """Return the slots for games. The latest slot counts, wherever it is: boot.py decides at each start who may write
    to the drive."""
    writable = not storage.getmount("/").readonly
    if writable:
        fat.prepare(SAVED)
    slots: list[Slot] = []
    slots.extend(fat.slots(SAVED))
    if microcontroller.nvm:
        keeps = sys.platform in ("RP2040", "RP2350")
        slots.insert(0 if keeps else 2, NvmSlot(microcontroller.nvm, keeps))
    made = SlotStorage(slots)
    if writable:
        made.spread()
    return made
