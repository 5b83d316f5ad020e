"""The report on Hamsterdam: water, dice and breaches."""

from hamstertop.games.hamsterdam import rules
from hamstertop.games.hamsterdam.tracker import BREACH, CHOOSE, FLOOD, ROLL

from . import svg, times
from .parts import Figure, Table, names, ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .saved import SavedGame

TURN = (ROLL, CHOOSE, FLOOD, BREACH)
LEVELS = ((3, "hamsterdam.breach.first"), (5, "hamsterdam.breach.second"), (6, "hamsterdam.breach.each"))


def owners(game: "SavedGame") -> "times.Owners":
    """Return, for each step, the seat whose turn it is (from the roll to the last breach) and the turn."""
    tables = [step.before for step in game.steps]
    return [(table.roller, (table.round, table.turn)) if table.phase in TURN else None for table in tables]


def progress(game: "SavedGame") -> str:
    table = game.table
    turn = min(table.turn + 1, rules.ROLLS_IN_ROUND)
    return game.say("hamsterdam.progress", round=table.round, turn=turn, turns=rules.ROLLS_IN_ROUND)


def tables(game: "SavedGame") -> list[Table]:
    table = game.table
    rows = []
    for seat, name in enumerate(names(game)):
        dam = str(table.dams[seat]) if table.dams[seat] >= 0 else "?"
        row = [name, str(table.piles[seat]), dam, str(table.scores[seat]), str(table.flipped[seat])]
        if any(table.hamsters):  # entered to break a tie
            row.append(str(table.hamsters[seat] or ""))
        rows.append(row)
    columns = ["player", "hamsterdam.pile", "hamsterdam.dam", "hamsterdam.water", "hamsterdam.flipped"]
    if any(table.hamsters):
        columns.append("hamsterdam.hamsters")
    return [ranking(game, columns, rows)]


def rolls(game: "SavedGame") -> list[int]:
    """Return the totals rolled by the device's two dice. A roll that was undone and then repeated counts once."""
    return [sum(step.event[1:]) for step in game.standing if step.event and "rolled" in step.event[0]]


def water(game: "SavedGame") -> list[list[tuple[int, int]]]:
    """Return each seat's pile as (turns finished, tokens) pairs: at the start, at each change and at the end."""
    found: list[list[tuple[int, int]]] = [[(0, 0)] for _ in range(game.table.players)]
    for step in game.standing:
        now = (step.after.round - 1) * rules.ROLLS_IN_ROUND + step.after.turn
        for seat, pile in enumerate(step.after.piles):
            if found[seat][-1][1] != pile:
                found[seat].append((now, pile))
    for points in found:
        points.append((now, points[-1][1]))
    return found


def facts(game: "SavedGame") -> "dict[str, Any]":
    table = game.table
    totals = rolls(game)
    return {
        "classic": table.classic,
        "round": table.round,
        "turn": table.turn,
        "piles": table.piles,
        "on_dams": [dam if dam >= 0 else None for dam in table.dams],
        "flipped": table.flipped,
        "water_over_turns": water(game),
        "rolls": {str(total): totals.count(total) for total in sorted(set(totals))},
    }


def figures(game: "SavedGame") -> list[Figure | None]:
    return [_water(game), _dice(game), times.figure(game, owners(game))]


def _water(game: "SavedGame") -> Figure | None:
    if not any(points[-1][0] for points in water(game)):
        return None
    series = [svg.Line(name, seat, points) for seat, (name, points) in enumerate(zip(names(game), water(game)))]
    title = game.say("hamsterdam.piles")
    levels = [] if game.table.classic else [(tokens, game.say(name)) for tokens, name in LEVELS]
    return Figure(
        title,
        svg.lines(title, series, game.say("turns_played"), game.say("hamsterdam.tokens"), levels),
        game.say("hamsterdam.limit", limit=game.table.limit, water=game.table.water),
    )


def _dice(game: "SavedGame") -> Figure | None:
    totals = rolls(game)
    count = len(totals)
    typed = sum(step.event[0] == "typed" for step in game.standing if step.event)
    if not count:
        return None
    title = game.say("hamsterdam.rolls", count=count)
    columns = []
    for total in range(2, 13):
        ways = 6 - abs(7 - total)  # of the 36 ways that two dice can fall
        columns.append(svg.Column(str(total), totals.count(total), count * ways / 36))
    note = game.say("fair_dice")
    if typed:
        note += " " + game.say("hamsterdam.typed", count=typed)
    return Figure(
        title, svg.columns(title, columns, game.say("hamsterdam.total"), game.say("hamsterdam.rolls_axis")), note
    )
