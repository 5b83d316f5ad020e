"""Keeping the power on: some boards on battery switch off as soon as the key that woke them comes up."""

from machine import Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def hold(data: "Any") -> None:
    """Do it, if the board described by `data` needs it."""
    if data.LATCH:
        Pin(data.LATCH["pin"], Pin.OUT, value=data.LATCH["level"])
