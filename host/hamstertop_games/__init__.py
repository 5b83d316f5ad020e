"""Whole games as a library: every card, piece and square, with bots, notation, positions and environments. Portable.

    from hamstertop_games import TABLE, hamsterdam
    game = hamsterdam.Game(players=3)

A title's `Game` (see `whole`) contains the tracker from `hamstertop.games` with which a companion follows the game, and
reports to it the events that people would enter into the companion:

- `seat`: the seat that must choose now, TABLE at a chance node, None when the game is over;
- `choices()`: every legal choice, each a plain tuple; `outcomes()`: at a chance node, each choice with its weight;
- `play(choice)`: carries out a choice and returns the events to report; raises IllegalChoice if it is not legal;
- `view(seat)`: the information that the player in that seat may know; `view()`: the information open to everybody;
- `over`, `standings()`, `copy()`, `state()`.

The titles are `hamsterdam`, `hamsterrolle`, `run_hamster_run` and `score_pad`. `titles` finds them; `bots` and `search`
play them, and `tables` plays many of them; `notation` writes them down; `positions` sets them up; `envs` is for
learning agents. All of these are loaded when they are first used.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from hamstertop.games import IllegalEvent as IllegalEvent

if TYPE_CHECKING:
    from typing import Any

    from hamstertop.games import Event as Event

    from . import bots as bots
    from . import envs as envs
    from . import hamsterdam as hamsterdam
    from . import hamsterrolle as hamsterrolle
    from . import notation as notation
    from . import positions as positions
    from . import run_hamster_run as run_hamster_run
    from . import score_pad as score_pad
    from . import search as search
    from . import tables as tables
    from . import titles as titles

    # A kind, then small integers. The type is loose: with tuple[str, *tuple[int, ...]], type checkers reject choice[1].
    Choice = tuple[Any, ...]

TABLE = -1  # the seat that chooses at a chance node

_MODULES = (
    "bots",
    "envs",
    "hamsterdam",
    "hamsterrolle",
    "notation",
    "positions",
    "run_hamster_run",
    "score_pad",
    "search",
    "tables",
    "titles",
)


class IllegalChoice(ValueError):
    """The choice is not legal now; the message names the rules against it and the legal choices. Nothing has changed.

    Attributes:
        choice: the refused choice.
        phase: the phase of the game.
        rules: ids of the rules against it, as docs/rules has them.
        legal: every legal choice.
    """

    choice: Any = None
    phase = ""
    rules: tuple[str, ...] = ()
    legal: tuple[Choice, ...] = ()


if sys.implementation.name == "cpython":

    def __getattr__(name: str) -> Any:
        if name in _MODULES:
            return __import__(__name__ + "." + name, None, None, ("__name__",))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
