"""A turn of Hamsterdam: roll, see who is flooded, go on. The plain path is the right key twice."""

from ....companion.screen import (
    BOTTOM,
    GLANCE,
    MARGIN,
    NO,
    SEAT,
    TOP,
    Screen,
    View,
    back,
    centred,
    foot,
    lower,
    say,
    seat_scene,
    up,
)
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, numerals, plate
from ....drawing.pictures import seats
from .. import rules
from ..tracker import FLOOD, MOST, SKIP
from .pictures import NUMBER, TANK, gauge, nobody_can_have_it, piles, round_and_turn
from .real_dice import real_dice
from .special_hamsters import all_specials, dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Command
    from ... import Event

COLUMNS = TOP + 36  # first row of the columns where tokens are entered


def throw(app: "App") -> "Event":
    """The device rolls."""
    return ("rolled",) + app.session.roll(2, 6)


# The roll


def roll(app: "App") -> Screen:
    """Before the roll. HD-20, HD-21."""
    if app.settings.real_dice:
        return real_dice(app)
    words = app.words("turn")
    presses = (
        (words.real_dice, real_dice),
        (words.cards, all_specials),
        (app.common.roll, throw),
    )
    return View(app, round_and_turn(app), _roll, presses, scene=seat_scene(app), seat=app.tracker.to_act)


def _roll(canvas: drawing.Canvas, app: "App") -> None:
    """Before the roll: all water, and everybody's pile."""
    words = app.words("turn")
    say(canvas, words.do, words.why, MARGIN, TOP + 4, TANK - 2 * MARGIN)
    gauge(canvas, app)
    piles(canvas, app)


# The flood


def flood(app: "App") -> View:
    """After it: the number floods on every dam. HD-23."""
    words, keys, tracker = app.words("flood"), app.words("turn"), app.tracker
    presses = (keys.flood_pile, water), (keys.cards, dice), (app.common.next, ("done",))
    shimmer = ("shimmer", tracker.roller, app.board.ticks())
    title = words.sum % tracker.dice if tracker.dice else words.rolled
    return View(app, title, _flood, presses, scene=shimmer, seat=tracker.roller, offers=pouring)


def _flood(canvas: drawing.Canvas, app: "App") -> None:
    """The number, what all do who have it, and everybody's pile."""
    tracker, words = app.tracker, app.words("flood")
    centred(canvas, numerals, str(tracker.total), 0, NUMBER, TOP + 4)
    y = TOP - 3 - up(canvas)
    y = canvas.paragraph(large, words.all % tracker.total, NUMBER, y, canvas.width - NUMBER, 18)
    font, leading = lower(canvas)
    for line in (words.nobody if nobody_can_have_it(tracker) else words.there, words.none, words.token):
        y = canvas.paragraph(font, line, NUMBER, y, canvas.width - NUMBER, leading - 2)
    piles(canvas, app)


# Tokens to a flood pile


def water(app: "App", first: int = 0) -> View:
    """Who took a token to a flood pile, in this turn or by a Bombster: a key under each player; of four, under two from
    this one on, and a key shows the others. HD-30, HS-29."""
    tracker, words = app.tracker, app.words("water")
    seats = range(first, first + 2 + tracker.players % 2)

    def others(app: "App") -> View:
        app.pop()
        return water(app, 2 - first)

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        _water(canvas, app, seats)

    presses = [taking(app, seat) for seat in seats]
    presses.append(("▶", others) if tracker.players == 4 else (app.common.back_key, back))  # three have no room for it
    corner = words.bombster if tracker.phase == SKIP else words.rolled % tracker.total
    shown = View(app, words.title, draw, (presses[0], presses[1], presses[2]), corner, seat_scene(app), offers=pouring)
    shown.topic = "water"
    shown.kind = GLANCE
    return shown


def taking(app: "App", seat: int) -> "Command":
    """A token for a seat, where that can be; asks back at the first one that no rule explains."""
    tracker = app.tracker
    if tracker.gone(seat) or tracker.piles[seat] >= MOST:
        return NO
    one = ("water", seat, 1)
    most = rules.most_at_once(tracker.players, tracker.classic)
    if tracker.phase == FLOOD and tracker.gained[seat] == most:
        return "+1", lambda app: app.sure(app.words("water").many % (app.name(seat), most), one)
    return "+1", one


def pouring(app: "App", seat: int) -> "Command":
    """The same, for who touches the player and not a key below the pile."""
    one, action = taking(app, seat)
    return (app.words("water").one, action) if one else NO


def _water(canvas: drawing.Canvas, app: "App", entered: "range") -> None:
    """Which tokens are entered, and over the key of each of these seats a column: the pile, what is new, when a card
    flips. Those of four who have no key stand small in the third."""
    tracker, words = app.tracker, app.words("water")
    canvas.paragraph(large, words.only, MARGIN, TOP - 3, canvas.width - MARGIN, 18)
    font, leading = lower(canvas)
    canvas.paragraph(font, words.not_here, MARGIN, TOP + 17, canvas.width - MARGIN, leading)
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
            canvas.spot(SEAT, seat, x, COLUMNS, wide, BOTTOM - COLUMNS)
            gained = "+%d" % tracker.gained[seat] if tracker.gained[seat] else ""
            left = x + (wide - 20 - drawing.width(plate, number) - drawing.width(medium, gained)) // 2
            canvas.picture(seats.HEADS[seat], left, COLUMNS + 6)
            end = canvas.text(plate, number, left + 20, COLUMNS + 25 - plate.BASE)
            canvas.text(medium, gained, end, COLUMNS + 2)
            centred(canvas, medium, _warning(app, seat), x, wide, COLUMNS + 27)
        else:
            x = edges[2] + wide // 2
            canvas.picture(seats.HEADS[seat], x - 20, y)
            canvas.text(medium, number, x + 2, y + 1)
            y += 20
    canvas.begin(top)


def _warning(app: "App", seat: int) -> str:
    """Whether a card flips after this turn; else from how much water on the next one does. HD-40."""
    tracker, words = app.tracker, app.words("water")
    if tracker.classic:
        return ""
    if tracker.gone(seat):
        return words.no_dam
    tokens = tracker.piles[seat]
    most = rules.next_flip(tokens, tracker.flipped[seat])
    return words.flip if most == tokens else words.flip_at % most
