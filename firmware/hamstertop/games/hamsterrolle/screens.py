"""An evening of Hamsterrolle, from the set-up to the winner: what the device shows, and what its keys do."""

from ... import ticks
from ...companion.counting import Number
from ...companion.questions import Pick
from ...companion.screen import (
    NO,
    NOTHING,
    View,
    back,
    home,
    menu_deed,
    press,
    undo,
)
from ...companion.timed import Timed, start, stop
from . import NAME, pictures, rules
from .tracker import ELSEWHERE, NOWHERE, UNKNOWN, UNPLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...companion.app import App
    from ...companion.screen import Action, Deed, Key
    from ...drawing.canvas import Canvas

GRACE = 5000  # ms until the time begins by itself, if it does (HR-A8)


# The beginning


def teams(app: "App", values: list[int]) -> str:
    """Who plays with whom, where a new game is set up. HR-60."""
    words: Any = app.text("hamsterrolle")
    players, partner = values
    if players < 4:
        return words.TEAMS_FOUR
    if not partner:
        return words.TEAMS_NONE
    return words.TEAMS_WITH % (app.name(0), app.name(partner))


def prepare(app: "App") -> View:
    """What to put on the table before the game. HR-2 to HR-5, HR-60."""
    keys = (NOTHING, NOTHING, ((app.common.DONE, ("done",)), menu_deed(app)))
    return View(app, app.words.PREPARE, pictures.prepare, keys, clean=True)


def first(app: "App") -> Pick:
    """Who begins: the shakiest hands. HR-6."""
    lines = [(app.name(seat), ("first", seat)) for seat in range(app.tracker.players)]
    return Pick(app, app.words.SHAKY, lines, left=(app.common.UNDO, undo), right=menu_deed(app))


# A turn: start the time, enter where the piece lies. The plain path is two presses.


class Turn(Timed):
    """Before the time runs, while it runs, and once it has run out. HR-10 to HR-32."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, rules.SECONDS)
        self.since = app.board.ticks()
        self.starts_itself = app.tracker.readings.starts_itself and app.tracker.clock is None

    def title(self) -> str:
        return NAME

    def corner(self) -> str:
        words, tracker = self.app.words, self.app.tracker
        corner: str = words.WHEEL % tracker.wheel
        return corner + " · " + words.OUT % tracker.gone if tracker.gone else corner

    def keys(self) -> "tuple[Key, Key, Key]":
        words, common = self.app.words, self.app.common
        if self.running:
            passed = (words.PASS, passes) if self.app.tracker.opened else NO
            holds = ((words.FELL, others_fell("fell")), passed, (words.STOP, stop))
            return self._places("fell", words.BUILT, holds)
        if self.up:
            elsewhere = (words.ELSE, lambda app: report(app, "dropped", 0, ELSEWHERE))
            holds = ((words.FELL, others_fell("dropped")), elsewhere, menu_deed(self.app))
            return self._places("dropped", words.LIES, holds)
        lost = ((words.GONE, lost_alone), (common.UNDO, undo))
        return lost, press(words.MORE, happened), ((words.START, start), menu_deed(self.app))

    def _places(self, kind: str, label: str, holds: "tuple[Deed, Deed, Deed]") -> "tuple[Key, Key, Key]":
        """The open compartments on the keys; at the opening the only one on the right."""
        steps = self.app.tracker.steps
        places = [NO] * (3 - len(steps)) + [(label % step, lies_in(kind, step)) for step in steps]
        return (places[0], holds[0]), (places[1], holds[1]), (places[2], holds[2])

    def press(self, key: int, held: bool) -> None:
        """Whatever is entered while the time runs ends it."""
        action = self.keys()[key][held][1]
        if self.running:
            self.countdown.stop(self.app.board.ticks())
        self.app.act(action)

    def start(self) -> None:
        self.starts_itself = False
        super().start()

    def tick(self, now: int) -> None:
        if self.starts_itself and ticks.diff(now, self.since) >= GRACE:
            self.start()
        super().tick(now)

    def draw(self, canvas: "Canvas") -> None:
        pictures.turn(canvas, self.app, None if self.up else self.shown_seconds(), self.running)


# What became of the piece: asked one after the other, as far as the house rules want it. In all of these `kind` is the
# event, "fell" or "dropped" (the time had run out), `count` the other pieces that fell, `where` the step at which the
# new one lies, `tried` the step that was chosen, `piece` its kind; see the tracker's events.


def lies_in(kind: str, step: int) -> "Action":
    """A key has entered an open compartment, and nothing fell."""
    return lambda app: report(app, kind, 0, step)


def others_fell(kind: str) -> "Action":
    """How many other pieces fell. HR-20."""

    def ask(app: "App") -> Number:
        words, tracker = app.words, app.tracker
        return Number(
            app,
            app.name(tracker.seat),
            words.FALLEN,
            lambda count: own_piece(app, kind, count),
            words.CONE[tracker.readings.fallen_cone],
            most=tracker.wheel,
            start=0 if kind == "dropped" else min(1, tracker.wheel),
        )

    return ask


def own_piece(app: "App", kind: str, count: int) -> Pick:
    """What became of the player's own new piece. HR-22, HR-23, HR-32, HR-A20."""
    words = app.words
    places = [(words.IN % step, step) for step in app.tracker.steps]
    places = [(words.NOT_IN, NOWHERE)] + places + [(words.ELSEWHERE, ELSEWHERE)]
    if app.tracker.asks_unplaced and kind == "fell":
        places.insert(1, (words.NOT_YET, UNPLACED))
    return Pick(app, words.OWN, places, lambda where: report(app, kind, count, where))


