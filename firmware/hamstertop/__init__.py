"""Hamstertop: a tabletop companion for three hamster games. Everything but `hardware` runs on every runtime."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VERSION = "0.3.0"
__version__ = VERSION  # as Python libraries call it


def imported(name: str) -> "Any":
    """Return the module of a full name. MicroPython's __import__ takes half a millisecond where it is loaded."""
    return sys.modules.get(name) or __import__(name, None, None, ("__name__",))
