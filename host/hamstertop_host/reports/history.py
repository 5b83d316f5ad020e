"""Write and read histories: results of many evenings as JSON (see docs/results.md). Portable: also used by the site."""

import json
from binascii import hexlify

from hamstertop.saving.people import Person
from hamstertop.saving.results import Player, identity

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
TIE = "tie"  # a player's key for the tie-breaker
PERSON = "person"  # for the person's id
BEFORE = "before"  # and for the people from whom this one took over, in order
MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
FIRST = 2020  # the year of day 1


class History:
    """A history as JSON, with an entry on each line."""

    def __init__(self) -> None:
        self._before = ""

    def begin(self) -> str:
        return f'{{"{MARK}": {VERSION}, "{RESULTS}": ['

    def add(self, games: "Iterable[Finished]") -> str:
        """Return the entries of further games, given oldest first."""
        found = ""
        for entry in of_results(games):
            found += self._before + "\n" + json.dumps(entry)
            self._before = ","
        return found

    def end(self) -> str:
        return "\n]}\n"


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
        "timed": result.timed,
        "setup": list(result.setup) or None,
        "over": result.finished,
        "players": [_player(*each) for each in zip(game.names, result.players, game.earlier)],
        "unnamed": [seat for seat, player in enumerate(result.players) if not player.name],
    }


def _player(name: str, player: Player, earlier: "Sequence[str]") -> "dict[str, Any]":
    found: dict[str, Any] = {"name": name, "place": player.place or None, "score": player.score}
    if player.tie is not None:
        found[TIE] = player.tie
    if player.person:
        found[PERSON] = player.person
    if earlier:
        found[BEFORE] = [
            {"name": name, PERSON: person.id} if person.name else {} for name, person in zip(earlier, player.before)
        ]
    return found


def read(history: "Any", first: int = 0) -> list[Taken]:
    """Return the results in a history parsed from JSON. If several have the same id, the last one is used.

    Args:
        history: the history.
        first: the number of its first result, if it is part of a longer history.

    Raises:
        ValueError: the data is not a history, is from a later version, or has an invalid entry; the message says which.
    """
    if not isinstance(history, dict) or not isinstance(history.get(RESULTS), list):
        raise ValueError(f'there is no "{RESULTS}" list')
    version = history.get(MARK, VERSION)
    if version != VERSION:
        raise ValueError(f"the history must be version {VERSION}, not {version}")
    found: list[Taken] = []
    for number, entry in enumerate(history[RESULTS], first):
        try:
            found.append(_taken(entry))
        except (KeyError, IndexError, TypeError, AttributeError, ValueError):  # Refused is a ValueError
            raise ValueError(f"{RESULTS}[{number}] is not a valid result")
    last = {identity(taken.record): at for at, taken in enumerate(found)}
    return [taken for at, taken in enumerate(found) if last[identity(taken.record)] == at]


def _taken(entry: "Any") -> Taken:
    unnamed = entry.get("unnamed") or []
    players = []
    for seat, player in enumerate(entry["players"]):
        person, name = ("", "") if seat in unnamed else (player.get(PERSON) or "", player["name"])
        before = [Person(each.get(PERSON) or "", each.get("name") or "") for each in player.get(BEFORE) or ()]
        players.append(Player(player["place"] or 0, player["score"], player.get(TIE), person, name, tuple(before)))
    found = {"id": entry["id"], "title": entry["game"], "timed": entry.get("timed", False)}
    found.update(minutes=entry.get("minutes") or 0, rounds=entry.get("rounds") or 0, setup=entry.get("setup") or [])
    return Taken(codes.record(found, players), day(entry.get("date") or ""))


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