def report(app: "App", kind: str, count: int, where: int) -> "Action":
    """Where the new piece lies is known: ask on, where the house rules want to know more."""
    if where == ELSEWHERE and app.tracker.asks_place:
        return how_far(app, kind, count)
    return chosen(app, kind, count, where)


def how_far(app: "App", kind: str, count: int) -> Number:
    """How far ahead a piece lies that did not come to rest in an open compartment."""
    words, behind = app.words, len(app.tracker.steps)
    return Number(
        app,
        words.ELSEWHERE,
        words.AHEAD,
        lambda where: chosen(app, kind, count, where),
        words.AHEAD_HINT,
        least=behind,
        most=rules.COMPARTMENTS - 1,
        start=behind,
    )


def chosen(app: "App", kind: str, count: int, where: int) -> "Action":
    """Which compartment had been chosen, if a house rule makes it count. HR-A2, HR-A3."""
    words, readings = app.words, app.tracker.readings
    if where in (NOWHERE, UNPLACED):
        wanted = readings.tried_sets_place
    else:
        wanted = kind == "dropped" and readings.drop_sets_place == "chosen"
    if not wanted:
        return which_piece(app, kind, count, where, UNKNOWN)
    lines = [(words.IN % step, step) for step in app.tracker.steps] + [(words.NONE_YET, UNKNOWN)]
    return Pick(app, words.TRIED, lines, lambda tried: which_piece(app, kind, count, where, tried))


def which_piece(app: "App", kind: str, count: int, where: int, tried: int) -> "Action":
    """Which kind of piece it was, where kinds are entered; warns of a second one there. HR-12, HR-A11."""
    words, tracker = app.words, app.tracker
    if not tracker.readings.telling or where in (NOWHERE, UNPLACED):
        return result(app, kind, count, where, tried, 0)
    compartment = tracker.compartment(where)
    lines = []
    for index, name in enumerate(words.KINDS):
        lines.append((name, index + 1, words.DOUBLED if tracker.doubled(compartment, index + 1) else ""))
    return Pick(app, words.WHICH, lines, lambda piece: result(app, kind, count, where, tried, piece))


def result(app: "App", kind: str, count: int, where: int, tried: int, piece: int) -> "Action":
    """Everything is known."""
    if kind == "fell" and not count and where in app.tracker.steps:
        return ("built", where, piece)
    return (kind, count, where, tried, piece)


