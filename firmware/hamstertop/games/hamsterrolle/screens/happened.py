"""What becomes of a turn of Hamsterrolle: what else can happen than that a piece comes to lie, what house rules want to
know of it, and the event that follows."""

from ....companion.counting import Number
from ....companion.questions import Pick
from ....companion.screen import back
from .. import rules
from ..tracker import ELSEWHERE, NOWHERE, UNKNOWN, UNPLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action

MANY = 9  # so many pieces at once are asked back


# What else can happen: before the time runs behind a key, always in the menu


def more(app: "App") -> Pick:
    """What became of a turn without Start."""
    return Pick(app, app.words("happened").ask, lambda: rare(app), topic="more")


def rare(app: "App") -> "list[Line]":
    """Results but the plain one, what becomes of the time; in the same order whether it runs or not."""
    words, tracker = app.words("happened"), app.tracker
    running = app.timed.running
    found: list[tuple[str, Action]] = [("fell", ending(fallen))] if tracker.wheel else []
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


def fallen(app: "App") -> Number:
    """How many other pieces fell, and then what became of the player's own. HR-20 to HR-24, HR-31."""
    words, tracker = app.words("fallen"), app.tracker

    def then(count: int) -> "Action":
        return unlikely(app, count, own_piece(app, count))

    title, why = app.words("happened").fell, words["cone." + tracker.readings.fallen_cone]
    return Number(
        app, title, words.ask, then, why, least=1, most=tracker.wheel, start=1, seat=tracker.seat, topic="fallen"
    )


def own_piece(app: "App", count: int) -> Pick:
    """What became of the player's own piece, once others have fallen."""
    words, tracker = app.words("fallen"), app.tracker
    lines: list[Line] = [(words["own.open"] % step, step) for step in tracker.steps]
    lines += [(words["own.fell"], NOWHERE), (words["own.elsewhere"], ELSEWHERE)]
    if tracker.asks_unplaced and tracker.clock != 0:
        lines.append((words["own.partner"], UNPLACED))
    ask = words["own.ask"]
    return Pick(app, ask, lines, lambda where: report(app, count, where), seat=tracker.seat, topic="fallen")


def unlikely(app: "App", count: int, action: "Action") -> "Action":
    """Ask back whether so many pieces fell at once."""
    return app.sure(app.words("sure").many % count, action) if count >= MANY else action


def passes(app: "App") -> Number:
    """A constructive pass: how many pieces fell, and for the house rule that wants it where it went. HR-40 to HR-45."""
    words, tracker = app.words("passed"), app.tracker
    readings = tracker.readings
    ahead = words.reach % readings.reach if readings.reach < rules.COMPARTMENTS - 1 else words.ahead

    def then(count: int) -> "Action":
        passed = passed_to(app, count) if readings.pass_sets_place else ("passed", count, UNKNOWN)
        return unlikely(app, count, passed)

    why = words.why % (ahead, 2 + readings.either_neighbour)
    title = app.words("happened").passed
    return Number(app, title, words.ask, then, why, most=tracker.wheel, seat=tracker.seat, topic="passed")


def passed_to(app: "App", count: int) -> Number:
    """The compartment, by its steps from the first open one; all round for a piece that fell out. HR-A1."""
    words = app.words("passed")
    out = rules.COMPARTMENTS

    def then(step: int) -> "Action":
        return ("passed", count, UNKNOWN if step == out else step)

    ask, why = words["target.ask"], words["target.why"]
    return Number(app, "", ask, then, why, most=out, seat=app.tracker.seat, topic="passed")


def gone(app: "App") -> Number:
    """Pieces that fell by themselves leave the game. HR-25."""
    words, wheel = app.words("gone"), app.tracker.wheel

    def then(count: int) -> "Action":
        return unlikely(app, count, ("gone", count)) if wheel else back

    title = app.words("happened").gone
    return Number(app, title, words.ask, then, words.why, least=1, most=max(wheel, 1), start=1, topic="gone")


