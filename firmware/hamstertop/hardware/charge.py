"""The charge of a battery, by its voltage."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SUPPLY = 3300  # mV that a converter counts as FULL_SCALE
FULL_SCALE = 65535


def percent(mv: int, battery: "dict[str, Any]") -> int:
    """From the voltage at the pin; `battery` is BATTERY of the board's file."""
    above = mv * battery["ratio"] - battery["empty_mv"]
    return int(min(max(100 * above / (battery["full_mv"] - battery["empty_mv"]), 0), 100))
