"""Write results as a table for spreadsheets (see docs/results.md). Portable: also used by the site."""

from binascii import hexlify

from . import history

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .results import Finished

MARK = "\ufeff"  # tells spreadsheets that the text is UTF-8
# The columns of a row for each player of each game
COLUMNS = ("game", "title", "players", "rounds", "minutes", "seat", "player", "place", "score", "won")
MORE = ("named", "date", "setup", "folder", "id", history.TIE, history.PERSON, history.BEFORE)
THEN = " / "  # between the names of people who had a seat one after another
SEPARATORS = ",;\t\r\n"  # what separates cells in some dialect, which may not be the one in which a table was written
FORMULAS = "=+-@"  # what a formula begins with
DIGITS = "0123456789"


class Table:
    """A table in CSV with a row for each player of each game.

    Args:
        decimal: the reader's decimal separator. Spreadsheets expect semicolons between cells if it is a comma.
    """

    def __init__(self, decimal: str = ".") -> None:
        self._separator = ";" if decimal == "," else ","
        self._number = 0  # of the last game

    def begin(self) -> str:
        return MARK + self._row([_quoted(column) for column in COLUMNS + MORE])

    def add(self, games: "Sequence[Finished]") -> str:
        """Return the rows of further games, given in the order of the table: latest first."""
        return "".join([self._row(row) for game in games for row in self._rows(game)])

    def end(self) -> str:
        return ""

    def _rows(self, game: "Finished") -> "list[list[str]]":
        self._number += 1
        result = game.result
        numbers = [_number(number) for number in (len(game.names), result.rounds or None, result.minutes or None)]
        start = [_number(self._number), _quoted(game.title)] + numbers
        setup = _quoted(" ".join([str(value) for value in result.setup]))
        end = [history.date(game.day), setup, _quoted(result.title), _quoted(hexlify(result.identity).decode())]
        found = []
        for seat, (name, player, earlier) in enumerate(zip(game.names, result.players, game.earlier)):
            about = (player.place, player.score, player.place == 1, player.name != "")
            values = [_number(number) for number in about]
            before = [name if person.name else "" for name, person in zip(earlier, player.before)]
            last = [_number(player.tie), _quoted(player.person), _quoted(THEN.join(before))]
            found.append(start + [_number(seat), _quoted(name)] + values + end + last)
        return found

    def _row(self, cells: "Sequence[str]") -> str:
        return self._separator.join(cells) + "\n"


def as_csv(games: "Sequence[Finished]", decimal: str = ".") -> str:
    """Return a table of all games, which are given oldest first."""
    table = Table(decimal)
    return table.begin() + table.add(list(reversed(games))) + table.end()


def _number(number: int | None) -> str:
    return "" if number is None else str(int(number))


def _quoted(found: str) -> str:
    return '"' + text(found).replace('"', '""') + '"'


def text(found: str) -> str:
    """Return a text with an apostrophe before everything that a spreadsheet could take for a formula, a number or a
    date."""
    return "".join(["'" + letter if _calculates(found, at) else letter for at, letter in enumerate(found)])


def _calculates(text: str, at: int) -> bool:
    """Return whether a cell could begin at an index and contain something else than text, after spaces, quotes and
    apostrophes."""
    if at and text[at - 1] not in SEPARATORS:
        return False
    first = text[at:].lstrip(" '\"")[:1]
    return first != "" and first in FORMULAS + DIGITS
