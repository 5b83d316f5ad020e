"""A slot in the few kilobytes of memory that a chip keeps without power, microcontroller.nvm."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class NvmSlot:
    """`memory` is read and written by slices.

    On the RP2040 and RP2350 it is one sector of flash: erased bytes can be written without harm to the others (so
    `keeps` is True); any other write first erases the whole sector. On other chips, a power cut during any write may
    lose everything.
    """

    def __init__(self, memory: "Any", keeps: bool) -> None:
        self._memory = memory
        self.size = len(memory) - 1  # start/safemode.py counts in the last byte
        self.keeps = keeps

    def read(self, at: int, size: int) -> bytes:
        return bytes(self._memory[at : at + size])

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        data = b"".join(pieces)  # a few kilobytes at once, because each write may erase all of them
        if not at:
            data += b"\xff" * (self.size - len(data))  # erase the rest too
        self._memory[at : at + len(data)] = data
