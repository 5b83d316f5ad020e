"""What the screens of the dice tray draw."""

from ...companion.screen import TOP, centred, plated
from ...drawing import canvas as drawing
from ...drawing.dice import die
from ...drawing.fonts import capitals, large, medium, numerals, plate
from ...drawing.pictures import coin

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App
    from .tracker import Tracker

# The largest size of dice at which a number of them fits: (dice, size, dice in a row)
SIZES = ((2, 64, 2), (3, 56, 3), (4, 44, 4), (8, 36, 4), (15, 24, 5), (30, 17, 8))
WIDE = 196  # pixels for the dice


def tray(canvas: drawing.Canvas, app: "App") -> None:
    """What was thrown last."""
    tracker, words = app.tracker, app.words("tray")
    if tracker.shown == "flipped":
        canvas.picture((coin.HEADS, coin.TAILS)[tracker.side], 46, TOP + 15)
        name = words.coin_sides[tracker.side]
        font = plated(name, canvas.width - 124)
        canvas.text(font, capitals(name), 124, TOP + 24 + plate.BASE - font.BASE)
    elif tracker.shown == "starts":
        centred(canvas, plate, capitals(words.starts_seat % tracker.number), 0, canvas.width, TOP + 10)
        centred(canvas, large, words.starts_of % tracker.players, 0, canvas.width, TOP + 46)
    else:
        _dice(canvas, tracker)
        if tracker.faces and tracker.count > 1:
            centred(canvas, medium, words.total, WIDE, canvas.width - WIDE, TOP + 62)


def _dice(canvas: drawing.Canvas, tracker: "Tracker") -> None:
    """As large as they can be, and their sum."""
    size, row = next((size, row) for most, size, row in SIZES if tracker.count <= most)
    gap = 4 if row > 4 else 6
    rows = (tracker.count + row - 1) // row
    row = (tracker.count + rows - 1) // rows
    x0 = (WIDE - row * (size + gap) + gap) // 2 + 4
    y0 = TOP + (80 - rows * (size + gap) + gap) // 2
    for index in range(tracker.count):
        x = x0 + index % row * (size + gap)
        y = y0 + index // row * (size + gap)
        die(canvas, x, y, size, tracker.faces[index] if tracker.faces else 0, tracker.sides)
    if tracker.faces:
        total = str(tracker.total)
        centred(
            canvas,
            numerals if len(total) < 3 else plate,
            total,
            WIDE,
            canvas.width - WIDE,
            TOP + (12 if len(total) < 3 else 22),
        )
