"""The dice tray: every die by its sides, coins."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from . import svg
from .parts import Figure, Table
from .saved import SavedGame

PLAYERS = False  # whoever throws


def progress(game: SavedGame) -> str:
    """It never ends."""
    return game.say("dice.lie_there", count=game.table.count, sides=game.table.sides)


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
    number = game.speaker.report.number
    for sides, counts in faces(game).items():
        mean = sum(face * count for face, count in counts.items()) / counts.total()
        die = game.say("dice.die", sides=sides)
        rows.append([die, str(counts.total()), number(mean, 2), number((1 + sides) / 2, 2)])
    head = ("dice", "dice.thrown", "dice.average", "dice.expected")
    return Table(game.say("dice.title"), [game.say(column) for column in head], rows)


def facts(game: SavedGame) -> dict[str, Any]:
    """For JSON."""
    return {
        "dice": {f"d{sides}": [counts[face] for face in range(1, sides + 1)] for sides, counts in faces(game).items()},
        "coins": [coins(game)[side] for side in range(len(_sides(game)))],
    }


def tables(game: SavedGame) -> list[Table]:
    """Coins."""
    counts = coins(game)
    rows = [[name, str(counts[side])] for side, name in enumerate(_sides(game))]
    return [Table(game.say("dice.coins"), (game.say("dice.side"), game.say("dice.shown")), rows)] if counts else []


def figures(game: SavedGame) -> list[Figure]:
    """A histogram for each kind of dice."""
    return [_dice(game, sides, counts) for sides, counts in faces(game).items()]


def _sides(game: SavedGame) -> Sequence[str]:
    """What the sides of a coin are called."""
    found: Sequence[str] = game.speaker.words("tray", game.game).coin_sides
    return found


def _dice(game: SavedGame, sides: int, counts: Counter[int]) -> Figure:
    title = game.say("dice.of_sides", count=counts.total(), sides=sides)
    fair = counts.total() / sides
    columns = [svg.Column(str(face), counts[face], fair) for face in range(1, sides + 1)]
    picture = svg.columns(title, columns, game.say("dice.face"), game.say("dice.times"))
    return Figure(title, picture, game.say("fair_dice"))
