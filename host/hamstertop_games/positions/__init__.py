"""Positions set up by hand, for tests and puzzles; one module for each title. Portable.

    from hamstertop_games.positions import hamsterdam
    game = hamsterdam.position(hamsterdam.dam({7: [STANDARD]}), hamsterdam.dam(), phase="move")

The game can be played on at once; its history begins here. An impossible position raises `Impossible`, which says why.
With `checked=False`, tests of single rules may set up positions that no game leads to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop_games.invariants import Broken

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Impossible(ValueError):
    """The position is impossible; the message says why."""


def ready(game: Any, check: Callable[[Any], None] | None) -> Any:
    """Return the game with this position as its start. Raise Impossible if `check` finds it broken."""
    if check:
        try:
            check(game)
        except Broken as error:
            raise Impossible(str(error)) from error
    game.begin_here()
    return game


def possible(holds: object, what: str, *values: object) -> None:
    """Raise Impossible with `what` as its message unless `holds`."""
    if not holds:
        raise Impossible(what % values)
