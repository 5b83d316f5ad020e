"""Choices as numbers and what a seat sees as an array, for whatever learns from numbers.

Everything is seen from a seat: other seats count from it to the left, 0 is the seat itself. What the position implies
is not part of an action, such as the card that is to be placed; and an action that no position offers under these
house rules has no number. So one number means the same in every position, and there are few of them.

A title's module `<title>_codes` holds

- `rows(players, options)`: every action, see `Actions`;
- `SHORT`: kind of choice -> what makes an action of a choice of this kind, given (game, choice); without it a choice
  is its action;
- `parts(players, options)`: what an observation is made of, see `Layout`;
- `fill(game, seat, private, out, at)`: writes the numbers of an observation;
- `CHANCE`: outcomes of a chance node at most;
- `NOBODY`: whether a game can end without a winner;
- `secret(game, kind)`: whether choices of this kind are hidden now from all but who made them.
- `secrets(game, seat)`: the choices of a seat that may be hidden, or what chance gave it, as the position has them.
"""

import importlib
import importlib.util
import itertools
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .. import titles

Row = tuple[Any, ...]  # a kind of choice, then for each value what it can be; a tuple there stands for several values
Choice = tuple[Any, ...]
Short = Callable[[Any, Choice], Choice]
Array = Any  # array("f"): the type has a parameter for type checkers only

VERSION = 1  # of actions and observations: a number means something else in another one
HIDDEN = -1.0  # in an array: what the seat may not know, or what is not there yet


class Actions:
    """Every action of a title by its number, from 0."""

    def __init__(self, rows: Iterable[Row], short: dict[str, Short]) -> None:
        self.all = [action for row in rows for action in _actions(row)]
        self._numbers = {action: number for number, action in enumerate(self.all)}
        self._short = short

    def __len__(self) -> int:
        return len(self.all)

    def legal(self, game: Any) -> dict[int, Choice]:
        """Return the number and the choice of each action of the seat that must choose. KeyError for one that has no
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
    """Some neighbouring numbers of an observation.

    Args:
        name: what they are.
        size: how many.
        scale: how they are scaled: the divisor; or "0/1", "one hot", "n/(n+1)" and so on.
        low: the least that each can be, 0 or HIDDEN; the most is 1.
        seat: whose they are, as the seat that sees them counts; None where they are nobody's.
    """

    name: str
    size: int
    scale: str
    low: float = 0.0
    seat: int | None = None

    @property
    def key(self) -> str:
        """The name by which it is found in the layout."""
        return self.name if self.seat is None else f"{self.name} {self.seat}"


class Layout:
    """What the numbers of an observation are."""

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

    def observe(self, game: Any, seat: int, private: bool = True) -> Array:
        """Return what a seat sees, an array of floats from -1 to 1; not `private`: of what everybody sees."""
        found = self._none[:]
        self._fill(game, seat, private, found, self._at)
        return found


@dataclass(frozen=True)
class Codes:
    """What a title with this many players is in numbers."""

    actions: Actions
    layout: Layout
    chance: int
    nobody: bool
    secret: Callable[[Any, str], bool]
    secrets: Callable[[Any, int], list[Choice]]


def names() -> list[str]:
    """Return which titles have codes.

    Returns:
        Their names, in the order of the first screen.
    """
    return [title for title in titles.names() if importlib.util.find_spec(f"{__package__}.{title}_codes")]


def load(title: str, players: int, options: Any) -> Codes:
    """Return the numbers for the choices of a title and for what a player sees.

    Args:
        title: one of `names()`.
        players: how many play.
        options: its house rules, the title's `Options`.

    Returns:
        The codes: choices as numbers, views as vectors.
    """
    module = importlib.import_module(f"{__package__}.{title}_codes")
    return Codes(
        Actions(module.rows(players, options), module.SHORT),
        Layout(module.parts(players, options), module.fill),
        module.CHANCE,
        module.NOBODY,
        module.secret,
        module.secrets,
    )


def returns(game: Any) -> list[float]:
    """Return what each seat has won at the end of a game.

    Args:
        game: it may be over or not.

    Returns:
        For each seat: 1 for the only winner, and -1 divided by the number of the others for each of these. Several
        winners share what one would have. So the sum is 0, but where nobody wins: then all have lost. Before the end,
        0.
    """
    players = game.players
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    if not game.over:
        return [0.0] * players
    lost = -1 / (players - 1)
    won = (players / len(winners) - 1) / (players - 1) if winners else 0.0
    return [won if seat in winners else lost for seat in range(players)]


# What many titles have in common


def by_seat(kind: str) -> Short:
    """Return the action of a choice whose last value is another seat: counted from who chooses."""
    return lambda game, choice: (kind, (choice[-1] - game.seat) % game.players)


def one_hot(size: int, place: int) -> list[float]:
    """1 at a place and 0 elsewhere."""
    return [float(index == place) for index in range(size)]


def soft(count: int, half: int) -> float:
    """Return a count that has no bound, from 0 towards 1: at `half` it is 1/2."""
    return count / (count + half)


def seats_part(players: int) -> Part:
    """Return which seat it is that sees this; the only part that counts seats from seat 0."""
    return Part("self", players, "one hot")


def add(out: Array, place: int) -> None:
    """One more of something that is counted as n/(n+1)."""
    out[place] = 1 / (2 - out[place])