def kinds_in_wheel(app: "App") -> Pick:
    """Which kinds have been entered as lying in which compartment, all twelve; choose one to put its kinds right."""
    words = app.words("kinds")

    def lines() -> "list[Line]":
        tracker, found = app.tracker, []
        for step in range(rules.COMPARTMENTS):
            place = tracker.compartment(step)
            kinds = [words.signs[kind - 1] for kind in range(1, rules.CONE + 1) if tracker.doubled(place, kind)]
            found.append((words.compartment % step, place, " ".join(kinds)))
        return found

    return Pick(app, app.words("happened").lies, lines, lambda compartment: kinds_here(app, compartment), topic="kinds")


def kinds_here(app: "App", compartment: int) -> Pick:
    """The kinds in one compartment: choosing one enters that it lies there, or that it lies there no longer."""

    def then(kind: int) -> "Action":
        return ("left" if app.tracker.doubled(compartment, kind) else "lies", compartment, kind)

    words = app.words("kinds")
    return Pick(app, words.here, lambda: kinds(app, compartment, words.lies), then, stays=True, topic="kinds")


def kinds(app: "App", compartment: int, word: str) -> "list[Line]":
    """A line for each kind, with a word where one lies in the compartment."""
    tracker = app.tracker
    return [
        (name, kind + 1, word if tracker.doubled(compartment, kind + 1) else "")
        for kind, name in enumerate(app.words("kinds").names)
    ]


# What became of a piece: `count` are the other pieces that fell, `where` is the step at which the new one lies, `tried`
# the step that was chosen, `piece` its kind; see the tracker's events. What house rules want to know is asked one after
# the other.


def report(app: "App", count: int, where: int) -> "Action":
    """Where the new piece lies is known: ask on, where the house rules want to know more."""
    if app.tracker.asks_more:
        return how_far(app, count, where)
    return result(app, count, where, UNKNOWN, 0)


def how_far(app: "App", count: int, where: int) -> "Action":
    """How far ahead a piece lies that did not come to rest in an open compartment, if a house rule makes it count."""
    if where != ELSEWHERE or not app.tracker.asks_place:
        return chosen(app, count, where)
    words = app.words("place")
    behind = len(app.tracker.steps)

    def then(where: int) -> "Action":
        return chosen(app, count, where)

    most, ask, why = rules.COMPARTMENTS - 1, words["where.ask"], words["where.why"]
    return Number(app, "", ask, then, why, least=behind, most=most, start=behind, seat=app.tracker.seat)


def chosen(app: "App", count: int, where: int) -> "Action":
    """Which compartment had been chosen, if a house rule makes it count. HR-A2, HR-A3."""
    readings = app.tracker.readings
    if where in (NOWHERE, UNPLACED):
        wanted = readings.tried_sets_place
    else:
        wanted = app.tracker.clock == 0 and readings.drop_sets_place == "chosen"
    if not wanted:
        return which_piece(app, count, where, UNKNOWN)
    words, built = app.words("place"), app.words("turn").built
    lines = [(built % step, step) for step in app.tracker.steps] + [(words["tried.none"], UNKNOWN)]
    return Pick(app, words["tried.ask"], lines, lambda tried: which_piece(app, count, where, tried))


def which_piece(app: "App", count: int, where: int, tried: int) -> "Action":
    """Which kind of piece it was, where kinds are entered; warns of a second one there. HR-12, HR-A11."""
    words, tracker = app.words("kinds"), app.tracker
    if not tracker.readings.telling or where in (NOWHERE, UNPLACED):
        return result(app, count, where, tried, 0)
    lines = kinds(app, tracker.compartment(where), words.doubled)
    return Pick(app, words.which, lines, lambda piece: result(app, count, where, tried, piece), topic="kinds")


def result(app: "App", count: int, where: int, tried: int, piece: int) -> "Action":
    """Everything is known. Once the time has run out the piece was let go."""
    if app.tracker.clock == 0:
        return ("dropped", count, where, tried, piece)
    if not count and where in app.tracker.steps:
        return ("built", where, piece)
    return ("fell", count, where, tried, piece)
