"""Screens for tests between two hamsters: the odds before the draw, and the chip lost to a Bite."""

from ....companion.asking import pick, player_line
from ....content import content, key, line, say, side, sides
from ..rules import BITE, METTLE
from .hat import by_hand
from .page import ALLIGATORS, by_hat, lights, said, share, trait_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content, Key, Side
    from ... import Event
    from ..tracker import Tracker


def targets(tracker: "Tracker") -> list[int]:
    """Return the hamsters that the hamster to act can test: those in the pit if it is there too, or those on the belt.
    RHR-A10."""
    seat, pit = tracker.actor, tracker.pit
    return [other for other in tracker.in_play if other != seat and pit[other] == pit[seat]]


def against(tracker: "Tracker") -> "Action":
    """Return the action that shows the odds of a Bite, push or Throw, after a choice if there are several targets."""
    others = targets(tracker)
    if len(others) > 1:
        return ("open", whom)
    return ("open", odds, others[0])


def whom(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask which hamster is the target of a test of Mettle, showing the odds for each."""
    seat = tracker.actor
    rows = []
    for other in targets(tracker):
        own, theirs = tracker.odds(seat, other)
        rows.append(player_line(look, other, ("open", odds, other), share(look, own, own + theirs)[2]))
    return pick(look, cursor, "whom", look.words("odds").whom, rows, who=seat, topic="odds")


def odds(look: "Look", tracker: "Tracker", cursor: None, other: int) -> "Content":
    """Show the odds of a test before the draw. RHR-100 to RHR-104."""
    words, seat = look.words("odds"), tracker.actor
    own, theirs = tracker.odds(seat, other)
    against = side(look.name(other), theirs, other)
    if theirs:
        hand = key(look.words("placing").by_hand, ("open", more, other))
        return _drawing(look, tracker, METTLE, own, against, ("tested", other, 1), hand, "odds")
    keys = None, None, key(look.common.next, ("do", ("tested", other, 1, 0)))
    block = sides((side(look.name(seat), own, seat), against), text=words.won)
    heading, lit = look.words("values").trait[METTLE], lights(look, tracker)
    return content("odds", heading, (block,), keys, seat, lights=lit, topic="odds")


def stand(look: "Look", tracker: "Tracker", cursor: None, trait: int) -> "Content":
    """Show the odds against the alligators before the draw. RHR-83, RHR-87."""
    seat = tracker.actor
    theirs = side(look.words("values").what[ALLIGATORS], tracker.alligators)
    hand = key(look.words("placing").by_hand, ("open", by_hand, trait))
    return _drawing(look, tracker, trait, tracker.strength(seat, trait), theirs, ("faced", trait), hand, "chomp")


def _drawing(
    look: "Look", tracker: "Tracker", trait: int, own: int, theirs: "Side", event: "Event", hand: "Key", topic: str
) -> "Content":
    """Show two sides that both have chips in the HAT, with keys that draw one and store `event` or that open a list of
    draws by hand."""
    words, seat = look.words("odds"), tracker.actor
    chips = own + theirs.number
    other, main = by_hat(look, key(words.draw, ("draw", chips, event)), hand)
    block = sides((side(look.name(seat), own, seat), theirs), share(look, own, chips), words.do)
    heading, lit, keys = look.words("values").trait[trait], lights(look, tracker), (other, None, main)
    return content("odds", heading, (block,), keys, seat, lights=lit, topic=topic)


def more(look: "Look", tracker: "Tracker", cursor: "int | None", other: int) -> "Content":
    """Ask whose chip was drawn from a real HAT, or whether the defender put no chips in."""
    words, seat, name = look.words("odds"), tracker.actor, look.name(other)
    rows = [
        line(words.by_hand % look.name(seat), ("do", ("tested", other, 1, 0))),
        line(words.by_hand % name, ("do", ("tested", other, 1, tracker.odds(seat, other)[0]))),
        line(words.gives_in % name, ("do", ("tested", other, 0, 0))),
    ]
    return pick(look, cursor, "more", look.words("placing").by_hand, rows, who=seat, topic="odds")


def loss(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask the biter which chip the target of a successful Bite loses. RHR-44."""
    seat, loser = tracker.actor, tracker.bitten
    assert loser is not None
    do, why = said(look.words("loss"), who=look.name(seat), other=look.name(loser))
    keys = trait_keys(look, tracker.traits[loser], lambda trait: ("do", ("lost", trait)), str)
    heading, lit = look.words("values").action[BITE], lights(look, tracker)
    return content("loss", heading, (say(do, why),), keys, seat, main=None, lights=lit)
