"""The only code that touches pins: a board for each runtime, and drivers for panels."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def part(data: "Any", name: str, make: "Callable[[Any], Any]") -> "Any":
    """Return what `make` makes of an entry of the board's file, None where it has none. ValueError that names the entry
    if it cannot be made: most often a pin is wrong."""
    entry = getattr(data, name)
    try:
        return make(entry) if entry else None
    except (MemoryError, ImportError):  # not the file's fault
        raise
    except Exception as error:
        raise ValueError("%s in hamstertop_board.py: %s %s" % (name, type(error).__name__, error))
