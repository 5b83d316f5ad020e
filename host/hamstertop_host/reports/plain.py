"""The default report, for titles without one of their own: places, scores, and how the scores developed."""

from . import svg, times
from .parts import Figure, Table, names, ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .saved import SavedGame


def owners(game: "SavedGame") -> "times.Owners":
    """Return, for each step, the seat whose turn it is and the round."""
    tables = [step.before for step in game.steps]
    return [None if table.to_act is None else (table.to_act, table.round) for table in tables]


def progress(game: "SavedGame") -> str:
    return game.say("progress.round", round=game.table.round)


def tables(game: "SavedGame") -> list[Table]:
    rows = [[name, str(score)] for name, score in zip(names(game), game.table.scores)]
    return [ranking(game, ("player", "points"), rows)]


def scores(game: "SavedGame") -> list[list[tuple[int, int]]]:
    """Return each seat's points as (rounds finished, points) pairs: at the start, at each change and at the end."""
    found: list[list[tuple[int, int]]] = [[(0, 0)] for _ in range(game.table.players)]
    for step in game.standing:
        for points, score in zip(found, step.after.scores):
            if points[-1][1] != score:
                points.append((step.after.round - 1, score))
    for points in found:
        points.append((game.table.round, points[-1][1]))
    return found


def facts(game: "SavedGame") -> "dict[str, Any]":
    table = game.table
    return {
        "round": table.round,
        "points": table.scores,
        "points_over_rounds": scores(game),
    }


def figures(game: "SavedGame") -> list[Figure | None]:
    return [_points(game), times.figure(game, owners(game))]


def _points(game: "SavedGame") -> Figure | None:
    found = scores(game)
    if not any(len(points) > 2 for points in found):
        return None
    title = game.say("points.title")
    lines = [svg.Line(name, seat, found[seat]) for seat, name in enumerate(names(game))]
    return Figure(title, svg.lines(title, lines, game.say("rounds"), game.say("points")))
