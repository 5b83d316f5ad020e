"""The device's screen for each phase of Run, Hamster, Run!."""

from ....content import line
from ..tracker import BELT, DECLARE, RESOLVE
from . import acting
from .closing import belt, face, fatigue, winner
from .effects import in_words
from .hat import STEPS, by_hand, hat, place, placing, tie
from .odds import loss
from .planning import allocation, declare, reveal
from .sheet import correct, leads, sheet, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....companion.shown import Function
    from ....content import Line
    from ....words import Speaker
    from ... import Event
    from ..tracker import Tracker


def always(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return the first line of the menu: the Data Sheet."""
    return [line(look.words("menu").sheet, ("open", sheet))]


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return rare actions that hamsters can take now, for the menu."""
    words = look.words("menu")
    rows: list[Line] = []
    if tracker.phase == RESOLVE:
        rows = acting.rare(look, tracker)
    elif tracker.hat:
        rows = [line(words.by_hand, ("open", by_hand))]
    elif tracker.phase == BELT and tracker.on_belt:
        rows = [line(words.fell, ("open", acting.fell))]
    if tracker.phase in (DECLARE, RESOLVE):
        rows = rows + acting.in_vain(look, tracker)
    return rows


def drawn(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """Return the effect of a draw, in words, instead of the number of the chip. A test is told of the hamster that
    started it."""
    news = tracker.news[0]
    if news[0] == "won" and news[1] != seat:
        news = ("beaten", news[2], news[1])
    return in_words(speaker, news)


def lost(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """Return whose chip a Bite has cost, in words."""
    names, who = speaker.words("values", "run_hamster_run").trait, "" if seat is None else speaker.name(seat)
    template: str = speaker.words("log", "run_hamster_run").lost
    return template % {"who": who, "other": speaker.name(tracker.news[0][1]), "trait": names[event[1]]}


SCREENS: "dict[str, Function]" = {
    "placing": placing,
    "place": place,
    "allocate": allocation,
    "reveal": reveal,
    "initiative": hat,
    "declare": declare,
    "resolve": acting.resolve,
    "loss": loss,
    "belt": belt,
    "tie": tie,
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
    "pit",
)
RULES = ("aim", "pools", "pluck", "place") + EXPLAINED + ("fell", "tie", "going")
ALWAYS = always
ALSO = rare
LEADS = leads
TABLE = table
READY = ("at", len(STEPS))
CORRECT = correct
STORIES = {"lost": lost, "drawn": drawn, "tested": drawn, "faced": drawn}
