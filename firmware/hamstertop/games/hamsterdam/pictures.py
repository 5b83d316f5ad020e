"""What the screens of Hamsterdam draw."""

from ...companion.screen import BOTTOM, MARGIN, TOP, across, centred, foot, lower, paragraph, say, strip, up
from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium, numerals, plate
from ...drawing.pictures import seats
from ...drawing.tank import tank
from . import rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App
    from .tracker import Tracker

TANK = 238  # left edge of the gauge
NUMBER = 82  # pixels of the column with a large number
COLUMNS = TOP + 36  # first row of the columns where tokens are entered


def roll(canvas: drawing.Canvas, app: "App") -> None:
    """Before the roll: all water, and everybody's pile."""
    order, follows = app.words.ROLL
    say(canvas, order, follows, MARGIN, TOP + 4, TANK - 2 * MARGIN)
    gauge(canvas, app)
    piles(canvas, app)


def gauge(canvas: drawing.Canvas, app: "App") -> None:
    """All water, of the water that ends the game; the numbers stand on it, or in it once it is high."""
    tracker = app.tracker
    left = across(canvas, TANK)
    surface = tank(canvas, left, TOP + 3, 54, 51, tracker.water, tracker.limit)
    high = surface < TOP + 28
    centred(canvas, large, "%d/%d" % (tracker.water, tracker.limit), left, 54, surface - (-3 if high else 22), not high)


def piles(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody's flood pile; behind it the one at which a card flips. The roller is marked."""
    tracker = app.tracker
    strip(canvas, app, tracker.piles, [flips_at(tracker, seat) for seat in range(tracker.players)], tracker.roller)


def flips_at(tracker: "Tracker", seat: int) -> str:
    """The pile at which a seat's next card flips, "!" if one is due. From 10 on, where it is each token, four players
    have no room for it."""
    pile = tracker.piles[seat]
    most = rules.next_flip(pile, tracker.flipped[seat])
    if tracker.classic or tracker.gone(seat) or (most > 9 and tracker.players == 4 and most > pile):
        return ""
    return "!" if most == pile else "/%d" % most


def flood(canvas: drawing.Canvas, app: "App") -> None:
    """The number, what all do who have it, and everybody's pile."""
    tracker, words = app.tracker, app.words
    centred(canvas, numerals, str(tracker.total), 0, NUMBER, TOP + 4)
    order, there, none, token, nobody = words.FLOOD
    y = TOP - 3 - up(canvas)
    canvas.text(large, order % tracker.total, NUMBER, y)
    y += 18
    font, leading = lower(canvas)
    for line in (nobody if nobody_can_have_it(tracker) else there, none, token):
        y = paragraph(canvas, font, line, NUMBER, y, canvas.width - NUMBER, leading - 2)
    piles(canvas, app)


def nobody_can_have_it(tracker: "Tracker") -> bool:
    """Whether so many cards are flipped that all of one number can be among them. HD-6, HD-22."""
    return sum(tracker.flipped) >= tracker.players


def water(canvas: drawing.Canvas, app: "App", entered: "range") -> None:
    """Which tokens are entered, and over the key of each of these seats a column: the pile, what is new, when a card
    flips. Those of four who have no key stand small in the third."""
    tracker, words = app.tracker, app.words
    canvas.text(large, words.WATER[3], MARGIN, TOP - 3)
    font, leading = lower(canvas)
    paragraph(canvas, font, words.WATER[4], MARGIN, TOP + 17, canvas.width - MARGIN, leading)
    top = foot(canvas)
    edges = [key * canvas.width // app.board.keys for key in range(4)]
    for x in edges[1:3]:
        canvas.fill(x, COLUMNS, 1, BOTTOM - COLUMNS)
    wide = edges[1]
    y = COLUMNS + 3
    for seat, tokens in enumerate(tracker.piles):
        number = str(tokens)
        if seat in entered:
            x = edges[seat - entered[0]]
            gained = "+%d" % tracker.gained[seat] if tracker.gained[seat] else ""
            left = x + (wide - 20 - drawing.width(plate, number) - drawing.width(medium, gained)) // 2
            canvas.picture(seats.HEADS[seat], left, COLUMNS + 6)
            end = canvas.text(plate, number, left + 20, COLUMNS + 25 - plate.BASE)
            canvas.text(medium, gained, end, COLUMNS + 2)
            centred(canvas, medium, warning(app, seat), x, wide, COLUMNS + 27)
        else:
            x = edges[2] + wide // 2
            canvas.picture(seats.HEADS[seat], x - 20, y)
            canvas.text(medium, number, x + 2, y + 1)
            y += 20
    canvas.begin(top)


def warning(app: "App", seat: int) -> str:
    """Whether a card flips after this turn; else from how much water on the next one does. HD-40."""
    tracker = app.tracker
    at, now, gone = app.words.BREAKS
    if tracker.classic:
        return ""
    if tracker.gone(seat):
        return gone
    tokens = tracker.piles[seat]
    most = rules.next_flip(tokens, tracker.flipped[seat])
    return now if most == tokens else at % most
