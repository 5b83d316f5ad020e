"""Screens of Hamsterrolle that are seldom shown: what else can happen in a turn, and what house rules want to know."""

from ....companion.counting import Number
from ....companion.questions import Pick
from ....companion.screen import LEFT, Screen, back
from .. import pictures, rules
from ..screens import report
from ..tracker import ELSEWHERE, NOWHERE, UNKNOWN, UNPLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action, Deeds
    from ....drawing.canvas import Canvas

    Result = Callable[[App, int, int, int, int], Action]  # of count, where, tried and piece

MANY = 9  # so many pieces at once are asked back


# What else can happen: before the time runs behind a key, always in the menu


def more(app: "App") -> Pick:
    """What became of a turn without Start."""
    return Pick(app, app.words.HAPPENED[""], lambda: rare(app), topic="more")


def rare(app: "App") -> "list[Line]":
    """Results but the plain one, what becomes of the time; in the same order whether it runs or not."""
    words, tracker = app.words.HAPPENED, app.tracker
    running = app.timed.running
    found: list[tuple[str, Action]] = [("fell", ending(Fallen))] if tracker.wheel else []
    found.append(("own", ending(lambda app: report(app, 0, NOWHERE))))
    found.append(("stop", stands) if running else ("gone", gone) if tracker.clock is None else ("reset", ("reset",)))
    found.append(("where", ending(lambda app: report(app, 0, ELSEWHERE))))
    if tracker.opened and (running or tracker.clock == 0):
        found.append(("passed", ending(passes)))
    if not running and tracker.clock != 0:
        found.append(("dropped", ("clock", 0)))
    if tracker.clock is not None:
        found.append(("gone", ending(gone)))
    if tracker.readings.telling:
        found.append(("lies", ending(kinds_in_wheel)))
    found.append(("idle", ("idle",)))
    return [(words[name], action) for name, action in found]


def stands(app: "App") -> None:
    """The turn again, its time standing at what was left as the menu was opened, or at a mark passed since."""
    app.play()


def ending(then: "Callable[[App], Action]") -> "Action":
    """An action before which a running time stands."""

    def ends(app: "App") -> "Action":
        if app.timed.running:
            stands(app)
        return then(app)

    return ends


class Fallen(Screen):
    """How many other pieces fell, and what became of the player's own. HR-20 to HR-24, HR-31."""

    topic = "fallen"
    repeats = (LEFT,)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        tracker = app.tracker
        self.count = 1
        self.places = list(tracker.steps) + [NOWHERE, ELSEWHERE]
        if tracker.asks_unplaced and tracker.clock != 0:
            self.places.append(UNPLACED)

    def title(self) -> str:
        return ""

    def actor(self) -> "int | None":
        seat: int = self.app.tracker.seat
        return seat

    def presses(self) -> "Deeds":
        return ("+", self._more), (self.app.words.PIECE, self._elsewhere), (self.app.common.ok, self._known)

    def _more(self, app: "App") -> None:
        self.count = self.count % app.tracker.wheel + 1
        app.redraw()

    def _elsewhere(self, app: "App") -> None:
        self.places = self.places[1:] + self.places[:1]
        app.redraw()

    def _known(self, app: "App") -> "Action":
        return unlikely(app, self.count, lambda app: report(app, self.count, self.places[0]))

    def draw(self, canvas: "Canvas") -> None:
        words, where = self.app.words, self.places[0]
        own = words.OWN[0] % where if where in self.app.tracker.steps else words.OWN[where]
        hint = words.CONE[self.app.tracker.readings.fallen_cone]
        pictures.fallen(canvas, self.count, words.TAKE[self.count > 1], hint, own)


def unlikely(app: "App", count: int, action: "Action") -> "Action":
    """Ask back whether so many pieces fell at once."""
    return app.sure(app.words.MANY % count, action) if count >= MANY else action


def passes(app: "App") -> Number:
    """A constructive pass: how many pieces fell, and for the house rule that wants it where it went. HR-40 to HR-45."""
    words, tracker = app.words, app.tracker
    readings = tracker.readings
    question, hint, ahead, reach = words.ASK["passed"]
    if readings.reach < rules.COMPARTMENTS - 1:
        ahead = reach % readings.reach

    def then(count: int) -> "Action":
        passed = passed_to(app, count) if readings.pass_sets_place else ("passed", count, UNKNOWN)
        return unlikely(app, count, passed)

    hint = hint % (ahead, 2 + readings.either_neighbour)
    title = words.HAPPENED["passed"]
    return Number(app, title, question, then, hint, most=tracker.wheel, seat=tracker.seat, topic="passed")


