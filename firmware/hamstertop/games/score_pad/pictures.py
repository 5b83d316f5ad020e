"""What the screens of the score pad draw."""

from ...companion.counting import row_height
from ...companion import ranking as podium
from ...companion.screen import MARGIN, ROW, TOP, centred, right_aligned
from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium, numerals, plate
from ...drawing.pictures import seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App

WIDE = 150  # pixels of the clock


def row(canvas: drawing.Canvas, app: "App", seat: int, y: int, ink: int) -> None:
    """A player and the points; an arrow where the turn is."""
    font = large if row_height(app.tracker.players) >= ROW else medium
    if font is large:
        canvas.picture(seats.HEADS[seat], 24, y + 2, ink)
    y += (row_height(app.tracker.players) - font.HEIGHT + 1) // 2
    canvas.text(font, app.name(seat), 46, y, ink)
    if seat == app.tracker.to_act:
        canvas.text(font, "▶", MARGIN, y, ink)
    right_aligned(canvas, font, str(app.tracker.scores[seat]), canvas.width - 12, y, ink)


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
