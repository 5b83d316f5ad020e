"""What an emulated Pico has stored."""

from hamstertop.storage import MemoryStorage
from hamstertop_host import boards
from hamstertop_host.flashing import images, models

PICO = boards.load("pico_epaper29")
SAVED = "saved/"


def stored(flash, filesystem):
    """A storage with what the flash holds."""
    start = filesystem.address - models.XIP
    there = images.read("micropython", flash[start : start + filesystem.blocks * models.BLOCK])
    storage = MemoryStorage()
    for path, data in there.items():
        if path.startswith(SAVED) and path.endswith(".bin"):
            storage.replace(path.removeprefix(SAVED).removesuffix(".bin"), data)
    return storage
