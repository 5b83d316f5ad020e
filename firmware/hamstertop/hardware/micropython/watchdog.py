"""A watchdog that restarts a board whose firmware hangs."""

import sys
from time import sleep_ms

from machine import WDT, mem32

TIMEOUT = 8000  # ms, about the longest time that the chip supports
_RP2350 = "RP2350" in getattr(sys.implementation, "_machine", "")
_CONTROL = 0x400D8000 if _RP2350 else 0x40058000  # the chip's register
_ENABLE = 1 << 30
_SCRATCH = _CONTROL + 0x1C  # a register that keeps its content when the watchdog restarts the chip
_MARK = 0x6AB73121  # what WDT writes there; the boot loader and machine.reset, which use the watchdog too, write others


class Watchdog:
    def __init__(self) -> None:
        self.feed = WDT(timeout=TIMEOUT).feed

    def release(self) -> None:
        """Stop the watchdog, which WDT itself cannot do. A board must not restart after somebody interrupts the
        firmware to copy a new version."""
        mem32[_CONTROL] = mem32[_CONTROL] & ~_ENABLE


def marked() -> bool:
    """Return whether the last restart by the watchdog, if any, was the firmware's. Call this before WDT marks the
    next."""
    mark: int = mem32[_SCRATCH]
    return mark == _MARK


def bite() -> None:
    """Restart the board, with the mark."""
    WDT(timeout=1)
    while True:
        sleep_ms(1)
