"""Compute a battery's charge from its voltage."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SUPPLY = 3300  # mV at which a converter returns FULL_SCALE
FULL_SCALE = 65535

# Types of cells, as in BATTERY["cell"] of a board's file, with points (mV, percent) from empty to full at the small
# current that a companion draws. Two cells count as empty at 1.1 V each, when most of their charge is used up.
CELLS = {
    "lipo": ((3300, 0), (3600, 5), (3700, 15), (3770, 30), (3850, 55), (3950, 70), (4150, 100)),
    "2 x AAA alkaline": ((2200, 0), (2400, 20), (2600, 50), (2800, 75), (3000, 92), (3200, 100)),
    "2 x AAA NiMH": ((2200, 0), (2400, 20), (2500, 50), (2600, 80), (2800, 100)),
}


def percent(mv: int, battery: "dict[str, Any]") -> int:
    """Return the charge in percent for a voltage at the pin. `battery` is BATTERY in the board's file."""
    above = int(mv * battery["ratio"])
    points = CELLS[battery["cell"]]
    low, least = points[0]
    if above <= low:
        return least
    for high, most in points[1:]:
        if above < high:
            return least + (most - least) * (above - low) // (high - low)
        low, least = high, most
    return least
