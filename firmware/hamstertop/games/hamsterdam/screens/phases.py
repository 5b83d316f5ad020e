"""The device's screen for each phase of Hamsterdam."""

from ....content import line
from ..tracker import FIRST, ROLL
from .between_turns import breach, move, skip
from .correcting import correct, nobody
from .evening import count, deploy, first, pick_first, ranking, redeploy, setup
from .pictures import can_roll_again, leads, table
from .real_dice import real_dice, rolls_real_dice
from .special_hamsters import all_cards, choose, specials_now, told_symbol
from .turn import ROLL_DICE, flood, roll

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....companion.shown import Function
    from ....content import Line
    from ..tracker import Tracker


def always(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return the first line of the menu."""
    return [line(look.words("rare").specials, ("open", specials_now))]


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return what is possible only now, for the menu: another roll because nobody has the number, and lines that switch
    between the device's dice and real dice."""
    phase, words = tracker.phase, look.words("rare")
    rows = []
    if phase in (FIRST, ROLL):
        real = rolls_real_dice(look, tracker)
        rows.append(line(words.roll, ROLL_DICE) if real else line(words.real_dice, ("open", real_dice)))
        if real and phase == FIRST:
            rows.append(line(words.pick, ("open", pick_first)))
    elif can_roll_again(tracker):
        rows.append(line(words.nobody % tracker.total, nobody(look, tracker), words.again))
    return rows


SCREENS: "dict[str, Function]" = {
    "setup": setup,
    "first": first,
    "deploy": deploy,
    "roll": roll,
    "choose": choose,
    "flood": flood,
    "breach": breach,
    "move": move,
    "skip": skip,
    "redeploy": redeploy,
    "dams": count,
    "hamsters": count,
    "over": ranking,
}
ENTERED = {("typed", FIRST): real_dice, ("typed", ROLL): real_dice}
EXPLAINED = ("flood", "water", "breach", "move", "skip", "redeploy", "dams", "hamsters", "specials")
RULES = (
    "setup",
    "cards",
    "dam",
    "dealing",
    "deploy",
    "roll",
    "flood",
    "water",
    "specials",
    "breach",
    "move",
    "skip",
    "redeploy",
    "placing",
    "dams",
    "hamsters",
    "going",
)
CARDS = all_cards
STORIES = {"symbol": told_symbol}
ALWAYS = always
ALSO = rare
LEADS = leads
TABLE = table
READY = ("do", ("done",))
CORRECT = correct
