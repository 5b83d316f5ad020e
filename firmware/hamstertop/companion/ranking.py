"""Who has won: a row for each player, the best first."""

from ..drawing import canvas as drawing
from ..drawing.fonts import large, medium, small
from ..drawing.pictures import seats
from .screen import MARGIN, ROW, ROWS, TOP, WORDS, fitting, right_aligned, spare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App

    Line = tuple[int, int, str, str, str]  # place (0 for none), seat, name, detail, score

SMALL_ROW = 13
BESIDE = 66  # left edge beside a picture


def of_game(canvas: drawing.Canvas, app: "App", scores: "list[int]", details: "list[str] | None" = None) -> None:
    """Everybody in the open game, with these scores, beside a picture that moves."""
    lines = []
    for seat, place in enumerate(app.tracker.places):
        lines.append((place, seat, app.name(seat), details[seat] if details else "", str(scores[seat])))
    draw(canvas, lines, BESIDE)


def draw(canvas: drawing.Canvas, lines: "list[Line]", left: int = 0) -> None:
    """Place, portrait, name, a detail and the score of each, from a column on. Up to four stand large."""
    big = len(lines) <= ROWS
    font, high = (large, ROW) if big else (medium, SMALL_ROW)
    more = min(spare(canvas) // (len(lines) + 1), high)  # rows between two of them
    top = TOP - more * (len(lines) - 1) // 2
    for row, (place, seat, name, detail, score) in enumerate(sorted(lines)):
        y = top + row * (high + more) - (2 if big else 1)
        canvas.spot(WORDS, row, left, y + 2, canvas.width - left, high)
        right_aligned(canvas, font, str(place or ""), left + 18, y)
        x = left + 26
        if big:
            canvas.picture(seats.HEADS[seat], x, y + 4)
            x += 22
        right = canvas.width - MARGIN
        right_aligned(canvas, font, score, right, y)
        right -= 36 + drawing.width(medium, detail)
        canvas.text(medium, detail, right, y + (5 if big else 0))
        own = fitting(name, right - x - MARGIN, (font, medium, small))
        canvas.text(own, name, x, y + (5 if big and own is not large else 0))