# What else can happen


def happened(app: "App") -> Pick:
    """Results without the timer, a turn missed, and the kinds in the wheel for those who enter them."""
    words, tracker = app.words.HAPPENED, app.tracker
    passed = [(words["passed"], passes)] if tracker.opened else []
    kinds = [(words["kinds"], kinds_in_wheel)] if tracker.readings.telling else []
    reset = [] if tracker.clock is None else [(words["reset"], ("reset",))]
    return Pick(
        app,
        app.name(tracker.seat),
        reset
        + [(words["fell"], others_fell("fell")), (words["dropped"], others_fell("dropped"))]
        + passed
        + [(words["idle"], ("idle",))]
        + kinds,
    )


def passes(app: "App") -> Number:
    """A constructive pass: how many pieces fell, and for the house rule that wants it where it went. HR-40 to HR-45."""
    words, tracker = app.words, app.tracker

    def then(count: int) -> "Action":
        return passed_to(app, count) if tracker.readings.pass_sets_place else ("passed", count, UNKNOWN)

    return Number(app, words.PASSED, words.PASSED_FELL, then, words.PASSED_HOW, most=tracker.wheel)


def passed_to(app: "App", count: int) -> Number:
    """The compartment, by its steps from the first open one; all round for a piece that fell out. HR-A1."""
    words, out = app.words, rules.COMPARTMENTS
    return Number(
        app,
        words.PASSED,
        words.AHEAD,
        lambda step: ("passed", count, UNKNOWN if step == out else step),
        words.TARGET_HINT,
        most=out,
    )


def lost_alone(app: "App") -> Number:
    """Pieces that fell by themselves leave the game. HR-25."""
    words, wheel = app.words, app.tracker.wheel
    return Number(
        app,
        words.LOST,
        words.LOST_COUNT,
        lambda count: ("gone", count) if wheel else back,
        words.LOST_HINT,
        least=1,
        most=max(wheel, 1),
        start=1,
    )


def kinds_in_wheel(app: "App") -> Pick:
    """Which kinds have been entered as lying in which compartment, all twelve; choose one to put its kinds right."""
    words = app.words

    def lines() -> "list[tuple[str, int, str]]":
        tracker, found = app.tracker, []
        for step in range(rules.COMPARTMENTS):
            compartment = tracker.compartment(step)
            kinds = [kind for kind in range(1, rules.CONE + 1) if tracker.doubled(compartment, kind)]
            found.append((words.COMPARTMENT % step, compartment, " ".join([words.SHORT[kind - 1] for kind in kinds])))
        return found

    return Pick(app, words.COMPARTMENTS, lines, lambda compartment: kinds_here(app, compartment))


def kinds_here(app: "App", compartment: int) -> Pick:
    """The kinds in one compartment: choosing one enters that it lies there, or that it lies there no longer."""
    words = app.words

    def there(kind: int) -> bool:
        return app.tracker.doubled(compartment, kind)

    def lines() -> "list[tuple[str, int, str]]":
        return [(name, index + 1, words.HERE if there(index + 1) else "") for index, name in enumerate(words.KINDS)]

    def then(kind: int) -> "Action":
        return ("left" if there(kind) else "lies", compartment, kind)

    return Pick(app, words.LYING, lines, then, stays=True)


# The end


def winner(app: "App") -> View:
    """Who has no pieces left, or the team; everybody's pieces. HR-50, HR-63."""
    words, common, tracker = app.words, app.common, app.tracker
    title = words.DRAW if not tracker.winners else words.TEAM_WINS if tracker.teams else words.WINS
    keys = (NO, (common.UNDO, undo)), NOTHING, ((common.FIRST_PAGE, home), menu_deed(app))
    return View(app, title, pictures.winner, keys, scene=("winners",) + tuple(tracker.best), clean=True)


SCREENS = {"setup": prepare, "first": first, "turn": Turn, "over": winner}
CHOICES = {"teams": teams}
