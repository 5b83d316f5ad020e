"""Encode choices as numbers and a seat's view as an array, for learning algorithms.

Everything is relative to a seat: that seat is 0, and the others are numbered from there to the left. To keep the number
of actions small, an action omits values that the position implies, such as the card to be placed, and only actions that
can occur under the given house rules have numbers. A number has the same meaning in every position.

Each title's module `<title>_codes` defines:

- `rows(players, options)`: all actions (see `Actions`);
- `SHORT`: kind of choice -> a function of (game, choice) that returns the action; for other kinds, the action is the
choice;
- `parts(players, options)`: the parts of an observation (see `Layout`);
- `fill(game, seat, private, out, at)`: write an observation's numbers;
- `CHANCE`: the maximum number of outcomes at a chance node;
- `NOBODY`: whether a game can end without a winner.
"""

import importlib
import importlib.util
import itertools
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .. import titles

Row = tuple[Any, ...]  # a kind of choice, then the possible values of each field; a tuple fills several fields
Choice = tuple[Any, ...]
Short = Callable[[Any, Choice], Choice]
Array = Any  # array("f"), which is generic only for type checkers

VERSION = 1  # of actions and observations; the meaning of a number can differ between versions
HIDDEN = -1.0  # in an observation: a value that is hidden from the seat or does not exist yet


class Actions:
    """A title's actions, numbered from 0."""

    def __init__(self, rows: Iterable[Row], short: dict[str, Short]) -> None:
        self.all = [action for row in rows for action in _actions(row)]
        self._numbers = {action: number for number, action in enumerate(self.all)}
        self._short = short

    def __len__(self) -> int:
        return len(self.all)

    def legal(self, game: Any) -> dict[int, Choice]:
        """Return the legal actions of the seat to act, as number -> choice. Raise KeyError for an action without a
        number."""
        numbers, short = self._numbers, self._short
        return {
            numbers[short[choice[0]](game, choice) if choice[0] in short else choice]: choice
            for choice in game.choices()
        }


def _actions(row: Row) -> Iterable[Choice]:
    kind, *fields = row
    for values in itertools.product(*fields):
        yield (
            kind,
            *itertools.chain.from_iterable(value if isinstance(value, tuple) else (value,) for value in values),
        )


@dataclass(frozen=True)
class Part:
    """A run of consecutive numbers in an observation.

    Args:
        name: what the numbers describe.
        size: how many numbers there are.
        scale: how the numbers are scaled: a divisor, or "0/1", "one hot", "n/(n+1)" and so on.
        low: the minimum of each number, 0 or HIDDEN; the maximum is 1.
        seat: the seat described, counted from the observing seat; None if the numbers describe the whole table.
    """

    name: str
    size: int
    scale: str
    low: float = 0.0
    seat: int | None = None

    @property
    def key(self) -> str:
        return self.name if self.seat is None else f"{self.name} {self.seat}"


class Layout:
    """The meaning of each number in an observation."""

    def __init__(self, parts: Iterable[Part], fill: Callable[..., None]) -> None:
        self.parts = tuple(parts)
        self.low = [part.low for part in self.parts for _ in range(part.size)]
        self.names = [f"{part.key}, {index}" for part in self.parts for index in range(part.size)]
        self._fill = fill
        self._none = array("f", bytes(4 * len(self.low)))
        places = itertools.accumulate((part.size for part in self.parts), initial=0)
        self._at = {part.key: place for part, place in zip(self.parts, places, strict=False)}

    def __len__(self) -> int:
        return len(self.low)

    def __str__(self) -> str:
        """Return a line for each part: the places of its numbers, what they describe and how they are scaled."""
        lines = []
        for part in self.parts:
            place, last = self._at[part.key], self._at[part.key] + part.size - 1
            places = f"{place} to {last}" if place < last else str(place)
            lines.append(f"{places}: {part.key} ({part.scale})")
        return "\n".join(lines)

    def observe(self, game: Any, seat: int, private: bool = True) -> Array:
        """Return what `seat` observes, as an array of floats from -1 to 1. Unless `private`, include only what
        everybody can see."""
        found = self._none[:]
        self._fill(game, seat, private, found, self._at)
        return found


@dataclass(frozen=True)
class Codes:
    """A title's actions and observations for a given number of players."""

    actions: Actions
    layout: Layout
    chance: int
    nobody: bool


def names() -> list[str]:
    """Return the names of the titles that have codes, in the order of the device's first screen."""
    return [title for title in titles.names() if importlib.util.find_spec(f"{__package__}.{title}_codes")]


def load(title: str, players: int, options: Any) -> Codes:
    """Return the codes that number the choices and encode the views of a title, one of `names()`. The house rules are
    an instance of its `Options`."""
    module = importlib.import_module(f"{__package__}.{title}_codes")
    return Codes(
        Actions(module.rows(players, options), module.SHORT),
        Layout(module.parts(players, options), module.fill),
        module.CHANCE,
        module.NOBODY,
    )


def returns(game: Any) -> list[float]:
    """Return the reward of each seat.

    Args:
        game: the game, finished or not.

    Returns:
        1 for a single winner and -1 / (players - 1) for everybody else. Several winners get equal rewards, chosen so
        that the sum of all rewards is 0. If nobody wins, every seat gets -1 / (players - 1). Until the game is over,
        all rewards are 0.
    """
    players = game.players
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    if not game.over:
        return [0.0] * players
    lost = -1 / (players - 1)
    won = (players / len(winners) - 1) / (players - 1) if winners else 0.0
    return [won if seat in winners else lost for seat in range(players)]


# Helpers that several titles share


def soft(count: int, half: int) -> float:
    """Return an unbounded count scaled to the range 0 to 1, where `half` becomes 1/2."""
    return count / (count + half)


def seats_part(players: int) -> Part:
    """Return the part that identifies the observing seat, the only part where seats are counted from seat 0."""
    return Part("self", players, "one hot")


def add(out: Array, place: int) -> None:
    """Add 1 to a count stored as n/(n+1)."""
    out[place] = 1 / (2 - out[place])
