"""The laptop side of Hamstertop: the simulator, the site, the boards and the `hamstertop` commands. Partly portable."""

import sys

if sys.implementation.name == "cpython":  # makes module names from 0.2 work
    import hamstertop.games  # noqa: F401
