"""What the device shows of Hamsterdam, by phase of the game."""

from ..tracker import FIRST, FLOOD, ROLL
from .between_turns import breach, move, skip
from .evening import count, first, pick_first, ranking, steps
from .pictures import leads
from .real_dice import rolls_real_dice
from .righting import correct, nobody
from .special_hamsters import choose, specials_now
from .turn import flood, roll, throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line


def rare(app: "App") -> "list[Line]":
    """In the menu: what can happen now but seldom does."""
    tracker, phase, words = app.tracker, app.tracker.phase, app.words("rare")
    lines: list[Line] = []
    if phase == FLOOD and not tracker.classic and not any(tracker.gained):
        lines.append((words.nobody % tracker.total, nobody, words.again))
    if rolls_real_dice(app) and phase == FIRST:
        lines.append((words.pick, pick_first))
    if rolls_real_dice(app) and phase in (FIRST, ROLL):
        lines.append((words.roll, throw))
    return lines + [(words.specials, specials_now)]


SCREENS = {
    "setup": steps,
    "first": first,
    "deploy": steps,
    "roll": roll,
    "choose": choose,
    "flood": flood,
    "breach": breach,
    "move": move,
    "skip": skip,
    "redeploy": steps,
    "dams": count,
    "hamsters": count,
    "over": ranking,
}
EXPLAINED = ("flood", "water", "breach", "move", "skip", "redeploy", "dams", "hamsters", "specials")
RARE = rare
LEADS = leads
CORRECT = correct
