"""Run, Hamster, Run! tables for tests: at a phase, and whole games by chance."""

from any_pluck import some_event
from hamstertop import chance
from hamstertop.games import IllegalEvent
from hamstertop.games.run_hamster_run.rules import REST, SCAMPER
from hamstertop.games.run_hamster_run.tracker import Tracker
from hamstertop_games.positions.run_hamster_run import allocate as allocate
from hamstertop_games.positions.run_hamster_run import apply, declared
from hamstertop_games.positions.run_hamster_run import draw as draw
from hamstertop_games.positions.run_hamster_run import drawn as drawn
from hamstertop_games.positions.run_hamster_run import placed as placed


def contest(tracker, initiator, trait, defender, against, resists=1, winner=None):
    """A test, won by its initiator if no winner is given."""
    chip = tracker.traits[initiator][trait] if winner == defender else 0
    return apply(tracker, ("tested", initiator, trait, defender, against, resists, chip))


def face(tracker, trait, escapes):
    """The hamster that is asked faces the alligators."""
    return apply(tracker, ("faced", trait, 0 if escapes else tracker.strength(tracker.to_act, trait)))


def to_phase(tracker, *phases):
    """Finish turns and steps until one of these phases, or the end; who must take a chip puts it in Scamper."""
    while tracker.phase not in phases and not tracker.over:
        if tracker.phase == "resolve" and tracker.actions[tracker.to_act] == REST and tracker.recovers(tracker.to_act):
            tracker.apply(("rested", SCAMPER))
        else:
            tracker.apply(("done",))
    return tracker


def fallen(traits, *seats, house=0, alligators=1, actions=None):
    """A table at the Chomps: everybody rests (or acts) and then has these traits; these hamsters fall in."""
    actions = actions or [REST] * len(traits)
    tracker = to_phase(declared(*[(3, 2, 2)] * len(traits), actions=actions, house=house), "belt")
    tracker.traits = list(traits)
    tracker.fatigue = [7 - sum(chips) for chips in traits]
    tracker.alligators = alligators
    for seat in seats:
        tracker.apply(("fell", seat))
    return apply(tracker, ("done",))


def illegal(tracker, *event):
    """The message with which an event is refused; the tracker must stay as it was."""
    before = tracker.state()
    try:
        tracker.apply(event)
    except IllegalEvent as refusal:
        assert tracker.state() == before, "a refused event changed the table"
        return str(refusal)
    raise AssertionError("%r was accepted in phase %s" % (event, tracker.phase))


def evening(seed, players, house=0):
    """A whole game by chance: yields each event before it is to be applied, and the tracker."""
    source = chance.Seeded(seed)
    tracker = Tracker()
    event = ("setup", players, house)
    while not tracker.over:
        yield event, tracker
        tracker.apply(event)
        if not tracker.over:
            event = some_event(tracker, source)
    yield None, tracker
