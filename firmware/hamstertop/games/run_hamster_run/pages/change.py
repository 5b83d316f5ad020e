"""Pages of what a hamster does seldom in its turn: the menu's lines, another action, and its price."""

from ....companion.screen import BOTTOM, View
from ....drawing import canvas as drawing
from ....drawing.pictures import actions
from .. import pictures, rules, screens
from . import acting  # it is there: a hamster acts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Deed
    from ... import Event


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
    for key, action in enumerate(_others(app)):
        canvas.picture(actions.ACTIONS[action], key * wide + (wide - 24) // 2, BOTTOM - 28)


def pay(app: "App", action: int) -> View:
    """The chip that another action costs, by the owner's choice."""
    seat = app.tracker.to_act
    keys = screens.traits(app, app.tracker.traits[seat], lambda trait: ("changed", action, trait))
    return View(
        app, app.words.ACTIONS[action], pictures.taking(pictures.said(app, "price of change"), seat), keys, seat=seat
    )
