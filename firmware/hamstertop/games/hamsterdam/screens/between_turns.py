"""Screens between turns of Hamsterdam: breaches and the movement phase."""

from ....companion.asking import enter
from ....content import CLEAN, amount, content, key, player, players, say
from .. import rules
from ..tracker import MOST
from .pictures import round_and_turn
from .special_hamsters import specials_now
from .turn import water

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Content, Players
    from ..tracker import Tracker


def breach(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask for the tokens on each card that is flipped in a breach, one card at a time, and say which pile flips it.
    HD-40 to HD-47, HD-A10.

    The main key is None, because players choose an end, and most ends are dry.
    """
    seat = tracker.actor
    full = tracker.piles[seat] >= MOST
    words = look.words("breach")
    keys = (
        None if full else key(words.more, ("open", breach_water)),
        None if full else key(words.one, ("do", ("breach", seat, 1))),
        key(words.none, ("do", ("breach", seat, 0))),
    )
    do, why = words.do % tracker.counted[seat], words.why
    if tracker.flipped[seat] == rules.CARDS - 1:
        do, why = words["last.do"], words["last.why"]
    heading = words.title, ""  # so that there is room for what the asterisk means
    return content("breach", heading, (say(do, why, words.how_many),), keys, seat, lights=("alarm", seat))


def breach_water(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask for the number of tokens on a flipped card that has several (Contractster piles them up), limited to the
    number that the flood pile can take."""
    seat = tracker.actor
    words = look.words("breach")
    most = MOST - tracker.piles[seat]
    asked = amount(2, most=most, action=lambda tokens: ("do", ("breach", seat, tokens)))
    return enter(look, cursor, "breach_water", words.title, say(words.how_many, words.they_go), asked, who=seat)


def move(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show the movement phase: players make normal moves in turn order, followed by those who use an ability instead.
    HD-50 to HD-56."""
    words = look.words("move")
    keys = (
        key(words.instead, ("open", instead)),
        key(look.words("turn").cards, ("open", specials_now)),
        key(tuple(words.moved), ("do", ("done",))),
    )
    body = say(words.do, words.why), order(tracker)
    corner = round_and_turn(look, tracker)
    return content("move", words.title, body, keys, corner=corner, flags=(CLEAN,))


def instead(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Make players who use an ability instead of moving wait for the others. HD-54, HD-55."""
    words, names = look.words("skip"), look.words("turn")
    keys = (
        key(look.common.back_key, ("back",)),
        key(names.cards, ("open", specials_now)),
        key(look.common.go_on, ("do", ("skips",))),
    )
    body = say(words["wait.do"], words["wait.why"]), order(tracker)
    return content("instead", words.title, body, keys)


def skip(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show the part of the movement phase in which players use abilities instead of moving, in turn order; they can
    enter water from a Bombster. HD-54, HS-29."""
    words, names = look.words("skip"), look.words("turn")
    keys = (
        key(names.flood_pile, ("open", water)),
        key(names.cards, ("open", specials_now)),
        key(look.common.done, ("do", ("done",))),
    )
    body = say(words.do, words.why), order(tracker)
    return content("skip", words.title, body, keys)


def order(tracker: "Tracker") -> "Players":
    """Return all players in turn order, beginning with the first player. HD-A13."""
    return players([player(seat) for seat in tracker.order(tracker.first)], ordered=True)
