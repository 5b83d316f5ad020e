"""What the device shows of Hamsterrolle, by phase of the game."""

from ..tracker import TURN
from .evening import first, prepare, teams, winner
from .happened import rare as happened
from .righting import correct
from .turn import Turn, leads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line


def rare(app: "App") -> "list[Line]":
    """In the menu, in a turn: results but the plain one, the constructive pass, the time."""
    return happened(app) if app.tracker.phase == TURN else []


SCREENS = {"setup": prepare, "first": first, "turn": Turn, "over": winner}
CHOICES = {"teams": teams}
EXPLAINED = ("opening", "turn", "fallen", "passed", "helps")
RARE = rare
LEADS = leads
CORRECT = correct
