"""Draw the HAT as a paper bag."""

from .canvas import width
from .fonts import plate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Canvas

WIDE = 62  # columns
HIGH = 52  # rows


def draw(canvas: "Canvas", x: int, y: int, wide: int, high: int, chips: int) -> None:
    """Draw the bag in a box, with the number of chips on it."""
    x += (wide - 52) // 2
    y += max((high - HIGH) // 2, 0)
    canvas.frame(x, y + 2, 52, 50, 6, 2)
    canvas.fill(x, y + 2, 52, 8, 0)
    for left in range(x, x + 50, 10):
        canvas.line(left, y + 9, left + 4, y + 3)
        canvas.line(left + 5, y + 3, left + 9, y + 9)
    text = str(chips)
    canvas.text(plate, text, x + 26 - width(plate, text) // 2, y + 43 - plate.BASE)
