"""Whole games as a library: every card, piece and square, with bots, notation, positions and environments. Portable.

    from hamstertop_games import TABLE, hamsterdam
    game = hamsterdam.Game(players=3)

A title's `Game`, see `whole`, contains the tracker that a companion follows the game with, of `hamstertop.games`, and
reports to it what people would enter into the companion:

- `seat`: who must choose now, TABLE at a chance node, None when the game is over;
- `choices()`: every legal choice, each a plain tuple; `outcomes()`: at a chance node each with its weight;
- `play(choice)`: the events to report; IllegalChoice for anything that is not in `choices()`;
- `view(seat)`: what the player there may know, `view()` what everybody may know;
- `over`, `standings()`, `copy()`, `state()`.

The titles are `hamsterdam`, `hamsterrolle`, `run_hamster_run` and `score_pad`. `titles` finds them; `bots` and `search`
play them, `tables` plays many; `notation` writes them down; `positions` sets them up; `envs` is for agents that learn.
All of these are loaded when they are first used.
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

    # A kind, then small integers. Type checkers are not told: of tuple[str, *tuple[int, ...]] they forbid choice[1].
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
    """The choice is not legal now; the message names the rule and what is. Nothing has changed.

    Attributes:
        choice: what was refused.
        phase: that of the game.
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
