"""Screens for the dice tray, which show the last throw and offer to repeat it or throw something else."""

from ...companion.asking import enter, pick
from ...content import amount, content, dice, figure, image, key, line, say
from .tracker import MOST_DICE, MOST_PLAYERS, SIDES, TRAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...companion.look import Look
    from ...content import Action, Content
    from ...words import Speaker
    from .. import Event
    from .tracker import Tracker

BEGINS = ("dice", 2, 6)  # a new tray has two six-sided dice
ENOUGH = 400  # number of events after which the tray starts a new journal


def tray(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    words = look.words("tray")
    kind = words.dice % (tracker.count, tracker.sides)
    keys = (
        key(words.change, ("open", what)),
        key(words.coin, _with_room(look, tracker, ("draw", 2, ("flipped",)))),
        key(look.common.roll, _with_room(look, tracker, ("roll", tracker.count, tracker.sides, ("rolled",)))),
    )
    lights = ("seat", 0) if tracker.shown else ("dark",)
    return content(TRAY, words.title, _thrown(look, tracker), keys, corner=kind, lights=lights)


def _thrown(look: "Look", tracker: "Tracker") -> "tuple[Any, ...]":
    """Return the blocks that show the last throw, or blank dice before the first one."""
    words = look.words("tray")
    if tracker.shown == "flipped":
        return image("coin." + ("HEADS", "TAILS")[tracker.side]), figure(words.coin_sides[tracker.side])
    if tracker.shown == "starts":
        return (figure(words.starts_seat % tracker.number, words.starts_of % tracker.players),)
    if not tracker.faces:
        return (dice((0,) * tracker.count, tracker.sides),)
    total = figure(tracker.total, words.total if tracker.count > 1 else "")
    return dice(tracker.faces, tracker.sides), total


def _with_room(look: "Look", tracker: "Tracker", throw: "Action") -> "Action":
    """Return the action for a throw. If the journal is nearly full, the action starts a new one first, because a tray
    can be used indefinitely but a journal has limited space."""
    if look.count() < ENOUGH:
        return throw
    return ("then", ("begin", "dice_tray", ("dice", tracker.count, tracker.sides)), throw)


def what(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask what to do: draw the starting player, or throw a certain kind of dice."""
    words = look.words("change")
    rows = [line(words.starts, ("open", who_starts))]
    rows += [line(words.die % sides, ("open", how_many, sides)) for sides in SIDES]
    return pick(look, cursor, "what", words.what, rows, 1 + SIDES.index(tracker.sides))


def how_many(look: "Look", tracker: "Tracker", cursor: "int | None", sides: int) -> "Content":
    words = look.words("change")
    asked = amount(tracker.count, least=1, most=MOST_DICE, action=lambda count: ("do", ("dice", count, sides)))
    return enter(look, cursor, "how_many", words.die % sides, say(words.how_many), asked)


def who_starts(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    words = look.words("change")
    asked = amount(
        tracker.players or 4, least=2, most=MOST_PLAYERS, action=lambda players: ("draw", players, ("starts", players))
    )
    return enter(look, cursor, "who_starts", words.starts, say(words.players), asked)


def faces(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """Return the faces of a throw and their sum, as text."""
    text = " + ".join([str(face) for face in event[1:]])
    return text + " = %d" % tracker.total if len(event) > 2 else text


SCREENS = {TRAY: tray}
STORIES = {"rolled": faces}
