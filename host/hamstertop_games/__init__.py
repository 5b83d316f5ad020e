"""A library of complete games, down to every card, piece and square, with bots, notation, positions and environments.

    from hamstertop_games import TABLE, hamsterdam
    game = hamsterdam.Game(players=3)

A title's `Game` (see `whole`) has a tracker from `hamstertop.games`, like the one in a companion, and applies to it the
events that people would enter. Its interface is:

- `seat`: the seat to act, TABLE at a chance node, or None when the game is over;
- `choices()`: all legal choices, as plain tuples; `outcomes()`: the choices at a chance node, with their weights;
- `play(choice)`: play a choice and return the events to report, or raise IllegalChoice;
- `view(seat)`: what the player in that seat is allowed to know; `view()`: what everybody can see;
- `over`, `standings()`, `copy()`, `state()`.

The titles are `hamsterdam`, `hamsterrolle`, `run_hamster_run` and `score_pad`. Use `titles` to find them, `bots` and
`search` to play them, `tables`, `compare` and `respond` to play many games, `notation` to read and write games,
`positions` to set up positions, and `envs` to train agents. Each module is loaded on first use.
"""

import sys

from hamstertop.games import IllegalEvent as IllegalEvent

TYPE_CHECKING = False  # no typing, because the site's reports run on MicroPython
if TYPE_CHECKING:
    from typing import Any

    from hamstertop.games import Event as Event

    from . import bots as bots
    from . import compare as compare
    from . import envs as envs
    from . import hamsterdam as hamsterdam
    from . import hamsterrolle as hamsterrolle
    from . import notation as notation
    from . import positions as positions
    from . import respond as respond
    from . import run_hamster_run as run_hamster_run
    from . import score_pad as score_pad
    from . import search as search
    from . import tables as tables
    from . import titles as titles

    # A kind, then small integers. The type is loose because type checkers reject choice[1] on tuple[str, *tuple[int,
    # ...]].
    Choice = tuple[Any, ...]

TABLE = -1  # the "seat" to act at a chance node


class IllegalChoice(ValueError):
    """Raised for an illegal choice. The message names the rules that the choice breaks, and lists the legal choices.
    The game is unchanged.

    Attributes:
        choice: the rejected choice.
        phase: the game's current phase.
        rules: the ids of the rules that the choice breaks, as in docs/rules.
        legal: all legal choices.
    """

    choice: "Any" = None
    phase = ""
    rules: tuple[str, ...] = ()
    legal: "tuple[Choice, ...]" = ()


if sys.implementation.name == "cpython":

    def __getattr__(name: str) -> "Any":
        from importlib import import_module, util

        if util.find_spec(f"{__name__}.{name}"):
            return import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
