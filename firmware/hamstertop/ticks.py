"""Arithmetic with a millisecond counter that wraps around, which is the same on every board."""

PERIOD = 1 << 29  # the period of the shortest counter (CircuitPython's), to which all boards reduce their own


def diff(later: int, earlier: int) -> int:
    """Return the milliseconds from `earlier` to `later`, negative if `later` is before `earlier`. The result is correct
    for up to half a period (3 days)."""
    half = PERIOD // 2
    return (later - earlier + half) % PERIOD - half


def add(ticks: int, ms: int) -> int:
    """Return the counter's value `ms` milliseconds after `ticks`."""
    return (ticks + ms) % PERIOD
