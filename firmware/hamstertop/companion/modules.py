"""Modules that are loaded when they are shown, and forgotten when memory runs short."""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ROOM = 24 * 1024  # bytes that must be free before another page is loaded

_loaded: list[str] = []  # full names, the one used longest ago first


def load(name: str) -> "Any":
    """The module of a full name, one that may be forgotten."""
    try:
        module = _import(name)
    except MemoryError:
        sys.modules.pop(name, None)  # half of it
        while _loaded:
            _forget_oldest()
        module = _import(name)
    if name in _loaded:
        _loaded.remove(name)
    _loaded.append(name)
    return module


def make_room() -> None:
    """Forget modules while memory is short. What still uses one keeps it; the next `load` reads it anew."""
    if hasattr(gc, "mem_free"):
        gc.collect()
        while _loaded and gc.mem_free() < ROOM:
            _forget_oldest()


def _import(name: str) -> "Any":
    return __import__(name, None, None, ("__name__",))


def _forget_oldest() -> None:
    name = _loaded.pop(0)
    package, last = name.rsplit(".", 1)
    del sys.modules[name]
    delattr(sys.modules[package], last)
    gc.collect()
