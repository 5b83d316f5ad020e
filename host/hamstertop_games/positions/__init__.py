"""Positions set up by hand, for tests and puzzles; a module a title. Portable.

    from hamstertop_games.positions import hamsterdam
    game = hamsterdam.position(hamsterdam.dam({7: [STANDARD]}), hamsterdam.dam(), phase="move")

The game can be played on at once; its history begins here. What cannot be raises `Impossible`, which says why. Tests
of single rules may ask for what no game leads to, with `checked=False`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop_games.invariants import Broken

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Impossible(ValueError):
    """There is no such position; the message says why."""


def ready(game: Any, check: Callable[[Any], None] | None) -> Any:
    """Return the game, with this position as its start. Impossible if `check` finds it broken."""
    if check:
        try:
            check(game)
        except Broken as error:
            raise Impossible(str(error)) from error
    game.begin_here()
    return game


def possible(holds: object, what: str, *values: object) -> None:
    """Impossible, saying what, unless it holds."""
    if not holds:
        raise Impossible(what % values)
