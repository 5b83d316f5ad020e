"""The movement phase of Hamsterdam: screens that are read when it comes."""

from ....companion.screen import BOTTOM, MARGIN, TOP, View, say
from ....drawing import canvas as drawing
from ....drawing.fonts import medium
from ....drawing.pictures import seats
from ..screens import looked_up, round_and_turn, seldom, water

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.app import App

ORDER = BOTTOM - 32  # first row of the portraits in turn order


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
    for index, seat in enumerate(tracker.order(tracker.first)):
        x = index * wide + (0 if named else (wide - 32) // 2)
        if index:
            canvas.text(medium, "▶", index * wide - 4, ORDER + 10)
        canvas.picture(seats.PORTRAITS[seat], x + 8, ORDER)
        if named:
            canvas.text(medium, app.name(seat), x + 43, ORDER + 10)
