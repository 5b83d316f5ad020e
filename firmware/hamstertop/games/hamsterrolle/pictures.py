"""What the screens of Hamsterrolle draw."""

from ...companion.screen import MARGIN, TOP, centred, fitting, steps
from ...drawing import canvas as drawing
from ...drawing.fonts import huge, large, medium, numerals, small
from ...drawing.hamsterwheel import wheel
from ...drawing.pictures import prizes
from ...drawing.pictures import wheel as wheel_picture
from . import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App

STOCKS = 214  # left edge of everybody's pieces
ROW = 22
MIDDLE = 96  # left edge of the middle column
MIDDLE_WIDE = STOCKS - MIDDLE - 8


def prepare(canvas: drawing.Canvas, app: "App") -> None:
    """Numbered steps."""
    tracker, words = app.tracker, app.words
    shared = words.SHARED.get(tracker.readings.share) if tracker.players == 3 else None
    lines = list(words.STEPS) + [shared or words.SETS[tracker.players - 2]]
    if tracker.teams:
        others = [seat for seat in range(4) if seat not in (0, tracker.teams)]
        for one, other in ((0, tracker.teams), others):
            lines.append(words.TEAM % (app.name(one), app.name(other)))
    else:
        lines.append(words.DIRECTION)
    steps(canvas, lines, TOP + 3)


def turn(canvas: drawing.Canvas, app: "App", seconds: "int | None", running: bool) -> None:
    """The wheel, whose turn it is, the seconds left (None once they have run out), everybody's pieces."""
    tracker, words = app.tracker, app.words
    marks = tuple([str(step) for step in tracker.steps])
    wheel(canvas, 48, TOP + 45, rules.OPENING, marks, not tracker.opened)
    name = app.name(tracker.seat)
    font = fitting(name, MIDDLE_WIDE, (huge, large))
    centred(canvas, font, name, MIDDLE, MIDDLE_WIDE, TOP + (-2 if font is huge else 3))
    if seconds is None:
        centred(canvas, huge, words.LET_GO, MIDDLE, MIDDLE_WIDE, TOP + 30)
        centred(canvas, medium, words.WHERE, MIDDLE, MIDDLE_WIDE, TOP + 70)
    else:
        centred(canvas, numerals, str(seconds), MIDDLE, MIDDLE_WIDE, TOP + 29)
        centred(canvas, small, _caption(app, running), MIDDLE, MIDDLE_WIDE, TOP + 78)
    stocks(canvas, app)


def _caption(app: "App", running: bool) -> str:
    words, tracker = app.words, app.tracker
    if running:
        return words.OR_LESS_LIT if app.board.pixels else words.OR_LESS
    if tracker.helps:
        return words.HELPS % app.name(tracker.partner(tracker.seat))
    return words.SECONDS


def stocks(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody's pieces, a row each; who plays is white on black, and a bar joins the partners of a team."""
    tracker = app.tracker
    seats = list(range(tracker.players))
    if tracker.teams:
        others = [seat for seat in seats if seat not in (0, tracker.teams)]
        seats = [0, tracker.teams] + others
        for row in (0, 2):
            canvas.fill(STOCKS - 4, TOP + 5 + row * ROW, 2, 2 * ROW - 6)
    y = TOP + 2
    for seat in seats:
        ink = 1
        if seat == tracker.to_act:
            canvas.round(STOCKS, y, canvas.width - STOCKS - 2, ROW - 1, 5)
            ink = 0
        pieces = str(tracker.stocks[seat])
        right = canvas.width - 8 - drawing.width(large, pieces)
        canvas.text(large, pieces, right, y - 1, ink)
        name = app.name(seat)
        room = right - STOCKS - 10
        font = fitting(name, room, (medium, small))
        canvas.text(font, drawing.fit(font, name, room), STOCKS + 6, y + (3 if font is medium else 4), ink)
        y += ROW


def winner(canvas: drawing.Canvas, app: "App") -> None:
    """The winner, or the team; everybody's pieces."""
    best = app.tracker.best
    canvas.picture(wheel_picture.WHEEL, MARGIN, TOP + 22)
    y = TOP + 46 - 14 * min(len(best), 2)
    if len(best) > 2:
        canvas.text(huge, app.words.DRAW, 72, TOP + 32)
    else:
        for seat in best:
            canvas.picture(prizes.CROWN, 66, y + 4)
            name = app.name(seat)
            font = huge if drawing.width(huge, name) < STOCKS - 110 else large
            canvas.text(font, drawing.fit(font, name, STOCKS - 110), 102, y + (0 if font is huge else 4))
            y += 30
    stocks(canvas, app)
