"""Modules that are loaded when a title or a screen is opened, and forgotten when another title is.

An import takes 2 KB of the stack, more if the module imports others, and a Pico has 8 KB: `load` is flat for this.
"""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ITSELF = ("__name__",)  # asks __import__ for the module, not for its package

_loaded: list[str] = []  # full names

_roomy = False  # whether there is room for the garbage of a screen, until it is collected while the paper refreshes

if hasattr(gc, "mem_free"):
    _free: int = gc.mem_free()
    _roomy = _free > (400000 if sys.maxsize >> 32 else 150000)  # where a word is 64 bits, each takes twice as much
    # Garbage is collected each time that so much has been allocated, although there is room: what stays then lies
    # close together, and a module still finds a gap in a heap that is nearly full. In a Pico's 230 KB that was half of
    # the time that it took to open a game: 20 ms each time.
    if hasattr(gc, "threshold"):  # not on CircuitPython
        gc.threshold(_free // (4 if _roomy else 32))  # type: ignore[attr-defined]


def load(name: str) -> "Any":
    """The module of a full name. Where it does not fit into memory, screens of no title make room first."""
    module = sys.modules.get(name)
    if module is None:
        _collect()  # what lives for long must not lie between garbage
        try:
            module = __import__(name, None, None, _ITSELF)
        except MemoryError:
            sys.modules.pop(name, None)  # half of it
            gc.collect()
            release("games", "common")
            module = __import__(name, None, None, _ITSELF)
        _loaded.append(name)
    return module


def release(*parts: str) -> None:
    """Forget all modules that `load` has loaded, but those with one of these parts in their name, between two dots or
    at the end. What still uses one keeps it; the next `load` reads it anew. A laptop has room enough."""
    if not hasattr(gc, "mem_free"):
        return
    _forget([name for name in _loaded if not any([part in parts for part in name.split(".")])])


def release_one(name: str) -> None:
    """Forget the module of a full name, as `release` does: for one that is needed for a moment only."""
    if hasattr(gc, "mem_free") and name in _loaded:
        _forget([name])


def tidy() -> None:
    """Collect garbage now, when nobody waits, so that it need not be collected between a press and its screen."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def _forget(names: list[str]) -> None:
    forgotten = False
    for name in names:
        _loaded.remove(name)
        if name in sys.modules:
            package, last = name.rsplit(".", 1)
            del sys.modules[name]
            delattr(sys.modules[package], last)
            forgotten = True
    if forgotten:
        _collect()


def _collect() -> None:
    if not _roomy:
        gc.collect()
