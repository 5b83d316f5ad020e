"""Turns of Hamsterdam: what the device shows, and what its keys do. All but the roll and the flood is in `pages`:
`evening` (set-up, who begins, who wins), `turning` (real dice, breaches, movement), `acting` and `reading` (specials),
`righting`."""

from ...companion import modules, texts
from ...companion.screen import NO, Screen, View, back, seat_scene
from . import pictures, rules
from .tracker import FIRST, FLOOD, MOST, MOVE, REDEPLOY, ROLL, SKIP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...companion.app import App
    from ...companion.questions import Line
    from ...companion.screen import Action, Deed
    from ...drawing.canvas import Canvas
    from .. import Event


CELEBRATION = "hamstertop.companion.celebration"  # loaded where a picture moves
DICE = "hamstertop.drawing.dice"  # loaded where they are drawn


def seldom(module: str, name: str) -> "Callable[[App], Action]":
    """A function of a module of `pages`, which is read for this moment only."""
    module = "hamstertop.games.hamsterdam.pages." + module

    def act(app: "App") -> "Action":
        action: Action = getattr(modules.load(module), name)(app)
        modules.release_one(module)
        return action

    return act


def looked_up(app: "App", part: str, topic: str | int) -> "Any":
    """Texts that are seldom needed, see `pages.phrases`."""
    return texts.seldom(app.settings.language, app.session.game, "pages." + part, topic)


def round_and_turn(app: "App") -> str:
    """How far the game has come."""
    tracker = app.tracker
    each = rules.turns_each(tracker.players)
    between = tracker.skipping or tracker.phase in (MOVE, REDEPLOY)
    turn = (tracker.turn - between) // tracker.players + 1
    return app.words.ROUND % (tracker.round, turn, each)


def throw(app: "App") -> "Event":
    """The device rolls."""
    return ("rolled",) + app.session.roll(2, 6)


# A turn: roll, see who is flooded, go on. The plain path is the right key twice.


def roll(app: "App") -> Screen:
    """Before the roll. HD-20, HD-21."""
    if app.settings.real_dice:
        return seldom("turning", "real_dice")(app)
    words = app.words
    presses = (
        (words.TYPE, seldom("turning", "real_dice")),
        (words.CARDS, seldom("reading", "all_specials")),
        (app.common.roll, throw),
    )
    return View(app, round_and_turn(app), pictures.roll, presses, scene=seat_scene(app), seat=app.tracker.to_act)


def flood(app: "App") -> View:
    """After it: the number floods on every dam. HD-23."""
    words, tracker = app.words, app.tracker
    presses = (words.TO_PILE, water), (words.CARDS, seldom("acting", "dice")), (app.common.next, ("done",))
    shimmer = ("shimmer", tracker.roller, app.board.ticks())
    title = words.ROLLED[0] % tracker.dice if tracker.dice else words.ROLLED[1]
    return View(app, title, pictures.flood, presses, scene=shimmer, seat=tracker.roller)


def water(app: "App", first: int = 0) -> View:
    """Who took a token to a flood pile, in this turn or by a Bombster: a key under each player; of four, under two from
    this one on, and a key shows the others. HD-30, HS-29."""
    tracker, words = app.tracker, app.words.WATER
    seats = range(first, first + 2 + tracker.players % 2)

    def others(app: "App") -> View:
        app.pop()
        return water(app, 2 - first)

    def draw(canvas: "Canvas", app: "App") -> None:
        pictures.water(canvas, app, seats)

    presses = [taking(app, seat) for seat in seats]
    presses.append(("▶", others) if tracker.players == 4 else (app.common.back_key, back))  # three have no room for it
    corner = words[2] if tracker.phase == SKIP else words[1] % tracker.total
    shown = View(app, words[0], draw, (presses[0], presses[1], presses[2]), corner, seat_scene(app))
    shown.topic = "water"
    shown.shows = True
    return shown


def taking(app: "App", seat: int) -> "Deed":
    """A token for a seat, where that can be; asks back at the first one that no rule explains."""
    tracker = app.tracker
    if tracker.gone(seat) or tracker.piles[seat] >= MOST:
        return NO
    one = ("water", seat, 1)
    most = rules.most_at_once(tracker.players, tracker.classic)
    if tracker.phase == FLOOD and tracker.gained[seat] == most:
        return "+1", lambda app: app.sure(app.words.MANY % (app.name(seat), most), one)
    return "+1", one


def rare(app: "App") -> "list[Line]":
    """In the menu: what can happen now but seldom does."""
    tracker, phase = app.tracker, app.tracker.phase
    nobody, again, pick, roll_once, cards = app.words.RARE
    lines: list[Line] = []
    if phase == FLOOD and not tracker.classic and not any(tracker.gained):
        lines.append((nobody % tracker.total, seldom("righting", "nobody"), again))
    if app.settings.real_dice and phase == FIRST:
        lines.append((pick, seldom("evening", "pick_first")))
    if app.settings.real_dice and phase in (FIRST, ROLL):
        lines.append((roll_once, throw))
    return lines + [(cards, seldom("reading", "specials_now"))]


SCREENS = {
    "setup": seldom("evening", "steps"),
    "first": seldom("evening", "first"),
    "deploy": seldom("evening", "steps"),
    "roll": roll,
    "choose": seldom("acting", "choose"),
    "flood": flood,
    "breach": seldom("turning", "breach"),
    "move": seldom("turning", "move"),
    "skip": seldom("turning", "skip"),
    "redeploy": seldom("evening", "steps"),
    "dams": seldom("evening", "count"),
    "hamsters": seldom("evening", "count"),
    "over": seldom("evening", "ranking"),
}
RARE = rare
CORRECT = seldom("righting", "correct")
