"""A dog that restarts a board whose firmware hangs."""

import sys

from machine import WDT, mem32

TIMEOUT = 8000  # ms, about the longest the chip knows
_RP2350 = "RP2350" in getattr(sys.implementation, "_machine", "")
_CONTROL = 0x400D8000 if _RP2350 else 0x40058000  # its register
_ENABLE = 1 << 30


class Watchdog:
    def __init__(self) -> None:
        self.feed = WDT(timeout=TIMEOUT).feed

    def release(self) -> None:
        """Send it away, which WDT cannot: who interrupts the firmware to copy a new one must not be restarted."""
        mem32[_CONTROL] = mem32[_CONTROL] & ~_ENABLE
