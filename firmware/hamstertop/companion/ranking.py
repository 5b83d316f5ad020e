"""Who has won: a row for each player, the best first."""

from ..drawing import canvas as drawing
from ..drawing.fonts import large, medium
from ..drawing.pictures import prizes, seats
from .screen import MARGIN, ROW, ROWS, TOP, right_aligned

TYPE_CHECKING = False
if TYPE_CHECKING:
    Line = tuple[int, int, str, str, str]  # place, seat, name, detail, score

SMALL_ROW = 13


def draw(canvas: drawing.Canvas, lines: "list[Line]") -> None:
    """Place, portrait, name, a detail and the score of each; a crown at the top. Up to four stand large."""
    big = len(lines) <= ROWS
    font, high = (large, ROW) if big else (medium, SMALL_ROW)
    for row, (place, seat, name, detail, score) in enumerate(sorted(lines)):
        y = TOP + row * high - (2 if big else 1)
        if big and not row:
            canvas.picture(prizes.CROWN, 2, TOP + 5)
        right_aligned(canvas, font, str(place), 50, y)
        if big:
            canvas.picture(seats.HEADS[seat], 56, y + 4)
        canvas.text(font, name, 78, y)
        right = canvas.width - MARGIN
        right_aligned(canvas, font, score, right, y)
        right_aligned(canvas, medium, detail, right - 36, y + (5 if big else 0))
