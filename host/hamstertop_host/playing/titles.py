"""The games that bots play: what each brings to a table."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from hamstertop.games.hamsterdam.game import Game as HamsterdamGame
from hamstertop.games.hamsterdam.options import Options as HamsterdamOptions
from hamstertop.games.hamsterdam.tracker import Tracker as HamsterdamTracker
from hamstertop.games.hamsterrolle.game import Game as HamsterrolleGame
from hamstertop.games.hamsterrolle.options import Options as HamsterrolleOptions
from hamstertop.games.hamsterrolle.tracker import Tracker as HamsterrolleTracker
from hamstertop.games.run_hamster_run.game import Game as RunGame
from hamstertop.games.run_hamster_run.options import Options as RunOptions
from hamstertop.games.run_hamster_run.tracker import Tracker as RunTracker

from . import (
    bots,
    hamsterdam,
    hamsterrolle,
    hamsterrolle_bots,
    hamsterrolle_invariants,
    invariants,
    run_hamster_run,
    run_hamster_run_bots,
    run_hamster_run_invariants,
)


@dataclass(frozen=True)
class Title:
    """A game.

    Args:
        name: as people write it.
        players: the fewest and the most it is for.
        game: begins one, for players and options.
        options: makes its options.
        tracker: makes its tracker.
        bots: who can play it, by name.
        check: raises `invariants.Broken` for a position.
        keys: the module whose `enter` presses an event.
        turns: kinds of event, of which each turn has just one.
        rounds: how long a game that is over was, given its turns.
        score: what is left at its end: water in all piles, pieces in all stocks, alligators.
    """

    name: str
    players: tuple[int, int]
    game: Callable[..., Any]
    options: Callable[..., Any]
    tracker: Callable[[], Any]
    bots: dict[str, type[bots.Bot]]
    check: Callable[[Any], None]
    keys: ModuleType
    turns: tuple[str, ...]
    rounds: Callable[[Any, int], int]
    score: Callable[[Any], int]


TITLES = {
    "hamsterdam": Title(
        "Hamsterdam",
        (2, 4),
        HamsterdamGame,
        HamsterdamOptions,
        HamsterdamTracker,
        bots.BOTS,
        invariants.check,
        hamsterdam,
        ("rolled",),
        lambda game, turns: int(game.tracker.round),
        lambda game: int(game.tracker.water),
    ),
    "hamsterrolle": Title(
        "Hamsterrolle",
        (2, 4),
        HamsterrolleGame,
        HamsterrolleOptions,
        HamsterrolleTracker,
        hamsterrolle_bots.BOTS,
        hamsterrolle_invariants.check,
        hamsterrolle,
        ("built", "fell", "dropped", "passed", "idle"),
        lambda game, turns: -(-turns // game.players),
        lambda game: sum(game.tracker.stocks),
    ),
    "run_hamster_run": Title(
        "Run, Hamster, Run!",
        (2, 5),
        RunGame,
        RunOptions,
        RunTracker,
        run_hamster_run_bots.BOTS,
        run_hamster_run_invariants.check,
        run_hamster_run,
        ("declared",),
        lambda game, turns: int(game.tracker.round),
        lambda game: int(game.tracker.alligators),
    ),
}
