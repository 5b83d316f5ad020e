"""What the screens of Hamsterrolle draw."""

from ...companion import modules
from ...companion.screen import (
    BOTTOM,
    MARGIN,
    STRIP,
    TOP,
    WIDTH,
    across,
    fitting,
    foot,
    lower,
    paragraph,
    say,
    strip,
    up,
)
from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium, numerals, plate, small
from ...drawing.hamsterwheel import wheel
from . import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App

TEXT = 98  # left edge of the text beside the wheel
WIDE = 197  # and its width
BESIDE = 173  # left edge of the text beside the seconds


def turn(canvas: drawing.Canvas, app: "App", moment: str, seconds: int) -> None:
    """The wheel, what to do at this moment of the turn, the seconds where they matter, everybody's pieces."""
    tracker, words = app.tracker, app.words
    first = 0 if tracker.opened else rules.OPENING  # the wheel rolls on to where the last piece lies
    wheel(canvas, first, tuple([str(step) for step in tracker.steps]), not tracker.opened)
    order, follows = words.TURN[moment]
    if moment == "up":
        canvas.text(plate, order, TEXT, TOP + 25 - plate.BASE)
        say(canvas, "", follows, TEXT, TOP + 22, WIDE)
    elif tracker.clock is not None:
        canvas.text(numerals, str(seconds), BESIDE - 4 - drawing.width(numerals, str(seconds)), TOP + 3)
        say(canvas, order, follows, BESIDE, TOP - 2 - up(canvas), WIDTH - BESIDE - 2)
    else:
        if moment == "helps":
            order = order % app.name(tracker.partner(tracker.seat))
        if tracker.taken:
            follows = words.TAKEN[tracker.taken > 1] % (app.name((tracker.seat - 1) % tracker.players), tracker.taken)
        zero = words.ZERO[tracker.zero >> 2] % app.name(tracker.zero & 3) if tracker.opened else words.ZERO[3]
        wide = across(canvas, WIDE)
        font = large if canvas.top else fitting(order, wide, (large, medium))
        y = paragraph(canvas, font, order, TEXT, TOP - 2 - up(canvas), wide, 18)
        rows = len(drawing.wrap(medium, follows, wide)) + len(drawing.wrap(medium, zero, wide))
        text = follows + "\n" + zero
        if canvas.top:
            font, leading = lower(canvas)
        else:
            font = medium if rows < 4 else small  # for very long names
            leading = 14 if rows < 3 else 12
        paragraph(canvas, font, text, TEXT, y + (3 if rows < 3 else 0), wide, leading)
    stocks(canvas, app, tracker.seat)


def stocks(canvas: drawing.Canvas, app: "App", marked: "int | None") -> None:
    """Everybody's pieces; partners have the same letter."""
    tracker = app.tracker
    behind = [""] * tracker.players
    if tracker.teams:
        behind = ["AB"[seat not in (0, tracker.teams)] for seat in range(4)]
    strip(canvas, app, tracker.stocks, behind, marked)


def fallen(canvas: drawing.Canvas, count: int, take: str, hint: str, own: str) -> None:
    """How many other pieces fell, and in a frame what became of the player's own one."""
    canvas.text(numerals, str(count), 42 - drawing.width(numerals, str(count)) // 2, TOP + 3)
    say(canvas, take, hint, 90, TOP - up(canvas), 200)
    top = foot(canvas)
    canvas.round(2, STRIP, canvas.width - 4, BOTTOM - STRIP - 2, 5)
    canvas.text(large, own, MARGIN + 6, STRIP + 17 - large.BASE, 0)
    canvas.begin(top)


def winner(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody's place and pieces, and why that is the end."""
    modules.load("hamstertop.companion.ranking").of_game(canvas, app, app.tracker.stocks)
    paragraph(canvas, medium, why(app), 2, TOP - 2, 72, 11)


def why(app: "App") -> str:
    """All pieces built; or, in teams, fewer than the others; or equally many."""
    tracker, words = app.tracker, app.words
    if not tracker.winners:
        return words.WHY[2]
    return words.WHY[0 if not any([tracker.stocks[seat] for seat in tracker.winners]) else 1]
