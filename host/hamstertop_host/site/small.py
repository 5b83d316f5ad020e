"""What the reports use of a large Python, for MicroPython. Packed with them; see `carry.py`."""

import os
import sys
from collections import OrderedDict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ("Counter", "OrderedDict", "deepcopy", "find_spec", "fromkeys", "import_module", "isprintable", "sorted")


class Counter:
    """How often each thing comes."""

    def __init__(self, things: "Any" = ()) -> None:
        self._counts: Any = OrderedDict()
        self.update(things)

    def update(self, things: "Any") -> None:
        for thing in things:
            self._counts[thing] = self._counts.get(thing, 0) + 1

    def __getitem__(self, thing: "Any") -> int:
        count: int = self._counts.get(thing, 0)
        return count

    def __setitem__(self, thing: "Any", count: int) -> None:
        self._counts[thing] = count

    def __iter__(self) -> "Any":
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def items(self) -> "Any":
        return self._counts.items()

    def values(self) -> "Any":
        return self._counts.values()

    def total(self) -> int:
        return sum(self._counts.values())


def sorted(things: "Any", key: "Any" = None, reverse: bool = False) -> "list[Any]":
    """Stable, as MicroPython's own is not."""
    rows = [(key(thing) if key else thing, thing) for thing in things]
    apart = 1
    while apart < len(rows):
        merged = []
        for start in range(0, len(rows), 2 * apart):
            left = rows[start : start + apart]
            right = rows[start + apart : start + 2 * apart]
            at = 0
            for row in right:
                while at < len(left) and not (left[at][0] < row[0] if reverse else row[0] < left[at][0]):
                    merged.append(left[at])
                    at += 1
                merged.append(row)
            merged += left[at:]
        rows = merged
        apart *= 2
    return [row[1] for row in rows]


def fromkeys(keys: "Any") -> "Any":
    """An ordered dict of these keys."""
    return OrderedDict([(key, None) for key in keys])


def deepcopy(thing: "Any") -> "Any":
    """A copy of plain data and of objects."""
    if isinstance(thing, (list, tuple)):
        return type(thing)([deepcopy(part) for part in thing])
    if isinstance(thing, (set, bytearray)):
        return type(thing)(thing)
    if isinstance(thing, dict):
        return type(thing)([(key, deepcopy(value)) for key, value in thing.items()])
    if thing is None or not hasattr(thing, "__dict__") or isinstance(thing, type):
        return thing
    other = object.__new__(type(thing))
    for name in thing.__dict__:
        setattr(other, name, deepcopy(getattr(thing, name)))
    return other


def isprintable(letter: str) -> bool:
    """Whether a terminal would not obey it; of the letters that the fonts have."""
    return ord(letter) > 31 and not 127 <= ord(letter) < 161 and ord(letter) != 173


def find_spec(name: str) -> bool:
    """Whether there is a module."""
    try:
        os.stat("/lib/" + name.replace(".", "/") + ".mpy")
    except OSError:
        return False
    return True


def import_module(name: str) -> "Any":
    """The module."""
    __import__(name)
    return sys.modules[name]
