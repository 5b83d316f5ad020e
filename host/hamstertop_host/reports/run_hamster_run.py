"""The report on Run, Hamster, Run!: speed, alligators, Pluck, actions and the HAT. It never reveals sealed
allocations."""

from hamstertop.games.run_hamster_run.rules import BITE, PLUCK, REST, RUN, THROW
from hamstertop.games.run_hamster_run.tracker import ALLOCATE, CHOMP, DECLARE, LOSS, RESOLVE

from . import svg, times
from .parts import Figure, Table, names, ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop.games.run_hamster_run.tracker import Tracker

    from .saved import SavedGame

ASKED = (ALLOCATE, DECLARE, RESOLVE, LOSS, CHOMP)
ACTIONS = {BITE: "bite", RUN: "run", THROW: "throw", REST: "rest"}  # the names used in JSON


def owners(game: "SavedGame") -> "times.Owners":
    """Return, for each step, the seat that the device is waiting for and the round."""
    tables = [step.before for step in game.steps]
    return [(table.to_act, table.round) if table.phase in ASKED else None for table in tables]


def progress(game: "SavedGame") -> str:
    return game.say("progress.round", round=game.table.round) if game.table.round else game.say("run.placing")


def fate(table: "Tracker", seat: int) -> str:
    """Return where a hamster is, as the last part of a key in the report's words ("run.where.…")."""
    if table.eaten[seat]:
        return "eaten"
    if seat == table.winner:
        return "wins"
    return ("pit" if table.pit[seat] else "belt") + (".passed_out" if table.passed_out(seat) else "")


def _standings(game: "SavedGame") -> Table:
    table = game.table
    rows = []
    for seat, name in enumerate(names(game)):
        where = game.say("run.where." + fate(table, seat))
        rows.append([name, where, str(table.pluck(seat)), str(table.fatigue[seat])])
    return ranking(game, ("run.hamster", "run.where", "run.pluck", "run.fatigue"), rows)


def rounds(game: "SavedGame") -> "list[Tracker]":
    """Return the tracker before the first round, at the end of each finished round, and in its current state, if a
    round has begun."""
    last: dict[int, Tracker] = {}
    for step in game.standing:
        # The event that ends a round also begins the next one.
        last[step.before.round] = step.before
    last[game.table.round] = game.table
    return [last[number] for number in sorted(last)]


def draws(game: "SavedGame") -> list[tuple[int, int | None, float, bool]]:
    """Return all tests decided by drawing a chip from the HAT.

    Each is (the initiator or the hamster that faced the alligators, the other hamster or None for alligators, the first
    hamster's chance of winning, whether that hamster won).
    """
    found = []
    for step in game.standing:
        before, event = step.before, step.event
        if event and event[0] == "tested":
            ours, theirs = before.odds(before.to_act, *event[1:3])
            if theirs:
                found.append((before.to_act, event[1], ours / (ours + theirs), event[3] < ours))
        elif event and event[0] == "faced":
            ours = before.strength(before.facing, event[1])
            found.append((before.facing, None, ours / (ours + before.alligators), event[2] < ours))
    return found


def luck(game: "SavedGame") -> list[tuple[int, int, float]]:
    """Return (number of draws, number won, expected number of wins) for each seat."""
    found = []
    for seat in range(game.table.players):
        chances = [(chance, won) for first, _, chance, won in draws(game) if first == seat]
        chances += [(1 - chance, not won) for _, other, chance, won in draws(game) if other == seat]
        found.append((len(chances), sum(won for _, won in chances), sum(chance for chance, _ in chances)))
    return found


def facts(game: "SavedGame") -> "dict[str, Any]":
    table = game.table
    return {
        "round": table.round,
        "speed": table.speed,
        "alligators": table.alligators,
        "belt_moved": table.moved,
        "rounds": [
            {
                "round": end.round,
                "speed": end.speed,
                "alligators": end.alligators,
                "pluck": [end.pluck(seat) for seat in range(table.players)],
                "actions": [None if action is None else ACTIONS[action] for action in end.actions],
                "pit": end.pit,
                "eaten": end.eaten,
            }
            for end in rounds(game)
        ],
        "tests": [{"draws": count, "won": won, "expected": round(expected, 2)} for count, won, expected in luck(game)],
        "fatigue": table.fatigue,
        "pit": table.pit,
        "eaten": table.eaten,
        "winner": table.winner,
    }


def tables(game: "SavedGame") -> list[Table]:
    rows = []
    for before, end in zip(rounds(game), rounds(game)[1:]):
        if any(action is not None for action in end.actions):
            deeds = [_deed(game, before, end, seat) for seat in range(end.players)]
            rows.append([str(end.round), str(end.speed), str(end.alligators)] + deeds)
    head = [game.say("round"), game.say("run.speed"), game.say("run.alligators")] + names(game)
    return [_standings(game), Table(game.say("run.rounds"), head, rows)]


def _deed(game: "SavedGame", before: "Tracker", end: "Tracker", seat: int) -> str:
    """Return a hamster's action in a round and what happened to the hamster, in words."""
    if before.eaten[seat]:
        return ""
    action = end.actions[seat]
    parts = [] if action is None else [game.speaker.words("values", game.game).action[action]]
    if end.eaten[seat]:
        parts.append(game.say("run.deed.eaten"))
    elif end.pit[seat] and not before.pit[seat]:
        parts.append(game.say("run.deed.falls"))
    elif end.pit[seat]:
        parts.append(game.say("run.deed.pit"))
    return ", ".join(parts)


def figures(game: "SavedGame") -> list[Figure | None]:
    begun: list[Figure | None] = [_belt(game), _pluck(game)] if game.table.round else []
    return begun + [_luck(game), times.figure(game, owners(game), "round")]


def _belt(game: "SavedGame") -> Figure:
    title = game.say("run.belt")
    ends = rounds(game)
    series = [
        svg.Line(game.say("run.speed"), 0, [(end.round, end.speed) for end in ends]),
        svg.Line(game.say("run.alligators"), 1, [(end.round, end.alligators) for end in ends]),
    ]
    note = game.say("run.belt.note", count=game.table.moved)
    return Figure(title, svg.lines(title, series, game.say("round"), game.say("run.belt.axis")), note)


def _pluck(game: "SavedGame") -> Figure:
    title = game.say("run.pluck")
    series = [
        svg.Line(name, seat, [(end.round, end.pluck(seat)) for end in rounds(game)])
        for seat, name in enumerate(names(game))
    ]
    note = game.say("run.pluck.note", chips=PLUCK)
    return Figure(title, svg.lines(title, series, game.say("round"), title), note)


def _luck(game: "SavedGame") -> Figure | None:
    rows = []
    for seat, (name, (count, won, expected)) in enumerate(zip(names(game), luck(game))):
        if count:
            note = game.say("run.won", won=won, tests=count, expected=game.speaker.report.number(expected, 1))
            rows.append(svg.Bar(name, note, ((won, seat),), expected))
    if not rows:
        return None
    title = game.say("run.luck")
    return Figure(title, svg.bars(title, rows), game.say("run.luck.note"))
