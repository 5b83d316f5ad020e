"""What the device shows of Run, Hamster, Run!, by phase of the game."""

from ..tracker import BELT, CHOMP, RESOLVE
from . import acting
from .closing import belt, face, fatigue, winner
from .hat import by_hand, hat, place, placing
from .odds import loss
from .page import in_words
from .planning import allocation, declare, reveal
from .sheet import correct, leads, sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ....words import Speaker
    from ... import Event
    from ..tracker import Tracker


def rare(app: "App") -> "list[Line]":
    """In the menu: what hamsters do seldom, only what can be done now; the Data Sheet."""
    words, tracker = app.words("menu"), app.tracker
    lines: list[Line] = []
    if tracker.phase == RESOLVE:
        lines = acting.rare(app)
    elif tracker.hat or tracker.phase == CHOMP:
        lines = [(words.by_hand, by_hand)]
    elif tracker.phase == BELT and acting.dry(tracker):
        lines = [(words.fell, acting.fell)]
    return lines if tracker.over else lines + [(words.sheet, sheet)]


def drawn(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """What a draw led to says more than which chip it was."""
    return in_words(speaker, tracker.news[0])


SCREENS = {
    "placing": placing,
    "place": place,
    "allocate": allocation,
    "reveal": reveal,
    "initiative": hat,
    "declare": declare,
    "resolve": acting.resolve,
    "loss": loss,
    "belt": belt,
    "tie": hat,
    "chomp": face,
    "fatigue": fatigue,
    "over": winner,
}
EXPLAINED = (
    "chips",
    "initiative",
    "declare",
    "bite",
    "run",
    "throw",
    "rest",
    "odds",
    "belt",
    "chomp",
    "fatigue",
)
RARE = rare
LEADS = leads
CORRECT = correct
STORIES = {"drawn": drawn, "tested": drawn, "faced": drawn}
