"""Keep the power on: some boards switch off on battery as soon as the key that woke them comes up."""

from time import sleep_ms

from machine import Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DYING = 500  # ms after which a board without a cable is certainly off


def hold(data: "Any") -> None:
    """Hold the power on, if the board described by `data` needs it."""
    if data.LATCH:
        Pin(data.LATCH["pin"], Pin.OUT, value=data.LATCH["level"])


def drop(latch: "dict[str, int]") -> None:
    """Switch off. With a cable, the board keeps running; then the power is held again."""
    pin = Pin(latch["pin"], Pin.OUT, value=1 - latch["level"])
    sleep_ms(DYING)
    pin(latch["level"])
