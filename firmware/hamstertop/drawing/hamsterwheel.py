"""Draw Hamsterrolle's wheel from the side, with the direction in which it rolls."""

from .canvas import width
from .fonts import large

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Canvas

# The smallest size of the picture, which is drawn larger if there is room. The upper part of the wheel is cut off.
WIDE = 96
HIGH = 54

# 256 times the sine of every 15 degrees
_SINES = (0, 66, 128, 181, 222, 247, 256, 247, 222, 181, 128, 66)

MIDDLE = 76  # column of the centre, which is 13 rows above the picture
ABOVE = 13
RADIUS = 65  # pixels from the centre to the rim
RIM = 4  # thickness of the rim
DIVIDER = 24  # length of a divider, including the rim
DISC = 10
GAP = 2  # blank columns on the right
BELOW = 3  # blank rows below the bar, where a portrait ends


def draw(
    canvas: "Canvas", x: int, y: int, wide: int, high: int, first: int, marks: "tuple[str, ...]", cone: bool
) -> None:
    """Draw the wheel in a box, with `marks` in the compartments from `first` on, counted from the lowest one in the
    rolling direction. `cone` says whether the cone is in the lowest one."""

    def scaled(length: int) -> int:
        return length * high // HIGH

    right = x + scaled(WIDE - GAP)
    middle, centre, radius = x + scaled(MIDDLE), y - scaled(ABOVE), scaled(RADIUS)

    def spot(out: int, turn: int) -> tuple[int, int]:
        """Return a point on a circle, `turn` times 15 degrees clockwise from its lowest point."""
        sine = _SINES[turn % 12] * (1 if turn % 24 < 12 else -1)
        cosine = _SINES[(turn + 6) % 12] * (1 if (turn + 6) % 24 < 12 else -1)
        return middle - (out * sine + 128) // 256, centre + (out * cosine + 128) // 256

    outer = inner = radius  # half the width of the wheel and of its interior in a row
    within = radius - scaled(RIM)
    for row in range(y + BELOW, centre + radius):
        down = row - centre
        while outer * outer + down * down > radius * radius:
            outer -= 1
        while inner and inner * inner + down * down > within * within:
            inner -= 1
        canvas.fill(middle - outer, row, outer - inner, 1)
        canvas.fill(middle + inner, row, min(outer, right - middle) - inner, 1)
    for divider in range(-1, 6, 2):
        x0, y0 = spot(radius - scaled(DIVIDER), divider)
        x1, y1 = spot(radius, divider)
        for thick in (0, 1, 2):
            canvas.line(x0 + thick, y0, x1 + thick, y1)
    for index, mark in enumerate(marks):
        column, row = spot(radius - scaled(RIM + 12), 2 * (first + index))
        canvas.round(column - DISC, row - DISC, 2 * DISC + 1, 2 * DISC + 1, DISC + 1)
        canvas.text(large, mark, column - width(large, mark) // 2 + 1, row - 11, 0)
    if cone:
        for row in range(scaled(21)):
            half = row // 3
            canvas.fill(middle - half, centre + radius - scaled(RIM) - scaled(21) + row, 2 * half + 1, 1)
    canvas.fill(x, centre + radius, right - x, 2)
    # The rolling direction
    canvas.fill(x + scaled(62), y + scaled(13), scaled(28), 2)
    for row in range(5):
        canvas.fill(x + scaled(58) + row, y + scaled(13) - row, 1, 2 * row + 2)
