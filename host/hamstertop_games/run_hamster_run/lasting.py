"""How long a hamster in Run, Hamster, Run! lasts if no other hinders it: on the belt, then in the pit. Portable.

For a single hamster nothing is random before it falls, so its best plan can be computed: when to rest, how far to run,
and how many chips to spend. The results are computed once and cached.
"""

from hamstertop.games.run_hamster_run import rules

PLUCK = 0.02  # value of a chip at the end of a round, in rounds: of two equal plans, the one that keeps more is safer
MOST = 20  # number of alligators beyond which no hamster lasts

# Keys are numbers, which need less memory than tuples
_pit: "dict[int, float]" = {}
_belt: "dict[int, float]" = {}
_runs: "dict[int, float]" = {}
KEPT = 500  # cached runs before the cache is emptied


def in_pit(pluck: int, alligators: int) -> float:
    """Return the expected number of rounds in the pit, at rest, with all Pluck in one trait. RHR-80 to RHR-87."""
    alligators += 1
    if pluck < 1 or alligators > MOST:
        return 0.0
    key = alligators << 3 | pluck
    if key not in _pit:
        lost = rules.chomp(alligators)
        bitten = 1 + in_pit(pluck - lost, alligators - 1) if lost < pluck else 0.0
        _pit[key] = (pluck * (1 + in_pit(pluck, alligators)) + alligators * bitten) / (pluck + alligators)
    return _pit[key]


def conveyed(strip: int, pluck: int, speed: int, moved: int) -> float:
    """Return the rounds that a hamster lasts after its turn: the belt moves next."""
    moves, after = rules.convey(moved, max(speed, 1))  # a pool set up by hand may be empty, which does not end anything
    if strip <= moves:
        return in_pit(pluck, 1)
    return 1 + PLUCK * pluck + on_belt(strip - moves, pluck, after, moved + moves)


def on_belt(strip: int, pluck: int, speed: int, moved: int) -> float:
    """Return the greatest number of rounds that a hamster can last from the beginning of a round, with a chip in
    Friskiness if it runs.

    Args:
        strip: the hamster's strip; 1 is next to the pit.
        pluck: its chips that are not in Fatigue.
        speed: chips in the Speed pool.
        moved: how often the belt has moved since the start.
    """
    moved %= rules.STRIPS
    key = ((speed << 4 | moved) << 4 | strip) << 3 | pluck
    if key not in _belt:
        room = rules.STRIPS - strip
        best = running(strip, room, pluck - (pluck > 1), pluck, speed, moved)
        _belt[key] = max(resting(strip, pluck, speed, moved), best)
    return _belt[key]


def resting(strip: int, pluck: int, speed: int, moved: int) -> float:
    """Return the rounds that a hamster lasts if it rests now."""
    return conveyed(strip, min(pluck + 1, rules.PLUCK), speed, moved)


def running(strip: int, room: int, scamper: int, pluck: int, speed: int, moved: int) -> float:
    """Return the rounds that a hamster lasts in the middle of a Run.

    Args:
        strip: the hamster's strip.
        room: strips above it that no other hamster blocks.
        scamper: chips that it can flip or spend.
        pluck: all its chips, before the Run costs it one for Fatigue.
        speed: chips in the Speed pool.
        moved: how often the belt has moved since the start.
    """
    moved %= rules.STRIPS
    key = ((((speed << 4 | moved) << 4 | strip) << 3 | pluck) << 3 | scamper) << 4 | min(room, 2 * scamper)
    if key not in _runs:
        if len(_runs) >= KEPT:
            _runs.clear()
        best = 0.0
        for spent in range(scamper + 1):
            for climbed in range(2 * spent, min(scamper + spent, room) + 1):
                best = max(best, conveyed(strip + climbed, max(pluck - spent - 1, 0), speed, moved))
        _runs[key] = best
    return _runs[key]
