"""Find the titles that bots can play, and load their parts.

Besides `game` and `options`, a title's folder can have these modules:

- `bots`: BOTS, the title's bots by name; guess(game, seat, source), if the title has hidden information;
- `invariants`: check(game), which raises `invariants.Broken` for an impossible position;
- `figures`: TURNS (default: the event "turned"), rounds(game, turns), score(game) and SCORE, starter(game),
  held(game) and HELD, ASSUMES, standing(game), ability(choice), figures(report), lines(figures).
"""

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from hamstertop import words
from hamstertop.games import titles

from . import bots, invariants
from .errors import UserError

if TYPE_CHECKING:
    from .tables import Report


class Title:
    """A title and its parts.

    Attributes:
        id: the name of the title's folder.
        name: the title's display name.
        setup: the values to choose for a new game, as (name, possible values, default).
        game: the class of its games, called with the number of players and the options.
        options: the class of its options.
        tracker: the class of its tracker.
        bots: the classes of its bots, by name.
        guess: a function of the game, seat and source that guesses hidden information (see `bots.guess`).
        check: a function that raises `invariants.Broken` for an impossible position.
        turns: the kinds of event that occur exactly once in each turn.
        rounds: a function of the game and the number of turns that returns the number of rounds.
        score: a function that returns the game's score, a measure of its progress.
        score_name: the name of the score.
        starter: a function that returns the seat that begins, or None if this is not known yet.
        held: a function that returns what seats have from the start, as name -> seats, with a seat listed once for
            each item it has; or None if this is not known yet.
        held_name: the name for what `held` returns.
        assumes: sentences about what statistics rest on that nobody has verified.
        standing: a function that returns how well each seat is doing; more is better.
        ability: a function that returns the name of the ability that a choice uses, or "".
        figures: a function that returns a report's statistics by name.
        lines: a function that formats those statistics as lines of text.
    """

    def __init__(self, title: str) -> None:
        figures, bots_module = _own(title, "figures"), _own(title, "bots")
        self.id = title
        self.name = called(title)
        self.setup: tuple[tuple[str, Any, int], ...] = titles.house(title).SETUP
        self.game: Callable[..., Any] = _own(title, "game").Game
        self.options: Any = (_own(title, "options") or _own(title, "game")).Options
        self.tracker: Callable[[], Any] = titles.tracker(title).Tracker
        self.bots: dict[str, type[bots.Bot]] = getattr(bots_module, "BOTS", bots.BOTS)
        self.guess: Callable[[Any, int, Any], Any] = getattr(bots_module, "guess", bots.guess)
        self.check: Callable[[Any], None] = getattr(_own(title, "invariants"), "check", invariants.check)
        self.turns: tuple[str, ...] = getattr(figures, "TURNS", ("turned",))
        self.rounds: Callable[[Any, int], int] = getattr(figures, "rounds", lambda game, turns: int(game.tracker.round))
        self.score: Callable[[Any], int] = getattr(figures, "score", lambda game: 0)
        self.score_name: str = getattr(figures, "SCORE", "Score")
        self.starter: Callable[[Any], int | None] = getattr(figures, "starter", lambda game: 0)
        self.held: Callable[[Any], dict[str, list[int]] | None] = getattr(figures, "held", lambda game: {})
        self.held_name: str = getattr(figures, "HELD", "")
        self.assumes: tuple[str, ...] = getattr(figures, "ASSUMES", ())
        self.standing: Callable[[Any], list[float]] = getattr(figures, "standing", lambda game: [0.0] * game.players)
        self.ability: Callable[[Any], str] = getattr(figures, "ability", lambda choice: "")
        self.figures: Callable[[Report], dict[str, float]] = getattr(figures, "figures", lambda report: {})
        self.lines: Callable[[dict[str, Any]], list[str]] = getattr(figures, "lines", lambda found: [])

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the title allows."""
        counts: tuple[int, ...] = self.setup[0][1]
        return counts

    def seats(self, players: int | None) -> int:
        """Return a number of players, or for None the title's default.

        Raises:
            UserError: the title does not allow this number of players.
        """
        count = self.default("players") if players is None else players
        if count not in self.players:
            raise UserError(f"{self.name} must have {self.players[0]} to {self.players[-1]} players, not {count!r}")
        return count

    def default(self, name: str) -> int:
        """Return the default of a set-up value, such as "players"."""
        return next(default for field, _, default in self.setup if field == name)

    @property
    def interpretations(self) -> dict[str, tuple[Any, ...]]:
        """The possible values of each house rule by name, starting with the default."""
        return {name: interpretations for _, name, interpretations in self.options.rules()}

    def is_default(self, name: str, value: object) -> bool:
        """Return whether this is the default of the set-up value or house rule called `name`."""
        return value == (self.interpretations[name][0] if name in self.interpretations else self.default(name))

    def choices(self, name: str, players: int) -> tuple[int, ...]:
        """Return the possible values of a set-up value, such as "teams", with this number of players, or an empty tuple
        if the title does not have this set-up value."""
        for field, choices, default in self.setup:
            if field == name:
                return tuple(choices([players, default]) if callable(choices) else choices)
        return ()


def called(title: str) -> str:
    """Return a title's display name in English."""
    name: str = words.catalogue(words.FALLBACK).section(title, "title").name
    return name


@cache
def load(title: str) -> Title:
    """Return a title, one of `names()`, with its game, options, bots and so on.

    Raises:
        UserError: there is no such title.
    """
    if title not in names():
        raise UserError(f"there is no title {title!r} (known: {', '.join(names())})")
    return Title(title)


@cache
def names() -> list[str]:
    """Return the folders of the titles that have a rules engine, in the order of the device's first screen."""
    return [title for title in titles.names() if _own(title, "game")]


def _own(title: str, module: str) -> Any:
    folder = f"{__package__}.{title}"
    found = importlib.util.find_spec(folder) and importlib.util.find_spec(f"{folder}.{module}")
    return importlib.import_module(f"{folder}.{module}") if found else None
