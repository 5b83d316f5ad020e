"""Between the turns of Hamsterdam: a dam breaks, the movement phase."""

from ....companion.celebration import Celebration
from ....companion.counting import Number
from ....companion.screen import BOTTOM, MARGIN, TOP, View, across, centred, foot, lower, say, up
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, numerals
from ....drawing.pictures import breaking, seats
from .. import rules
from ..tracker import MOST
from .pictures import round_and_turn
from .special_hamsters import specials_now
from .turn import Water

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.app import App
    from ....companion.screen import Screen
    from ....words import Section
    from ... import Event

FLIPS = 54  # pixels of the column with the number of cards to flip
ORDER = BOTTOM - 32  # first row of the portraits in turn order

# A dam breaks


def breach(app: "App") -> Celebration:
    """A dam breaks: one card after the other, with the tokens on it. HD-40 to HD-47, HD-A10."""
    seat = app.tracker.to_act
    full = app.tracker.piles[seat] >= MOST
    words = app.words("breach")
    presses = (
        (words.more, None if full else breach_water),
        (words.one, None if full else ("breach", seat, 1)),
        (words.none, ("breach", seat, 0)),
    )

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        """How many cards flip, and what happens to what is on them. At the right the dam breaks."""
        tracker = app.tracker
        centred(canvas, numerals, str(tracker.flips_due(seat)), 0, FLIPS, TOP + 6)
        centred(canvas, medium, words.flips, 0, FLIPS, TOP + 57)
        canvas.text(large, words.do, FLIPS, TOP - 3 - up(canvas))
        text = words.last if tracker.flipped[seat] == rules.CARDS - 1 else words.why
        font, leading = lower(canvas)
        y = canvas.paragraph(font, text, FLIPS, TOP + 17 - up(canvas), across(canvas, 170), leading - 1)
        canvas.text(large, words.ask, FLIPS, max(TOP + 57 + up(canvas), y))

    shown = (words.title, draw, presses, "", ("alarm", seat))
    return Celebration(app, breaking, across(app.canvas, 230), TOP + 8, *shown, seat=seat)


def breach_water(app: "App") -> Number:
    """More than one token on a flipped card (Contractster piles them up), as many as the pile can take."""
    seat = app.tracker.to_act
    most = MOST - app.tracker.piles[seat]
    words = app.words("breach")

    def then(tokens: int) -> "Event":
        return ("breach", seat, tokens)

    return Number(app, words.title, words.how_many, then, words.they_go, most=most, start=2, seat=seat)


# The movement phase


def move(app: "App") -> View:
    """The movement phase: normal moves in turn order; who uses an ability instead comes after. HD-50 to HD-56."""
    words, cards = app.words("move"), app.words("turn").cards
    presses = (words.instead, _skips), (cards, specials_now), (app.common.done, ("done",))
    draw = drawing_of(words)
    return View(app, words.title, draw, presses, round_and_turn(app), ("seat", app.tracker.first), clean=True)


def _skips(app: "App") -> "Screen":
    """Abilities instead of moves: asks back, for there is no way to the moves but undo."""
    words = app.words("skip")
    return app.sure(words.ask, ("skips",), words.after)


def skip(app: "App") -> View:
    """Abilities used instead of a normal move, in turn order; a Bombster's water is entered here. HD-54, HS-29."""
    words, keys = app.words("skip"), app.words("turn")
    presses = (keys.flood_pile, Water), (keys.cards, specials_now), (app.common.done, ("done",))
    return View(app, words.title, drawing_of(words), presses, "", ("seat", app.tracker.first))


def drawing_of(words: "Section") -> "Callable[[drawing.Canvas, App], None]":
    """What the hands do, and the order of turns."""

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        say(canvas, words.do, words.why, MARGIN, TOP - 2)
        order(canvas, app)

    return draw


def order(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody in turn order from the first player, with arrows between; names if there is room for all. HD-A13."""
    tracker = app.tracker
    foot(canvas)
    wide = canvas.width // tracker.players
    named = max([drawing.width(medium, app.name(seat)) for seat in range(tracker.players)]) <= wide - 50
    for index, seat in enumerate(tracker.order(tracker.first)):
        x = index * wide + (0 if named else (wide - 32) // 2)
        if index:
            canvas.text(medium, "▶", index * wide - 4, ORDER + 10)
        canvas.picture(seats.PORTRAITS[seat], x + 8, ORDER)
        if named:
            canvas.text(medium, app.name(seat), x + 43, ORDER + 10)
