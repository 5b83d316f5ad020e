"""Read and write an emulated board's stored data with the firmware's own modules."""

import json
import runpy
import subprocess
import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

import file_systems
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.slots import SlotStorage
from hamstertop.saving.settings import BLOB, Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host import boards, paths
from hamstertop_host.flashing import contents
from hamstertop_host.flashing import files as drive
from hamstertop_host.reports import kept
from hamstertop_host.simulator.playing.fingers import experienced
from runtimes import REMEDIES, find_micropython

if TYPE_CHECKING:
    from hamstertop.board import Storage


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
START = 1 << 20  # where the storage begins (see firmware/runtime/mpconfig.h), and CircuitPython's drive
NVM = 4096  # bytes of CircuitPython's non-volatile memory, before its drive
FAT = b"MSDOS5.0"  # how CircuitPython marks its drive, in byte 3 and following
DRIVE = Path(__file__).with_name("drive.py")

for name, entries in (("rp2", {"Flash": Flash}), ("vfs", {})):
    stand_in: Any = ModuleType(name)
    stand_in.__dict__.update(entries)
    sys.modules.setdefault(name, stand_in)

from hamstertop.hardware.micropython.flash import SECTORS, Sectors  # noqa: E402
from hamstertop.hardware.ring import RingStorage  # noqa: E402

RING = SECTORS * file_systems.BLOCK  # bytes of the ring, behind the files


def stored(flash: bytes) -> "Storage":
    """Return storage for reading the content of the flash."""
    files = MemoryStorage()
    if _is_circuitpython(flash):
        found = {**on_drive(flash)[1], f"nvm/{kept.SLOT}": bytes(fat.BLOCK) + flash[START - NVM : START - 1]}
    else:
        found = file_systems.read(flash[START:-RING])
    for name, blob in kept.blobs(found).items():
        files.replace(name, [blob])
    if _is_circuitpython(flash):
        return files
    Flash.content = bytearray(flash[START:])
    return RingStorage(files, Sectors())


def on_drive(flash: bytes, files: dict[str, bytes] | None = None) -> tuple[bytes, dict[str, bytes]]:
    """Put files on CircuitPython's drive, and return its content and every file on it.

    MicroPython does this, which has the same FAT. Without it, the test is skipped.
    """
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    given = json.dumps({path: b64encode(content).decode() for path, content in (files or {}).items()})
    with tempfile.NamedTemporaryFile() as drive:
        Path(drive.name).write_bytes(flash[START:])
        command = [micropython, "-X", "heapsize=32M", DRIVE, drive.name]
        done = subprocess.run(command, input=given, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        found = {path: b64decode(content) for path, content in json.loads(done.stdout).items()}
        return Path(drive.name).read_bytes(), found


def kind(board: boards.Board) -> str:
    """Return how the settings name a panel that players have confirmed (see `EPaper`)."""
    panel = runpy.run_path(str(paths.BOARDS / board.id / "board.py"))["PANEL"]
    return "/".join((panel["controller"], panel.get("name", ""), panel.get("waveform", "")))


def confirmed(flash: bytes, language: str = "en", board: boards.Board = PICO, **games: bytes) -> bytes:
    """Return the flash of a board whose players know the games and have confirmed that the panel refreshes well. If the
    panel is turned against what the board's file says, the flash has a file that says so.

    `games` are the saved games by title, with the most recent one last.
    """
    storage = MemoryStorage()
    settings = Settings(storage)
    settings.language = language
    settings.panel = kind(board)
    experienced(settings)
    settings.last = [settings.last, *games][-1]
    assert settings.save()
    blobs = {BLOB: whole(storage, BLOB), **games}
    if _is_circuitpython(flash):
        return _in_slots(flash, blobs)
    files = bytearray(flash[START:-RING])
    system = file_systems.on_littlefs(files)
    system.mount()
    for name, blob in blobs.items():
        with system.open(f"{kept.FOLDER}/{name}{kept.SUFFIX}", "wb") as file:
            file.write(blob)
    if board.panel.rotation != boards.load(board.id).panel.rotation:
        source = (paths.BOARDS / board.id / "board.py").read_bytes()
        source += b"PANEL['rotation'] = %d\n" % board.panel.rotation
        for name, code in drive.compiled({contents.BOARD_FILE: source}, b"M").items():
            with system.open(name, "wb") as file:
                file.write(code)
    system.unmount()
    return flash[:START] + bytes(files) + b"\xff" * RING  # ring entries would have priority over files


def _in_slots(flash: bytes, blobs: dict[str, bytes]) -> bytes:
    with tempfile.TemporaryDirectory() as made:
        fat.prepare(made)
        slots = SlotStorage(list(fat.slots(made)))
        for name, blob in blobs.items():
            slots.replace(name, [blob])
        paths = [path for path in Path(made).rglob("*") if path.is_file()]
        files = {f"{kept.FOLDER}/{path.relative_to(made)}": path.read_bytes() for path in paths}
    drive, _ = on_drive(flash, files)
    return flash[: START - NVM] + b"\xff" * NVM + drive


def _is_circuitpython(flash: bytes) -> bool:
    return flash[START:].startswith(FAT, 3)
