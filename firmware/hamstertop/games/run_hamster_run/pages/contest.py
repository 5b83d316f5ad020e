"""Pages of tests between hamsters, and of what a hamster does seldom in its turn: another action, and its price."""

from ....companion.questions import Pick
from ....companion.screen import BOTTOM, MARGIN, NO, TOP, View, across, centred, foot, paragraph
from ....drawing import canvas as drawing
from ....drawing.fonts import medium, numerals, plate
from ....drawing.pictures import actions, seats
from .. import pictures, rules, screens
from . import acting  # it is there: a hamster acts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
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

    other = (screens.key(app, "against"), on) if len(others) > 1 else NO
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
        return Pick(app, screens.key(app, "more"), lines, seat=test[0], topic="odds")

    middle: Deed = NO
    right: Deed = NO
    if chips[0] and not chips[1]:
        right = (app.common.NEXT, event + (1, 0))
    elif chips[0]:
        middle, right = (screens.key(app, "more"), more), (screens.key(app, "draw"), draw_chip)
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
        column = WIDE + across(canvas, 0) // 2
        for side, x in ((0, 0), (1, canvas.width - column)):
            seat = sides[side]
            canvas.picture(seats.PORTRAITS[seat], x + (4 if side == 0 else column - 36), TOP + 1)
            left = x + (38 if side == 0 else 0)
            centred(canvas, numerals, str(chips[side]), left, column - 38, TOP + 1)
            centred(canvas, medium, app.name(seat), x, column, TOP + 50)
        wide = canvas.width - 2 * column
        if not chips[0] or not chips[1]:
            paragraph(
                canvas, medium, pictures.said(app, "odds decided %d" % (chips[0] > 0))[0], column, TOP + 8, wide, 14
            )
            return
        total = sum(chips)
        centred(canvas, plate, words.ODDS % pictures.percent(chips[0], total), column, wide, TOP + 34 - plate.BASE)
        centred(canvas, medium, pictures.said(app, "odds")[0], column, wide, TOP + 40)
        pictures.bar(canvas, MARGIN, TOP + 66, canvas.width - 2 * MARGIN, chips[0], total)

    return draw


def loss(app: "App") -> View:
    """A bite is won: which chip does the target lose? The biter's choice. RHR-44."""
    words, tracker = app.words, app.tracker
    deeds = screens.traits(app, tracker.traits[tracker.bitten], lambda trait: ("lost", trait))
    draw = pictures.taking(pictures.said(app, "loss of a chip", app.name(tracker.bitten)), tracker.bitten)
    return screens.screen(app, words.ACTIONS[rules.BITE], draw, deeds, tracker.to_act)


# In the menu: what is seldom done in a turn


def rare(app: "App") -> "list[Line]":
    """The likeliest first: before a hamster has acted another action, after that who fell."""
    tracker = app.tracker
    seat = tracker.to_act
    runs = tracker.face_up(seat) if screens.may_flip(tracker) else 0
    changes = not tracker.acted and tracker.actions[seat] == tracker.declared[seat] and any(tracker.traits[seat])
    tests = runs or (tracker.actions[seat] not in (rules.REST, rules.RUN) and not tracker.challenged)
    ways = (
        (changes, change),
        (runs, ("spent", rules.SCAMPER)),
        (screens.dry(tracker), screens.seldom("fell")),
        (runs > 1, spend_and_climb),
        (runs > 2, ("flipped", 3)),
        (acting.beaten(tracker) is not None and acting.may_test(tracker), screens.target),
        (tests, screens.seldom("Versus")),
    )
    return [(app.words.RARE[index], action) for index, (can, action) in enumerate(ways) if can]


def spend_and_climb(app: "App") -> "Event":
    """Two events at once. RHR-48."""
    app.do(("spent", rules.SCAMPER))
    return ("flipped", 1)


def change(app: "App") -> View:
    """Another action than declared, a key each; then the chip it costs. RHR-40."""
    words, seat = app.words, app.tracker.to_act

    def key(action: int) -> "Deed":
        return words.ACTIONS[action], lambda app: pay(app, action)

    left, middle, right = [key(action) for action in _others(app)]
    return View(app, screens.titled(app, "another action"), _changing, (left, middle, right), seat=seat)


def _others(app: "App") -> list[int]:
    """The actions that were not declared."""
    return [action for action in rules.ACTIONS if action != app.tracker.actions[app.tracker.to_act]]


def _changing(canvas: drawing.Canvas, app: "App") -> None:
    """They stand above their keys."""
    pictures.tell(canvas, pictures.said(app, "another action"))
    wide = canvas.width // app.board.keys
    foot(canvas)
    for key, action in enumerate(_others(app)):
        canvas.picture(actions.ACTIONS[action], key * wide + (wide - 24) // 2, BOTTOM - 28)


def pay(app: "App", action: int) -> View:
    """The chip that another action costs, by the owner's choice."""
    seat = app.tracker.to_act
    keys = screens.traits(app, app.tracker.traits[seat], lambda trait: ("changed", action, trait))
    return View(
        app, app.words.ACTIONS[action], pictures.taking(pictures.said(app, "price of change"), seat), keys, seat=seat
    )
