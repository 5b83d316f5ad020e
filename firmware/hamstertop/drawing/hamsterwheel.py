"""The wheel of Hamsterrolle from the side: where it stands on the table, and the side to which it rolls."""

from .fonts import large

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Canvas

# 256 * sine of every 15 degrees
_SINES = (0, 66, 128, 181, 222, 247, 256, 247, 222, 181, 128, 66)

X = 76  # its middle
Y = 17
R = 65  # pixels from there to the rim
RIM = 4  # thickness of the rim
DIVIDER = 24  # pixels of a divider, the rim included
WIDE = 94  # columns; the rest is cut off
TABLE = 82  # row
BAR = 30  # first row


def _spot(radius: int, turn: int) -> tuple[int, int]:
    """A point on a circle, `turn` times 15 degrees clockwise from its lowest one."""
    sine = _SINES[turn % 12] * (1 if turn % 24 < 12 else -1)
    cosine = _SINES[(turn + 6) % 12] * (1 if (turn + 6) % 24 < 12 else -1)
    return X - (radius * sine + 128) // 256, Y + (radius * cosine + 128) // 256


def wheel(canvas: "Canvas", first: int, marks: "tuple[str, ...]", cone: bool) -> None:
    """At the left of a screen, below the bar: compartments from `first` on, counted from the lowest one to where it
    rolls, are marked; whether the cone stands in the lowest one."""
    outer = inner = R  # half as wide as the rim and its inside are in a row
    for row in range(BAR, Y + R):
        down = row - Y
        while outer * outer + down * down > R * R:
            outer -= 1
        while inner and inner * inner + down * down > (R - RIM) * (R - RIM):
            inner -= 1
        canvas.fill(X - outer, row, outer - inner, 1)
        canvas.fill(X + inner, row, min(outer, WIDE - X) - inner, 1)
    for divider in range(-1, 6, 2):
        x0, y0 = _spot(R - DIVIDER, divider)
        x1, y1 = _spot(R, divider)
        for thick in (0, 1, 2):
            canvas.line(x0 + thick, y0, x1 + thick, y1)
    for index, mark in enumerate(marks):
        x, y = _spot(R - RIM - 12, 2 * (first + index))
        canvas.disc(x, y, 10)
        canvas.text(large, mark, x - 4, y - 11, 0)
    if cone:
        for row in range(21):
            canvas.fill(X - row // 3, Y + R - RIM - 21 + row, 2 * (row // 3) + 1, 1)
    canvas.fill(0, TABLE, WIDE, 2)
    # Which way it rolls
    canvas.fill(62, 43, 28, 2)
    for row in range(5):
        canvas.fill(58 + row, 43 - row, 1, 2 * row + 2)
