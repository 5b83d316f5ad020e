"""How much memory there is, and when garbage is collected: while nobody waits, so that it is seldom collected between a
press and its screen."""

import gc

from .. import unstarted

SMALL = hasattr(gc, "mem_free")  # a runtime for boards; a laptop collects by itself

# A title is read that perhaps nobody opens where so many bytes were free before the companion was read from files, for
# words of 32 bits: the names in it stay in memory for ever, and beside those of all titles the fullest screen must
# still fit. Built in, code, words and names stay in flash.
ROOM = 212 * 1024

# What functions allocate for themselves counts as garbage, too: so much of it that `tidy` comes first.
if SMALL and hasattr(gc, "threshold"):  # CircuitPython has none
    gc.threshold((unstarted.found or unstarted.free()) // 2)


def large() -> bool:
    """Whether a title may be read that perhaps nobody opens."""
    return SMALL and not 0 < unstarted.found < ROOM


def tidy() -> None:
    """Collect garbage now, which takes 10 to 20 ms."""
    if SMALL:
        gc.collect()
