"""Draw pictures at twice their size."""

from .plain import unpacked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Picture


def picture(small: "Picture") -> "Picture":
    """Return a picture at twice its size."""
    wide, high, bits = small
    pages = (high + 7) // 8
    large = _spread(unpacked(bits, 0, wide * pages), wide)
    return 2 * wide, 2 * high, _packed(large[: 2 * wide * ((2 * high + 7) // 8)])


def _spread(pages: "bytes | bytearray | memoryview", wide: int) -> bytearray:
    """Return a picture's pages at twice its size. Each byte becomes two columns in two pages."""
    spread = [sum([3 << 2 * bit for bit in range(4) if four >> bit & 1]) for four in range(16)]
    large = bytearray(4 * len(pages))
    for at, byte in enumerate(pages):
        page = at // wide
        to = 4 * page * wide + 2 * (at - page * wide)
        large[to] = large[to + 1] = spread[byte & 15]
        to += 2 * wide
        large[to] = large[to + 1] = spread[byte >> 4]
    return large


def _packed(pages: bytearray) -> bytes:
    """Pack pages into runs, as `Canvas.picture` needs them."""
    runs = [bytes([len(pages[at : at + 64]) - 1]) + pages[at : at + 64] for at in range(0, len(pages), 64)]
    return b"".join(runs)
