"""Random legal events of Run, Hamster, Run!, made by code that fits into a small heap."""

from hamstertop import chance
from hamstertop.games.run_hamster_run.rules import METTLE, REST, RUN, SCAMPER, THROW, TRAITS
from hamstertop.games.run_hamster_run.screens.page import possible


def split(source, chips):
    """Return a random allocation of this many chips."""
    first = chance.below(source, chips + 1)
    second = chance.below(source, chips - first + 1)
    return first, second, chips - first - second


def some_trait(tracker, seat, source, strength=False):
    """Return a random trait in which a hamster has a chip."""
    having = [t for t in TRAITS if (tracker.strength(seat, t) if strength else tracker.traits[seat][t])]
    return having[chance.below(source, len(having))]


def some_event(tracker, source):
    """Return a random legal event. Events that are common in play are more likely."""
    phase, seat = tracker.phase, tracker.to_act
    if tracker.hat:
        return ("drawn", chance.below(source, sum(tracker.hat)))
    if phase == "allocate":
        if not any(tracker.sealed) and not tracker.revealed and chance.below(source, 4) == 0:
            return ("revealed",)
        return ("allocated", seat) + split(source, tracker.pluck(seat))
    if phase == "reveal":
        return ("revealed",)
    if phase == "declare":
        action = chance.below(source, 4)
        return ("declared", action if action in possible(tracker, seat) else REST)
    if phase == "resolve":
        return _in_turn(tracker, seat, source)
    if phase == "loss":
        return ("lost", some_trait(tracker, tracker.bitten, source))
    if phase == "chomp":
        trait = some_trait(tracker, seat, source, strength=True)
        return ("faced", trait, chance.below(source, tracker.strength(seat, trait) + tracker.alligators))
    if phase == "belt" and chance.below(source, 3) == 0:
        return _fall(tracker, source) or ("done",)
    return ("done",)


def _fall(tracker, source):
    dry = [seat for seat in tracker.in_play if not tracker.pit[seat]]
    return ("fell", dry[chance.below(source, len(dry))]) if dry else None


def _in_turn(tracker, seat, source):
    action = tracker.actions[seat]
    wish = chance.below(source, 8)
    may_change = not tracker.acted and action == tracker.declared[seat] and any(tracker.traits[seat])
    if wish == 0 and may_change:
        others = [other for other in possible(tracker, seat) if other != action]
        other = others[chance.below(source, 3) % len(others)]
        return ("changed", other, some_trait(tracker, seat, source))
    if action == REST:
        return ("rested", chance.below(source, 3)) if tracker.recovers(seat) else ("done",)
    if wish == 1 and chance.below(source, 3) == 0:
        return _fall(tracker, source) or ("done",)
    return _after_wish(tracker, seat, source, wish) or ("done",)


def _after_wish(tracker, seat, source, wish):
    """Return a further step or test by a hamster on its turn, or None."""
    runs = tracker.actions[seat] == RUN and not tracker.pit[seat] and tracker.face_up(seat)
    if wish == 2 and runs:
        return ("climbed",) if runs > 3 else ("spent", SCAMPER)
    if wish == 3 and runs:
        return ("flipped", 3 if runs > 2 and chance.below(source, 2) else 1)
    may = runs if tracker.actions[seat] == RUN else not tracker.challenged
    return _tested(tracker, seat, source, wish > 4) if wish in (4, 5, 6) and may else None


def _tested(tracker, seat, source, certain):
    """Return a test against another hamster in the same place (the belt or the pit), or None if none is possible."""
    others = [other for other in tracker.in_play if other != seat and tracker.pit[other] == tracker.pit[seat]]
    if not others or not tracker.traits[seat][METTLE]:
        return None
    if tracker.actions[seat] == THROW and THROW not in possible(tracker, seat):
        return None
    other = others[chance.below(source, len(others))]
    resists = 1 if certain or not tracker.odds(seat, other)[1] else 0
    chips = tracker.odds(seat, other, resists)
    return ("tested", other, resists, chance.below(source, sum(chips)) if chips[1] else 0)
