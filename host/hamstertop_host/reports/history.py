"""Write and read histories: results of many evenings as JSON (see docs/results.md). Portable: also used by the site."""

from binascii import hexlify, unhexlify

from hamstertop.saving.results import Result
from hamstertop.saving.session import IDENTITY

from . import codes
from .codes import Taken

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from .results import Finished

VERSION = 1
MARK = "hamstertop"  # the key whose value is the version
RESULTS = "results"
# The columns of a table that has a row for each player of each game
COLUMNS = ("game", "title", "players", "rounds", "minutes", "seat", "player", "place", "score", "won")
KEPT = ("named", "date", "setup", "folder", "id")  # additional columns, needed to restore the results
TIE = "tie"  # the tie-breaker: a player's key, and the last column
MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
FIRST = 2020  # the year of day 1


def of_results(games: "Iterable[Finished]") -> "list[dict[str, Any]]":
    return [_entry(game) for game in games]


def _entry(game: "Finished") -> "dict[str, Any]":
    result = game.result
    return {
        "id": hexlify(result.identity).decode(),
        "game": result.title,
        "title": game.title,
        "date": date(game.day) or None,
        "rounds": result.rounds or None,
        "minutes": result.minutes or None,
        "setup": list(result.setup) or None,
        "over": result.finished,
        "players": [
            _player(name, place, score, tie)
            for name, (place, score, _), tie in zip(game.names, result.players, result.ties)
        ],
        "unnamed": [seat for seat, player in enumerate(result.players) if not player[2]],
    }


def _player(name: str, place: int, score: int | None, tie: int | None) -> "dict[str, Any]":
    found: dict[str, Any] = {"name": name, "place": place or None, "score": score}
    if tie is not None:
        found[TIE] = tie
    return found


def rows(games: "Sequence[Finished]") -> "list[list[Any]]":
    """Return the games as a table with headings and a row for each player of each game. The last game is number 1."""
    found: list[list[Any]] = [list(COLUMNS + KEPT) + [TIE]]
    for number, game in enumerate(reversed(games), 1):
        result = game.result
        start = [number, text(game.title), len(game.names), result.rounds or "", result.minutes or ""]
        setup = " ".join([str(value) for value in result.setup])
        end = [date(game.day), setup, result.title, hexlify(result.identity).decode()]
        for seat, (name, (place, score, named)) in enumerate(zip(game.names, result.players)):
            tie = result.ties[seat]
            points = ["" if number is None else number for number in (score, tie)]
            row = [seat, text(name), place, points[0], int(place == 1), int(named != "")]
            found.append(start + row + end + points[1:])
    return found


def text(name: str) -> str:
    """Return a name as written in a table cell, escaped so that no spreadsheet treats it as a formula."""
    return "'" + name if _calculates(name) else name


def name(text: str) -> str:
    """Return the name in a table cell, without the escape."""
    return text[1:] if text[:1] == "'" and _calculates(text) else text


def _calculates(text: str) -> bool:
    return text.lstrip("'")[:1] in tuple("=+-@")


def read(history: "Any") -> list[Taken]:
    """Return the results in a history parsed from JSON. If several have the same id, the last one is used.

    Raises:
        ValueError: the data is not a history, is from a later version, or has an invalid entry; the message says which.
    """
    if not isinstance(history, dict) or not isinstance(history.get(RESULTS), list):
        raise ValueError(f'there is no "{RESULTS}" list')
    version = history.get(MARK, VERSION)
    if version != VERSION:
        raise ValueError(f"the history must be version {VERSION}, not {version}")
    found: list[Taken] = []
    for number, entry in enumerate(history[RESULTS]):
        try:
            found.append(_taken(entry))
        except (KeyError, IndexError, TypeError, AttributeError, ValueError):  # Refused is a ValueError
            raise ValueError(f"{RESULTS}[{number}] is not a valid result")
    last = {taken.record[:IDENTITY]: at for at, taken in enumerate(found)}
    return [taken for at, taken in enumerate(found) if last[taken.record[:IDENTITY]] == at]


def _taken(entry: "Any") -> Taken:
    identity = unhexlify(entry["id"])
    unnamed = entry.get("unnamed") or []
    players, ties = [], []
    for seat, player in enumerate(entry["players"]):
        name = "" if seat in unnamed else player["name"]
        players.append((player["place"] or 0, player["score"], name))
        ties.append(player.get(TIE))
    numbers = [entry.get("minutes") or 0, entry.get("rounds") or 0]
    record = codes.record(identity, entry["game"], numbers[0], numbers[1], entry.get("setup") or [], players, ties)
    Result(record)
    return Taken(record, day(entry.get("date") or ""))


def day(text: str) -> int:
    """Return the day number of a date such as 2026-11-22, where 2020-01-01 is day 1, or 0 for "".

    Raises:
        ValueError: the text is not a date, or is before the first day.
    """
    if not text:
        return 0
    year, month, number = [int(part) for part in text.split("-")]
    if not (FIRST <= year < FIRST + 1000 and 1 <= month <= 12 and 1 <= number <= _days(year, month)):
        raise ValueError("invalid date: " + text)
    days = sum([365 + _leap(before) for before in range(FIRST, year)])
    return days + sum([_days(year, before) for before in range(1, month)]) + number


def date(day: int) -> str:
    """Return the date for a day number, or "" for 0."""
    if not day:
        return ""
    year, month = FIRST, 1
    while day > 365 + _leap(year):
        day -= 365 + _leap(year)
        year += 1
    while day > _days(year, month):
        day -= _days(year, month)
        month += 1
    return f"{year:04}-{month:02}-{day:02}"


def _leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _days(year: int, month: int) -> int:
    return MONTHS[month - 1] + (month == 2 and _leap(year))
