"""What puts the device right: screens of the menu."""

from ....companion.counting import Number
from ....companion.questions import Pick, players
from ....companion.screen import back
from .. import rules
from ..tracker import DAMS, DEPLOY, FIRST, HAMSTERS, MOST, ROLL, SETUP
from .pictures import nobody_can_have_it

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action


def nobody(app: "App") -> "Action":
    """Nobody has the number; asks back where that cannot be. HD-22."""
    event = ("nobody",)
    return event if nobody_can_have_it(app.tracker) else app.sure(app.words("rare").sure, event)


def correct(app: "App") -> Pick:
    """What the device counts, to be put right."""
    tracker, words = app.tracker, app.words("correct")
    lines: list[Line] = []

    def add(kind: str, numbers: list[int], most: int, seats: list[int]) -> None:
        for seat in seats:
            line = words[kind] % app.name(seat)
            lines.append((line, setting(line, kind, seat, numbers[seat], most), str(numbers[seat])))

    everybody = list(range(tracker.players))
    if tracker.phase not in (SETUP, FIRST, DEPLOY):
        add("pile", tracker.piles, MOST, everybody)
        if tracker.phase in (DAMS, HAMSTERS):
            known = [seat for seat in everybody if tracker.dams[seat] >= 0 and not tracker.gone(seat)]
            add("dam", tracker.dams, MOST, known)
            add("hamsters", tracker.hamsters, MOST, [seat for seat in everybody if tracker.hamsters[seat] > 0])
        elif not tracker.classic:
            add("flips", tracker.flipped, rules.CARDS, everybody)
    if tracker.phase == ROLL:
        lines.append((words.turn, whose_turn, app.name(tracker.roller)))
        lines.append((words.round, which_round, str(tracker.round)))
    return Pick(app, app.common.correct, lines or [(words.nothing, back)], topic="correct")


def setting(title: str, kind: str, seat: int, number: int, most: int) -> "Action":
    """Set one number of a player."""

    def act(app: "App") -> Number:
        order = app.words("correct").do
        return Number(app, title, order, lambda to: (kind, seat, to), most=most, start=number, topic="correct")

    return act


def whose_turn(app: "App") -> Pick:
    """Whose turn it is, and which one."""
    tracker = app.tracker
    each = rules.turns_each(tracker.players)
    at = tracker.turn // tracker.players + 1

    def then(seat: int) -> Number:
        order = app.words("correct").which_turn
        return Number(app, "", order, lambda to: ("turn", seat, to), "", 1, each, at, seat=seat, topic="correct")

    return Pick(app, app.words("correct").turn, players(app), then, tracker.roller, topic="correct")


def which_round(app: "App") -> Number:
    """Which round it is."""
    words, at = app.words("correct"), app.tracker.round
    return Number(app, words.round, words.do, lambda to: ("round", to), "", 1, MOST, at, topic="correct")
