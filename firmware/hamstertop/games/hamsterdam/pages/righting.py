"""What puts the device right: screens of the menu, read when they are asked for."""

from ....companion.counting import Number
from ....companion.questions import Pick, players
from ....companion.screen import back
from .. import rules
from ..pictures import nobody_can_have_it
from ..screens import looked_up
from ..tracker import DAMS, DEPLOY, FIRST, HAMSTERS, MOST, ROLL, SETUP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action


def nobody(app: "App") -> "Action":
    """Nobody has the number; asks back where that cannot be. HD-22."""
    event = ("nobody",)
    return event if nobody_can_have_it(app.tracker) else app.sure(looked_up(app, "phrases", "nobody"), event)


def correct(app: "App") -> Pick:
    """What the device counts, to be put right."""
    tracker = app.tracker
    pile, flipped, dam, left, turn, round_ = looked_up(app, "phrases", "correct")
    lines: list[Line] = []

    def add(text: str, kind: str, numbers: list[int], most: int, seats: list[int]) -> None:
        for seat in seats:
            line = text % app.name(seat)
            lines.append((line, setting(line, kind, seat, numbers[seat], most), str(numbers[seat])))

    everybody = list(range(tracker.players))
    if tracker.phase not in (SETUP, FIRST, DEPLOY):
        add(pile, "pile", tracker.piles, MOST, everybody)
        if tracker.phase in (DAMS, HAMSTERS):
            known = [seat for seat in everybody if tracker.dams[seat] >= 0 and not tracker.gone(seat)]
            add(dam, "dam", tracker.dams, MOST, known)
            add(left, "hamsters", tracker.hamsters, MOST, [seat for seat in everybody if tracker.hamsters[seat] > 0])
        elif not tracker.classic:
            add(flipped, "flips", tracker.flipped, rules.CARDS, everybody)
    if tracker.phase == ROLL:
        lines.append((turn, whose_turn, app.name(tracker.roller)))
        lines.append((round_, which_round, str(tracker.round)))
    return Pick(app, app.common.correct, lines or [(looked_up(app, "phrases", "correcting")[2], back)], topic="correct")


def setting(title: str, kind: str, seat: int, number: int, most: int) -> "Action":
    """Set one number of a player."""

    def act(app: "App") -> Number:
        order = looked_up(app, "phrases", "correcting")[0]
        return Number(app, title, order, lambda to: (kind, seat, to), most=most, start=number, topic="correct")

    return act


def whose_turn(app: "App") -> Pick:
    """Whose turn it is, and which one."""
    tracker = app.tracker
    each = rules.turns_each(tracker.players)
    at = tracker.turn // tracker.players + 1

    def then(seat: int) -> Number:
        order = looked_up(app, "phrases", "correcting")[1]
        return Number(app, "", order, lambda to: ("turn", seat, to), "", 1, each, at, seat=seat, topic="correct")

    return Pick(app, looked_up(app, "phrases", "correct")[4], players(app), then, tracker.roller, topic="correct")


def which_round(app: "App") -> Number:
    """Which round it is."""
    order, title, at = (
        looked_up(app, "phrases", "correcting")[0],
        looked_up(app, "phrases", "correct")[5],
        app.tracker.round,
    )
    return Number(app, title, order, lambda to: ("round", to), "", 1, MOST, at, topic="correct")
