"""Screens for the result of a turn of Hamsterrolle: results other than a placed piece, questions for house rules, and
the event that follows."""

from ....companion.asking import number, pick
from ....content import line
from .. import rules
from ..tracker import ELSEWHERE, NOWHERE, UNKNOWN, UNPLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content, Line
    from ..tracker import Tracker

MANY = 9  # this many pieces at once are confirmed with a question


# Other results: with a key before the timer runs, and always in the menu


def more(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask for the result of a turn without the timer."""
    return pick(look, cursor, "more", look.words("happened").ask, rare(look, tracker), topic="more")


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return all results except a placed piece, and actions on the timer; in the same order whether it runs or not."""
    words, running = look.words("happened"), look.running
    found: list[tuple[str, Action]] = []

    def add(name: str, action: "Action", ends: bool = True) -> None:
        found.append((name, ("then", ("play",), action) if ends and running else action))

    if tracker.wheel:
        found.append(("fell", oops(running)))
    add("own", report(look, tracker, 0, NOWHERE))
    if running:
        add("stop", ("play",), False)
    else:
        add("gone", ("open", gone), False) if tracker.clock is None else add("reset", ("do", ("reset",)), False)
    add("where", report(look, tracker, 0, ELSEWHERE))
    if tracker.opened and (running or tracker.clock == 0):
        add("passed", ("open", passes))
    if not running and tracker.clock != 0:
        add("dropped", ("do", ("clock", 0)), False)
    if tracker.clock is not None:
        add("gone", ("open", gone))
    if tracker.house_rules.telling:
        add("lies", ("open", kinds_in_wheel))
    add("idle", ("do", ("idle",)), False)
    return [line(words[name], action) for name, action in found]


def oops(running: bool) -> "Action":
    """Return what pieces that fell lead to; a timer that runs is stopped."""
    return ("then", ("play",), ("open", fallen)) if running else ("open", fallen)


def touched(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask, before the timer runs, whether anybody touched the wheel. HR-20, HR-25."""
    words = look.words("happened")
    rows = [
        line(words.nobody, ("open", gone)),
        line(words.touched % look.name(tracker.seat), ("open", fallen)),
    ]
    return pick(look, cursor, "touched", words.fell, rows, topic="gone")


def fallen(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask how many other pieces fell, and then what happened to the player's own. HR-20 to HR-24, HR-31."""
    words = look.words("fallen")
    return number(
        look,
        cursor,
        "fallen",
        words.ask,
        lambda count: unlikely(look, count, ("open", own_piece, count)),
        words["cone." + tracker.house_rules.fallen_cone],
        look.words("happened").fell,
        0,
        tracker.wheel,
        1,
        tracker.seat,
        topic="fallen",
    )


def own_piece(look: "Look", tracker: "Tracker", cursor: "int | None", count: int) -> "Content":
    """Ask what happened to the player's own piece, after others have fallen."""
    words = look.words("fallen")
    rows = [line(words["own.open"] % step, report(look, tracker, count, step)) for step in tracker.steps]
    rows.append(line(words["own.fell"] if count else look.words("happened").own, report(look, tracker, count, NOWHERE)))
    rows.append(line(words["own.elsewhere"], report(look, tracker, count, ELSEWHERE)))
    if tracker.asks_unplaced and tracker.clock != 0:
        rows.append(line(words["own.partner"], report(look, tracker, count, UNPLACED)))
    return pick(look, cursor, "own_piece", words["own.ask"], rows, who=tracker.seat, topic="fallen")


def unlikely(look: "Look", count: int, action: "Action") -> "Action":
    """Return the action, or a question whether that many pieces fell at once."""
    return ("ask", look.words("sure").many % count, action) if count >= MANY else action


def passes(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask how many pieces fell in a constructive pass and, if a house rule needs it, where the piece went. HR-40 to
    HR-45."""
    words, house_rules = look.words("passed"), tracker.house_rules
    ahead = words.reach % house_rules.reach if house_rules.reach < rules.COMPARTMENTS - 1 else words.ahead

    def then(count: int) -> "Action":
        event: Action = ("do", ("passed", count, UNKNOWN))
        return unlikely(look, count, ("open", passed_to, count) if house_rules.pass_sets_place else event)

    return number(
        look,
        cursor,
        "passes",
        words.ask,
        then,
        words.why % (ahead, 2 + house_rules.either_neighbour),
        look.words("happened").passed,
        most=tracker.wheel,
        who=tracker.seat,
        topic="passed",
    )


def passed_to(look: "Look", tracker: "Tracker", cursor: "int | None", count: int) -> "Content":
    """Ask for the compartment, by its steps from the first open one; a full turn for a piece that fell out. HR-A1."""
    words, out = look.words("passed"), rules.COMPARTMENTS
    return number(
        look,
        cursor,
        "passed_to",
        words["target.ask"],
        lambda step: ("do", ("passed", count, UNKNOWN if step == out else step)),
        words["target.why"],
        most=out,
        who=tracker.seat,
        topic="passed",
    )


def gone(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask how many pieces fell by themselves: they leave the game. HR-25."""
    words, wheel = look.words("gone"), tracker.wheel
    return number(
        look,
        cursor,
        "gone",
        words.ask,
        lambda count: unlikely(look, count, ("do", ("gone", count))) if wheel else ("back",),
        words.why,
        look.words("happened").gone,
        1,
        max(wheel, 1),
        1,
        topic="gone",
    )


def kinds_in_wheel(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List the kinds that were entered for each of the twelve compartments; choosing a compartment corrects its
    kinds."""
    words, rows = look.words("kinds"), []
    for step in range(rules.COMPARTMENTS):
        place = tracker.compartment(step)
        kinds = [words.signs[kind - 1] for kind in range(1, rules.CONE + 1) if tracker.doubled(place, kind)]
        rows.append(line(words.compartment % step, ("open", kinds_here, place), " ".join(kinds)))
    return pick(look, cursor, "kinds_in_wheel", look.words("happened").lies, rows, topic="kinds")


def kinds_here(look: "Look", tracker: "Tracker", cursor: "int | None", compartment: int) -> "Content":
    """Ask for a kind in one compartment: choosing it enters that it is there, or that it is no longer there."""
    words = look.words("kinds")
    rows = []
    for kind, name in enumerate(words.names):
        lies = tracker.doubled(compartment, kind + 1)
        event = ("left" if lies else "lies", compartment, kind + 1)
        rows.append(line(name, ("do", event), words.lies if lies else ""))
    return pick(look, cursor, "kinds_here", words.here, rows, topic="kinds", stays=True)


# The result for a piece: `count` is the number of other pieces that fell, `where` the step of the new piece, `tried`
# the step that was chosen, `piece` its kind; see the tracker's events. Questions for house rules are asked one after
# another.


def report(look: "Look", tracker: "Tracker", count: int, where: int) -> "Action":
    """Return the next step once the new piece's place is known: a question if house rules need more, or the event."""
    if not tracker.asks_more:
        return result(tracker, count, where, UNKNOWN, 0)
    if where == ELSEWHERE and tracker.asks_place:
        return ("open", how_far, count)
    return chosen(look, tracker, count, where)


def how_far(look: "Look", tracker: "Tracker", cursor: "int | None", count: int) -> "Content":
    """Ask how far ahead a piece is that did not come to rest in an open compartment, if a house rule depends on it."""
    words, behind = look.words("place"), len(tracker.steps)
    return number(
        look,
        cursor,
        "how_far",
        words["where.ask"],
        lambda where: chosen(look, tracker, count, where),
        words["where.why"],
        least=behind,
        most=rules.COMPARTMENTS - 1,
        start=behind,
        who=tracker.seat,
    )


def chosen(look: "Look", tracker: "Tracker", count: int, where: int) -> "Action":
    """Return the next step, after a question for the chosen compartment if a house rule depends on it. HR-A2, HR-A3."""
    house_rules = tracker.house_rules
    if where in (NOWHERE, UNPLACED):
        wanted = house_rules.tried_sets_place
    else:
        wanted = tracker.clock == 0 and house_rules.drop_sets_place == "chosen"
    return ("open", which_tried, count, where) if wanted else which_piece(tracker, count, where, UNKNOWN)


def which_tried(look: "Look", tracker: "Tracker", cursor: "int | None", count: int, where: int) -> "Content":
    """Ask which compartment was chosen."""
    words, built = look.words("place"), look.words("turn").built
    rows = [line(built % step, which_piece(tracker, count, where, step)) for step in tracker.steps]
    rows.append(line(words["tried.none"], which_piece(tracker, count, where, UNKNOWN)))
    return pick(look, cursor, "which_tried", words["tried.ask"], rows)


def which_piece(tracker: "Tracker", count: int, where: int, tried: int) -> "Action":
    """Return the next step, after a question for the kind of piece if kinds are entered."""
    if not tracker.house_rules.telling or where in (NOWHERE, UNPLACED):
        return result(tracker, count, where, tried, 0)
    return ("open", which_kind, count, where, tried)


def which_kind(look: "Look", tracker: "Tracker", cursor: "int | None", count: int, where: int, tried: int) -> "Content":
    """Ask which kind of piece it was; warn of a second one in the compartment. HR-12, HR-A11."""
    words, compartment = look.words("kinds"), tracker.compartment(where)
    rows = []
    for kind, name in enumerate(words.names):
        doubled = words.doubled if tracker.doubled(compartment, kind + 1) else ""
        rows.append(line(name, result(tracker, count, where, tried, kind + 1), doubled))
    return pick(look, cursor, "which_kind", words.which, rows, topic="kinds")


def result(tracker: "Tracker", count: int, where: int, tried: int, piece: int) -> "Action":
    """Return the event once everything is known. After the timer has run out, the piece was let go."""
    if tracker.clock == 0:
        return ("do", ("dropped", count, where, tried, piece))
    if not count and where in tracker.steps:
        return ("do", ("built", where, piece))
    return ("do", ("fell", count, where, tried, piece))
