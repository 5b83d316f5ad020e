"""Add up results: who played, won and scored, by year and title. Portable: also used by the site.

Adding or removing a game takes the same time however many there are, and so does asking for sums: they depend on the
numbers of years, titles and people. A person is known by keys (see `people`).
"""

from collections import OrderedDict

from . import people

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Seat = tuple[str, int, int | None]  # key, "" for a seat without a name; place, 0 for who has left; score

REGULAR = 5  # games from which a person's rate is compared with others'


class Person:
    """What a person has achieved.

    Attributes:
        games: the number of games.
        wins: the number of first places, including shared ones.
        scores: how often the person had each score, by title.
    """

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.scores: dict[str, dict[int, int]] = {}

    @property
    def rate(self) -> int:
        """The share of games won, in percent."""
        return round(100 * self.wins / self.games)

    def mean(self, title: str) -> float:
        scores = self.scores[title]
        return round(sum([score * count for score, count in scores.items()]) / sum(scores.values()), 1)


class Sums:
    """What some of the games add up to.

    Attributes:
        games: the number of games by title.
        persons: the people by name.
        ahead: how often the first person finished ahead of the second, and how often both took part, by two names.
        won: the number of games that somebody has won, known by name or not.
        minutes: the number of games whose length is known, and their minutes.
        low: the titles in which somebody has won without the highest score.
    """

    def __init__(self) -> None:
        self.games: dict[str, int] = {}
        self.persons: dict[str, Person] = {}
        self.ahead: dict[tuple[str, str], list[int]] = {}
        self.won = 0
        self.minutes = [0, 0]
        self.low: set[str] = set()

    def ranked(self, order: "Callable[[str], str]") -> "OrderedDict[str, Person]":
        """Return the people by share of games won. Those with few games come last."""

        def key(name: str) -> "tuple[Any, ...]":
            person = self.persons[name]
            return person.games < REGULAR, -person.rate, -person.games, order(name), name

        return OrderedDict([(name, self.persons[name]) for name in sorted(self.persons, key=key)])

    def titles(self) -> list[str]:
        """Return the titles, most frequently played first."""
        return [title for _, title in sorted([(-count, title) for title, count in self.games.items()])]


