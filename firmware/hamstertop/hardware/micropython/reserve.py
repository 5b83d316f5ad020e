"""Sectors of a Pico's flash that littlefs keeps for files and does not look into: for the ring of saved games.

A file as long as a sector is in one, from its first byte to its last, and stays there until it is written anew. So the
sector may be erased and programmed past littlefs, with its own rules. Each of them begins with a mark that says where
all are; the file system's own tables are not read for it.

    mark    b"HTR1", the blocks of all sectors (2 bytes each), which of them this is (2), check (2): the low half of a
            CRC-32 of all this
"""

import os
import struct
from binascii import crc32

from .. import ring

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

COUNT = 4
FILE = "/ring%d"
PAGE = 256  # bytes that are programmed at once
_MAGIC = b"HTR1"
_MARK = "<4s5H"
_ERASE = 6  # what ioctl is asked for
_FILL = b"\xff" * (ring.SIZE - ring.MARK)


class Sector:
    """The block number `blocks[index]` of the flash."""

    def __init__(self, reserve: "Reserve", blocks: "tuple[int, ...]", index: int) -> None:
        self.index = index
        self._flash = reserve.flash
        self._view = reserve.view
        self._block = blocks[index]
        mark = struct.pack(_MARK, _MAGIC, *(blocks + (index,)))
        self._mark = mark + struct.pack("<H", crc32(mark) & 0xFFFF)

    def read(self, at: int, size: int) -> bytes:
        start = self._block * ring.SIZE + at
        return bytes(self._view[start : start + size])

    def program(self, at: int, data: bytes) -> None:
        start = at % PAGE
        pages = bytearray(b"\xff" * (-(-(start + len(data)) // PAGE) * PAGE))
        pages[start : start + len(data)] = data
        self._flash.writeblocks(self._block, pages, at - start)

    def erase(self) -> None:
        self.drop()
        self.program(0, self._mark)

    def ready(self) -> bool:
        return self.read(0, ring.MARK) == self._mark

    def drop(self) -> None:
        """Erase the mark, too."""
        self._flash.ioctl(_ERASE, self._block)


class Reserve:
    """The files of the sectors, in `folder`; `flash` is the device under its file system, `view` what it holds, if it
    does not lend that itself."""

    def __init__(self, folder: str, flash: "Any", view: "memoryview | None" = None) -> None:
        self.flash = flash
        self.view = memoryview(flash) if view is None else view
        self._path = folder + FILE

    def find(self) -> "list[Sector]":
        try:
            os.stat(self._path % 0)
        except OSError:
            return []
        return self._sectors()

    def make(self) -> "list[Sector]":
        self.give_up()
        try:
            blocks = tuple([self._take(index) for index in range(COUNT)])
        except OSError:  # there is no room
            self.give_up()
            return []
        sectors = [Sector(self, blocks, index) for index in range(COUNT)]
        for sector in sectors:
            sector.erase()
        return sectors

    def owns(self, sector: "Sector", at: int, data: bytes) -> bool:
        try:
            with open(self._path % sector.index, "rb") as file:
                file.seek(at)
                return file.read(len(data)) == data
        except OSError:
            return False

    def give_up(self) -> None:
        sectors = self._sectors()
        while sectors:  # else they would be found again
            for sector in sectors:
                if sector.ready():
                    sector.drop()
            sectors = self._sectors()
        for index in range(COUNT):
            try:
                os.remove(self._path % index)
            except OSError:  # it is not there
                pass

    def _sectors(self) -> "list[Sector]":
        """Those of any mark that lies where it says."""
        for start in range(0, len(self.view), ring.SIZE):
            if self.view[start] == _MAGIC[0]:
                data = bytes(self.view[start : start + ring.MARK])
                blocks = struct.unpack(_MARK, data[:-2])[1:]
                index = blocks[COUNT] % COUNT
                if blocks[index] * ring.SIZE == start:
                    sector = Sector(self, blocks[:COUNT], index)
                    if sector.ready():
                        return [Sector(self, blocks[:COUNT], other) for other in range(COUNT)]
        return []

    def _take(self, index: int) -> int:
        """Write a file of a sector, and look for it in the flash. OSError where it does not lie in one block."""
        start = os.urandom(ring.MARK)
        with open(self._path % index, "wb") as file:
            file.write(start + _FILL)
        for at in range(0, len(self.view), ring.SIZE):
            if self.view[at] == start[0] and bytes(self.view[at : at + ring.MARK]) == start:
                return at // ring.SIZE
        raise OSError(28)
