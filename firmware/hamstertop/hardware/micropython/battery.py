"""Measure the battery's voltage at a pin."""

from machine import ADC, Pin

from ..charge import FULL_SCALE, SUPPLY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def millivolts(battery: "dict[str, Any]") -> int:
    """Return the voltage at the pin in mV. `battery` is BATTERY in the board's file."""
    enable = Pin(battery["enable_pin"], Pin.OUT, value=1) if "enable_pin" in battery else None
    supply = SUPPLY
    if "reference_pin" in battery:  # compute the converter's supply voltage from a known one
        supply = battery["reference_mv"] * FULL_SCALE // max(_measured(battery["reference_pin"]), 1)
    found = _measured(battery["pin"]) * supply // FULL_SCALE
    if enable:
        enable(0)
    return found


def _measured(pin: int) -> int:
    return ADC(Pin(pin)).read_u16()
