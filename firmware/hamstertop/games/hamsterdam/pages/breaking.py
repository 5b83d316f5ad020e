"""A dam of Hamsterdam breaks: screens that are read when it happens."""

from ....companion.celebration import Celebration
from ....companion.counting import Number
from ....companion.screen import TOP, View, centred, paragraph
from ....drawing.fonts import large, medium, numerals
from .. import rules
from ..screens import looked_up
from ..tracker import MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....drawing.canvas import Canvas

FLIPS = 54  # pixels of the column with the number of cards to flip


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
        canvas.text(large, order, FLIPS, TOP - 3)
        text = last if tracker.flipped[seat] == rules.CARDS - 1 else follows
        paragraph(canvas, medium, text, FLIPS, TOP + 17, 170, 13)
        canvas.text(large, asks, FLIPS, TOP + 57)

    shown = (title, draw, presses, "", ("alarm", seat))
    return Celebration(app, "breaking", 230, TOP + 8, *shown, seat=seat)


def breach_water(app: "App") -> Number:
    """More than one token on a flipped card (Contractster piles them up), as many as the pile can take."""
    seat = app.tracker.to_act
    most = MOST - app.tracker.piles[seat]
    order, follows = looked_up(app, "phrases", "more")
    title = looked_up(app, "phrases", "breach")[0][0]
    return Number(app, title, order, lambda tokens: ("breach", seat, tokens), follows, most=most, start=2, seat=seat)
