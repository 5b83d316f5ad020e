"""Trackers of Run, Hamster, Run! in a given phase, and random whole games, for tests."""

from any_pluck import some_event
from hamstertop import chance
from hamstertop.games.run_hamster_run.rules import REST, RUN, SCAMPER
from hamstertop.games.run_hamster_run.tracker import Tracker


def apply(tracker, *events):
    for event in events:
        tracker.apply(event)
    return tracker


def draw(tracker, *seats):
    """Draw a chip of each of these hamsters in order."""
    for seat in seats:
        tracker.apply(("drawn", sum(tracker.hat[:seat])))
    return tracker


def drawn(tracker, *seats):
    """Draw as `draw` does, but skip hamsters that get their place without a draw."""
    for seat in seats:
        if tracker.phase in ("placing", "initiative") and seat not in tracker.order:
            draw(tracker, seat)
    return tracker


def placed(players=3, house=0):
    """Return a tracker that waits for the first allocations."""
    tracker = apply(Tracker(), ("setup", players, house))
    drawn(tracker, *range(players))
    return apply(tracker, ("done",))


def allocate(tracker, *traits):
    """Enter allocations in seat order for all hamsters that have Pluck, and reveal them."""
    for chips in traits:
        tracker.apply(("allocated", tracker.to_act) + chips)
    return apply(tracker, ("revealed",))


def declared(
    *traits,
    order=None,
    actions=None,
    house=0,
    tracker=None,
):
    """Return a tracker at the start of resolution, with initiative in `order` (by default in seat order) and `actions`
    by seat (by default, everybody runs)."""
    tracker = allocate(tracker or placed(len(traits), house), *traits)
    drawn(tracker, *(order or range(len(traits))))
    actions = actions or [RUN] * len(traits)
    while tracker.phase == "declare":
        tracker.apply(("declared", actions[tracker.to_act]))
    return tracker


def contest(tracker, defender, resists=1):
    """Carry out a test, which the hamster to act wins."""
    return apply(tracker, ("tested", defender, resists, 0))


def face(tracker, trait, escapes):
    """Let the hamster whose turn it is face the alligators."""
    return apply(tracker, ("faced", trait, 0 if escapes else tracker.strength(tracker.to_act, trait)))


def to_phase(tracker, *phases):
    """Finish turns and steps until one of these phases begins or the game ends. Chips from a Rest go into Scamper."""
    while tracker.phase not in phases and not tracker.over:
        if tracker.phase == "resolve" and tracker.actions[tracker.to_act] == REST and tracker.recovers(tracker.to_act):
            tracker.apply(("rested", SCAMPER))
        else:
            tracker.apply(("done",))
    return tracker


def fallen(traits, *seats, house=0, alligators=1, actions=None):
    """Return a tracker at the start of the Chomps, after everybody has taken their actions (by default, a Rest).
    Hamsters then have these traits, and those at `seats` have fallen into the pit."""
    actions = actions or [REST] * len(traits)
    tracker = to_phase(declared(*[(3, 2, 2)] * len(traits), actions=actions, house=house), "belt")
    tracker.traits = list(traits)
    tracker.fatigue = [7 - sum(chips) for chips in traits]
    tracker.alligators = alligators
    for seat in seats:
        tracker.apply(("fell", seat))
    return apply(tracker, ("done",))


def evening(seed, players, house=0):
    """Yield each event of a random whole game before it is applied, with the tracker."""
    source = chance.Seeded(seed)
    tracker = Tracker()
    event = ("setup", players, house)
    while not tracker.over:
        yield event, tracker
        tracker.apply(event)
        if not tracker.over:
            event = some_event(tracker, source)
    yield None, tracker
