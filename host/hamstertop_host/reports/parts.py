"""The parts of a report."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .saved import SavedGame


class Table:
    """A table of words and numbers, with column headings."""

    def __init__(self, title: str, head: "Sequence[str]", rows: "Sequence[Sequence[str]]") -> None:
        self.title = title
        self.head = head
        self.rows = rows

    def right(self) -> list[bool]:
        """Return, for each column, whether it contains only numbers and is therefore right-aligned."""
        return [all(_is_number(row[column]) for row in self.rows) for column in range(len(self.head))]


def ranking(game: "SavedGame", columns: "Sequence[str]", rows: "Sequence[list[str]]") -> Table:
    """Return a table of the standings, from the keys of its columns' words and the cells of each seat. If the game is
    over with a ranking, the places are added. Players without a place come last."""
    title, head = game.say("standings"), [game.say(column) for column in columns]
    if not game.table.over or game.table.unranked:
        return Table(title, head, rows)
    places = game.table.places
    order = sorted([(place or len(rows) + 1, seat) for seat, place in enumerate(places)])
    return Table(title, [game.say("place")] + head, [[str(places[seat] or "")] + rows[seat] for _, seat in order])


def _is_number(cell: str) -> bool:
    return "".join([letter for letter in cell if letter not in ":.,%\u00a0"]).isdigit() or cell in ("", "?")


class Figure:
    """A chart with a title, a note, and a legend of (style, meaning) pairs for its hatching patterns."""

    def __init__(self, title: str, picture: str, note: str = "", legend: "Sequence[tuple[int, str]]" = ()) -> None:
        self.title = title
        self.picture = picture
        self.note = note
        self.legend = legend


def names(game: "SavedGame") -> list[str]:
    return [game.speaker.name(seat) for seat in range(game.table.players)]
