"""The device's screen for each phase of Hamsterrolle."""

from ....content import line
from ..tracker import TURN
from .correcting import correct
from .evening import first, prepare, teams, winner
from .happened import fallen, more, often, placed
from .turn import in_wheel, leads, table, turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Line
    from ..tracker import Tracker


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return what is possible in a turn, for the menu: what fell, the timer, and what else can have happened."""
    if tracker.phase != TURN:
        return []
    return often(look, tracker) + [line(look.words("turn").more[0], ("open", more, True), "▶")]


SCREENS = {
    "setup": prepare,
    "first": first,
    "turn": turn,
    "over": winner,
}
CHOICES = {"teams": teams}
ENTERED = {("built", TURN): placed, ("fell", TURN): fallen}
EXPLAINED = ("opening", "turn", "fallen", "passed", "helps")
RULES = tuple("setup wheel deal opening turn running up fallen passed more gone helps over going".split())
ALSO = rare
LEADS = leads
TABLE = table
BAR = in_wheel
READY = ("do", ("done",))
CORRECT = correct
