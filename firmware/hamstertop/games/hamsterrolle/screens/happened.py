"""Screens for entering how a turn of Hamsterrolle ended, if not with a placed piece, and details that house rules
depend on."""

from ....companion.asking import choice, enter, pick
from ....content import STAYS, USUAL, amount, content, line, say
from .. import rules
from ..tracker import ELSEWHERE, NOWHERE, UNKNOWN, UNPLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.look import Look
    from ....content import Action, Content, Line
    from ..tracker import Tracker

MANY = 9  # if at least this many pieces fall at once, players must confirm the number


def often(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return the lines for the most likely results except a piece in an open compartment, and for the timer. Once time
    has run out, the first line is what no key can say."""
    words, running = look.words("happened"), look.running()
    rows = [line(words.where, report(tracker, 0, ELSEWHERE))] if tracker.clock == 0 else []
    if tracker.wheel:
        rows.append(line(words.fell, oops(running)))
    rows.append(line(words.own, _ending(running, report(tracker, 0, NOWHERE))))
    if running:
        rows.append(line(words.stop, ("play",)))
    elif tracker.clock:
        rows.append(line(words.reset, ("do", ("reset",))))
    return rows


def _ending(running: bool, action: "Action") -> "Action":
    """Return an action that ends a turn, which stops the timer first if it is `running`."""
    return ("then", ("play",), action) if running else action


def more(look: "Look", tracker: "Tracker", cursor: "int | None", others: bool = False) -> "Content":
    """List all results except a placed piece, and what can be done with the timer, or only the `others` that are not in
    the menu. The order does not depend on whether the timer is running."""
    words, running, started = look.words("happened"), look.running(), tracker.clock is not None
    rows = [] if others else often(look, tracker)

    def add(name: str, action: "Action") -> None:
        rows.append(line(words[name], action))

    if started:
        if tracker.opened:
            add("passed", _ending(running, ("open", passes)))
        if tracker.clock:
            add("where", _ending(running, report(tracker, 0, ELSEWHERE)))
    add("gone", _ending(running, ("open", gone)))
    if tracker.asks_kinds:
        add("lies", _ending(running, ("open", kinds_in_wheel)))
    add("idle", ("do", ("idle",)))
    if started and not running and tracker.clock != 0:
        add("dropped", ("do", ("clock", 0)))
    return pick(look, cursor, "more", words.ask, rows, topic="more")


def oops(running: bool) -> "Action":
    """Return the action for fallen pieces, which stops the timer first if it is `running`."""
    return _ending(running, ("open", fallen))


def touched(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask whether anybody touched the wheel, if pieces fell before the timer was started. HR-20, HR-25."""
    words = look.words("happened")
    rows = [
        line(words.nobody, ("open", gone)),
        line(words.touched % look.name(tracker.seat), ("open", fallen)),
    ]
    return pick(look, cursor, "touched", words.fell, rows, topic="gone")


def fallen(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask how many other pieces fell, then what happened to the player's own piece. HR-20 to HR-24, HR-31."""
    words = look.words("fallen")
    asked = amount(
        1, least=0, most=tracker.wheel, action=lambda count: unlikely(look, count, ("open", own_piece, count))
    )
    heading, order = look.words("happened").fell, say(words.ask, words.cone)
    return enter(look, cursor, "fallen", heading, order, asked, who=tracker.seat, topic="fallen")


def placed(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask again where a placed piece is, after that was undone. A further undo takes back the start of the timer."""
    words = look.words("fallen")
    fell = [line(look.words("happened").fell, oops(False))] if tracker.wheel else []
    marked, keys = choice(look, cursor, fell + _own_pieces(look, tracker, 0), len(fell))
    ways = undoes_start(look)
    return content("placed", words["own.ask"], (marked,), keys, tracker.seat, topic="running", ways=ways)


def undoes_start(look: "Look") -> "tuple[Any, Any, Any]":
    """Return the ways of a screen after the start of the timer, which an undo takes back first."""
    undo: Action = ("undo_or", ("clock", "time"), ("reset",), look.words("turn").time_back)
    return (look.common.undo, undo), USUAL, USUAL


def own_piece(look: "Look", tracker: "Tracker", cursor: "int | None", count: int) -> "Content":
    words, rows = look.words("fallen"), _own_pieces(look, tracker, count)
    return pick(look, cursor, "own_piece", words["own.ask"], rows, who=tracker.seat, topic="fallen")


def _own_pieces(look: "Look", tracker: "Tracker", count: int) -> "list[Line]":
    """Return the lines for what happened to the player's own piece if `count` others fell."""
    words = look.words("fallen")
    partner = tracker.asks_unplaced and tracker.clock != 0
    rows = [line(words["own.open"] % step, report(tracker, count, step)) for step in tracker.steps]
    fell = words["own.only_fell" if partner else "own.fell"] if count else look.words("happened").own
    rows.append(line(fell, report(tracker, count, NOWHERE)))
    rows.append(line(words["own.elsewhere"], report(tracker, count, ELSEWHERE)))
    if partner:
        rows.append(line(words["own.partner"], report(tracker, count, UNPLACED)))
    return rows


def unlikely(look: "Look", count: int, action: "Action") -> "Action":
    """Return the action, preceded by a request to confirm `count` if that many pieces are unlikely to fall at once."""
    return ("ask", look.words("sure").many % count, action) if count >= MANY else action


def passes(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask how many pieces fell in a constructive pass and, if a house rule needs it, where the piece landed. HR-40 to
    HR-45."""
    words, house_rules = look.words("passed"), tracker.house_rules
    ahead = words.reach % house_rules.reach if house_rules.reach < rules.COMPARTMENTS - 1 else words.ahead

    def then(count: int) -> "Action":
        event: Action = ("do", ("passed", count, UNKNOWN))
        return unlikely(look, count, ("open", passed_to, count) if tracker.asks_target else event)

    asked = amount(0, most=tracker.wheel, action=then)
    heading, order = look.words("happened").passed, say(words.ask, words.why % ahead)
    return enter(look, cursor, "passes", heading, order, asked, who=tracker.seat, topic="passed")


def passed_to(look: "Look", tracker: "Tracker", cursor: "int | None", count: int) -> "Content":
    """Ask where the passed piece landed, in steps from the first open compartment. A full turn of the wheel means that
    the piece fell out. HR-A1."""
    words, out = look.words("passed"), rules.COMPARTMENTS
    asked = amount(0, most=out, action=lambda step: ("do", ("passed", count, UNKNOWN if step == out else step)))
    order = say(words["target.ask"], words["target.why"])
    return enter(look, cursor, "passed_to", "", order, asked, who=tracker.seat, topic="passed")


def gone(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask how many pieces fell without being touched; they leave the game. HR-25."""
    words, wheel = look.words("gone"), tracker.wheel
    asked = amount(
        1,
        least=1,
        most=max(wheel, 1),
        action=lambda count: unlikely(look, count, ("do", ("gone", count))) if wheel else ("back",),
    )
    return enter(look, cursor, "gone", look.words("happened").gone, say(words.ask, words.why), asked, topic="gone")


def kinds_in_wheel(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List the kinds entered for each of the twelve compartments. Choosing a compartment corrects it."""
    words, rows = look.words("kinds"), []
    for step in range(rules.COMPARTMENTS):
        place = tracker.compartment(step)
        kinds = [words.signs[kind - 1] for kind in range(1, rules.CONE + 1) if tracker.doubled(place, kind)]
        rows.append(line(words.compartment % step, ("open", kinds_here, place), " ".join(kinds)))
    return pick(look, cursor, "kinds_in_wheel", look.words("happened").lies, rows, topic="kinds")


def kinds_here(look: "Look", tracker: "Tracker", cursor: "int | None", compartment: int) -> "Content":
    """List all kinds for one compartment. Choosing a kind adds it, or removes it if it has already been entered."""
    words, rows = look.words("kinds"), []
    step = (compartment - tracker.compartment(0)) % rules.COMPARTMENTS
    for kind, name in enumerate(words.names):
        lies = tracker.doubled(compartment, kind + 1)
        event = ("left" if lies else "lies", compartment, kind + 1)
        rows.append(line(name, ("do", event), words.lies if lies else ""))
    marked, keys = choice(look, cursor, rows)
    return content("kinds_here", words.compartment % step, (marked,), keys, topic="kinds", flags=(STAYS,))


# The result of placing a piece. `count` is the number of other pieces that fell, `where` the step where the new piece
# is, `tried` the step that the player chose, and `piece` the kind of piece (see the tracker's events). Each question
# that a house rule needs is asked on its own screen.


def report(tracker: "Tracker", count: int, where: int) -> "Action":
    """Return the next action once the new piece's place is known: a question if house rules need more information, or
    else the event."""
    if not tracker.asks_more:
        return result(tracker, count, where, UNKNOWN, 0)
    if where == ELSEWHERE and tracker.asks_place:
        return ("open", how_far, count)
    return chosen(tracker, count, where)


def how_far(look: "Look", tracker: "Tracker", cursor: "int | None", count: int) -> "Content":
    """Ask how far ahead a piece is if it did not stop in an open compartment and a house rule depends on the
    distance."""
    words, behind = look.words("place"), len(tracker.steps)
    asked = amount(
        behind, least=behind, most=rules.COMPARTMENTS - 1, action=lambda where: chosen(tracker, count, where)
    )
    return enter(look, cursor, "how_far", "", say(words["where.ask"], words["where.why"]), asked, who=tracker.seat)


def chosen(tracker: "Tracker", count: int, where: int) -> "Action":
    """Return the next action: asking which compartment was chosen, if a house rule depends on it. HR-A2, HR-A3."""
    if tracker.asks_tried(where not in (NOWHERE, UNPLACED), tracker.clock == 0):
        return ("open", which_tried, count, where)
    return which_piece(tracker, count, where, UNKNOWN)


def which_tried(look: "Look", tracker: "Tracker", cursor: "int | None", count: int, where: int) -> "Content":
    words, built = look.words("place"), look.words("turn").built
    rows = [line(built % step, which_piece(tracker, count, where, step)) for step in tracker.steps]
    rows.append(line(words["tried.none"], which_piece(tracker, count, where, UNKNOWN)))
    return pick(look, cursor, "which_tried", words["tried.ask"], rows)


def which_piece(tracker: "Tracker", count: int, where: int, tried: int) -> "Action":
    """Return the next action: asking for the kind of piece, if players enter kinds, or else the event."""
    if not tracker.asks_kinds or where in (NOWHERE, UNPLACED):
        return result(tracker, count, where, tried, 0)
    return ("open", which_kind, count, where, tried)


def which_kind(look: "Look", tracker: "Tracker", cursor: "int | None", count: int, where: int, tried: int) -> "Content":
    """Ask which kind of piece it was, and warn about kinds already in the compartment. HR-12, HR-A11."""
    words, compartment = look.words("kinds"), tracker.compartment(where)
    rows = []
    for kind, name in enumerate(words.names):
        doubled = words.doubled if tracker.doubled(compartment, kind + 1) else ""
        rows.append(line(name, result(tracker, count, where, tried, kind + 1), doubled))
    return pick(look, cursor, "which_kind", words.which, rows, topic="kinds")


def result(tracker: "Tracker", count: int, where: int, tried: int, piece: int) -> "Action":
    """Return the action for the event once everything is known. If time has run out, the piece was dropped."""
    if tracker.clock == 0:
        return ("do", ("dropped", count, where, tried, piece))
    if not count and where in tracker.steps:
        return ("do", ("built", where, piece))
    return ("do", ("fell", count, where, tried, piece))
