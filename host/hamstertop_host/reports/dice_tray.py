"""The dice tray: every die by its sides, coins."""

from collections import Counter
from typing import Any

from hamstertop.games.dice_tray.en import COIN_SIDES

from . import svg
from .parts import Figure, Table
from .saved import SavedGame

PLAYERS = False  # whoever throws


def progress(game: SavedGame) -> str:
    """It never ends."""
    return f"{game.table.count} dice of {game.table.sides} sides lie there"


def faces(game: SavedGame) -> dict[int, Counter[int]]:
    """Sides of a die -> how often such dice showed each face."""
    found: dict[int, Counter[int]] = {}
    for step in game.standing:
        if step.event and step.event[0] == "rolled":
            found.setdefault(step.before.sides, Counter()).update(step.event[1:])
    return dict(sorted(found.items()))


def coins(game: SavedGame) -> Counter[int]:
    """How often the coin showed each side."""
    return Counter(step.event[1] for step in game.standing if step.event and step.event[0] == "flipped")


def standings(game: SavedGame) -> Table:
    """What was thrown."""
    rows = []
    for sides, counts in faces(game).items():
        mean = sum(face * count for face, count in counts.items()) / counts.total()
        rows.append([f"d{sides}", str(counts.total()), f"{mean:.2f}", f"{(1 + sides) / 2:.2f}"])
    return Table("Thrown", ("dice", "thrown", "average", "expected"), rows)


def facts(game: SavedGame) -> dict[str, Any]:
    """For JSON."""
    return {
        "dice": {f"d{sides}": [counts[face] for face in range(1, sides + 1)] for sides, counts in faces(game).items()},
        "coins": [coins(game)[side] for side in range(len(COIN_SIDES))],
    }


def tables(game: SavedGame) -> list[Table]:
    """Coins."""
    counts = coins(game)
    rows = [[name, str(counts[side])] for side, name in enumerate(COIN_SIDES)]
    return [Table("Coins", ("side", "shown"), rows)] if counts else []


def figures(game: SavedGame) -> list[Figure]:
    """A histogram for each kind of dice."""
    return [_dice(sides, counts) for sides, counts in faces(game).items()]


def _dice(sides: int, counts: Counter[int]) -> Figure:
    title = f"{counts.total()} dice of {sides} sides" if counts.total() > 1 else f"A die of {sides} sides"
    fair = counts.total() / sides
    columns = [svg.Column(str(face), counts[face], fair) for face in range(1, sides + 1)]
    note = "Dashed: what fair dice give on average."
    return Figure(title, svg.columns(title, columns, "face", "times"), note)
