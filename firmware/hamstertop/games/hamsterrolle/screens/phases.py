"""The device's screen for each phase of Hamsterrolle."""

from ..tracker import TURN
from .correcting import correct
from .evening import first, prepare, teams, winner
from .happened import rare as happened
from .turn import in_wheel, leads, table, turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Line
    from ..tracker import Tracker


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return the first lines of the menu in a turn: results other than a placed piece, the constructive pass and the
    timer."""
    return happened(look, tracker) if tracker.phase == TURN else []


SCREENS = {
    "setup": prepare,
    "first": first,
    "turn": turn,
    "over": winner,
}
CHOICES = {"teams": teams}
EXPLAINED = ("opening", "turn", "fallen", "passed", "helps")
RULES = tuple("setup wheel deal opening turn running up fallen passed more gone helps over going".split())
ALSO = rare
LEADS = leads
TABLE = table
BAR = in_wheel
READY = ("do", ("done",))
CORRECT = correct
