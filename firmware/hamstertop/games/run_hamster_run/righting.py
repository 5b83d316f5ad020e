"""What puts hamsters right: where their chips and they themselves really are."""

from .. import IllegalEvent
from . import rules, tracker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .tracker import Tracker


def held(table: "Tracker", seat: int, scamper: int, mettle: int, friskiness: int) -> None:
    table._need_in_play(seat)
    chips = (scamper, mettle, friskiness)
    if min(chips) < 0 or sum(chips) > rules.PLUCK:
        raise IllegalEvent("seat %d has 0 to %d Pluck, not %r" % (seat, rules.PLUCK, chips))
    table.traits[seat] = chips
    table.fatigue[seat] = rules.PLUCK - sum(chips)
    table.flipped[seat] = min(table.flipped[seat], scamper)
    _resume(table)


def stood(table: "Tracker", seat: int, where: int) -> None:
    table.need_seat(seat)
    if where not in (tracker.ON_BELT, tracker.IN_PIT, tracker.EATEN):
        raise IllegalEvent("a hamster is on the belt (0), in the pit (1) or eaten (2), not %d" % where)
    if where != tracker.EATEN and table.eaten[seat]:
        table.order += [seat] * (table.phase not in (tracker.ALLOCATE, tracker.REVEAL, tracker.INITIATIVE))
        table.actions[seat] = table.declared[seat] = rules.REST
    table.pit[seat] = where == tracker.IN_PIT
    table.eaten[seat] = where == tracker.EATEN
    table.chomped[seat] = where != tracker.IN_PIT
    if where == tracker.EATEN:
        table.traits[seat] = (0, 0, 0)
        table.fatigue[seat] = rules.PLUCK
        table.flipped[seat] = 0
    _resume(table)


def _resume(table: "Tracker") -> None:
    """Go on in this phase: whoever it waited for may have nothing to do any more."""
    seat = table.to_act if table.phase in (tracker.RESOLVE, tracker.LOSS) else table.facing
    behind = table.order[table.turn :]
    table.order = [other for other in table.order if not table.eaten[other]]
    if table.phase in (tracker.ALLOCATE, tracker.REVEAL):
        _allocate(table)
    elif table.phase == tracker.INITIATIVE:
        chips = [traits[rules.FRISKINESS] for traits in table.traits]  # of who is not drawn yet
        table._fill_hat([count * (other not in table.order) for other, count in enumerate(chips)])
    elif table.phase == tracker.DECLARE:
        table._await_declaration()
    elif table.phase in (tracker.RESOLVE, tracker.LOSS):
        _act(table, seat, [other for other in behind if other in table.order])
    elif table.phase in (tracker.TIE, tracker.CHOMP):
        table.hat = []
        if seat is None or table.chomped[seat]:
            table._next_chomp()
        else:
            table._ask_trait(seat)


def _allocate(table: "Tracker") -> None:
    """Who has other Pluck than it has allocated allocates anew."""
    for seat, chips in enumerate(table.sealed):
        if not table.pluck(seat):
            table.sealed[seat] = (0, 0, 0)
        elif chips is not None and sum(chips) != table.pluck(seat):
            table.sealed[seat] = None
    table.phase = tracker.ALLOCATE if None in table.sealed else tracker.REVEAL
    if table.phase == tracker.REVEAL and (table.revealed or not any([table.pluck(seat) for seat in table.in_play])):
        table._show()


def _act(table: "Tracker", seat: "int | None", left: "list[int]") -> None:
    """The hamster to act goes on, or the next one that is left."""
    if table.phase == tracker.LOSS and not any(table.traits[table.bitten or 0]):
        table.bitten = None
        table.phase = tracker.RESOLVE
    table.turn = table.order.index(left[0]) if left else len(table.order)
    if not left or left[0] != seat:
        table.bitten = None
        table._next_turn(table.turn)
