"""The report on the dice tray: dice by number of sides, and coins."""

from . import svg
from .parts import Figure, Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .saved import SavedGame

PLAYERS = False  # who rolls is not recorded


def progress(game: "SavedGame") -> str:
    """Return a list of the dice on the table in place of progress, because this title never ends."""
    return game.say("dice.lie_there", count=game.table.count, sides=game.table.sides)


def faces(game: "SavedGame") -> list[tuple[int, list[int]]]:
    """Return (number of sides, faces rolled) for each kind of die."""
    found: dict[int, list[int]] = {}
    for step in game.standing:
        if step.event and step.event[0] == "rolled":
            found.setdefault(step.before.sides, []).extend(step.event[1:])
    return sorted(found.items())


def coins(game: "SavedGame") -> list[int]:
    return [step.event[1] for step in game.standing if step.event and step.event[0] == "flipped"]


def _rolls(game: "SavedGame") -> Table:
    """Return a table of the rolls."""
    rows = []
    number = game.speaker.report.number
    for sides, shown in faces(game):
        die = game.say("dice.die", sides=sides)
        rows.append([die, str(len(shown)), number(sum(shown) / len(shown), 2), number((1 + sides) / 2, 2)])
    head = ("dice", "dice.thrown", "dice.average", "dice.expected")
    return Table(game.say("dice.title"), [game.say(column) for column in head], rows)


def facts(game: "SavedGame") -> "dict[str, Any]":
    return {
        "dice": {f"d{sides}": _counts(sides, shown) for sides, shown in faces(game)},
        "coins": [coins(game).count(side) for side in range(len(_sides(game)))],
    }


def tables(game: "SavedGame") -> list[Table]:
    shown = coins(game)
    rows = [[name, str(shown.count(side))] for side, name in enumerate(_sides(game))]
    coined = [Table(game.say("dice.coins"), (game.say("dice.side"), game.say("dice.shown")), rows)] if shown else []
    return [_rolls(game)] + coined


def figures(game: "SavedGame") -> list[Figure]:
    return [_dice(game, sides, shown) for sides, shown in faces(game)]


def _counts(sides: int, shown: list[int]) -> list[int]:
    return [shown.count(face) for face in range(1, sides + 1)]


def _sides(game: "SavedGame") -> "Sequence[str]":
    found: Sequence[str] = game.speaker.words("tray", game.game).coin_sides
    return found


def _dice(game: "SavedGame", sides: int, shown: list[int]) -> Figure:
    title = game.say("dice.of_sides", count=len(shown), sides=sides)
    fair = len(shown) / sides
    columns = [svg.Column(str(face), count, fair) for face, count in enumerate(_counts(sides, shown), 1)]
    picture = svg.columns(title, columns, game.say("dice.face"), game.say("dice.times"))
    return Figure(title, picture, game.say("fair_dice"))
