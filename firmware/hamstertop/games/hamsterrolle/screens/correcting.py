"""Screens for correcting any number that the companion tracks in Hamsterrolle."""

from ....companion import asking
from ....content import amount, line, say
from ...tracking import OVER
from .. import rules
from ..tracker import TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.look import Look
    from ....content import Action, Content, Line
    from ..tracker import Tracker


def correct(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List every number that the companion tracks, or everybody's pieces once the game is over (C-4). Pieces in the
    wheel are those that no player has and that are not out of the game."""
    words = look.words("correct")
    playing = tracker.phase in (TURN, OVER)
    free = tracker.wheel if playing else tracker.gone
    total = tracker.wheel + tracker.gone
    rows: list[Line] = []

    def add(heading: str, now: int, least: int, most: int, what: "int | str", picture: "str | None" = None) -> None:
        rows.append(line(heading, ("open", setting, heading, now, least, most, what), str(now), picture))

    for seat in tracker.staying:
        stock = tracker.stocks[seat]
        least = 0 if playing else 1
        add(look.name(seat), stock, least, stock + free, seat, "seats.HEADS.%d" % seat)
    if tracker.phase == TURN:
        seconds = rules.SECONDS if tracker.clock is None else tracker.clock
        add(words.wheel, tracker.wheel, 0, total, "wheel")
        add(words.out, tracker.gone, 0, total, "out")
        add(words.seconds, seconds, 1, rules.SECONDS, "time")
        rows.append(line(words.whose, ("open", whose_turn), look.name(tracker.seat)))
    return asking.pick(look, cursor, "correct", look.common.correct, rows, topic="correct")


def setting(
    look: "Look", tracker: "Tracker", cursor: "int | None", heading: str, now: int, least: int, most: int, what: "Any"
) -> "Content":
    """Ask for the correct number, and record an event if it changes. `what` is the seat whose stock is corrected,
    `wheel`, or the kind of event. All pieces that are not in the wheel are out of the game."""

    def then(count: int) -> "Action":
        if count == now:
            return ("back",)
        if isinstance(what, int):
            return asking.correction(look, tracker, ("stock", what, count))
        return ("do", ("out", most - count) if what == "wheel" else (what, count))

    asked = amount(now, least=least, most=most, action=then)
    return asking.enter(look, cursor, "setting", heading, say(look.words("correct").ask), asked, topic="correct")


def whose_turn(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    rows = [asking.player_line(look, seat, ("do", ("turn", seat))) for seat in tracker.staying]
    return asking.pick(look, cursor, "whose_turn", look.words("correct").whose, rows)
