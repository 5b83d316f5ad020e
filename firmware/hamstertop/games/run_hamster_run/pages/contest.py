"""Pages of tests between hamsters: chips against chips, and what a Bite costs."""

from ....companion.questions import Pick
from ....companion.screen import MARGIN, NO, TOP, View, centred, paragraph
from ....drawing import canvas as drawing
from ....drawing.fonts import medium, numerals, plate
from ....drawing.pictures import seats
from .. import pictures, rules, screens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Deed
    from ... import Event
    from ..pictures import Draw

WIDE = 100  # pixels of a side of a test


def against(app: "App", index: int) -> View:
    """The odds against one of those who can be tested."""
    others = screens.targets(app.tracker)

    def on(app: "App") -> View:
        app.pop()
        return against(app, (index + 1) % len(others))

    other = (app.words.OTHER, on) if len(others) > 1 else NO
    return odds(app, (app.tracker.to_act, rules.METTLE, others[index], rules.METTLE), other)


def odds(app: "App", test: "tuple[int, ...]", other: "Deed" = NO) -> View:
    """The odds before the draw; `test` is initiator, trait, defender, trait. RHR-100 to RHR-104.

    The defender may put no chips in.
    """
    words, tracker = app.words, app.tracker
    chips = tracker.odds(*test)
    event = ("tested",) + tuple(test)

    def draw_chip(app: "App") -> "Event":
        return event + (1, app.session.draw(sum(chips)))

    def more(app: "App") -> Pick:
        own, others = app.name(test[0]), app.name(test[2])
        lines = [
            (words.IN_TEST[0] % own, event + (1, 0)),
            (words.IN_TEST[0] % others, event + (1, chips[0])),
            (words.IN_TEST[1] % others, event + (0, 0)),
        ]
        return Pick(app, words.MORE, lines, seat=test[0], topic="odds")

    middle = right = NO
    if chips[0] and not chips[1]:
        right = (app.common.NEXT, event + (1, 0))
    elif chips[0]:
        middle, right = (words.MORE, more), (words.DRAW, draw_chip)
    title = words.TRAITS[test[1]]
    if test[3] != test[1]:
        title = words.VERSUS % (title, words.TRAITS[test[3]])
    view = screens.screen(app, title, _odds((test[0], test[2]), chips), (other, middle, right), test[0])
    view.topic = "odds"
    return view


def _odds(sides: tuple[int, int], chips: tuple[int, int]) -> "Draw":
    """Two hamsters and their chips, and how likely the first one wins."""

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        words = app.words
        for side, x in ((0, 0), (1, canvas.width - WIDE)):
            seat = sides[side]
            canvas.picture(seats.PORTRAITS[seat], x + (4 if side == 0 else WIDE - 36), TOP + 1)
            left = x + (38 if side == 0 else 0)
            centred(canvas, numerals, str(chips[side]), left, WIDE - 38, TOP + 1)
            centred(canvas, medium, app.name(seat), x, WIDE, TOP + 50)
        wide = canvas.width - 2 * WIDE
        if not chips[0] or not chips[1]:
            paragraph(
                canvas, medium, pictures.said(app, "odds decided %d" % (chips[0] > 0))[0], WIDE, TOP + 8, wide, 14
            )
            return
        total = sum(chips)
        centred(canvas, plate, words.ODDS % pictures.percent(chips[0], total), WIDE, wide, TOP + 34 - plate.BASE)
        centred(canvas, medium, pictures.said(app, "odds")[0], WIDE, wide, TOP + 40)
        pictures.bar(canvas, MARGIN, TOP + 66, 284, chips[0], total)

    return draw


def loss(app: "App") -> View:
    """A bite is won: which chip does the target lose? The biter's choice. RHR-44."""
    words, tracker = app.words, app.tracker
    deeds = screens.traits(app, tracker.traits[tracker.bitten], lambda trait: ("lost", trait))
    draw = pictures.taking(pictures.said(app, "loss of a chip", app.name(tracker.bitten)), tracker.bitten)
    return screens.screen(app, words.ACTIONS[rules.BITE], draw, deeds, tracker.to_act)
