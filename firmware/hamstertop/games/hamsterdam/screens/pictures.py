"""Parts shared by several screens of Hamsterdam."""

from ....content import drawing, player, players
from .. import rules
from ..tracker import DEPLOY, FIRST, FLOOD, MOVE, REDEPLOY, SETUP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.look import Look
    from ....content import Action, Drawing, Players
    from ..tracker import Tracker


def round_and_turn(look: "Look", tracker: "Tracker") -> str:
    between = tracker.skipping or tracker.phase in (MOVE, REDEPLOY)
    rolls = rules.turns_each(tracker.players) * tracker.players
    text: str = look.words("turn").round % (tracker.round, tracker.turn + 1 - between, rolls)
    return text


def tank(tracker: "Tracker") -> "Drawing":
    return drawing("tank", (tracker.water, tracker.limit), "%d/%d" % (tracker.water, tracker.limit))


def piles(tracker: "Tracker", action: "Callable[[int], Action] | None" = None) -> "Players":
    """Return everybody's flood pile and the size at which the next card flips, with the roller marked. `action(seat)`
    returns the action for touching a player."""
    rows = []
    for seat, tokens in enumerate(tracker.piles):
        rows.append(player(seat, tokens, flips_at(tracker, seat), action=action(seat) if action else None, does="+1"))
    return players(rows, tracker.roller)


def flips_at(tracker: "Tracker", seat: int) -> str:
    """Return the size of the flood pile at which a seat's next card flips, or "!" if a flip is due. From 10 tokens on,
    every token flips a card; with four players, there is no room for the number."""
    pile = tracker.piles[seat]
    most = rules.next_flip(pile, tracker.flipped[seat])
    if tracker.classic or tracker.gone(seat) or (most > 9 and tracker.players == 4 and most > pile):
        return ""
    return "!" if most == pile else "/%d" % most


def leads(tracker: "Tracker") -> "tuple[Players, list[int]]":
    """Return everybody's flood pile and the seats with the least water so far."""
    least = min([tracker.piles[seat] for seat in tracker.staying])
    return piles(tracker), [seat for seat in tracker.staying if tracker.piles[seat] == least]


def table(look: "Look", tracker: "Tracker") -> "tuple[str, Players | None]":
    """Return what must lie on the table: everybody's flood pile."""
    if tracker.phase in (SETUP, FIRST, DEPLOY):
        return "", None
    return look.words("turn").piles, piles(tracker)


def nobody_can_have_it(tracker: "Tracker") -> bool:
    """Return whether enough cards are out of the game to include every card of one number. HD-6, HD-22."""
    return bool(tracker.away) or sum(tracker.flipped) >= tracker.players


def can_roll_again(tracker: "Tracker") -> bool:
    """Return whether players can still enter that nobody has the number of this roll. HD-22."""
    return tracker.phase == FLOOD and not tracker.classic and not any(tracker.gained)
