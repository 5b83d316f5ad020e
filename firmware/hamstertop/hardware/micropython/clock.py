"""The companion's clock."""

from time import ticks_ms

from ...ticks import PERIOD


def ticks() -> int:
    """Return the time in milliseconds, modulo PERIOD. Interrupt handlers can call this."""
    return ticks_ms() & PERIOD - 1  # pyright: ignore[reportOperatorIssue]  (it is an int)
