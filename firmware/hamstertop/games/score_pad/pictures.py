"""What the screens of the score pad draw."""

from ...companion import ranking as podium
from ...companion.screen import SEAT, TOP, centred, fitting, spare
from ...drawing import canvas as drawing
from ...drawing.fonts import medium, numerals, plate, small
from ...drawing.pictures import seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App

WIDE = 112  # pixels of the clock


def pad(canvas: drawing.Canvas, app: "App", marked: int) -> None:
    """A cell for each player, in one row or two: name, portrait and points."""
    for seat, x, y, wide, ink in _cells(canvas, app, 0, marked):
        name, points = app.name(seat), str(app.tracker.scores[seat])
        centred(canvas, fitting(name, wide - 4, (medium, small)), name, x, wide, y, ink)
        left = x + (wide - 20 - drawing.width(plate, points)) // 2
        canvas.picture(seats.HEADS[seat], left, y + 20, ink)
        canvas.text(plate, points, left + 20, y + 38 - plate.BASE, ink)


def timed(canvas: drawing.Canvas, app: "App", seconds: "int | None") -> None:
    """The clock, None once the time has run out, and beside it everybody's portrait and points."""
    if seconds is None:
        centred(canvas, plate, app.words("turn").time_up, 0, WIDE, TOP + 24)
    else:
        centred(canvas, numerals, str(seconds), 0, WIDE, TOP + 16)
    for seat, x, y, wide, ink in _cells(canvas, app, WIDE, app.tracker.seat):
        canvas.picture(seats.HEADS[seat], x + (wide - 16) // 2, y, ink)
        centred(canvas, plate, str(app.tracker.scores[seat]), x, wide, y + 39 - plate.BASE, ink)


def _cells(canvas: drawing.Canvas, app: "App", left: int, marked: int) -> "list[tuple[int, int, int, int, int]]":
    """Seat, left edge, first row, width and ink of each player's cell; the marked one is painted black."""
    players = app.tracker.players
    columns = players if players < 4 else (players + 1) // 2
    canvas.begin(0)
    wide = (canvas.width - left) // columns
    rows = 1 if players < 4 else 2
    room = 80 + spare(canvas)
    high = min(room // rows, 100)
    top = TOP + (room - rows * high) // 2
    cells = []
    for seat in range(players):
        x, y = left + seat % columns * wide, top + seat // columns * high
        canvas.spot(SEAT, seat, x, y, wide, high)
        if seat == marked:
            canvas.round(x + 1, y, wide - 2, high, 5)
        cells.append((seat, x, y + (high - 40) // 2, wide, 0 if seat == marked else 1))
    return cells


def ranking(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody's place, name and points."""
    podium.of_game(canvas, app, app.tracker.scores)
