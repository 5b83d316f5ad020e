"""What an emulated Pico with MicroPython has stored."""

from hamstertop.companion.settings import BLOB, Settings
from hamstertop.storage import MemoryStorage
from hamstertop_host import boards
from hamstertop_host.flashing import images, models

PICO = boards.load("pico_epaper29")
FILES = models.choose(PICO, "micropython", None).filesystem
START = FILES.address - models.XIP
END = START + FILES.blocks * models.BLOCK
SAVED = "saved/"
PANEL_KIND = "/".join((PICO.panel.controller, PICO.panel.name, PICO.panel.waveform))


def stored(flash):
    """A storage with what the flash holds."""
    storage = MemoryStorage()
    for path, data in images.read("micropython", flash[START:END]).items():
        if path.startswith(SAVED) and path.endswith(".bin"):
            storage.replace(path.removeprefix(SAVED).removesuffix(".bin"), data)
    return storage


def confirmed(flash):
    """The flash of a Pico whose panel somebody has seen refresh well without the flash."""
    storage = stored(flash)
    settings = Settings(storage)
    settings.panel = PANEL_KIND
    assert settings.save()
    there = images.read("micropython", flash[START:END])
    there[f"{SAVED}{BLOB}.bin"] = storage.read(BLOB)
    return flash[:START] + images.make("micropython", there, FILES) + flash[END:]
