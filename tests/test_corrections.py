"""Any correction at any time takes effect, changes nothing else, and leaves a game that can be played to its end."""

import itertools

import pytest

from hamstertop import chance
from hamstertop.games import IllegalEvent
from hamstertop_games import bots, titles
from soak import TABLES

# Each correction, and a player leaving, with the values tried for each number.
CORRECTIONS = {
    "hamsterdam": {
        "pile": (range(3), (0, 3, 9)),
        "flips": (range(3), (0, 2, 11)),
        "turn": (range(3), range(1, 5)),
        "round": ((1, 4),),
        "total": ((2, 12),),
        "leaves": (range(3),),
    },
    "hamsterrolle": {
        "stock": (range(3), (0, 1, 7)),
        "out": ((0, 3),),
        "turn": (range(3),),
        "time": ((0, 12),),
        "leaves": (range(3),),
    },
    "run_hamster_run": {
        "counted": (range(4), (1, 3, 9)),
        "held": (range(3), (0, 2), (0, 3), (0, 1)),
        "stood": (range(3), range(3)),
        "turned": (range(3),),
    },
}
STEPS = 4000  # the maximum number of events before a game must end
EACH = 2  # the number of moments in each phase
GAMES = 200  # the maximum number of games played to find them


def moments(title):
    """Return all phases, each with some trackers from games of two to four random or sensible bots."""
    brings = titles.load(title)
    kinds = brings.tracker().kinds.values()
    found = {phase: [] for _, _, phases, _ in kinds for phase in phases if phase != "new"}
    for seed in range(GAMES):
        if min(map(len, found.values())) == EACH:
            break
        source = chance.Seeded(seed)
        players = 2 + seed % 3
        game, tracker = brings.game(players), brings.tracker()
        seats = [brings.bots[("random", "sensible")[seed % 2]](source)] * players
        seen = {}
        while True:
            for event in game.events:
                tracker.apply(event)
                if tracker.phase not in seen or chance.below(source, 8) == 0:
                    seen[tracker.phase] = tracker.copy()
            if game.over:
                break
            game.play(bots.choose(game, seats, source))
        for phase, known in found.items():
            if phase in seen and len(known) < EACH:
                known.append(seen[phase])
    return found


def plays_on(tracker, table, source):
    """Play random events, and return whether the game ends."""
    for _ in range(STEPS):
        if tracker.over:
            return True
        tracker.apply(table.event(tracker, source))
    return False


def shows(tracker, event):
    """Return whether the tracker reflects a correction."""
    kind, *values = event
    if kind == "turned" and tracker.phase == "declare":
        return tracker.declared[values[0]] is None  # the hamster declares again when it is its turn
    if kind == "turn" and len(values) == 2 and tracker.turn // tracker.players + 1 != values[1]:
        return False
    if kind == "turn" and tracker.phase == "breach":
        return tracker.roller == values[0]
    if kind in ("turn", "turned"):
        return tracker.over or tracker.to_act == values[0]
    if kind == "stood":
        return (tracker.pit[values[0]], tracker.eaten[values[0]]) == (values[1] == 1, values[1] == 2)
    return True


@pytest.mark.parametrize("title", CORRECTIONS)
def test_every_correction_in_every_phase_leaves_a_game_that_can_be_finished(title):
    source = chance.Seeded(4)
    kinds = titles.load(title).tracker().kinds
    left = {(kind, phase) for kind in CORRECTIONS[title] for phase in kinds[kind][2]}
    found = moments(title)
    assert all(found.values()), f"no game reaches {[phase for phase in found if not found[phase]]}"
    corrections = [
        event for kind, values in CORRECTIONS[title].items() for event in itertools.product((kind,), *values)
    ]
    every = [(phase, tracker) for phase in sorted(found) for tracker in found[phase]]
    for phase, tracker in every:
        before = tracker.state()
        for event in corrections:
            other = tracker.copy()
            try:
                other.apply(event)
            except IllegalEvent:
                assert other.state() == before, f"{event} in {phase} was refused and changed something"
                continue
            left.discard((event[0], phase))
            assert shows(other, event), f"{event} in {phase}"
            if event[0] == "stood" and phase not in ("tie", "chomp"):
                assert other.alligators == tracker.alligators, f"{event} in {phase}"
            assert plays_on(other, TABLES[title](), source), f"{event} in {phase}"
    assert not left, "the table of events allows these, but no moment took them"
