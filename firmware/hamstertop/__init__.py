"""A tabletop companion for three hamster games. All packages except `hardware` run on every supported runtime."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VERSION = "0.3.0"
__version__ = VERSION  # the usual name in Python libraries


def imported(name: str) -> "Any":
    """Return the module with this full name. Modules that are already loaded are looked up directly, because
    MicroPython's __import__ takes half a millisecond even for those."""
    return sys.modules.get(name) or __import__(name, None, None, ("__name__",))
