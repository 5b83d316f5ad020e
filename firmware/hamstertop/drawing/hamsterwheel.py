"""The wheel of Hamsterrolle, seen from the side."""

from .fonts import medium, small

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Canvas

# 256 * sine of every 15 degrees
_SINES = (0, 66, 128, 181, 222, 247, 256, 247, 222, 181, 128, 66)

R = 44  # pixels from the middle to the rim
RIM = 3  # thickness of the rim
INNER = 25  # from the middle to the inner end of a divider


def _spot(cx: int, cy: int, radius: int, turn: int) -> tuple[int, int]:
    """A point on a circle, `turn` times 15 degrees clockwise from its lowest one."""
    sine = _SINES[turn % 12] * (1 if turn % 24 < 12 else -1)
    cosine = _SINES[(turn + 6) % 12] * (1 if (turn + 6) % 24 < 12 else -1)
    return cx - (radius * sine + 128) // 256, cy + (radius * cosine + 128) // 256


def wheel(canvas: "Canvas", cx: int, cy: int, first: int, marks: "tuple[str, ...]", cone: bool = False) -> None:
    """Twelve compartments; those from `first` clockwise (0 is the lowest one) are marked, and the cone lies in 0."""
    canvas.ring(cx, cy, R, RIM)
    canvas.ring(cx, cy, INNER, 1)
    for divider in range(1, 24, 2):
        x0, y0 = _spot(cx, cy, INNER, divider)
        x1, y1 = _spot(cx, cy, R, divider)
        canvas.line(x0, y0, x1, y1)
    middle = (R - RIM + INNER) // 2
    for index, mark in enumerate(marks):
        x, y = _spot(cx, cy, middle, 2 * (first + index))
        canvas.disc(x, y, 7)
        canvas.text(medium, mark, x - 3, y - 7, 0)
    if cone:
        for row in range(11):
            canvas.fill(cx - row // 2, cy + R - RIM - 11 + row, 2 * (row // 2) + 1, 1)
    # Which way it rolls
    canvas.text(small, "◀", cx - 18, cy - 7)
    canvas.fill(cx - 9, cy, 26, 2)
