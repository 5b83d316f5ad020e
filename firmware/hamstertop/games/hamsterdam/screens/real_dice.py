"""Screens for entering the sum of real dice, or the value after an ability."""

from ....companion.asking import number
from ....content import STAYS, amount, content, say
from ..tracker import ROLL
from .pictures import piles, round_and_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content
    from ..tracker import Tracker

LIKELIEST = 7  # the most likely sum of two dice
LOWEST, HIGHEST = 2, 12


def rolls_real_dice(look: "Look", tracker: "Tracker") -> bool:
    """Return whether players roll real dice, because of the setting or because the last roll was entered by hand."""
    return bool(look.setting("real_dice") or tracker.real_dice)


def real_dice(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask for the sum of real dice, in a turn or in the roll for the first player. No number is suggested, so players
    cannot confirm one by accident."""
    seat = tracker.to_act
    in_turn = tracker.phase == ROLL
    words = look.words("real_dice" if in_turn else "first")
    asked = amount(None, least=LOWEST, most=HIGHEST, typical=LIKELIEST, action=typed)
    block, keys = number(look, cursor, asked)
    do = words.tie if not in_turn and -1 in tracker.rolls else look.words("real_dice").do
    body = (say(do, words.why), block) + ((piles(tracker),) if in_turn else ())
    heading = round_and_turn(look, tracker) if in_turn else words.title
    return content("real_dice", heading, body, keys, seat, lights=("seat", seat), flags=(STAYS,))


def typed(total: int) -> "Action":
    """Return the action that enters `total`, the sum of real dice or the value after an ability."""
    return ("do", ("typed", total))
