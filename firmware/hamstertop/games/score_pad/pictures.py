"""What the screens of the score pad draw."""

from ...companion.counting import row_height
from ...companion import ranking as podium
from ...companion.screen import TOP, centred, fitting, right_aligned
from ...drawing import canvas as drawing
from ...drawing.fonts import medium, numerals, plate, small
from ...drawing.pictures import seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App

WIDE = 150  # pixels of the clock


def pad(canvas: drawing.Canvas, app: "App", marked: int) -> None:
    """A cell for each player, in one row or two: portrait, name, points."""
    tracker = app.tracker
    columns = tracker.players if tracker.players < 4 else (tracker.players + 1) // 2
    wide, high = canvas.width // columns, 80 if tracker.players < 4 else 40
    for seat, score in enumerate(tracker.scores):
        x, y = seat % columns * wide, TOP + seat // columns * high
        ink = 1
        if seat == marked:
            canvas.round(x + 1, y, wide - 2, high, 5)
            ink = 0
        name, points = app.name(seat), str(score)
        font = fitting(name, wide - 4, (medium, small))
        top = y + (high - 40) // 2
        centred(canvas, font, name, x, wide, top + 1, ink)
        left = x + (wide - 22 - drawing.width(plate, points)) // 2
        canvas.picture(seats.HEADS[seat], left, top + 19, ink)
        canvas.text(plate, points, left + 22, top + 38 - plate.BASE, ink)


def timed(canvas: drawing.Canvas, app: "App", seconds: "int | None") -> None:
    """The clock, None once the time has run out, and everybody's points beside it."""
    if seconds is None:
        centred(canvas, plate, app.words.TIME_UP, 0, WIDE, TOP + 24)
    else:
        centred(canvas, numerals, str(seconds), 0, WIDE, TOP + 16)
    high = row_height(app.tracker.players)
    for seat in range(app.tracker.players):
        y = TOP + seat * high
        ink = 1
        if seat == app.tracker.to_act:
            canvas.round(WIDE, y, canvas.width - WIDE - 2, high, 5)
            ink = 0
        y += (high - medium.HEIGHT + 1) // 2
        canvas.text(medium, drawing.fit(medium, app.name(seat), 96), WIDE + 6, y, ink)
        right_aligned(canvas, medium, str(app.tracker.scores[seat]), canvas.width - 8, y, ink)


def ranking(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody's place, name and points."""
    tracker = app.tracker
    lines = []
    for seat, place in enumerate(tracker.places):
        lines.append((place, seat, app.name(seat), "", str(tracker.scores[seat])))
    podium.draw(canvas, lines)
