"""The charge of a battery, by its voltage."""

from machine import ADC, Pin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def percent(battery: "dict[str, Any]") -> int:
    """`battery` is BATTERY of the board's file: 0 at `empty_mv`, 100 at `full_mv` and above."""
    enable = Pin(battery["enable_pin"], Pin.OUT, value=1) if "enable_pin" in battery else None
    supply = 3300
    if "reference_pin" in battery:  # a known voltage tells what the converter is fed with
        supply = battery["reference_mv"] * 65535 // max(ADC(Pin(battery["reference_pin"])).read_u16(), 1)
    mv = int(ADC(Pin(battery["pin"])).read_u16() * supply * battery["ratio"]) // 65535
    if enable:
        enable(0)
    charge = 100 * (mv - battery["empty_mv"]) // (battery["full_mv"] - battery["empty_mv"])
    return min(max(charge, 0), 100)
