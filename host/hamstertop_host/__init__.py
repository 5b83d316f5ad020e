"""The laptop's side: the simulator, the site, boards and the programs of `hamstertop`. In part portable."""

import sys

if sys.implementation.name == "cpython":  # the names that modules had in 0.2
    import hamstertop.games  # noqa: F401
