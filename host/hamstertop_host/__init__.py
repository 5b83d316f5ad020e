"""The laptop side of Hamstertop: the simulator, the site, the boards and the `hamstertop` commands. Some of its modules
are portable."""

import sys

if sys.implementation.name == "cpython":  # keeps module names from version 0.2 working
    import hamstertop.games  # noqa: F401
