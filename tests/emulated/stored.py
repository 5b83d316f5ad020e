"""Read and write an emulated Pico's stored data with the firmware's own modules."""

import sys
from types import ModuleType
from typing import Any

from pico import FLASH

import file_systems
from hamstertop.saving.settings import BLOB, Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host import boards
from hamstertop_host.reports import kept
from hamstertop_host.simulator.playing.fingers import experienced


class Flash:
    """The part of the flash not used by the firmware, with the interface of MicroPython's `rp2.Flash`."""

    content = bytearray()

    def __init__(self, start: int = 0, len: int | None = None) -> None:
        self._start = start
        self._size = SIZE - start if len is None else len

    def ioctl(self, operation: int, argument: int) -> int:
        return self._size // file_systems.BLOCK

    def readblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        at = self._start + block * file_systems.BLOCK + offset
        buffer[:] = self.content[at : at + len(buffer)]


PICO = boards.load("pico_epaper29")
START = 1 << 20  # where the storage begins (see firmware/runtime/mpconfig.h)
SIZE = FLASH - START
PANEL_KIND = "/".join((PICO.panel.controller, PICO.panel.name, PICO.panel.waveform))

for name, entries in (("rp2", {"Flash": Flash}), ("vfs", {})):
    stand_in: Any = ModuleType(name)
    stand_in.__dict__.update(entries)
    sys.modules.setdefault(name, stand_in)

from hamstertop.hardware.micropython.flash import SECTORS, Sectors  # noqa: E402
from hamstertop.hardware.ring import RingStorage  # noqa: E402

FILES = FLASH - SECTORS * file_systems.BLOCK  # where the files end and the ring begins


def stored(flash: bytes) -> RingStorage:
    """Return storage for reading the content of the flash."""
    files = MemoryStorage()
    found = file_systems.read(flash[START:FILES])
    for name, blob in kept.blobs(found).items():
        files.replace(name, [blob])
    Flash.content = bytearray(flash[START:])
    return RingStorage(files, Sectors())


def confirmed(flash: bytes, language: str = "en", **games: bytes) -> bytes:
    """Return the flash of a Pico whose players know the games and have confirmed that the panel refreshes well.

    `games` are the saved games by title, with the most recent one last.
    """
    storage = MemoryStorage()
    settings = Settings(storage)
    settings.language = language
    settings.panel = PANEL_KIND
    experienced(settings)
    settings.last = [settings.last, *games][-1]
    assert settings.save()
    files = bytearray(flash[START:FILES])
    system = file_systems.on_littlefs(files)
    system.mount()
    for name, blob in {BLOB: whole(storage, BLOB), **games}.items():
        with system.open(f"{kept.FOLDER}/{name}{kept.SUFFIX}", "wb") as file:
            file.write(blob)
    system.unmount()
    return flash[:START] + bytes(files) + b"\xff" * (len(flash) - FILES)  # ring entries would have priority over files
