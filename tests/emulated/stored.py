"""Read and write an emulated board's stored data with the firmware's own modules."""

import runpy
import sys
from types import ModuleType
from typing import Any

import file_systems
from hamstertop.saving.settings import BLOB, Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host import boards, paths
from hamstertop_host.reports import kept
from hamstertop_host.simulator.playing.fingers import experienced


class Flash:
    """The part of the flash not used by the firmware, with the interface of MicroPython's `rp2.Flash`."""

    content = bytearray()

    def __init__(self, start: int = 0, **given: int) -> None:
        self._start = start
        self._size = given.get("len", len(self.content) - start)

    def ioctl(self, operation: int, argument: int) -> int:
        return self._size // file_systems.BLOCK

    def readblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        at = self._start + block * file_systems.BLOCK + offset
        buffer[:] = self.content[at : at + len(buffer)]


PICO = boards.load("pico_epaper29")
START = 1 << 20  # where the storage begins (see firmware/runtime/mpconfig.h)

for name, entries in (("rp2", {"Flash": Flash}), ("vfs", {})):
    stand_in: Any = ModuleType(name)
    stand_in.__dict__.update(entries)
    sys.modules.setdefault(name, stand_in)

from hamstertop.hardware.micropython.flash import SECTORS, Sectors  # noqa: E402
from hamstertop.hardware.ring import RingStorage  # noqa: E402

RING = SECTORS * file_systems.BLOCK  # bytes of the ring, behind the files


def stored(flash: bytes) -> RingStorage:
    """Return storage for reading the content of the flash."""
    files = MemoryStorage()
    found = file_systems.read(flash[START:-RING])
    for name, blob in kept.blobs(found).items():
        files.replace(name, [blob])
    Flash.content = bytearray(flash[START:])
    return RingStorage(files, Sectors())


def kind(board: boards.Board) -> str:
    """Return how the settings name a panel that players have confirmed (see `EPaper`)."""
    panel = runpy.run_path(str(paths.BOARDS / board.id / "board.py"))["PANEL"]
    return "/".join((panel["controller"], panel.get("name", ""), panel.get("waveform", "")))


def confirmed(flash: bytes, language: str = "en", board: boards.Board = PICO, **games: bytes) -> bytes:
    """Return the flash of a board whose players know the games and have confirmed that the panel refreshes well.

    `games` are the saved games by title, with the most recent one last.
    """
    storage = MemoryStorage()
    settings = Settings(storage)
    settings.language = language
    settings.panel = kind(board)
    experienced(settings)
    settings.last = [settings.last, *games][-1]
    assert settings.save()
    files = bytearray(flash[START:-RING])
    system = file_systems.on_littlefs(files)
    system.mount()
    for name, blob in {BLOB: whole(storage, BLOB), **games}.items():
        with system.open(f"{kept.FOLDER}/{name}{kept.SUFFIX}", "wb") as file:
            file.write(blob)
    system.unmount()
    return flash[:START] + bytes(files) + b"\xff" * RING  # ring entries would have priority over files
