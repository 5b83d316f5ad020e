"""Collect garbage while nobody waits, so that it is seldom collected between a press and its screen."""

import gc

_SMALL = hasattr(gc, "mem_free")  # a runtime for boards; a laptop collects garbage by itself


def tidy() -> None:
    """Collect garbage now, which takes 10 to 20 ms."""
    if _SMALL:
        gc.collect()