def passed_to(app: "App", count: int) -> Number:
    """The compartment, by its steps from the first open one; all round for a piece that fell out. HR-A1."""
    question, hint = app.words.ASK["target"]
    out = rules.COMPARTMENTS

    def then(step: int) -> "Action":
        return ("passed", count, UNKNOWN if step == out else step)

    return Number(app, "", question, then, hint, most=out, seat=app.tracker.seat, topic="passed")


def gone(app: "App") -> Number:
    """Pieces that fell by themselves leave the game. HR-25."""
    question, hint = app.words.ASK["gone"]
    wheel = app.tracker.wheel

    def then(count: int) -> "Action":
        return unlikely(app, count, ("gone", count)) if wheel else back

    title = app.words.HAPPENED["gone"]
    return Number(app, title, question, then, hint, least=1, most=max(wheel, 1), start=1, topic="gone")


def kinds_in_wheel(app: "App") -> Pick:
    """Which kinds have been entered as lying in which compartment, all twelve; choose one to put its kinds right."""
    words = app.words

    def lines() -> "list[Line]":
        tracker, found = app.tracker, []
        for step in range(rules.COMPARTMENTS):
            place = tracker.compartment(step)
            kinds = [words.KINDS[3][kind - 1] for kind in range(1, rules.CONE + 1) if tracker.doubled(place, kind)]
            found.append((words.KINDS[6] % step, place, " ".join(kinds)))
        return found

    return Pick(app, words.HAPPENED["lies"], lines, lambda compartment: kinds_here(app, compartment), topic="kinds")


def kinds_here(app: "App", compartment: int) -> Pick:
    """The kinds in one compartment: choosing one enters that it lies there, or that it lies there no longer."""

    def then(kind: int) -> "Action":
        return ("left" if app.tracker.doubled(compartment, kind) else "lies", compartment, kind)

    title = app.words.KINDS[1]
    return Pick(app, title, lambda: kinds(app, compartment, 5), then, stays=True, topic="kinds")


def kinds(app: "App", compartment: int, word: int) -> "list[Line]":
    """A line for each kind, with a word of the texts where one lies in the compartment."""
    words, tracker = app.words.KINDS, app.tracker
    return [
        (name, kind + 1, words[word] if tracker.doubled(compartment, kind + 1) else "")
        for kind, name in enumerate(words[2].split(","))
    ]


# What house rules want to know of a piece: asked one after the other. The values are those of `screens.report`.


def how_far(app: "App", count: int, where: int, result: "Result") -> "Action":
    """How far ahead a piece lies that did not come to rest in an open compartment, if a house rule makes it count."""
    if where != ELSEWHERE or not app.tracker.asks_place:
        return chosen(app, count, where, result)
    question, hint = app.words.ASK["where"]
    behind = len(app.tracker.steps)

    def then(where: int) -> "Action":
        return chosen(app, count, where, result)

    most = rules.COMPARTMENTS - 1
    return Number(app, "", question, then, hint, least=behind, most=most, start=behind, seat=app.tracker.seat)


def chosen(app: "App", count: int, where: int, result: "Result") -> "Action":
    """Which compartment had been chosen, if a house rule makes it count. HR-A2, HR-A3."""
    words, readings = app.words, app.tracker.readings
    if where in (NOWHERE, UNPLACED):
        wanted = readings.tried_sets_place
    else:
        wanted = app.tracker.clock == 0 and readings.drop_sets_place == "chosen"
    if not wanted:
        return which_piece(app, count, where, UNKNOWN, result)
    title, none = words.ASK["tried"]
    lines = [(words.BUILT % step, step) for step in app.tracker.steps] + [(none, UNKNOWN)]
    return Pick(app, title, lines, lambda tried: which_piece(app, count, where, tried, result))


def which_piece(app: "App", count: int, where: int, tried: int, result: "Result") -> "Action":
    """Which kind of piece it was, where kinds are entered; warns of a second one there. HR-12, HR-A11."""
    words, tracker = app.words, app.tracker
    if not tracker.readings.telling or where in (NOWHERE, UNPLACED):
        return result(app, count, where, tried, 0)
    lines = kinds(app, tracker.compartment(where), 4)
    return Pick(app, words.KINDS[0], lines, lambda piece: result(app, count, where, tried, piece), topic="kinds")
