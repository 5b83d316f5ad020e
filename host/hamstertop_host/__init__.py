"""The part for the laptop: the simulator, the site, boards and the `hamstertop` commands. Partly portable."""

import sys

if sys.implementation.name == "cpython":  # the names that modules had in 0.2
    import hamstertop.games  # noqa: F401
