"""Hamstertop: a tabletop companion for three hamster games. Everything except `hardware` runs on every runtime."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VERSION = "0.3.0"
__version__ = VERSION  # the usual name in Python libraries


def imported(name: str) -> "Any":
    """Return a module by its full name. MicroPython's __import__ takes half a millisecond even if the module is
    loaded."""
    return sys.modules.get(name) or __import__(name, None, None, ("__name__",))
