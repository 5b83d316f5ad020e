"""What an emulated Pico with MicroPython has stored."""

import file_systems
from hamstertop.companion.settings import BLOB, Settings
from hamstertop.storage import MemoryStorage, whole
from hamstertop_host import boards
from hamstertop_host.flashing import models
from hamstertop_host.playing.fingers import experienced
from hamstertop_host.reports import kept

PICO = boards.load("pico_epaper29")
XIP = 0x10000000  # where the flash lies in the address space
FILES = 352  # blocks of the file system
START = 640 * models.KB
END = START + FILES * models.BLOCK
PANEL_KIND = "/".join((PICO.panel.controller, PICO.panel.name, PICO.panel.waveform))


def stored(flash):
    """A storage with what the flash holds."""
    storage = MemoryStorage()
    files = file_systems.read("micropython", flash[START:END])
    for name, blob in kept.blobs({path: data for path, data in files.items() if kept.keeps_games(path)}).items():
        storage.replace(name, [blob])
    return storage


def confirmed(flash, **games):
    """The flash of a Pico whose players know the games, and whose panel somebody has seen refresh well without the
    flash. These games, by their titles, are saved; the last one was played last."""
    storage = stored(flash)
    settings = Settings(storage)
    settings.panel = PANEL_KIND
    experienced(settings)
    settings.last = [settings.last, *games][-1]
    assert settings.save()
    return with_files(flash, {BLOB: whole(storage, BLOB), **games})


def with_files(flash, blobs):
    """The flash with these blobs in files, by their names; what else there is stays where it is."""
    image = bytearray(flash[START:END])
    system = file_systems.on_littlefs(image)
    system.mount()
    for name, blob in blobs.items():
        with system.open(f"{kept.FOLDER}/{name}{kept.SUFFIX}", "wb") as file:
            file.write(blob)
    system.unmount()
    return flash[:START] + bytes(image) + flash[END:]
