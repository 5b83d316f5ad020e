"""Calculate how long an undisturbed hamster lasts in Run, Hamster, Run!, on the belt and then in the pit.

Until it falls, nothing that happens to a single hamster is random. Its best plan can therefore be computed: when to
rest, how far to run, and how many chips to spend. The results are cached.
"""

from hamstertop.games.run_hamster_run import rules

PLUCK = 0.02  # in rounds: the value of a chip left at the end of a round, to prefer the safer of two equal plans
MOST = 20  # the number of alligators that no hamster survives

# The keys are integers, which need less memory than tuples
_pit: "dict[int, float]" = {}
_belt: "dict[int, float]" = {}
_runs: "dict[int, float]" = {}
KEPT = 500  # the number of runs to cache before emptying the cache


def in_pit(pluck: int, alligators: int) -> float:
    """Return the expected number of rounds in the pit when resting with all Pluck in one trait. RHR-80 to RHR-87."""
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
    """Return the number of rounds that a hamster lasts from the end of its turn, before the belt moves."""
    moves, after = rules.convey(moved, max(speed, 1))  # a Speed pool set up by hand can be empty
    if strip <= moves:
        return in_pit(pluck, 1)
    return 1 + PLUCK * pluck + on_belt(strip - moves, pluck, after, moved + moves)


def on_belt(strip: int, pluck: int, speed: int, moved: int) -> float:
    """Return the maximum number of rounds that a hamster can last from the beginning of a round. If it runs, it keeps a
    chip in Friskiness.

    Args:
        strip: the hamster's strip; 1 is next to the pit.
        pluck: the number of its chips that are not in Fatigue.
        speed: the number of chips in the Speed pool.
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
    """Return the number of rounds that a hamster lasts if it rests now."""
    return conveyed(strip, min(pluck + 1, rules.PLUCK), speed, moved)


def running(strip: int, room: int, scamper: int, pluck: int, speed: int, moved: int) -> float:
    """Return the maximum number of rounds that a hamster can last in the middle of a Run.

    Args:
        strip: the hamster's strip.
        room: the number of free strips above the hamster.
        scamper: the number of chips that it can flip or spend.
        pluck: the number of its chips, including the one that the Run will move to Fatigue.
        speed: the number of chips in the Speed pool.
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
