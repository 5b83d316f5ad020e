"""Pictures, as tuples (width, height, bits), with a module for each theme. `tools/picturemaker.py` generates
them."""

from ... import imported

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..canvas import Picture


class Series:
    """Numbered pictures of the same size. `series[n]` is a picture. All bits are in one object, to save memory."""

    def __init__(self, width: int, height: int, index: bytes, bits: bytes) -> None:
        """Initialize a series. `bits` holds the bits of all pictures, and `index` holds their offsets, two bytes each,
        low byte first."""
        self._width = width
        self._height = height
        self._index = index
        self._bits = bits

    def __len__(self) -> int:
        return len(self._index) // 2

    def __getitem__(self, number: int) -> "Picture":
        if not 0 <= number < len(self):
            raise IndexError
        at = self._index[2 * number] | self._index[2 * number + 1] << 8
        return self._width, self._height, memoryview(self._bits)[at:]


def find(name: str) -> "Picture":
    """Return the picture with a name such as `hamster.HEAD` or `seats.HEADS.2`, which consists of a module, a constant
    and optionally an index in a series."""
    parts = name.split(".")
    found: Any = getattr(imported(__name__ + "." + parts[0]), parts[1])
    return found[int(parts[2])] if len(parts) > 2 else found  # type: ignore[no-any-return]


def drawn(name: str) -> "Any":
    """Return the module that draws a picture from numbers. It defines a function `draw` and the size of the picture."""
    return imported("hamstertop.drawing." + name)
