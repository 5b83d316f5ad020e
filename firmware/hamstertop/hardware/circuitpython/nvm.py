"""A slot in microcontroller.nvm, a few kilobytes of memory that keep their content without power."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

BLANK = 16  # bytes that are 0xff if nothing has been written


class NvmSlot:
    """A slot in `memory`, which is read and written in slices.

    On the RP2040 and RP2350, this is one sector of flash. Erased bytes can be written without affecting others (so
    `keeps` is True); any other write first erases the whole sector. On other chips, a power cut during any write can
    lose everything.
    """

    def __init__(self, memory: "Any", keeps: bool) -> None:
        self._memory = memory
        self.size = len(memory) - 1  # start/safemode.py counts in the last byte
        self.keeps = keeps

    def read(self, at: int, size: int) -> bytes:
        return bytes(self._memory[at : at + size])

    def write(self, at: int, pieces: "Iterable[bytes]") -> None:
        data = b"".join(pieces)  # all at once, because each write may erase the whole sector
        if not at:
            if self.keeps and self._memory[0:BLANK] == b"\xff" * BLANK:
                # An erase that was cut off may read as blank, and is not repeated unless something is there.
                self._memory[0:1] = b"\0"
            data += b"\xff" * (self.size - len(data))  # also erase what follows
        self._memory[at : at + len(data)] = data

    def refresh(self) -> None:
        """Do nothing, because CircuitPython's own code displaces what is cached."""
