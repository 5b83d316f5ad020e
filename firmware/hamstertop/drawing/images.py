"""Draw pictures: stored ones, moving ones, and those that are generated from numbers."""

from . import pictures
from .edges import LABELS, MARGIN, TOP, item_width
from .fonts import small
from .plain import unpacked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .canvas import Canvas, Picture
    from .painter import Painter

APART = 3  # columns between strings and pictures that are side by side


def image_width(painter: "Painter", block: "Any", low: int, scale: int = 1) -> int:
    """Return the number of columns for a picture."""
    return max(scale * int(pictures.find(block.picture)[0]) + 2 * MARGIN, _caption_width(block.caption))


def can_double(canvas: "Canvas", block: "Any") -> bool:
    """Return whether a picture fits at twice its size."""
    wide, high = pictures.find(block.picture)[:2]
    return 2 * high <= canvas.height - LABELS - TOP and 2 * wide <= canvas.width // 2


def image(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw a picture."""
    _captioned(painter.canvas, pictures.find(block.picture), block.caption, x, wide, low)


def doubled(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw a picture at twice its size."""
    _captioned(painter.canvas, twice(pictures.find(block.picture)), block.caption, x, wide, low)


def _captioned(canvas: "Canvas", picture: "Picture", caption: "Sequence[str]", x: int, wide: int, low: int) -> None:
    """Draw a picture in the middle of its column, with its caption at the bottom."""
    if caption:
        low -= 16
        left = x + (wide - _caption_width(caption)) // 2
        for item in caption:
            if "." in item:
                canvas.picture(pictures.find(item), left, low + 4)
            else:
                canvas.text(small, item, left, low + 2)
            left += item_width(item, small) + APART
    canvas.picture(picture, x + (wide - picture[0]) // 2, TOP + max((low - TOP - picture[1]) // 2, 0))


def _caption_width(caption: "Sequence[str]") -> int:
    return sum([item_width(item, small) + APART for item in caption])


def moving_width(painter: "Painter", block: "Any", low: int) -> int:
    """Return the number of columns for a series of pictures."""
    return int(pictures.find(block.series + ".ALL")[0]) + MARGIN


def moving(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw a frame of a series of pictures."""
    found = pictures.find(block.series + ".ALL")
    left, y = x + (wide - found[0]) // 2, TOP + max((low - TOP - found[1]) // 2, 0)
    painter.canvas.picture(found, left, y)
    painter.canvas.picture(pictures.find("%s.FRAMES.%d" % (block.series, painter.frame)), left, y)


def drawing_width(painter: "Painter", block: "Any", low: int) -> int:
    """Return the number of columns for a picture that is generated from numbers."""
    return _drawn_size(painter.canvas, block, low)[0] + 4


def least_width(block: "Any") -> int:
    """Return the number of columns for such a picture at its smallest size."""
    return int(pictures.drawn(block.name).WIDE) + 4


def drawing(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw a picture that is generated from numbers, as large as its columns allow."""
    width, high = _drawn_size(painter.canvas, block, low)
    if wide < width + 4:
        width, high = wide - 4, pictures.drawn(block.name).HIGH
    y = TOP + (low - TOP - high) // 2
    pictures.drawn(block.name).draw(painter.canvas, x, y, width, high, *block.numbers)


def _drawn_size(canvas: "Canvas", block: "Any", low: int) -> "tuple[int, int]":
    """Return the size of a picture generated from numbers: as large as fits, but at most two fifths of the screen's
    width."""
    module = pictures.drawn(block.name)
    percent = min(100 * (low - TOP) // module.HIGH, 40 * canvas.width // module.WIDE)
    percent = percent if percent > 110 else 100
    return module.WIDE * percent // 100, module.HIGH * percent // 100


def twice(small: "Picture") -> "Picture":
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
