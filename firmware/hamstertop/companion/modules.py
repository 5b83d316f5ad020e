"""Modules that are loaded when a title or a screen is opened, and forgotten when another title is.

An import takes 2 KB of the stack, more if the module imports others, and a Pico has 8 KB: `load` is flat for this.
"""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ITSELF = ("__name__",)  # asks __import__ for the module, not for its package

_loaded: list[str] = []  # full names of those in use
spare: list[str] = []  # and of those that were released, and stay as long as there is room, the oldest first

# Whether there is room for the garbage of a screen, until it is collected while the paper refreshes, and for modules
# that are not needed now.
roomy = False

_collects = sys.implementation.name == "circuitpython"  # by itself, after each module that was read

if hasattr(gc, "mem_free"):
    free: int = gc.mem_free()  # bytes at the start
    roomy = free > (400000 if sys.maxsize >> 32 else 150000)  # where a word is 64 bits, each takes twice as much
    # Garbage is collected each time that so much has been allocated, although there is room: what stays then lies
    # close together, and a module still finds a gap in a heap that is nearly full. What functions allocate for
    # themselves counts, too, so with room it is so much that `tidy` comes first: it takes 10 to 20 ms.
    if hasattr(gc, "threshold"):  # not on CircuitPython
        gc.threshold(free // (2 if roomy else 64))  # type: ignore[attr-defined]


def load(name: str) -> "Any":
    """The module of a full name. Where it does not fit into memory, screens of no title make room first."""
    module = sys.modules.get(name)
    if module is not None:
        if name in spare:
            spare.remove(name)
            _loaded.append(name)
    else:
        if not _collects:
            _collect()  # what lives for long must not lie between garbage
        try:
            module = __import__(name, None, None, _ITSELF)
        except MemoryError:
            sys.modules.pop(name, None)  # half of it
            gc.collect()
            forget(list(spare))
            forget(_without(("games", "common")))
            module = __import__(name, None, None, _ITSELF)
        _loaded.append(name)
    return module


def release(*parts: str) -> None:
    """Forget all modules that `load` has loaded, but those with one of these parts in their name, between two dots or
    at the end. What still uses one keeps it; the next `load` reads it anew. A laptop has room enough, and a board with
    room keeps what it may soon read again."""
    _release(_without(parts))


def release_one(name: str) -> None:
    """Forget the module of a full name, as `release` does: for one that is needed for a moment only."""
    _release([name] if name in _loaded else [])


def tidy() -> None:
    """Collect garbage now, when nobody waits, so that it need not be collected between a press and its screen."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def _without(parts: tuple[str, ...]) -> list[str]:
    inside = ["." + part + "." for part in parts]  # to look for these is quicker than to split each name
    return [name for name in _loaded if not _has("." + name + ".", inside)]


def _has(name: str, parts: list[str]) -> bool:
    for part in parts:  # noqa: SIM110  (a generator takes ten times as long)
        if part in name:
            return True
    return False


def _release(names: list[str]) -> None:
    if roomy:
        for name in names:
            _loaded.remove(name)
            spare.append(name)
    elif hasattr(gc, "mem_free"):
        forget(names)


def forget(names: list[str]) -> None:
    """Take modules that are loaded or spare out of memory; what still uses one keeps it."""
    forgotten = False
    for name in names:
        (spare if name in spare else _loaded).remove(name)
        if name in sys.modules:
            package, last = name.rsplit(".", 1)
            del sys.modules[name]
            delattr(sys.modules[package], last)
            forgotten = True
    if forgotten:
        _collect()


def _collect() -> None:
    if not roomy:
        gc.collect()
