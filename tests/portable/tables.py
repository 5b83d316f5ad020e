"""Trackers of Hamsterdam in a given phase, and random whole games, for tests."""

from hamstertop import chance
from hamstertop.games import IllegalEvent
from hamstertop.games.hamsterdam.tracker import Tracker


def table(players=3, classic=0, house=0, first=0):
    """Return a tracker that waits for the first roll of the first round."""
    tracker = Tracker()
    for event in (("setup", players, classic, house), ("done",), ("first", first), ("done",)):
        tracker.apply(event)
    return tracker


def turn(tracker, *waters, dice=(3, 4)):
    """Play a turn: roll, take tokens, given as (seat, tokens), and finish."""
    tracker.apply(("rolled",) + tuple(dice))
    for seat, tokens in waters:
        tracker.apply(("water", seat, tokens))
    tracker.apply(("done",))


def go_on(tracker):
    """Finish movement and redeployment, up to the next roll or the end."""
    while tracker.phase in ("move", "skip", "redeploy"):
        tracker.apply(("done",))


def dry_turns(tracker, count):
    """Play this many turns in which nobody takes water."""
    for _ in range(count):
        turn(tracker)
        go_on(tracker)


def illegal(tracker, *event):
    """Check that an event is refused without changing the tracker, and return the error message."""
    before = tracker.state()
    try:
        tracker.apply(event)
    except IllegalEvent as refusal:
        assert tracker.state() == before, "a refused event changed the table"
        return str(refusal)
    raise AssertionError("%r was accepted in phase %s" % (event, tracker.phase))


def some_event(tracker, source, keys=False):
    """Return a random legal event. Events that are common in play are more likely.

    With `keys`, return only events that keys can enter. With the keys, tokens are taken back by an undo, not by an
    event.
    """
    phase = tracker.phase

    def below(n):
        return chance.below(source, n)

    def dice():
        return chance.die(source, 6), chance.die(source, 6)

    if phase == "first":
        return (("rolled",) + dice(), ("typed", 2 + below(11)), ("first", below(tracker.players)))[below(8) // 3]
    if phase == "roll":
        return ("typed", 2 + below(11)) if below(5) == 0 else ("rolled",) + dice()
    if phase == "choose":
        return ("chose", below(2))
    if phase == "flood":
        return _some_flood(tracker, below, dice, keys)
    if phase == "breach":
        return ("breach", tracker.to_act, below(3) // 2)
    if phase == "move":
        return ("done",) if below(3) else ("skips",)
    if phase == "skip":
        seat = below(tracker.players)
        return ("done",) if below(2) or tracker.gone(seat) else ("water", seat, 1)
    if phase in ("dams", "hamsters"):
        return ("dam" if phase == "dams" else phase, tracker.to_act, below(12))
    return ("done",)


def _some_flood(tracker, below, dice, keys):
    """Return a random event in a flood."""
    if not any(tracker.gained) and below(4) == 0:
        kinds = [("opposite",), ("rerolled",) + dice(), ("typed", 2 + below(11))]
        if keys and tracker.real_dice:
            del kinds[1]  # no key makes the device roll here
        if tracker.dice:
            kinds.append(("spun", below(2), 1 + below(6)))
        if not tracker.classic:
            kinds.append(("nobody",))
        return kinds[below(len(kinds))]
    seat = below(tracker.players)
    if below(3) and not tracker.gone(seat):
        back = not keys and tracker.gained[seat] and below(6) == 0
        return ("water", seat, -1 if back else 1)
    return ("done",)


def evening(seed, players, classic=0, house=0, keys=False):
    """Play a random game; yield the tracker and each event before it is applied. `keys` is as in `some_event`."""
    source = chance.Seeded(seed)
    tracker = Tracker()
    event = ("setup", players, classic, house)
    while not tracker.over:
        yield event, tracker
        tracker.apply(event)
        if not tracker.over:
            event = some_event(tracker, source, keys)
    yield None, tracker
