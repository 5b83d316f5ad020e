"""A turn of Hamsterdam: roll, see who is flooded, go on. The plain path is the right key twice."""

from ....companion.counting import Players
from ....companion.screen import (
    BOTTOM,
    GLANCE,
    MARGIN,
    MIDDLE,
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
from ....drawing.pictures import seats as heads
from .. import rules
from ..tracker import FLOOD, MOST, SKIP
from .pictures import NUMBER, TANK, gauge, nobody_can_have_it, piles, round_and_turn
from .real_dice import real_dice, rolls_real_dice
from .special_hamsters import all_specials, dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Command
    from ... import Event

COLUMNS = TOP + 36  # first row of the columns where tokens are entered
SIGN = 20  # pixels of a key that its label leaves free, for the sign of what holding it does


def throw(app: "App") -> "Event":
    """The device rolls."""
    return ("rolled",) + app.roll(2, 6)


# The roll


def roll(app: "App") -> Screen:
    """Before the roll. HD-20, HD-21."""
    if rolls_real_dice(app):
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
    words, tracker = app.words("turn"), app.tracker
    seat = tracker.to_act
    why = words.ends % tracker.limit
    if not tracker.classic and not tracker.gone(seat):
        tokens = tracker.piles[seat]
        most = rules.next_flip(tokens, tracker.flipped[seat])
        why += "\n" + words.flips % (tokens, most, most)
    say(canvas, words.do, why, MARGIN, TOP + 1, TANK - 2 * MARGIN)
    gauge(canvas, app)
    piles(canvas, app)


# The flood


def flood(app: "App") -> View:
    """After it: the number floods on every dam. HD-23."""
    words, keys, tracker = app.words("flood"), app.words("turn"), app.tracker
    presses = (keys.flood_pile, Water), (keys.cards, dice), (app.common.next, ("done",))
    title = words.sum % tracker.dice if tracker.dice else words.rolled
    return View(app, title, _flood, presses, scene=("seat", tracker.roller), seat=tracker.roller, offers=pouring)


def _flood(canvas: drawing.Canvas, app: "App") -> None:
    """The number, what all do who have it, and everybody's pile."""
    tracker, words = app.tracker, app.words("flood")
    centred(canvas, numerals, str(tracker.total), 0, NUMBER, TOP + 4)
    y = TOP - 3 - up(canvas)
    font, leading = lower(canvas)
    if nobody_can_have_it(tracker):
        y = canvas.paragraph(font, words.nobody % tracker.total, NUMBER, y + 2, canvas.width - NUMBER, leading + 1)
    else:
        y = canvas.paragraph(large, words.all % tracker.total, NUMBER, y, canvas.width - NUMBER, 18)
    for line in (words.there, words.none, words.token):
        y = canvas.paragraph(font, line, NUMBER, y, canvas.width - NUMBER, leading - 2)
    piles(canvas, app)


# Tokens to a flood pile


class Water(Players):
    """Who took a token to a flood pile, in this turn or by a Bombster, until all are entered. HD-30, HS-29."""

    kind = GLANCE

    def __init__(self, app: "App") -> None:
        """Who is to act is marked, or the next who can take a token."""
        tracker, words = app.tracker, app.words("water")
        corner = words.bombster if tracker.phase == SKIP else words.rolled % tracker.total
        order = tracker.order(tracker.to_act or 0)
        able = [seat for seat in order if taking(app, seat)[0]] or order
        super().__init__(app, words.title, _enter, corner, able[0], "water")

    def offer(self, seat: int) -> "Command":
        return pouring(self.app, seat)

    def whose(self, key: int) -> "int | None":
        return self.at if key == MIDDLE else None

    def draw(self, canvas: drawing.Canvas) -> None:
        """Which tokens are entered, and for everybody a column: the pile, from what it rose, when a card flips."""
        app = self.app
        tracker, words = app.tracker, app.words("water")
        canvas.paragraph(large, words.only, MARGIN, TOP - 3, canvas.width - MARGIN, 18)
        font, leading = lower(canvas)
        canvas.paragraph(font, words.not_here, MARGIN, TOP + 17, canvas.width - MARGIN, leading)
        top = foot(canvas)
        wide = canvas.width // tracker.players
        for seat, tokens in enumerate(tracker.piles):
            x = seat * wide
            canvas.spot(SEAT, seat, x, COLUMNS, wide, BOTTOM - COLUMNS)
            ink = 1
            if seat == self.at:
                canvas.round(x, COLUMNS, wide, BOTTOM - COLUMNS, 5)
                ink = 0
            number = str(tokens)
            risen = "%d▶" % (tokens - tracker.gained[seat]) if tracker.gained[seat] else ""
            left = x + (wide - 20 - drawing.width(plate, number) - drawing.width(medium, risen)) // 2
            canvas.picture(heads.HEADS[seat], left, COLUMNS + 6, ink)
            end = canvas.text(medium, risen, left + 20, COLUMNS + 24 - medium.BASE, ink)
            canvas.text(plate, number, end, COLUMNS + 25 - plate.BASE, ink)
            centred(canvas, medium, _warning(app, seat), x, wide, COLUMNS + 27, ink)
        canvas.begin(top)


def _enter(app: "App", seat: int) -> "tuple[Command, Command]":
    """What the keys do for the marked player: a token, and on when all are entered. After a Bombster others may act."""
    return taking(app, seat), (app.common.back_key, back) if app.tracker.phase == SKIP else (app.common.next, ("done",))


def taking(app: "App", seat: int) -> "Command":
    """A token for a seat, where that can be; asks back at the first one that no rule explains."""
    tracker, name = app.tracker, app.name(seat)
    if tracker.gone(seat) or tracker.piles[seat] >= MOST:
        return NO
    one = ("water", seat, 1)
    label = "+1"  # the player's column is marked
    for text in (name, "+1 " + name):
        if drawing.width(medium, text) <= app.canvas.width // app.board.keys - SIGN:
            label = text
    most = rules.most_at_once(tracker.players, tracker.classic)
    if tracker.phase == FLOOD and tracker.gained[seat] == most:
        return label, lambda app: app.sure(app.words("water").many % (name, most), one)
    return label, one


def pouring(app: "App", seat: int) -> "Command":
    """The same, for who touches the player and not a key below the pile."""
    one, action = taking(app, seat)
    return (app.words("water").one, action) if one else NO


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
