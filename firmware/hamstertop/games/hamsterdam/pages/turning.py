"""What not every turn of Hamsterdam has: real dice, a dam that breaks, the movement phase. Read when it is shown."""

from ....companion import modules
from ....companion.counting import Number
from ....companion.screen import BOTTOM, MARGIN, TOP, View, across, centred, foot, lower, paragraph, say, seat_scene, up
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, numerals
from ....drawing.pictures import seats
from .. import rules
from ..pictures import piles
from ..screens import CELEBRATION, looked_up, round_and_turn, seldom, water
from ..tracker import MOST, ROLL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.app import App
    from ....drawing.canvas import Canvas


FLIPS = 54  # pixels of the column with the number of cards to flip
ORDER = BOTTOM - 32  # first row of the portraits in turn order

# Real dice


def typed(app: "App", title: str, order: str, follows: str, start: int = 7) -> Number:
    """The sum of real dice, or what counts after an ability."""
    scene, seat = seat_scene(app), app.tracker.to_act
    return Number(app, title, order, lambda total: ("typed", total), follows, 2, 12, start, scene, seat=seat)


def real_dice(app: "App") -> Number:
    """The sum of real dice."""
    if app.tracker.phase == ROLL:
        return RealRoll(app)
    title, _, follows, *_ = looked_up(app, "phrases", "first")
    return typed(app, title, looked_up(app, "phrases", "type")[0], follows)


class RealRoll(Number):
    """The sum of real dice in a turn; everybody's pile stays in sight."""

    def __init__(self, app: "App") -> None:
        scene, seat = seat_scene(app), app.tracker.to_act
        super().__init__(app, round_and_turn(app), "", lambda total: ("typed", total), "", 2, 12, 7, scene, seat=seat)

    def draw(self, canvas: "Canvas") -> None:
        order, follows = looked_up(self.app, "phrases", "type")
        say(canvas, order, follows, MARGIN, TOP + 4, 190)
        centred(canvas, numerals, str(self.number), across(canvas, 200), 90, TOP + 4)
        piles(canvas, self.app)


def value(app: "App") -> Number:
    """What counts after an ability."""
    title, order, follows = looked_up(app, "sayings", "value")
    return typed(app, title, order, follows, app.tracker.total)


# A dam breaks


def breach(app: "App") -> View:
    """A dam breaks: one card after the other, with the tokens on it. HD-40 to HD-47, HD-A10."""
    seat = app.tracker.to_act
    full = app.tracker.piles[seat] >= MOST
    (title, to_flip, more, one, dry), order, follows, last, asks = looked_up(app, "phrases", "breach")
    presses = (
        (more, None if full else breach_water),
        (one, None if full else ("breach", seat, 1)),
        (dry, ("breach", seat, 0)),
    )

    def draw(canvas: "Canvas", app: "App") -> None:
        """How many cards flip, and what happens to what is on them. At the right the dam breaks."""
        tracker = app.tracker
        centred(canvas, numerals, str(tracker.flips_due(seat)), 0, FLIPS, TOP + 6)
        centred(canvas, medium, to_flip, 0, FLIPS, TOP + 57)
        canvas.text(large, order, FLIPS, TOP - 3 - up(canvas))
        text = last if tracker.flipped[seat] == rules.CARDS - 1 else follows
        font, leading = lower(canvas)
        y = paragraph(canvas, font, text, FLIPS, TOP + 17 - up(canvas), across(canvas, 170), leading - 1)
        canvas.text(large, asks, FLIPS, max(TOP + 57 + up(canvas), y))

    shown = (title, draw, presses, "", ("alarm", seat))
    shows: View = modules.load(CELEBRATION).Celebration(
        app, "breaking", across(app.canvas, 230), TOP + 8, *shown, seat=seat
    )
    return shows


def breach_water(app: "App") -> Number:
    """More than one token on a flipped card (Contractster piles them up), as many as the pile can take."""
    seat = app.tracker.to_act
    most = MOST - app.tracker.piles[seat]
    order, follows = looked_up(app, "phrases", "more")
    title = looked_up(app, "phrases", "breach")[0][0]
    return Number(app, title, order, lambda tokens: ("breach", seat, tokens), follows, most=most, start=2, seat=seat)


# The movement phase


def move(app: "App") -> View:
    """The movement phase: normal moves in turn order; who uses an ability instead comes after. HD-50 to HD-56."""
    title, does, follows, instead = looked_up(app, "phrases", "move")
    presses = (instead, ("skips",)), (app.words.CARDS, seldom("reading", "specials_now")), (app.common.DONE, ("done",))
    draw = drawing_of(does, follows)
    return View(app, title, draw, presses, round_and_turn(app), ("seat", app.tracker.first), clean=True)


def skip(app: "App") -> View:
    """Abilities used instead of a normal move, in turn order; a Bombster's water is entered here. HD-54, HS-29."""
    words = app.words
    title, does, follows = looked_up(app, "phrases", "skip")
    presses = (words.TO_PILE, water), (words.CARDS, seldom("reading", "specials_now")), (app.common.DONE, ("done",))
    return View(app, title, drawing_of(does, follows), presses, "", ("seat", app.tracker.first))


def drawing_of(does: str, follows: str) -> "Callable[[drawing.Canvas, App], None]":
    """What the hands do, and the order of turns."""

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        say(canvas, does, follows, MARGIN, TOP - 2)
        order(canvas, app)

    return draw


def order(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody in turn order from the first player, with arrows between; names if there is room for all. HD-A13."""
    tracker = app.tracker
    wide = canvas.width // tracker.players
    named = max([drawing.width(medium, app.name(seat)) for seat in range(tracker.players)]) <= wide - 50
    foot(canvas)
    for index, seat in enumerate(tracker.order(tracker.first)):
        x = index * wide + (0 if named else (wide - 32) // 2)
        if index:
            canvas.text(medium, "▶", index * wide - 4, ORDER + 10)
        canvas.picture(seats.PORTRAITS[seat], x + 8, ORDER)
        if named:
            canvas.text(medium, app.name(seat), x + 43, ORDER + 10)
