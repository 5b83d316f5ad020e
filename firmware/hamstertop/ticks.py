"""Arithmetic on a millisecond counter that wraps, the same on every board."""

PERIOD = 1 << 29  # the shortest of the runtimes' counters (CircuitPython); boards reduce theirs to it


def diff(later: int, earlier: int) -> int:
    """Milliseconds from `earlier` to `later`, negative if it is before; right up to half a period (3 days)."""
    half = PERIOD // 2
    return (later - earlier + half) % PERIOD - half


def add(ticks: int, ms: int) -> int:
    """Return the counter `ms` after `ticks`."""
    return (ticks + ms) % PERIOD
