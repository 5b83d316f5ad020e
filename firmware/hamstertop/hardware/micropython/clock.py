"""Time as the companion counts it."""

from time import ticks_ms

from ...ticks import PERIOD


def ticks() -> int:
    """Milliseconds, modulo PERIOD. An interrupt may ask."""
    return ticks_ms() & PERIOD - 1  # pyright: ignore[reportOperatorIssue]  (it is an int)
