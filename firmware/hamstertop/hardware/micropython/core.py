"""The core's clock: fast while somebody waits for an answer, and otherwise as the runtime has it, for the battery."""

import sys
from time import sleep_ms

from machine import freq, mem32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FAST = 200000000  # hertz that the maker allows an RP2040, at 1.15 V
RP2350 = "RP2350" in getattr(sys.implementation, "_machine", "")  # which is allowed no more than it has
_USUAL = 125000000 if freq() == FAST else freq()  # a start that was interrupted leaves it fast
_REGULATOR = 0x40064000  # its register
_VOLTS = 0xF0
_FAST_VOLTS = 0xC0  # 1.15 V; 1.1 are usual

allowed = not RP2350


def start(battery: "dict[str, Any] | None") -> None:
    """Be fast while the firmware starts. `battery` is BATTERY of the board's file. Never where the supply follows the
    cells, which a reference tells: at less than 3 V the flash may not answer a fast core in time."""
    global allowed
    if battery and "reference_pin" in battery:
        allowed = False
    speed_up()


def speed_up() -> None:
    """Before work that somebody waits for. It takes half a millisecond, and the first time two more."""
    if not allowed or freq() == FAST:
        return
    regulator = mem32[_REGULATOR]
    if regulator & _VOLTS < _FAST_VOLTS:
        mem32[_REGULATOR] = regulator & ~_VOLTS | _FAST_VOLTS
        sleep_ms(2)  # until it has risen, which takes one
    freq(FAST)


def slow_down() -> None:
    """When nobody waits."""
    if freq() != _USUAL:
        restore()


def restore() -> None:
    """As the start found it, and the clock of the panel's bus, which `lightsleep` leaves as fast as the core's."""
    freq(_USUAL)
