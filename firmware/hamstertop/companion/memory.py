"""How much memory there is, and when garbage is collected: while nobody waits, so that it is seldom collected between a
press and its screen."""

import gc
import sys

SMALL = hasattr(gc, "mem_free")  # a runtime for boards; a laptop collects by itself

# Bytes free at the start, for words of 32 bits, with room for the names in all titles, which stay in memory for ever,
# and for the largest title among them: 204 KB in French. A Pico has 225 or more.
ALL_NAMES = 204 * 1024

_free = gc.mem_free() if SMALL else 0  # type: ignore[attr-defined]  # (to ask takes 8 ms)
LARGE = _free >= ALL_NAMES * (2 if sys.maxsize >> 32 else 1)  # whether a title is read that perhaps nobody opens

# What functions allocate for themselves counts as garbage, too: so much of it that `tidy` comes first.
if SMALL and hasattr(gc, "threshold"):  # CircuitPython has none
    gc.threshold(_free // 2)


def tidy() -> None:
    """Collect garbage now, which takes 10 to 20 ms."""
    if SMALL:
        gc.collect()
