"""Arithmetic with a millisecond counter that wraps, the same on every board."""

PERIOD = 1 << 29  # the period of the runtime with the shortest counter (CircuitPython); boards reduce theirs to it


def diff(later: int, earlier: int) -> int:
    """Return the milliseconds from `earlier` to `later`, negative if it is before; correct up to half a period (3
    days)."""
    half = PERIOD // 2
    return (later - earlier + half) % PERIOD - half


def add(ticks: int, ms: int) -> int:
    """Return the counter's value `ms` after `ticks`."""
    return (ticks + ms) % PERIOD
