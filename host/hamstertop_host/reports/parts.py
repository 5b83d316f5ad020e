"""What a report is made of."""

from collections.abc import Sequence
from dataclasses import dataclass

from .saved import SavedGame


@dataclass(frozen=True)
class Table:
    """Rows of words and numbers under their heads."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def right(self) -> list[bool]:
        """For each column whether it holds numbers, which stand to the right."""
        return [all(_is_number(row[column]) for row in self.rows) for column in range(len(self.head))]


def ranking(game: SavedGame, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """The standings: `head` and `rows` begin with the place, which nobody has before the game is over."""
    title = game.say("standings")
    if not game.table.over:
        return Table(title, head[1:], [row[1:] for row in rows])
    return Table(title, head, sorted(rows, key=lambda row: int(row[0])))


def _is_number(cell: str) -> bool:
    return cell.replace(":", "").replace(".", "").replace(",", "").isdecimal() or cell in ("", "?")


@dataclass(frozen=True)
class Figure:
    """A picture with its title, the meaning of its hatchings by style, and what else must be said."""

    title: str
    picture: str
    note: str = ""
    legend: Sequence[tuple[int, str]] = ()


def names(game: SavedGame) -> list[str]:
    """What the players are called, by seat."""
    return [game.speaker.name(seat) for seat in range(game.table.players)]
