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
from hamstertop.hardware.circuitpython.nvm import NvmSlot
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving.settings import BLOB, Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host import boards, paths
from hamstertop_host.flashing import contents
from hamstertop_host.flashing import files as drive
from hamstertop_host.reports import kept
from playing.fingers import experienced
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
        if operation == ERASE:
            at = self._start + argument * file_systems.BLOCK
            self.content[at : at + file_systems.BLOCK] = b"\xff" * file_systems.BLOCK
        return self._size // file_systems.BLOCK

    def readblocks(self, block: int, buffer: bytearray, offset: int = 0) -> None:
        at = self._start + block * file_systems.BLOCK + offset
        buffer[:] = self.content[at : at + len(buffer)]

    def writeblocks(self, block: int, data: bytes, offset: int = 0) -> None:
        at = self._start + block * file_systems.BLOCK + offset
        for index, byte in enumerate(data):
            self.content[at + index] &= byte


PICO = boards.load("pico_epaper29")
START = 1 << 20  # where the storage begins (see firmware/runtime/mpconfig.h), and CircuitPython's drive
NVM = 4096  # bytes of CircuitPython's non-volatile memory, before its drive
FAT = b"MSDOS5.0"  # how CircuitPython marks its drive, in byte 3 and following
ERASE = 6  # a request for ioctl
DRIVE = Path(__file__).with_name("drive.py")

for name, entries in (("rp2", {"Flash": Flash}), ("vfs", {})):
    stand_in: Any = ModuleType(name)
    stand_in.__dict__.update(entries)
    sys.modules.setdefault(name, stand_in)

from hamstertop.hardware.micropython.flash import BEHIND, Sectors, slots  # noqa: E402
from hamstertop.hardware.ring import RingStorage  # noqa: E402

SAVED = BEHIND * file_systems.BLOCK  # bytes of the slots and the ring, behind the files


def stored(flash: bytes) -> "Storage":
    """Return storage for reading the content of the flash."""
    if not _is_circuitpython(flash):
        Flash.content = bytearray(flash[START:])
        return RingStorage(slots(), Sectors())
    with tempfile.TemporaryDirectory() as copy:
        for path, content in on_drive(flash)[1].items():
            Path(copy, path).parent.mkdir(parents=True, exist_ok=True)
            Path(copy, path).write_bytes(content)
        nvm = NvmSlot(flash[START - NVM : START], True)
        storage, found = MemoryStorage(), SlotStorage([nvm, *fat.slots(str(Path(copy, kept.FOLDER)))])
        for name in kept.names():
            storage.replace(name, list(found.pieces(name)))
        return storage


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
    memory = MemoryStorage()
    settings = Settings(memory)
    settings.language = language
    settings.panel = kind(board)
    experienced(settings)
    settings.last = [settings.last, *games][-1]
    assert settings.save()
    blobs = {BLOB: whole(memory, BLOB), **games}
    if _is_circuitpython(flash):
        return _in_slots(flash, blobs)
    Flash.content = bytearray(flash[START:-SAVED] + b"\xff" * SAVED)
    storage = slots()
    for name, blob in blobs.items():
        storage.replace(name, [blob])
    files = Flash.content[:-SAVED]
    system = file_systems.on_littlefs(files)
    system.mount()
    if board.panel.rotation != boards.load(board.id).panel.rotation:
        source = (paths.BOARDS / board.id / "board.py").read_bytes()
        source += b"PANEL['rotation'] = %d\n" % board.panel.rotation
        for name, code in drive.compiled({contents.BOARD_FILE: source}, b"M").items():
            with system.open(name, "wb") as file:
                file.write(code)
    system.unmount()
    return flash[:START] + bytes(files + Flash.content[-SAVED:])


def _in_slots(flash: bytes, blobs: dict[str, bytes]) -> bytes:
    with tempfile.TemporaryDirectory() as made:
        fat.prepare(made)
        storage = SlotStorage(list(fat.slots(made)))
        for name, blob in blobs.items():
            storage.replace(name, [blob])
        paths = [path for path in Path(made).rglob("*") if path.is_file()]
        files = {f"{kept.FOLDER}/{path.relative_to(made)}": path.read_bytes() for path in paths}
    drive, _ = on_drive(flash, files)
    return flash[: START - NVM] + b"\xff" * NVM + drive


def _is_circuitpython(flash: bytes) -> bool:
    return flash[START:].startswith(FAT, 3)
