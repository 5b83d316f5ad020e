"""Find the games that bots can play: every title with a whole game, and what it needs at a table.

Besides `game` and `options`, a title's folder may have these modules, each of them optional:

- `bots`: BOTS, the title's bots by name; guess(game, seat, source), if the title hides anything;
- `invariants`: check(game), which raises `invariants.Broken` for an impossible position;
- `figures`: TURNS (default: the event "turned"), rounds(game, turns), score(game) and SCORE, starter(game),
  held(game) and HELD, standing(game), ability(choice), figures(report), lines(figures).
"""

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from hamstertop import words
from hamstertop.companion import titles
from hamstertop_host.errors import UserError

from . import bots, invariants

if TYPE_CHECKING:
    from .tables import Report


@dataclass(frozen=True)
class Title:
    """A title and everything that belongs to it.

    Args:
        id: the name of its folder.
        name: as people write it.
        setup: what a new game is asked for: (name, what can be chosen, default).
        game: begins one, for players and options.
        options: makes its options.
        tracker: makes its tracker.
        bots: who can play it, by name.
        guess: a game that fits what a seat has seen, for game, seat and source, see `bots.guess`.
        check: raises `invariants.Broken` for a position.
        turns: kinds of event, of which each turn has just one.
        rounds: how long a game that is over was, given its turns.
        score: what a game is measured by on its way and at its end, `score_name` in words.
        starter: the seat that begins, once it is known; None before.
        held: once it is known, what some seats have from the start: name -> seats, one for each that they have;
            None before. `held_name` is what these things are.
        standing: how far ahead each seat is on its way and at its end, more is better.
        ability: what a choice uses, by name, "" for none.
        figures: what is reported of many games, by name.
        lines: the same for people.
    """

    id: str
    name: str
    setup: tuple[tuple[str, Any, int], ...]
    game: Callable[..., Any]
    options: Any
    tracker: Callable[[], Any]
    bots: dict[str, type[bots.Bot]]
    guess: Callable[[Any, int, Any], Any]
    check: Callable[[Any], None]
    turns: tuple[str, ...]
    rounds: Callable[[Any, int], int]
    score: Callable[[Any], int]
    score_name: str
    starter: Callable[[Any], int | None]
    held: Callable[[Any], dict[str, list[int]] | None]
    held_name: str
    standing: Callable[[Any], list[float]]
    ability: Callable[[Any], str]
    figures: "Callable[[Report], dict[str, float]]"
    lines: Callable[[dict[str, Any]], list[str]]

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it allows."""
        counts: tuple[int, ...] = self.setup[0][1]
        return counts

    def seats(self, players: int | None) -> int:
        """Return how many play.

        Args:
            players: how many are wanted; None for the title's default.

        Returns:
            The number of players.

        Raises:
            UserError: the title is not for this many players.
        """
        count = self.default("players") if players is None else players
        if count not in self.players:
            raise UserError(f"{self.name} must have {self.players[0]} to {self.players[-1]} players, not {count}")
        return count

    def default(self, name: str) -> int:
        """Return the default for a set-up value.

        Args:
            name: the value's name, such as "players".

        Returns:
            What it is if nobody chooses.
        """
        return next(default for field, _, default in self.setup if field == name)

    @property
    def readings(self) -> dict[str, tuple[Any, ...]]:
        """The house rules by name, with their possible values, the default first."""
        return {name: readings for _, name, readings in self.options.rules()}

    def is_default(self, name: str, value: object) -> bool:
        """Return whether a set-up or house-rule value is the default.

        Args:
            name: the name of the set-up value or house rule.
            value: what was chosen.
        """
        return value == (self.readings[name][0] if name in self.readings else self.default(name))

    def choices(self, name: str, players: int) -> tuple[int, ...]:
        """Return the choices for a value of the set-up.

        Args:
            name: of the value, such as "teams".
            players: how many play.

        Returns:
            What it can be; nothing if the title has no such value.
        """
        for field, choices, default in self.setup:
            if field == name:
                return tuple(choices([players, default]) if callable(choices) else choices)
        return ()


def called(title: str) -> str:
    """Return the name of a title for people, in English."""
    name: str = words.catalogue(words.FALLBACK).section(title, "title").name
    return name


@cache
def load(title: str) -> Title:
    """Return what a title brings.

    Args:
        title: one of `names()`.

    Returns:
        Its game, options, bots and so on.
    """
    figures = _own(title, "figures")
    return Title(
        title,
        called(title),
        titles.house(title).SETUP,
        _own(title, "game").Game,
        (_own(title, "options") or _own(title, "game")).Options,
        titles.tracker(title).Tracker,
        getattr(_own(title, "bots"), "BOTS", bots.BOTS),
        getattr(_own(title, "bots"), "guess", bots.guess),
        getattr(_own(title, "invariants"), "check", invariants.check),
        getattr(figures, "TURNS", ("turned",)),
        getattr(figures, "rounds", lambda game, turns: int(game.tracker.round)),
        getattr(figures, "score", lambda game: 0),
        getattr(figures, "SCORE", "Score"),
        getattr(figures, "starter", lambda game: 0),
        getattr(figures, "held", lambda game: {}),
        getattr(figures, "HELD", ""),
        getattr(figures, "standing", lambda game: [0.0] * game.players),
        getattr(figures, "ability", lambda choice: ""),
        getattr(figures, "figures", lambda report: {}),
        getattr(figures, "lines", lambda found: []),
    )


@cache
def names() -> list[str]:
    """Return the titles with a whole game.

    Returns:
        The names of their folders, in the order of the first screen.
    """
    return [title for title in titles.names() if _own(title, "game")]


def _own(title: str, module: str) -> Any:
    """Return a module from the title's folder in this package, None if the title has none."""
    folder = f"{__package__}.{title}"
    found = importlib.util.find_spec(folder) and importlib.util.find_spec(f"{folder}.{module}")
    return importlib.import_module(f"{folder}.{module}") if found else None