class Totals:
    """The sums of all games.

    Args:
        stored: totals as returned by `stored`, or None if there are no games yet.

    Attributes:
        joined: the name under which somebody has listed a key's results.
    """

    def __init__(self, stored: "dict[str, Any] | None" = None) -> None:
        found = stored or {"cells": {}, "joined": {}, "spelled": {}}
        self._cells: dict[str, dict[str, Any]] = found["cells"]  # year -> title -> sums of plain values
        self.joined: dict[str, str] = found["joined"]
        self._spelled: dict[str, list[Any]] = found["spelled"]  # key -> name, and when it was written so
        self._shown = people.shown(self._spelled, self._met)

    def stored(self) -> "dict[str, Any]":
        return {"cells": self._cells, "joined": self.joined, "spelled": self._spelled}

    def spell(self, names: "Sequence[tuple[str, str]]", when: "Any") -> None:
        """Take the names of people at a table, as (key, name) pairs."""
        for key, name in names:
            before = self._spelled.get(key)
            if key and (not before or people.replaces(name, when, before)):
                self._spelled[key] = [name, when]

    def settle(self) -> None:
        """Tell people apart by what is known of them now: their names, and who has sat at one table."""
        self._shown = people.shown(self._spelled, self._met)

    def _met(self, key: str, other: str) -> bool:
        """Return whether two keys were at one table."""
        found = [cell["ahead"].get(key, {}).get(other) for cells in self._cells.values() for cell in cells.values()]
        return any([pair and pair[1] for pair in found])

    def who(self, key: str, name: str = "") -> str:
        """Return the name under which a person's results are listed, or else `name` or the key."""
        return self.joined.get(key) or self._shown.get(key) or name or key

    def keys(self, name: str) -> list[str]:
        """Return the keys of the person with a name."""
        return sorted([key for key in self._spelled if self.who(key) == name]) if self._spelled else [name]

    def add(self, title: str, year: str, minutes: int, seats: "Sequence[Seat]", times: int = 1) -> None:
        """Add a finished game, or remove it if `times` is -1.

        Args:
            title: the name of the title's folder.
            year: the year, or "" if it is unknown.
            minutes: the length, or 0 if it is unknown.
            seats: who took part.
            times: 1 or -1.
        """
        cell = self._cells.setdefault(year, {}).setdefault(title, _cell())
        cell["games"] += times
        if minutes:
            cell["minutes"][0] += times
            cell["minutes"][1] += times * minutes
        cell["won"] += times * (1 in [place for _, place, _ in seats])
        best = max([score for _, place, score in seats if place and score is not None] or [0])
        won = [score for _, place, score in seats if place == 1 and score is not None]
        cell["low"] += times * (won != [] and max(won) < best)
        ranked = sorted(seats, key=lambda seat: -(seat[1] or len(seats) + 1))  # the best place of a key comes last
        people = {key: (place, score) for key, place, score in ranked if key}
        for key, (place, score) in people.items():
            for other, (theirs, _) in people.items():
                if other != key:
                    ahead = cell["ahead"].setdefault(key, {}).setdefault(other, [0, 0])
                    ahead[0] += times * (0 < place < theirs)
                    ahead[1] += times
            if not place:
                continue
            person = cell["people"].setdefault(key, [0, 0, {}])
            person[0] += times
            person[1] += times * (place == 1)
            if score is not None:
                _count(person[2], str(score), times)

    def join(self, key: str, name: str | None) -> None:
        """List the results of the person called `key` under `name` from now on, or apart again if it is None."""
        if name:
            for other in self.keys(key):
                self.joined[other] = name
        else:
            for other in [other for other, to in self.joined.items() if self._shown.get(other, other) == key]:
                del self.joined[other]

    def parts(self, name: str) -> list[str]:
        """Return the names of those who are listed under a name because somebody has joined them."""
        own = [self._shown.get(key, key) for key, to in self.joined.items() if to == name]
        return sorted(set([other for other in own if other != name]))

    def years(self) -> list[str]:
        """Return the years of which there are games, latest first."""
        return [year for year in sorted(self._cells, reverse=True) if year and self.of(year).games]

    def of(self, year: str = "", title: str = "") -> Sums:
        """Return the sums of all games, or only of those of a year or title."""
        sums = Sums()
        for of_year, cells in self._cells.items():
            for of_title, cell in cells.items():
                if year in ("", of_year) and title in ("", of_title) and cell["games"]:
                    self._sum(sums, of_title, cell)
        return sums

    def _sum(self, sums: Sums, title: str, cell: "dict[str, Any]") -> None:
        _count(sums.games, title, cell["games"])
        sums.won += cell["won"]
        for at in range(2):
            sums.minutes[at] += cell["minutes"][at]
        if cell["low"]:
            sums.low.add(title)
        for key, (games, wins, scores) in cell["people"].items():
            if games:
                person = sums.persons.setdefault(self.who(key), Person())
                person.games += games
                person.wins += wins
                for score, count in scores.items():
                    _count(person.scores.setdefault(title, {}), int(score), count)
        for key, others in cell["ahead"].items():
            for other, (ahead, games) in others.items():
                found = sums.ahead.setdefault((self.who(key), self.who(other)), [0, 0])
                found[0] += ahead
                found[1] += games


def _cell() -> "dict[str, Any]":
    return {"games": 0, "won": 0, "minutes": [0, 0], "low": 0, "people": {}, "ahead": {}}


def _count(counts: "dict[Any, int]", what: "Any", times: int) -> None:
    """Add to a count, which is omitted if it is 0."""
    counts[what] = counts.get(what, 0) + times
    if not counts[what]:
        del counts[what]
