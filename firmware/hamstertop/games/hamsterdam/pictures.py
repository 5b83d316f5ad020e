"""What the screens of Hamsterdam draw."""

from ...companion.screen import BOTTOM, MARGIN, ROW, TOP, centred, fitting, paragraph, right_aligned, steps
from ...drawing import canvas as drawing
from ...drawing.dice import die
from ...drawing.fonts import digits, huge, large, medium, numerals, small
from ...drawing.pictures import breach as breach_picture
from ...drawing.pictures import hamster, prizes
from ...drawing.pictures import water as water_picture
from ...drawing.tank import tank
from . import rules
from .specials import SKIP as SKIP_MOVE
from .specials import SPECIALS
from .tracker import DEPLOY, FLOOD, REDEPLOY, SETUP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App
    from .tracker import Tracker

PLAYERS_TOP = 85  # first row of the line with everybody's pile
DICE = 80  # left edge of the dice
TANK = 246  # left edge of the gauge
DROPS = 88  # left edge of the drops
MOST_DROPS = 11  # more are a number


def checklist(canvas: drawing.Canvas, app: "App") -> None:
    """Numbered steps, below a headline where there is room for one."""
    tracker, words = app.tracker, app.words
    y = TOP + 3
    if tracker.phase == SETUP:
        lines = list((words.SETUP_CLASSIC if tracker.classic else words.SETUP)[1])
        if tracker.players == 2 and not tracker.classic:
            lines[0] = words.PASS_ACROSS  # HD-5
    else:
        headline, lines = words.REDEPLOY if tracker.phase == REDEPLOY else words.DEPLOY
        canvas.text(large, headline % app.name(tracker.first) if tracker.phase == DEPLOY else headline, MARGIN, TOP + 3)
        y += 30
    steps(canvas, lines, y)
    if tracker.phase == DEPLOY and 0 not in tracker.rolls:
        right_aligned(canvas, digits, str(tracker.rolls[tracker.first]), canvas.width - MARGIN, TOP + 3)


