"""What an emulated Pico has stored."""

from hamstertop.companion.settings import BLOB, Settings
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.nvm import NvmSlot
from hamstertop.hardware.circuitpython.slots import SlotStorage
from hamstertop.storage import MemoryStorage
from hamstertop_host import boards
from hamstertop_host.flashing import images, models

PICO = boards.load("pico_epaper29")
SAVED = "saved/"
PANEL_KIND = "/".join((PICO.panel.controller, PICO.panel.name, PICO.panel.waveform))


def stored(runtime, flash, filesystem):
    """A storage with what the flash holds."""
    start = filesystem.address - models.XIP
    there = images.read(runtime, flash[start : start + filesystem.blocks * models.BLOCK])
    if runtime == "circuitpython":
        nvm = flash[start - models.BLOCK : start]
        slots = [data[fat.BLOCK : fat.BLOCK + fat.SIZE] for path, data in there.items() if path.endswith("/slot")]
        return SlotStorage([NvmSlot(bytearray(memory), False) for memory in (nvm, *slots)])
    storage = MemoryStorage()
    for path, data in there.items():
        if path.startswith(SAVED) and path.endswith(".bin"):
            storage.replace(path.removeprefix(SAVED).removesuffix(".bin"), data)
    return storage


def confirmed(flash, filesystem):
    """The flash of a Pico with MicroPython whose panel somebody has seen refresh well without the flash."""
    storage = stored("micropython", flash, filesystem)
    settings = Settings(storage)
    settings.panel = PANEL_KIND
    assert settings.save()
    start = filesystem.address - models.XIP
    end = start + filesystem.blocks * models.BLOCK
    there = images.read("micropython", flash[start:end])
    there[f"{SAVED}{BLOB}.bin"] = storage.read(BLOB)
    return flash[:start] + images.make("micropython", there, filesystem) + flash[end:]
