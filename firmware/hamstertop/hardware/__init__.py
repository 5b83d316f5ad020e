"""The board for each runtime, and drivers for panels. No other package uses pins."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def part(data: "Any", name: str, make: "Callable[[Any], Any]") -> "Any":
    """Return the result of `make` for an entry in the board's file, or None if the file has no such entry. If `make`
    fails, usually because a pin is wrong, raise ValueError with the entry's name."""
    entry = getattr(data, name)
    try:
        return make(entry) if entry else None
    except (MemoryError, ImportError):  # not caused by the file
        raise
    except Exception as error:
        raise ValueError("%s in hamstertop_board.py: %s %s" % (name, type(error).__name__, error))
