"""Pictures, a module a theme: tuples (width, height, bits); made by `hamstertop_host.picturemaker`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..canvas import Picture


class Series:
    """Numbered pictures of one size: `series[n]` is a picture. All bits are one object, which saves heap."""

    def __init__(self, width: int, height: int, index: bytes, bits: bytes) -> None:
        """`bits` are those of all pictures; two bytes of `index`, the low one first, say where the n-th begins."""
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
