"""Encode choices as numbers and a seat's view as an array, for learning algorithms.

Everything is relative to a seat: it is 0, and the others are counted from it to the left. Values that the position
implies, such as the card to be placed, are not part of an action; and an action that no position offers under these
house rules has no number. So a number has the same meaning in every position, and there are few numbers.

A title's module `<title>_codes` has

- `rows(players, options)`: every action (see `Actions`);
- `SHORT`: kind of choice -> a function of (game, choice) that returns the action; kinds without one use the choice
itself;
- `parts(players, options)`: the parts of an observation (see `Layout`);
- `fill(game, seat, private, out, at)`: writes the numbers of an observation;
- `CHANCE`: the greatest number of outcomes at a chance node;
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

Row = tuple[Any, ...]  # a kind of choice, then the possible values in each place, a tuple for several at once
Choice = tuple[Any, ...]
Short = Callable[[Any, Choice], Choice]
Array = Any  # array("f"): the type takes a parameter for type checkers only

VERSION = 1  # of actions and observations: numbers may have another meaning in another version
HIDDEN = -1.0  # in an array: a value that the seat may not know, or that does not exist yet


class Actions:
    """All actions of a title by their numbers, from 0."""

    def __init__(self, rows: Iterable[Row], short: dict[str, Short]) -> None:
        self.all = [action for row in rows for action in _actions(row)]
        self._numbers = {action: number for number, action in enumerate(self.all)}
        self._short = short

    def __len__(self) -> int:
        return len(self.all)

    def legal(self, game: Any) -> dict[int, Choice]:
        """Return number -> choice for each legal action of the seat that must choose. Raise KeyError for an action
        without a number."""
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
    """Consecutive numbers of an observation.

    Args:
        name: what they describe.
        size: how many numbers there are.
        scale: how they are scaled: a divisor, or "0/1", "one hot", "n/(n+1)" and so on.
        low: the least value of each, 0 or HIDDEN; the greatest is 1.
        seat: the seat that they describe, counted from the seat that observes; None if they describe the whole table.
    """

    name: str
    size: int
    scale: str
    low: float = 0.0
    seat: int | None = None

    @property
    def key(self) -> str:
        """The name of the part in the layout."""
        return self.name if self.seat is None else f"{self.name} {self.seat}"


class Layout:
    """The meaning of each number of an observation."""

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
        """Return an observation from `seat`: an array of floats from -1 to 1. Unless `private`, it has only what
        everybody sees."""
        found = self._none[:]
        self._fill(game, seat, private, found, self._at)
        return found


@dataclass(frozen=True)
class Codes:
    """The actions and observations of a title for a number of players."""

    actions: Actions
    layout: Layout
    chance: int
    nobody: bool
    secret: Callable[[Any, str], bool]
    secrets: Callable[[Any, int], list[Choice]]


def names() -> list[str]:
    """Return the titles that have codes.

    Returns:
        Their names, in the order of the device's first screen.
    """
    return [title for title in titles.names() if importlib.util.find_spec(f"{__package__}.{title}_codes")]


def load(title: str, players: int, options: Any) -> Codes:
    """Return the codes for the choices and views of a title.

    Args:
        title: one of `names()`.
        players: the number of players.
        options: the house rules, the title's `Options`.

    Returns:
        The codes: numbers for choices, vectors for views.
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
    """Return the reward of each seat at the end of a game.

    Args:
        game: the game, which need not be over.

    Returns:
        1 for the only winner, and -1 divided by the number of losers for each loser; several winners share equally what
        one would have. So the sum is 0, except if nobody wins: then every seat gets a loser's reward. All rewards are 0
        before the end.
    """
    players = game.players
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    if not game.over:
        return [0.0] * players
    lost = -1 / (players - 1)
    won = (players / len(winners) - 1) / (players - 1) if winners else 0.0
    return [won if seat in winners else lost for seat in range(players)]


# Parts that several titles share


def by_seat(kind: str) -> Short:
    """Return a function that makes an action from a choice whose last value is another seat, counted from the
    chooser."""
    return lambda game, choice: (kind, (choice[-1] - game.seat) % game.players)


def one_hot(size: int, place: int) -> list[float]:
    """Return a list of zeros with a 1 at `place`."""
    return [float(index == place) for index in range(size)]


def soft(count: int, half: int) -> float:
    """Return an unbounded count scaled to 0 to 1: at `half` it is 1/2."""
    return count / (count + half)


def seats_part(players: int) -> Part:
    """Return the part that tells which seat observes; it is the only part that counts seats from seat 0."""
    return Part("self", players, "one hot")


def add(out: Array, place: int) -> None:
    """Add one to a count that is stored as n/(n+1)."""
    out[place] = 1 / (2 - out[place])
