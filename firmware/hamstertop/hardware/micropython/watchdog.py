"""A watchdog that restarts a board whose firmware hangs."""

import sys

from machine import WDT, mem32

TIMEOUT = 8000  # ms, about the longest time that the chip supports
_RP2350 = "RP2350" in getattr(sys.implementation, "_machine", "")
_CONTROL = 0x400D8000 if _RP2350 else 0x40058000  # the chip's register
_ENABLE = 1 << 30


class Watchdog:
    def __init__(self) -> None:
        self.feed = WDT(timeout=TIMEOUT).feed

    def release(self) -> None:
        """Stop the watchdog, which WDT itself cannot do. A board must not restart after somebody interrupts the
        firmware to copy a new version."""
        mem32[_CONTROL] = mem32[_CONTROL] & ~_ENABLE
