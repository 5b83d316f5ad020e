"""Draw dice of any size."""

from .canvas import width
from .edges import MARGIN, TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .canvas import Canvas, Font
    from .painter import Painter

BESIDE_TEXT = 48  # columns for a die next to text
MOST = 64  # columns for a die without text
APART = 6  # columns between dice; half as many if there are many dice
FEW = 4  # the most dice that are not many

# The pips of faces 1 to 6 in a 3 x 3 grid, row by row; bit 0 is the top left pip
PIPS = (0o020, 0o104, 0o124, 0o505, 0o525, 0o555)

# The outlines of dice by their number of sides, as corners in 48ths of the size
SHAPES = {
    4: ((24, 1), (48, 45), (0, 45)),
    8: ((24, 0), (47, 24), (24, 48), (1, 24)),
    10: ((24, 0), (48, 27), (43, 33), (24, 48), (5, 33), (0, 27)),
    12: ((24, 0), (38, 4), (47, 16), (47, 32), (38, 44), (24, 48), (10, 44), (1, 32), (1, 16), (10, 4)),
    20: ((24, 0), (45, 12), (45, 36), (24, 48), (3, 36), (3, 12)),
}
# The height of the numeral's centre, if it is not 24, and the room for the numeral, if it is not 48
MIDDLES = {4: 31, 10: 26}
ROOMS = {4: 32, 8: 40, 10: 40}


def row_width(painter: "Painter", block: "Any", low: int) -> int:
    """Return the number of columns for dice next to text."""
    return len(block.faces) * (min(BESIDE_TEXT, low - TOP - 12) + APART) + MARGIN


def rows(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw dice in rows, as large as possible, with a frame around the marked one."""
    count = len(block.faces)
    size, rows = _largest(count, wide - MARGIN, low - TOP)
    row = (count + rows - 1) // rows
    step, down = min(wide // row, size + 2 * APART), min((low - TOP) // rows, size + 2 * APART)
    first = x + (wide - step * row + step - size) // 2
    top = TOP + (low - TOP - down * rows + down - size) // 2
    for index, face in enumerate(block.faces):
        left, y = first + index % row * step, top + index // row * down
        die(painter.canvas, left, y, size, face, block.sides)
        if index == block.marked:
            painter.canvas.frame(left - 5, y - 5, size + 10, size + 10, 9, 2)


def _largest(count: int, wide: int, high: int) -> tuple[int, int]:
    """Return the largest size at which `count` dice fit, and the number of rows."""
    best = 0, count
    apart = APART if count <= FEW else APART // 2
    for rows in range(1, count + 1):
        row = (count + rows - 1) // rows
        size = min(wide // row - apart, high // rows - apart, MOST)
        if size > best[0]:
            best = size, rows
    return best


def die(canvas: "Canvas", x: int, y: int, size: int, face: int, sides: int = 6) -> None:
    """Draw a die that shows `face`. It is `size` pixels wide and high, which should be at least 20.

    A six-sided die has pips. Other dice, and faces above 6, have a numeral inside the die's outline. Face 0 is blank,
    for a die that has not been rolled yet.
    """
    thickness = (size + 12) // 20
    middle = MIDDLES.get(sides, 24)
    shape = SHAPES.get(sides)
    if shape:
        _convex(canvas, x, y, size, shape, middle, 0, 1)
        slanted = sides in ROOMS  # the die's edges are nearer to the middle than its corners
        _convex(canvas, x, y, size, shape, middle, (3 if slanted else 2) * thickness, 0)
    else:
        canvas.frame(x, y, size, size, size // 6, thickness)
    if sides == 6 and 1 <= face <= 6:
        _pips(canvas, x, y, size, PIPS[face - 1])
    elif face:
        room = ROOMS.get(sides, 48) * size // 48
        _numeral(canvas, x, y + (middle - 24) * size // 48, size, str(face), room)


def _pips(canvas: "Canvas", x: int, y: int, size: int, pips: int) -> None:
    pip = size // 5
    if (size - pip) % 2:  # a pip can be centred only if its size has the same parity as the die's
        pip += 1
    step = (size * 9 + 16) // 32
    middle = (size - pip) // 2
    for place in range(9):
        if pips >> place & 1:
            column = place % 3 - 1
            row = place // 3 - 1
            canvas.round(x + middle + column * step, y + middle + row * step, pip, pip, pip)


def _convex(
    canvas: "Canvas",
    x: int,
    y: int,
    size: int,
    shape: tuple[tuple[int, int], ...],
    middle: int,
    shrunk: int,
    ink: int,
) -> None:
    """Fill a convex shape, shrunk around its middle to be `shrunk` pixels narrower and shorter than `size`."""
    scale = size - shrunk
    # Corners in 96ths of a pixel from the die's upper left corner
    corners = [(2 * (24 * size + (cx - 24) * scale), 2 * (middle * size + (cy - middle) * scale)) for cx, cy in shape]
    for row in range(size):
        at = 96 * row + 48
        cuts = []
        x0, y0 = corners[-1]
        for x1, y1 in corners:
            if (y0 <= at) != (y1 <= at):
                cuts.append(x0 + (x1 - x0) * (at - y0) // (y1 - y0))
            x0, y0 = x1, y1
        if cuts:
            left = (min(cuts) + 47) // 96  # pixels whose centre is between the cuts
            canvas.fill(x + left, y + row, (max(cuts) + 48) // 96 - left, 1, ink)


def _numeral(canvas: "Canvas", x: int, y: int, size: int, text: str, room: int) -> None:
    font = _font(room)
    left = (size - width(font, text) + 1) // 2
    canvas.text(font, text, x + left, y + (size - font.CAP + 1) // 2 - (font.BASE - font.CAP))


def _font(room: int) -> "Font":
    """Load and return a font whose numerals fit into a die of `room` pixels."""
    if room >= 44:
        from .fonts import plate

        return plate
    if room >= 32:
        from .fonts import large

        return large
    from .fonts import medium

    return medium
