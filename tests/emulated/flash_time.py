"""The time that a Pico's flash takes, which rp2040py leaves out: there it is read as fast as RAM, and erased at once.

All figures of the model stand here. What it cannot know: docs/performance.md.
"""

from collections.abc import Callable
from typing import Any

from clocks import ASSUMED
from rp2040py.memory_map import FLASH_END_ADDRESS, FLASH_START_ADDRESS
from rp2040py.peripherals import ssi
from rp2040py.rp2040 import RP2040

# Data sheet of the RP2040, 2.6.3: a cache of 16 KB in two ways, lines of 8 bytes, a hit costs nothing.
LINE_BITS = 3
SETS = 16 * 1024 // 8 // 2
# Clocks of the flash's bus until the core has the word it asked for: 8 for the address, 4 of waiting, 8 for a word of
# 32 bits, four bits a clock. The firmware says by what the core's clock is divided for it.
MISS = 20
DIVIDER = 2  # as boot2 of the pico-sdk has it, until it says so
# Data sheet of the W25Q16JV, the flash of a Pico, typical; at most 400 and 3.
ERASE_MS = 45  # a sector of 4 KB
PROGRAM_MS = 0.4  # a page of 256 bytes


_read_uint8: Callable[[Any, int], int] = RP2040.read_uint8
_read_uint16: Callable[[Any, int], int] = RP2040.read_uint16
_read_uint32: Callable[[Any, int], int] = RP2040.read_uint32


class TimedRP2040(RP2040):  # type: ignore[misc]
    """One whose core waits for its flash. `erased` and `programmed` count sectors and pages."""

    _line = 0  # that was read just before

    def __init__(self, clock: Any) -> None:
        super().__init__(clock)
        self.erased = self.programmed = 0
        self._ways: tuple[list[int], list[int]] = ([], [])  # the line in each set: read last, and before
        self._forget()
        self.stalls = _Stalls(self)
        self.pio.append(self.stalls)  # what there is in this list is told of each instruction
        self._apply, self.ssi._apply_command = self.ssi._apply_command, self._flash_command

    # Four reads of five are of the line that was read just before: the emulator is slow enough.

    def read_uint8(self, address: int) -> int:
        if address >> LINE_BITS != self._line and FLASH_START_ADDRESS <= address < FLASH_END_ADDRESS:
            self._look_up(address >> LINE_BITS)
        return _read_uint8(self, address)

    def read_uint16(self, address: int) -> int:
        if address >> LINE_BITS != self._line and FLASH_START_ADDRESS <= address < FLASH_END_ADDRESS:
            self._look_up(address >> LINE_BITS)
        return _read_uint16(self, address)

    def read_uint32(self, address: int) -> int:
        if address >> LINE_BITS != self._line and FLASH_START_ADDRESS <= address < FLASH_END_ADDRESS:
            self._look_up(address >> LINE_BITS)
        return _read_uint32(self, address)

    def _look_up(self, line: int) -> None:
        self._line = line
        last, before = self._ways
        at = line % SETS
        if last[at] == line:
            return
        if before[at] != line:
            self.stalls.cycles += MISS * (self.ssi._baudr or DIVIDER)
        before[at], last[at] = last[at], line

    def _clocks(self, ms: float) -> int:
        """Of the core, in so many ms."""
        return int(ms * 1000 * self.clocks.megahertz)

    def _forget(self) -> None:
        self._line = 0
        self._ways = ([0] * SETS, [0] * SETS)

    def _flash_command(self) -> None:
        """A command to the flash is complete: the core polls until it is done, and the cache is flushed after it."""
        sent = self.ssi._tx_buffer
        if self.ssi._write_enabled and sent:
            if sent[0] == ssi.CMD_SECTOR_ERASE:
                self.erased += 1
                self.stalls.cycles += self._clocks(ERASE_MS)
            elif sent[0] == ssi.CMD_PAGE_PROGRAM:
                self.programmed += 1
                self.stalls.cycles += self._clocks(PROGRAM_MS)
            assert sent[0] != ssi.CMD_BLOCK_ERASE, "how long a block takes is not in the model"
            self._forget()
        self._apply()


class _Stalls:
    """Lets pass the cycles for which the core has waited. It stands beside the PIO blocks, which are called after each
    instruction, not within one."""

    stopped = False
    machines = ()

    def __init__(self, mcu: Any) -> None:
        self.cycles = 0  # not yet passed
        self._mcu = mcu
        self._pio = list(mcu.pio)

    def advance(self, cycles: int) -> None:
        waited = self.cycles
        if waited:
            self.cycles = 0
            self._mcu.core.cycles += waited
            self._mcu.clock.tick(waited * 1000 / ASSUMED)
            for block in self._pio:
                if not block.stopped:
                    block.advance(waited)
