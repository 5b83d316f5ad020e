"""Modules that are loaded when they are shown, and forgotten when memory runs short.

An import takes 2 KB of the stack, more if the module imports others, and a Pico has 8 KB: `load` is flat for this.
"""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ROOM = 3  # a page is loaded when what is in use is at most so many times what is free

_ITSELF = ("__name__",)  # asks __import__ for the module, not for its package

_loaded: list[str] = []  # full names, the one used longest ago first


def load(name: str, lasting: bool = False) -> "Any":
    """The module of a full name, one that may be forgotten unless it is to last until `forget`."""
    module = sys.modules.get(name)
    if module is None:
        if lasting:
            make_room()
        try:
            module = __import__(name, None, None, _ITSELF)
        except MemoryError:
            sys.modules.pop(name, None)  # half of it
            while _loaded:
                forget(_loaded.pop())
            gc.collect()
            module = __import__(name, None, None, _ITSELF)
    if not lasting:
        if name in _loaded:
            _loaded.remove(name)
        _loaded.append(name)
    return module


def make_room() -> None:
    """Forget modules while memory is short. What still uses one keeps it; the next `load` reads it anew."""
    if not hasattr(gc, "mem_free"):
        return  # a laptop: room enough, and collecting takes it long
    gc.collect()
    while _loaded and _short():
        forget(_loaded.pop(0))
        gc.collect()


def _short() -> bool:
    memory: Any = gc
    return bool(memory.mem_free() * ROOM < memory.mem_alloc())


def forget(name: str) -> None:
    """Let go of a module. What still uses it keeps it."""
    if name in sys.modules:
        package, last = name.rsplit(".", 1)
        del sys.modules[name]
        delattr(sys.modules[package], last)
