"""Screens for a turn of Hamsterdam. Most turns take two presses of the right-hand key: roll, then continue after the
flood."""

from ....content import PEEK, SENDS, STAYS, UNEXPLAINED, content, figure, key, player, players, say
from .. import rules
from ..tracker import FLOOD, MOST, SKIP
from .pictures import can_roll_again, nobody_can_have_it, piles, round_and_turn, tank
from .real_dice import real_dice, rolls_real_dice
from .special_hamsters import all_specials, dice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content
    from ..tracker import Tracker

ROLL_DICE = ("roll", 2, 6, ("rolled",))


def roll(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show the water before a roll, and offer to roll. HD-20, HD-21."""
    if rolls_real_dice(look, tracker):
        return real_dice(look, tracker, cursor)
    words, seat = look.words("turn"), tracker.roller
    why = words.ends % tracker.limit
    if not tracker.classic and not tracker.gone(seat):
        tokens = tracker.piles[seat]
        most = rules.next_flip(tokens, tracker.flipped[seat])
        why += "\n" + words.flips % (tokens, most, most)
    keys = (
        None,
        key(words.cards, ("open", all_specials)),
        key(look.common.roll, ROLL_DICE),
    )
    body = say(words.do, why), tank(tracker), piles(tracker)
    return content("roll", round_and_turn(look, tracker), body, keys, seat, lights=("seat", seat))


def flood(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show a roll and its effect: its number floods on every dam. HD-23."""
    words, names = look.words("flood"), look.words("turn")
    keys = (
        key(names.flood_pile, ("open", water)),
        key(names.cards, ("open", dice)),
        key(look.common.next, ("do", ("done",))),
    )
    lines, sends = (words.there, words.none), False
    if nobody_can_have_it(tracker) and can_roll_again(tracker):  # late in a game, so players know what a hamster does
        lines, sends = (words.none, words.nobody % tracker.total), True
    body = (
        figure(tracker.total),
        say(words.all % tracker.total, " ".join(lines)),
        piles(tracker, lambda seat: token(look, tracker, seat)),
    )
    heading = words.sum % tracker.dice if tracker.dice else words.rolled
    lights = ("seat", tracker.roller)
    return content("flood", heading, body, keys, tracker.roller, lights=lights, flags=(UNEXPLAINED,) + (SENDS,) * sends)


def water(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask who added tokens to their flood pile, in this turn or because of a Bombster. HD-30, HS-29.

    Initially, the player to act is marked, or else the next player in turn order who can take a token.
    """
    words = look.words("water")
    after_bombster = tracker.phase == SKIP
    order = tracker.order(tracker.to_act or 0)
    able = [seat for seat in order if token(look, tracker, seat)] or order
    at = able[0] if cursor is None else cursor
    one, name = token(look, tracker, at), look.name(at)
    keys = (
        key("▶", ("at", (at + 1) % tracker.players)),
        key(("+1 " + name, "+1"), one, seat=at) if one else None,
        key(look.common.ok, ("back",)) if after_bombster else key(look.common.next, ("do", ("done",))),
    )
    rows = []
    for seat, tokens in enumerate(tracker.piles):
        gained = tracker.gained[seat]
        before = "%d▶" % (tokens - gained) if gained else ""
        more = _warning(look, tracker, seat)
        rows.append(player(seat, tokens, before=before, more=more, action=token(look, tracker, seat), does="+1"))
    corner = words.bombster if after_bombster else words.rolled % tracker.total
    body = say(words.only, words.not_here), players(rows, at)
    lights = ("seat", at)
    return content("water", words.title, body, keys, None, corner, lights=lights, topic="water", flags=(PEEK, STAYS))


def token(look: "Look", tracker: "Tracker", seat: int) -> "Action":
    """Return the action that adds a token to a seat's flood pile, or None if the seat cannot take one. The action asks
    for confirmation if the seat has already taken as many as one roll can add."""
    if tracker.gone(seat) or tracker.piles[seat] >= MOST:
        return None
    one: Action = ("do", ("water", seat, 1))
    most = rules.most_at_once(tracker.players, tracker.classic)
    if tracker.phase == FLOOD and tracker.gained[seat] == most:
        return ("ask", look.words("water").many % (look.name(seat), most), one)
    return one


def _warning(look: "Look", tracker: "Tracker", seat: int) -> str:
    """Return a warning that a card flips after this turn, or the number of tokens at which the next one flips.
    HD-40."""
    words = look.words("water")
    if tracker.classic:
        return ""
    if tracker.gone(seat):
        return str(words.no_dam)
    tokens = tracker.piles[seat]
    most = rules.next_flip(tokens, tracker.flipped[seat])
    return str(words.flip if most == tokens else words.flip_at % most)
