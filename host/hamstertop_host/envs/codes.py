"""Choices as numbers and views as vectors, for whatever learns from numbers.

A title's module `<title>_codes` holds

- `rows(players, options)`: every choice that players can ever have under these house rules, see `Actions`;
- `parts(players)`: what a view is made of, see `Layout`;
- `CHANCE`: outcomes of a chance node at most;
- `NOBODY`: whether a game can end without a winner;
- `secret(game, kind)`: whether choices of this kind are hidden now from all but who made them.
"""

import importlib
import importlib.util
import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..playing import titles

Row = tuple[Any, ...]  # a kind of choice, then for each value what it can be; a tuple there stands for several values
View = dict[str, Any]

HIDDEN = -1  # in a vector: what the seat may not know
COUNTER = 32767  # the bound of what has none


class Actions:
    """Every choice of a title by its number, from 0."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.choices = [choice for row in rows for choice in _choices(row)]
        self._numbers = {choice: number for number, choice in enumerate(self.choices)}

    def __len__(self) -> int:
        return len(self.choices)

    def number(self, choice: tuple[Any, ...]) -> int:
        """The number of a choice. KeyError for one that the title does not have."""
        return self._numbers[choice]


def _choices(row: Row) -> Iterable[tuple[Any, ...]]:
    kind, *fields = row
    for values in itertools.product(*fields):
        yield (
            kind,
            *itertools.chain.from_iterable(value if isinstance(value, tuple) else (value,) for value in values),
        )


@dataclass(frozen=True)
class Part:
    """Some neighbouring numbers of a vector.

    Args:
        name: what they are.
        size: how many.
        low: the least each can be.
        high: the most.
        read: finds them in a view; what is missing at the end is `low`.
    """

    name: str
    size: int
    low: int
    high: int
    read: Callable[[View], Iterable[int]]


class Layout:
    """How a view becomes a vector. The first numbers are 1 for the seat that sees it and 0 for the others."""

    def __init__(self, players: int, parts: Iterable[Part]) -> None:
        self.players = players
        self.parts = tuple(parts)
        self.low = [0] * players + [part.low for part in self.parts for _ in range(part.size)]
        self.high = [1] * players + [part.high for part in self.parts for _ in range(part.size)]
        self.names = [f"self {seat}" for seat in range(players)]
        self.names += [f"{part.name} {index}" for part in self.parts for index in range(part.size)]

    def __len__(self) -> int:
        return len(self.low)

    def vector(self, view: View, seat: int) -> list[int]:
        """A view of this seat as numbers, each within `low` and `high`. ValueError if a part does not fit."""
        found = [int(seat == other) for other in range(self.players)]
        for part in self.parts:
            values = list(part.read(view))
            if len(values) > part.size:
                raise ValueError(f"{part.name} has {len(values)} values, not {part.size}")
            found += values
            found += [part.low] * (part.size - len(values))
        return found


@dataclass(frozen=True)
class Codes:
    """What a title with so many players is in numbers."""

    actions: Actions
    layout: Layout
    chance: int
    nobody: bool
    secret: Callable[[Any, str], bool]


def names() -> list[str]:
    """The titles that have codes, in the order of the first screen."""
    return [title for title in titles.names() if importlib.util.find_spec(f"{__package__}.{title}_codes")]


def load(title: str, players: int, options: Any) -> Codes:
    """The codes of a title for so many players and these house rules, its `Options` as `options`."""
    module = importlib.import_module(f"{__package__}.{title}_codes")
    actions = Actions(module.rows(players, options))
    return Codes(actions, Layout(players, module.parts(players)), module.CHANCE, module.NOBODY, module.secret)


def returns(game: Any) -> list[float]:
    """What each seat has won at the end of a game.

    It is 1 for the only winner, and -1 divided by the number of the others for each of these. Several winners share
    what one would have. So the sum is 0, but where nobody wins: then all have lost. Before the end, 0.
    """
    players = game.players
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    if not game.over:
        return [0.0] * players
    lost = -1 / (players - 1)
    won = (players / len(winners) - 1) / (players - 1) if winners else 0.0
    return [won if seat in winners else lost for seat in range(players)]


# Parts that many titles have. `path` is the way into the view: field names and indices.


def one_of(name: str, names: Sequence[object], *path: str | int) -> Part:
    """1 for the value that it is, 0 for the others."""
    return Part(name, len(names), 0, 1, lambda view: [int(_at(view, path) == value) for value in names])


def numbers(name: str, size: int, low: int, high: int, *path: str | int) -> Part:
    """Numbers as they are; None is `low`."""
    return Part(
        name, size, low, high, lambda view: [low if value is None else value for value in _flat(_at(view, path))]
    )


def counts(name: str, values: Sequence[int], *path: str | int) -> Part:
    """How many there are of each value; -1 where that is hidden."""
    return Part(name, len(values), HIDDEN, COUNTER, lambda view: tally(_at(view, path), values))


def tally(found: "Sequence[int] | None", values: Sequence[int]) -> list[int]:
    """How many of each value."""
    return [HIDDEN] * len(values) if found is None else [found.count(value) for value in values]


def for_each(players: int, part: Callable[[str, int], Part], name: str) -> list[Part]:
    """A part for each seat."""
    return [part(f"{name} of {seat}", seat) for seat in range(players)]


def seat_to_act(players: int) -> Part:
    """Who must choose; none at a chance node and at the end."""
    return one_of("to act", range(players), "seat")


def _at(view: Any, path: Iterable[Any]) -> Any:
    for step in path:
        view = view[step]
    return view


def _flat(value: Any) -> Iterable[Any]:
    if isinstance(value, tuple):
        for each in value:
            yield from _flat(each)
    else:
        yield int(value) if isinstance(value, bool) else value
