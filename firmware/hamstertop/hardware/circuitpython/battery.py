"""Measure the battery's voltage at a pin."""

from analogio import AnalogIn

from ..charge import FULL_SCALE, SUPPLY
from .pins import find, output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def millivolts(battery: "dict[str, Any]") -> int:
    """Return the voltage at the pin in mV. `battery` is BATTERY in the board's file."""
    enable = output(battery["enable_pin"], 1) if "enable_pin" in battery else None
    pin = AnalogIn(find(battery["pin"]))
    found = pin.value * SUPPLY // FULL_SCALE
    pin.deinit()
    if enable:
        enable.deinit()
    return found
