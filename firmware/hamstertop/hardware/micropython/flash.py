"""The flash of a board with frozen firmware, which has a file system followed by slots and by the ring's sectors."""

from errno import EIO

import vfs
from rp2 import Flash

from ...saving.storage import FORMATTED
from ..ring import SIZE
from ..slots import SlotStorage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

# The number of sectors in the ring. Each start that stores anything begins a sector, and slots are written once four
# sectors have entries. The others are for starts without any idle time and for worn-out sectors; the entries themselves
# would need only two.
SECTORS = 8
SLOTS = 4  # a start can copy one, while the last one written and the one before it remain (see `slots`)
SLOT_SECTORS = 6
BEHIND = SLOTS * SLOT_SECTORS + SECTORS  # number of sectors behind the file system
LAYOUT = "/layout"  # file with the file system's number of blocks, which is written last
PAGE = 256  # number of bytes programmed at once
_ERASED = b"\xff" * PAGE
# The end of the last sector while blank flash is being formatted. If the power is cut meanwhile, the next start still
# knows that nothing is lost. The ring erases the sector before using it.
_BLANK_BEFORE = b"blank before" + b"\xff" * (PAGE - 12)
_END = SIZE - PAGE
_COUNT = 4  # requests for ioctl
_ERASE = 6


def mount() -> None:
    """Mount the file system, first formatting the flash if it holds no file system that ends before the slots."""
    flash = Flash()
    blocks = _blocks(flash) - BEHIND
    device = Flash(start=0, len=blocks * SIZE)
    layout = str(blocks).encode()
    for _ in range(2):
        if _mounts(device, layout):
            break
        refresh(flash)
    else:
        _format(flash, device, layout)


def refresh(flash: "Any") -> None:
    """Clear the flash's cache, so that bytes that were read incorrectly are read again. Every program operation has
    this effect, even if it changes no bit."""
    flash.writeblocks(0, _ERASED, 0)


def program(flash: "Any", block: int, at: int, data: bytes) -> None:
    """Clear the bits that are 0 in `data`, beginning with the byte at `at` in a block."""
    start = at % PAGE
    pages = bytearray(_ERASED * -(-(start + len(data)) // PAGE))
    pages[start : start + len(data)] = data
    flash.writeblocks(block, pages, at - start)


def _mounts(device: "Any", layout: bytes) -> bool:
    try:
        vfs.mount(vfs.VfsLfs2(device, progsize=PAGE), "/")
    except OSError:
        return False
    try:
        with open(LAYOUT, "rb") as file:
            if file.read() == layout:
                return True
    except OSError:
        pass
    vfs.umount("/")
    return False


def _format(flash: "Any", device: "Any", layout: bytes) -> None:
    """Format the whole flash. Unless it was blank, record this so that players are told."""
    last = _blocks(flash) - 1
    blank = _is_blank(flash)
    if blank:
        flash.writeblocks(last, _BLANK_BEFORE, _END)
    else:
        found = bytearray(PAGE)
        flash.readblocks(last, found, _END)
        blank = found == _BLANK_BEFORE
    if not blank:
        for block in range(_blocks(device), last + 1):
            flash.ioctl(_ERASE, block)  # its entries belong to something older
    vfs.VfsLfs2.mkfs(device, progsize=PAGE)
    vfs.mount(vfs.VfsLfs2(device, progsize=PAGE), "/")
    if not blank:
        slots().replace(FORMATTED, (b"1",))
    with open(LAYOUT, "wb") as file:
        file.write(layout)
    flash.writeblocks(last, bytes(PAGE), _END)


def _blocks(flash: "Any") -> int:
    count: int = flash.ioctl(_COUNT, 0)
    return count


def _is_blank(flash: "Any") -> bool:
    start = bytearray(PAGE)
    for block in range(_blocks(flash)):
        flash.readblocks(block, start, 0)
        if start != _ERASED:
            return False
    return True


class Sectors:
    """The ring's sectors."""

    count = SECTORS

    def __init__(self) -> None:
        blocks = _blocks(Flash())
        self._flash = Flash(start=(blocks - SECTORS) * SIZE, len=SECTORS * SIZE)

    def read(self, sector: int, at: int, size: int) -> bytes:
        data = bytearray(size)
        self._flash.readblocks(sector, data, at)
        return bytes(data)

    def refresh(self) -> None:
        refresh(self._flash)

    def program(self, sector: int, at: int, data: bytes) -> None:
        program(self._flash, sector, at, data)

    def erase(self, sector: int) -> None:
        self._flash.ioctl(_ERASE, sector)


def slots() -> SlotStorage:
    """Return the storage in the slots, which can be used once."""
    made = SlotStorage([Slot(index) for index in range(SLOTS)])
    made.settle()
    return made


class Slot:
    """The sectors of a slot."""

    size = SLOT_SECTORS * SIZE
    keeps = True

    def __init__(self, index: int) -> None:
        start = (_blocks(Flash()) - BEHIND + index * SLOT_SECTORS) * SIZE
        self._flash = Flash(start=start, len=self.size)

    def read(self, at: int, size: int) -> bytes:
        data = bytearray(min(size, self.size - at))
        self._flash.readblocks(0, data, at)
        return bytes(data)

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        if not at:
            for sector in range(SLOT_SECTORS):
                self._flash.ioctl(_ERASE, sector)
        data = b""
        for piece in pieces:
            data += piece
            while len(data) >= PAGE:
                at, data = self._program(at, data)
        while data:
            at, data = self._program(at, data)

    def refresh(self) -> None:
        refresh(self._flash)

    def _program(self, at: int, data: bytes) -> tuple[int, bytes]:
        """Program up to the end of a page, and return where the rest goes, and the rest."""
        end = at - at % PAGE + PAGE
        part = data[: end - at]
        program(self._flash, 0, at, part)
        if self.read(at, len(part)) != part:
            self.refresh()
            if self.read(at, len(part)) != part:
                raise OSError(EIO)
        return end, data[len(part) :]
