"""Modules that are loaded when they are shown, and forgotten when memory runs short."""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ROOM = 24 * 1024  # bytes that must be free before another page is loaded

_loaded: list[str] = []  # full names, the oldest first


def load(name: str) -> "Any":
    """The module of a full name, one that `make_room` may forget."""
    module = __import__(name, None, None, ("__name__",))
    if name not in _loaded:
        _loaded.append(name)
    return module


def make_room() -> None:
    """Forget modules where memory is short; what still uses one keeps it, and the next `load` reads it anew."""
    if not hasattr(gc, "mem_free"):
        return
    gc.collect()
    if gc.mem_free() < ROOM:
        while _loaded:
            _forget(_loaded.pop())
        gc.collect()


def _forget(name: str) -> None:
    package, last = name.rsplit(".", 1)
    del sys.modules[name]
    delattr(sys.modules[package], last)
