"""Pictures, a module a theme: tuples (width, height, bits); made by `hamstertop_host.picturemaker`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..canvas import Picture


class Series:
    """Numbered pictures of one size: `series[n]` is a picture. All bits are one object, which saves heap."""

    def __init__(self, width: int, height: int, bits: bytes) -> None:
        """`bits` are those of all pictures, one after the other."""
        self._width = width
        self._height = height
        self._bits = bits
        self._size = width * ((height + 7) // 8)

    def __len__(self) -> int:
        return len(self._bits) // self._size

    def __getitem__(self, number: int) -> "Picture":
        if not 0 <= number < len(self):
            raise IndexError
        at = number * self._size
        return self._width, self._height, memoryview(self._bits)[at : at + self._size]
