"""Draw the gauge of a water tank."""

from .canvas import width
from .fonts import large

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Canvas

WIDE = 58
HIGH = 54
WAVE = b"\x00\x00\x00\x01\x02\x03\x03\x03\x03\x02\x01\x00"  # depth of the surface, column by column


def tank(canvas: "Canvas", x: int, y: int, w: int, h: int, level: int, full: int) -> int:
    """Draw an open tank filled to `level` out of `full`, at most to the brim. Return the y coordinate of the surface.

    The water is black, so use `ink=0` to write on it.
    """
    canvas.fill(x, y, 2, h)
    canvas.fill(x + w - 2, y, 2, h)
    canvas.fill(x, y + h - 2, w, 2)
    canvas.fill(x, y, 5, 2)  # the brim
    canvas.fill(x + w - 5, y, 5, 2)
    if level <= 0:
        return y + h - 2
    brim = y + 4
    surface = y + h - 2 - (y + h - 2 - brim) * min(level, full) // full
    for column in range(x + 2, x + w - 2):
        top = surface + WAVE[(column - x) % len(WAVE)]
        canvas.fill(column, top, 1, y + h - 2 - top)
    return surface


def draw(canvas: "Canvas", x: int, y: int, wide: int, high: int, level: int, full: int) -> None:
    """Draw the gauge in a box, with both numbers above the water, or in the water if the level is high."""
    w, h = wide - 4, high - 3
    x += 2
    surface = tank(canvas, x, y + 2, w, h, level, full)
    text = "%d/%d" % (level, full)
    in_it = surface < y + 2 + h // 2
    canvas.text(large, text, x + (w - width(large, text)) // 2, surface - (-3 if in_it else 22), int(not in_it))