def first(canvas: drawing.Canvas, app: "App") -> None:
    """The next to roll for who begins, and what the others rolled."""
    tracker = app.tracker
    canvas.text(large, app.words.FIRST_ROLLS % app.name(tracker.to_act), MARGIN, TOP + 8)
    if tracker.dice:
        for index, face in enumerate(tracker.dice):
            die(canvas, 206 + 44 * index, TOP + 3, 40, face)
    wide = canvas.width // tracker.players
    for seat, roll in enumerate(tracker.rolls):
        x = seat * wide
        centred(canvas, medium, app.name(seat), x, wide, TOP + 45)
        if roll > 0:
            centred(canvas, digits, str(roll), x, wide, TOP + 60)
        elif roll == 0:
            canvas.frame(x + wide // 2 - 12, TOP + 62, 24, 24, 5, 2 if seat == tracker.to_act else 1)


def turn(canvas: drawing.Canvas, app: "App") -> None:
    """Whose turn it is, the roll, all water, everybody's pile."""
    tracker = app.tracker
    name = app.name(tracker.roller)
    if tracker.phase == FLOOD:
        font = fitting(name, DICE - MARGIN - 4, (large, medium, small))
        canvas.text(font, drawing.fit(font, name, DICE - MARGIN), MARGIN, TOP + 12)
        canvas.text(medium, app.words.ROLLED, MARGIN, TOP + 36)
        if tracker.dice:
            for index, face in enumerate(tracker.dice):
                die(canvas, DICE + 42 * index, TOP + 14, 38, face)
        centred(canvas, numerals, str(tracker.total), DICE + 80, TANK - DICE - 80, TOP + 9)
    else:
        canvas.text(huge, drawing.fit(huge, name, TANK - 2 * MARGIN), MARGIN, TOP + 8)
        canvas.text(large, app.words.TO_ROLL, MARGIN, TOP + 38)
    _gauge(canvas, tracker)
    _piles(canvas, app)


def _gauge(canvas: drawing.Canvas, tracker: "Tracker") -> None:
    """All water, of the water that ends the game; the numbers stand on it, or in it once it is high."""
    surface = tank(canvas, TANK, TOP + 6, 44, 60, tracker.water, tracker.limit)
    numbers = "%d/%d" % (tracker.water, tracker.limit)
    high = surface < TOP + 30
    centred(canvas, medium, numbers, TANK, 44, surface + (8 if high else -17), 0 if high else 1)


def _piles(canvas: drawing.Canvas, app: "App") -> None:
    """The line with everybody's flood pile; the roller's name is white on black."""
    tracker = app.tracker
    wide = (canvas.width - MARGIN) // tracker.players
    for seat in range(tracker.players):
        x = MARGIN + seat * wide
        number = str(tracker.piles[seat])
        name = app.name(seat)
        room = wide - drawing.width(medium, number) - 24
        font = fitting(name, room, (medium, small))
        name = drawing.fit(font, name, room)
        if seat == tracker.roller:
            canvas.round(x - 3, PLAYERS_TOP + 3, drawing.width(font, name) + 6, 17, 3)
        y = PLAYERS_TOP + (4 if font is medium else 5)
        x = canvas.text(font, name, x, y, 0 if seat == tracker.roller else 1) + 6
        canvas.picture(water_picture.DROP, x, PLAYERS_TOP + 5)
        canvas.text(medium, number, x + 12, PLAYERS_TOP + 4)


def spin(canvas: drawing.Canvas, faces: list[int], marked: int) -> None:
    """Two dice, one of them marked, and their sum."""
    for index, face in enumerate(faces):
        x = 40 + 66 * index
        die(canvas, x, TOP + 18, 48, face)
        if index == marked:
            canvas.frame(x - 5, TOP + 13, 58, 58, 9, 2)
    centred(canvas, numerals, str(sum(faces)), 180, 110, TOP + 18)


def choose(canvas: drawing.Canvas, app: "App") -> None:
    """The old roll and the new one, side by side."""
    tracker = app.tracker
    half = canvas.width // 2
    canvas.fill(half, TOP + 8, 1, 74)
    for index, (dice, total) in enumerate((tracker.before, (tracker.dice, tracker.total))):
        x = index * half
        if dice:
            for number, face in enumerate(dice):
                die(canvas, x + 26 + 50 * number, TOP + 8, 44, face)
        centred(canvas, digits, str(total), x, half, TOP + 58)


def pile(canvas: drawing.Canvas, app: "App", seat: int, y: int, ink: int) -> None:
    """A player's row where water is entered: the pile in drops, when the next card flips, what this turn gave."""
    tracker = app.tracker
    name = app.name(seat)
    font = fitting(name, DROPS - 14, (large, medium))
    canvas.text(font, drawing.fit(font, name, DROPS - 14), 8, y if font is large else y + 4, ink)
    tokens = tracker.piles[seat]
    if tokens > MOST_DROPS:
        canvas.picture(water_picture.DROP, DROPS, y + 5, ink)
        canvas.text(medium, "× %d" % tokens, DROPS + 14, y + 4, ink)
    else:
        for drop in range(tokens):
            canvas.picture(water_picture.DROP, DROPS + 11 * drop, y + 5, ink)
    canvas.text(small, _warning(app, seat), 216, y + 5, ink)
    if tracker.gained[seat]:
        right_aligned(canvas, medium, "+%d" % tracker.gained[seat], canvas.width - 6, y + 4, ink)


def _warning(app: "App", seat: int) -> str:
    """Whether a card flips after this turn; else from how much water on the next one does. HD-40."""
    tracker = app.tracker
    if tracker.classic:
        return ""
    if tracker.gone(seat):
        return app.words.WATER_GONE
    if rules.flips(tracker.piles[seat]) > tracker.flipped[seat]:
        return app.words.WATER_BREAKS
    tokens = tracker.piles[seat] + 1
    while rules.flips(tokens) <= tracker.flipped[seat]:
        tokens += 1
    return app.words.WATER_BREACH % tokens


def breach(canvas: drawing.Canvas, app: "App") -> None:
    """Whose dam breaks, and what happens to the card that is flipped."""
    words = app.words
    canvas.picture(breach_picture.BREACH, canvas.width - 66, TOP + 14)
    y = paragraph(canvas, large, words.BREACH_FLIP % app.name(app.tracker.to_act), MARGIN, TOP + 2, 180, 20)
    paragraph(canvas, medium, words.BREACH_HOW, MARGIN, y + 2, 206, 14)
    canvas.text(medium, words.BREACH_ASKS, MARGIN, BOTTOM - 17)


def move(canvas: drawing.Canvas, app: "App") -> None:
    """What a move is, and the order of turns."""
    canvas.text(large, app.words.MOVE_TITLE, MARGIN, TOP + 2)
    y = paragraph(canvas, medium, app.words.MOVE_HOW, MARGIN, TOP + 27, 284, 15)
    _order(canvas, app, y + 8)


def skip(canvas: drawing.Canvas, app: "App") -> None:
    """The order of turns, and the specials that act instead of a move."""
    canvas.text(large, app.words.SKIP_TITLE, MARGIN, TOP + 2)
    y = paragraph(canvas, medium, app.words.SKIP_HOW, MARGIN, TOP + 26, 284, 15)
    _order(canvas, app, y)
    names = [special[0] for special in SPECIALS if special[1] & SKIP_MOVE]
    paragraph(canvas, medium, ", ".join(names), MARGIN, y + 18, 284, 15)


def _order(canvas: drawing.Canvas, app: "App", y: int) -> None:
    """Names in turn order from the first player, with arrows between. HD-A13."""
    tracker = app.tracker
    x = MARGIN
    for index, seat in enumerate(tracker.order(tracker.first)):
        if index:
            x = canvas.text(medium, "▶", x, y) + 5
        wide = (canvas.width - MARGIN) // tracker.players - 16
        x = canvas.text(medium, drawing.fit(medium, app.name(seat), wide), x, y) + 5


def card(canvas: drawing.Canvas, app: "App", kind: int) -> None:
    """A special and what it does."""
    name, _, flips = SPECIALS[kind]
    canvas.picture(hamster.HEAD, canvas.width - 30, TOP + 8)
    canvas.text(huge, name, MARGIN, TOP + 1)
    y = paragraph(canvas, medium, app.words.ABILITIES[kind], MARGIN, TOP + 33, 284, 15)
    if flips:
        paragraph(canvas, medium, app.words.FLIPS, MARGIN, y + 1, 284, 15)


def ranking(canvas: drawing.Canvas, app: "App") -> None:
    """Best first: flood pile and dam, and their sum."""
    tracker = app.tracker
    places, scores = tracker.places, tracker.scores
    for row, (place, seat) in enumerate(sorted([(place, seat) for seat, place in enumerate(places)])):
        y = TOP + 2 + row * ROW
        if place == 1:
            canvas.picture(prizes.CROWN, 2, y - 1)
        canvas.text(large, str(place), 40, y)
        canvas.text(large, drawing.fit(large, app.name(seat), 104), 62, y)
        if tracker.hamsters[seat]:
            canvas.picture(hamster.HEAD, 166, y + 3)
            canvas.text(medium, str(tracker.hamsters[seat]), 189, y + 4)
        parts = app.words.RANKING_SUM % (tracker.piles[seat], scores[seat] - tracker.piles[seat])
        right_aligned(canvas, medium, parts, 256, y + 4)
        right_aligned(canvas, large, str(scores[seat]), canvas.width - MARGIN, y)
