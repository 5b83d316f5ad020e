"""Keep the power on, because some boards on battery power switch off when the key that woke them is released."""

from time import sleep_ms

from machine import Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DYING = 500  # ms after which a board without a cable is certainly off


def hold(data: "Any") -> None:
    """Keep the power on, if the board described by `data` needs this."""
    if data.LATCH:
        Pin(data.LATCH["pin"], Pin.OUT, value=data.LATCH["level"])


def drop(latch: "dict[str, int]") -> None:
    """Switch off the power. With a cable connected, the board keeps running, and the latch is set again."""
    pin = Pin(latch["pin"], Pin.OUT, value=1 - latch["level"])
    sleep_ms(DYING)
    pin(latch["level"])
