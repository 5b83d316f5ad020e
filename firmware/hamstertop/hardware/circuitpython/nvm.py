"""A slot in the few kilobytes that a chip keeps, microcontroller.nvm."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class NvmSlot:
    """`memory` is read and written by slices.

    On RP2040 and RP2350 it is one sector of flash: what is still erased is written without harm to the rest (they
    `keep`); anything else erases it all first. Elsewhere every write may lose everything if the power goes meanwhile.
    """

    def __init__(self, memory: "Any", keeps: bool) -> None:
        self._memory = memory
        self.size = len(memory) - 1  # in the last byte start/safemode.py counts
        self.keeps = keeps

    def read(self, at: int, size: int) -> bytes:
        return bytes(self._memory[at : at + size])

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        data = b"".join(pieces)  # a few kilobytes: each write may erase all of them
        if not at:
            data += b"\xff" * (self.size - len(data))  # erase the rest too
        self._memory[at : at + len(data)] = data
