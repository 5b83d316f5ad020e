"""Run, Hamster, Run!: speed, alligators, Pluck, actions, the HAT. Nothing here looks at sealed allocations."""

from dataclasses import dataclass
from typing import Any

from hamstertop.games.run_hamster_run.rules import BITE, PLUCK, REST, RUN, THROW
from hamstertop.games.run_hamster_run.tracker import ALLOCATE, CHOMP, DECLARE, LOSS, RESOLVE, Tracker

from . import svg, times
from .parts import Figure, Table, names, ranking
from .saved import SavedGame

ASKED = (ALLOCATE, DECLARE, RESOLVE, LOSS, CHOMP)
ACTIONS = {BITE: "Bite", RUN: "Run", THROW: "Throw", REST: "Rest"}


@dataclass(frozen=True)
class Draw:
    """A chip of the HAT that decided between two sides.

    Attributes:
        seat: the initiator, or who faced the alligators.
        other: the other hamster, None for the alligators.
        chance: of the first side to win.
        won: whether it did.
    """

    seat: int
    other: int | None
    chance: float
    won: bool


def owners(game: SavedGame) -> times.Owners:
    """Whom the device waited for, a round each."""
    tables = [step.before for step in game.steps]
    return [(table.to_act, table.round) if table.phase in ASKED else None for table in tables]


def progress(game: SavedGame) -> str:
    """How far the game has come."""
    return f"round {game.table.round}" if game.table.round else "placing the hamsters"


def fate(table: Tracker, seat: int) -> str:
    """Where a hamster is."""
    if table.eaten[seat]:
        return "eaten"
    if seat == table.winner:
        return "wins"
    where = "in the pit" if table.pit[seat] else "on the belt"
    return where + ", passed out" if table.passed_out(seat) else where


def standings(game: SavedGame) -> Table:
    """Where everybody is; the place of the winner once the game is over."""
    table = game.table
    places = table.places
    rows = [
        [str(places[seat]), name, fate(table, seat), str(table.pluck(seat)), str(table.fatigue[seat])]
        for seat, name in enumerate(names(game))
    ]
    return ranking(table.over, ("place", "hamster", "where", "Pluck", "Fatigue"), rows)


def rounds(game: SavedGame) -> list[Tracker]:
    """The table at the end of each round, and now if one is under way; the first is before them all."""
    last: dict[int, Tracker] = {}
    for step in game.standing:
        # What ends a round has begun the next one.
        last[step.before.round] = step.before
    last[game.table.round] = game.table
    return [last[number] for number in sorted(last)]


def draws(game: SavedGame) -> list[Draw]:
    """Every test that was decided by a draw."""
    found = []
    for step in game.standing:
        before, event = step.before, step.event
        if event and event[0] == "tested":
            ours, theirs = before.odds(*event[1:6])
            if theirs:
                found.append(Draw(event[1], event[3], ours / (ours + theirs), event[6] < ours))
        elif event and event[0] == "faced":
            ours = before.strength(before.facing, event[1])
            found.append(Draw(before.facing, None, ours / (ours + before.alligators), event[2] < ours))
    return found


def luck(game: SavedGame) -> list[tuple[int, int, float]]:
    """For each seat: draws it was part of, those it won, and those it would win on average."""
    found = []
    for seat in range(game.table.players):
        chances = [(draw.chance, draw.won) for draw in draws(game) if draw.seat == seat]
        chances += [(1 - draw.chance, not draw.won) for draw in draws(game) if draw.other == seat]
        found.append((len(chances), sum(won for _, won in chances), sum(chance for chance, _ in chances)))
    return found


def facts(game: SavedGame) -> dict[str, Any]:
    """For JSON."""
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
                "actions": [None if action is None else ACTIONS[action].lower() for action in end.actions],
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
        "places": table.places if table.over else None,
    }


def tables(game: SavedGame) -> list[Table]:
    """What each hamster did in each round."""
    rows = []
    for before, end in zip(rounds(game), rounds(game)[1:], strict=False):
        if any(action is not None for action in end.actions):
            deeds = [_deed(before, end, seat) for seat in range(end.players)]
            rows.append([str(end.round), str(end.speed), str(end.alligators), *deeds])
    head = ("round", "Speed", "alligators", *names(game))
    return [Table("Round by round", head, rows)] if rows else []


def _deed(before: Tracker, end: Tracker, seat: int) -> str:
    """An action as taken, and what became of the hamster."""
    if before.eaten[seat]:
        return ""
    action = end.actions[seat]
    parts = [] if action is None else [ACTIONS[action]]
    if end.eaten[seat]:
        parts.append("eaten")
    elif end.pit[seat] and not before.pit[seat]:
        parts.append("falls")
    elif end.pit[seat]:
        parts.append("in the pit")
    return ", ".join(parts)


def figures(game: SavedGame) -> list[Figure]:
    """The belt, Pluck, luck, times."""
    begun = [_belt(game), _pluck(game)] if game.table.round else []
    found = [*begun, _luck(game), times.figure(game, owners(game), "round")]
    return [figure for figure in found if figure]


def _belt(game: SavedGame) -> Figure:
    title = "Speed and alligators"
    ends = rounds(game)
    series = [
        svg.Line("Speed", 0, [(end.round, end.speed) for end in ends]),
        svg.Line("alligators", 1, [(end.round, end.alligators) for end in ends]),
    ]
    note = f"At the end of each round, or as it stands. The belt has moved {game.table.moved} times."
    return Figure(title, svg.lines(title, series, "round", "chips and alligators"), note)


def _pluck(game: SavedGame) -> Figure:
    title = "Pluck"
    series = [
        svg.Line(name, seat, [(end.round, end.pluck(seat)) for end in rounds(game)])
        for seat, name in enumerate(names(game))
    ]
    note = f"Chips not in Fatigue, of {PLUCK}, at the end of each round, or as it stands."
    return Figure(title, svg.lines(title, series, "round", "Pluck"), note)


def _luck(game: SavedGame) -> Figure | None:
    rows = []
    for seat, (name, (count, won, expected)) in enumerate(zip(names(game), luck(game), strict=True)):
        if count:
            note = f"{won} of {count} won, {expected:.1f} expected"
            rows.append(svg.Bar(name, note, ((won, seat),), expected))
    if not rows:
        return None
    title = "Tests won with the HAT"
    return Figure(title, svg.bars(title, rows), "Stroke: what the odds give on average. Alligators count too.")
