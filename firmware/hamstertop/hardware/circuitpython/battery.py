"""The battery's voltage, by a pin that can measure."""

from analogio import AnalogIn

from ..charge import FULL_SCALE, SUPPLY
from .pins import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def millivolts(battery: "dict[str, Any]") -> int:
    """At the pin; `battery` is BATTERY of the board's file."""
    pin = AnalogIn(find(battery["pin"]))
    found = pin.value * SUPPLY // FULL_SCALE
    pin.deinit()
    return found
