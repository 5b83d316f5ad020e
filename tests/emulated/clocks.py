"""The clocks of a Pico, which rp2040py leaves out: there its core runs at 125 MHz whatever it is told to.

From the registers that the firmware writes: data sheet of the RP2040, 2.15 and 2.18.
"""

from collections.abc import Callable
from typing import Any

from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.peripherals import clocks
from rp2040py.peripherals.peripheral import BasePeripheral

CRYSTAL = 12.0  # MHz
RING = 6.5  # MHz of the ring oscillator, which a start begins with
ASSUMED = 125.0  # MHz of the core, by which the emulator counts its time
LOCKED = 1 << 31
DIVIDER, MULTIPLIER, POST = 0x0, 0x8, 0xC  # registers of a PLL


class Clock(SimulationClock):  # type: ignore[misc]
    """Time of the chip. It passes as fast as the core's clock says while the core works, and by itself while it rests.

    `busy`: ns for which the core has worked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.core: Any = None
        self.busy = 0.0
        self.scale = 1.0  # of what the emulator takes for a cycle's time

    def tick(self, delta_nanos: float) -> None:
        if not self.core.waiting:
            delta_nanos *= self.scale
            self.busy += delta_nanos
        _tick(self, delta_nanos)


_tick = SimulationClock.tick


class Pll(BasePeripheral):  # type: ignore[misc]
    """One, whose registers keep what is written."""

    def __init__(self, mcu: Any, name: str, changed: Callable[[], None]) -> None:
        super().__init__(mcu, name)
        self._registers: dict[int, int] = {}
        self._changed = changed

    @property
    def megahertz(self) -> float:
        """What it makes of the crystal's."""
        read = self._registers.get
        before, post = read(DIVIDER, 1) & 63, read(POST, 0x77000)
        after = (post >> 16 & 7) * (post >> 12 & 7)
        return CRYSTAL / (before or 1) * read(MULTIPLIER, 0) / (after or 1)

    def read_uint32(self, offset: int) -> int:
        return self._registers.get(offset, 0) | (LOCKED if offset == DIVIDER else 0)

    def write_uint32(self, offset: int, value: int) -> None:
        self._registers[offset] = value
        self._changed()


class Clocks(clocks.RPClocks):  # type: ignore[misc]
    """The clocks' own block. `megahertz` is the core's clock."""

    def __init__(self, mcu: Any) -> None:
        super().__init__(mcu, "CLOCKS_BASE")
        self.pll_sys = Pll(mcu, "PLL_SYS_BASE", self.follow)
        self.pll_usb = Pll(mcu, "PLL_USB_BASE", self.follow)
        self.megahertz = ASSUMED
        self.follow()

    def write_uint32(self, offset: int, value: int) -> None:
        super().write_uint32(offset, value)
        self.follow()

    def follow(self) -> None:
        """What the registers say now."""
        mcu, plls = self.rp2040, (self.pll_sys.megahertz, self.pll_usb.megahertz)
        reference = (RING, RING, CRYSTAL, RING)[self.ref_ctrl & 3]
        core = (*plls, RING, CRYSTAL)[self.sys_ctrl >> 5 & 3] if self.sys_ctrl & 1 else reference
        self.megahertz = core or ASSUMED
        mcu.clock.scale = ASSUMED / self.megahertz
        mcu.clk_sys = int(self.megahertz * 1e6)
        bus = (core, *plls, RING, CRYSTAL)[min(self.peri_ctrl >> 5 & 7, 4)]
        mcu.clk_peri = int(bus * 1e6)
        mcu.ppb.systick_timer.frequency = mcu.clk_sys


def fit(mcu: Any) -> None:
    """Give a chip that was made with a `Clock` the blocks that set it."""
    mcu.clock.core = mcu.core
    mcu.clocks = Clocks(mcu)
    mcu.peripherals[0x40008] = mcu.clocks
    mcu.peripherals[0x40028] = mcu.clocks.pll_sys
    mcu.peripherals[0x4002C] = mcu.clocks.pll_usb
