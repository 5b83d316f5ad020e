"""Pages on which hamsters make up their minds: secret allocation, declarations."""

from ....companion.screen import BOTTOM, MARGIN, NO, TOP, View, back, foot, paragraph, say, up
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ....drawing.pictures import actions
from .. import pictures, rules, screens
from .. import tracker as phases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Screen


# Allocation. Between two hamsters that allocate in secret lies a cover: nothing of anybody's chips is shown.


def allocation(app: "App") -> "Screen":
    """In secret, or openly once the sheets are open. RHR-11, RHR-12."""
    return allocate(app) if app.tracker.revealed else cover(app)


def cover(app: "App") -> View:
    """Whose turn with the device it is; then, that all can look. The screen before must not shine through."""
    tracker = app.tracker
    title = screens.titled(app, "allocate", tracker.round)
    if tracker.phase == phases.REVEAL:
        all_ready = screens.titled(app, tracker.phase)
        return screens.screen(
            app, all_ready, _cover, (NO, NO, (screens.key(app, "revealed"), ("revealed",))), clean=True
        )
    nobody_yet = not any([any(chips or ()) for chips in tracker.sealed])
    paper = (screens.key(app, "paper"), ("revealed",)) if nobody_yet else NO
    return screens.screen(
        app, title, _cover, (paper, NO, (screens.key(app, "secret"), allocate)), tracker.to_act, clean=True
    )


def _cover(canvas: drawing.Canvas, app: "App") -> None:
    """Who takes the device; or that all have allocated. What lies in the pools, and everybody's Pluck."""
    tracker = app.tracker
    seat = tracker.to_act
    values = () if tracker.phase == phases.REVEAL else (tracker.pluck(seat),)
    pictures.tell(canvas, pictures.said(app, tracker.phase, *values), pictures.TELL, pictures.TELL)
    pictures.counter(canvas, actions.SPEED, tracker.speed, TOP + 1)
    pictures.counter(canvas, actions.ALLIGATORS, tracker.alligators, TOP + 29)
    pictures.lineup(canvas, tracker.in_play, lambda seat: (str(tracker.pluck(seat)), ""), seat)


def allocate(app: "App") -> "Screen":
    """All Pluck of the hamster to act. It begins as it lay at the end of the last round. RHR-11, RHR-A21."""
    tracker = app.tracker
    seat: int = tracker.to_act
    pluck = tracker.pluck(seat)
    start = list(tracker.traits[seat])
    if sum(start) != pluck:
        start = [(pluck + 2) // 3, (pluck + 1) // 3, pluck // 3]
    return screens.chips(app, seat, start, lambda chips: ("allocated", seat) + tuple(chips), not tracker.revealed)


# Declaring


def declare(app: "App") -> View:
    """A key for Run, one for Rest, one for both that need a test; the lowest initiative first. RHR-30, RHR-94."""
    words = app.words
    rest, run = [(words.ACTIONS[action], ("declared", action)) for action in (rules.REST, rules.RUN)]
    legend = "/".join(words.COLUMNS[:3])
    return screens.screen(app, legend, _declare, ((screens.key(app, "fight"), fight), rest, run), app.tracker.to_act)


def _declare(canvas: drawing.Canvas, app: "App") -> None:
    """Who has declared what, all splits before that, and above the keys what there is to declare."""
    words, tracker = app.words, app.tracker
    order, follows = pictures.said(app, "declare")
    y = say(canvas, order, follows, MARGIN, TOP - 3 - up(canvas), pictures.TELL)
    pictures.counter(canvas, actions.SPEED, tracker.speed, TOP + 1)
    pictures.lineup(canvas, tracker.order, pictures.doing(app), tracker.to_act, max(TOP + 32, y))
    wide = canvas.width // app.board.keys
    foot(canvas)
    for key, action, text in ((1, rules.REST, words.MEANWHILE[1]), (2, rules.RUN, words.MEANWHILE[0])):
        x = key * wide + (wide - 27 - drawing.width(medium, text)) // 2
        canvas.picture(actions.ACTIONS[action], x, BOTTOM - 24)
        canvas.text(medium, text, x + 27, BOTTOM - 18)
    canvas.picture(actions.ACTIONS[rules.BITE], wide // 2 - 26, BOTTOM - 24)
    canvas.picture(actions.ACTIONS[rules.THROW], wide // 2 + 2, BOTTOM - 24)


def fight(app: "App") -> View:
    """Bite or Throw."""
    words = app.words
    bite, throw = [(words.ACTIONS[action], ("declared", action)) for action in (rules.BITE, rules.THROW)]
    return View(app, "", _fight, (bite, throw, (app.common.BACK_KEY, back)), seat=app.tracker.to_act)


def _fight(canvas: drawing.Canvas, app: "App") -> None:
    """What the two ways are that need a test."""
    far = app.words.SQUARES[rules.reach(app.tracker.traits[app.tracker.to_act][rules.METTLE])]
    for index, action in enumerate((rules.BITE, rules.THROW)):
        y = TOP + 2 + 40 * index
        name, how = pictures.said(app, "fighting by %d" % action, *([far] if action == rules.THROW else []))
        canvas.picture(actions.ACTIONS[action], MARGIN, y + 4)
        x = max(canvas.text(large, name, MARGIN + 32, y + 3) + MARGIN, MARGIN + 94)
        paragraph(canvas, medium, how, x, y + 1, canvas.width - MARGIN - x, 14)
