"""Collect garbage while nobody is waiting, so that it rarely delays the response to a press."""

import gc

_SMALL = hasattr(gc, "mem_free")  # a runtime for boards; a laptop does not need this


def tidy() -> None:
    """Collect garbage now, which takes 10 to 20 ms."""
    if _SMALL:
        gc.collect()
