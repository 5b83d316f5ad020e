"""How often each person has won and played each title. When results have to leave the storage, their counts stay.

Everybody in first place has won: each of those who share it, and each player of a team. Games that were not finished,
and seats known by their colours, do not count.
"""

from collections import namedtuple

from . import fields, people

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

MOST_PEOPLE = 24  # for each title: those who have played most
LARGEST = 1 << 28  # limit for any number
MARK = b'"counts":'  # the field by which counts are recognized without reading them

Count = namedtuple("Count", ("person", "name", "wins", "games"))


class Counts:
    """The counts of each title by its name, and the latest game of each title whose result has left the storage."""

    def __init__(self) -> None:
        self._titles: dict[str, dict[str, Count]] = {}
        self._last: dict[str, str] = {}

    def titles(self) -> "list[tuple[str, tuple[Count, ...]]]":
        """Return the titles that somebody has played, each with its counts, most wins first."""
        return [(title, tuple(sorted(self._titles[title].values(), key=_rank))) for title in sorted(self._titles)]

    def read(self, payload: bytes) -> None:
        """Add the counts in a payload, if it has any."""
        if payload.find(MARK) < 0:
            return
        try:
            found = fields.read(payload)
            seated = people.of_fields(found)
            for person, (wins, games) in zip(seated, found["counts"]):
                if type(wins) is int and type(games) is int and 0 <= wins <= games < LARGEST:
                    self._count(found["title"], person, wins, games)
            self._last[found["title"]] = str(found.get("last", ""))
        except (ValueError, KeyError, TypeError):
            pass

    def add(self, title: str, players: "Sequence[Any]") -> None:
        """Count a finished game of these players (see `results.Player`)."""
        for player in players:
            if player.name:
                self._count(title, people.Person(player.person, player.name), int(player.place == 1), 1)

    def leave(self, title: str, game: str) -> None:
        """Remember that the result of the game with this identity has left the storage."""
        self._last[title] = game

    def write(self) -> list[bytes]:
        """Return a payload for each title."""
        payloads = []
        for title in sorted(self._last):
            counts = sorted(self._titles.get(title, {}).values(), key=_games)[:MOST_PEOPLE]
            found = people.fields([people.Person(count.person, count.name) for count in counts])
            found["counts"] = [[count.wins, count.games] for count in counts]
            found["title"], found["last"] = title, self._last[title]
            payloads.append(fields.write(found))
        return payloads

    def _count(self, title: str, person: "people.Person", wins: int, games: int) -> None:
        counts = self._titles.setdefault(title, {})
        key = person.id or " " + person.name  # a name alone is never an id
        before = counts.get(key, Count("", "", 0, 0))
        counts[key] = Count(person.id, person.name, before.wins + wins, before.games + games)


def left(payload: bytes, game: str) -> bool:
    """Return whether a payload says that the result of a title's latest game, with this identity, has left."""
    return payload.find(MARK) >= 0 and payload.find(b'"last":"' + game.encode() + b'"') >= 0


def _rank(count: "Count") -> "tuple[int, int, str]":
    return -count.wins, count.games, count.name


def _games(count: "Count") -> "tuple[int, str]":
    return -count.games, count.name
