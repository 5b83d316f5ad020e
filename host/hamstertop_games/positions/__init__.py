"""Set up positions by hand, for tests and puzzles. Each title has its own module.

    from hamstertop_games.positions import hamsterdam
    game = hamsterdam.position(hamsterdam.dam({7: [STANDARD]}), hamsterdam.dam(), phase="move")

The game continues from the position, where its history begins. An impossible position raises `Impossible`, with the
reason. Tests of individual rules can pass `checked=False` to set up positions that cannot occur in a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop_games.invariants import Broken

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Impossible(ValueError):
    """Raised for an impossible position. The message says why."""


def ready(game: Any, check: Callable[[Any], None] | None) -> Any:
    """Make the current position the start of the game, and return the game. Raise Impossible if the position
    fails `check`."""
    if check:
        try:
            check(game)
        except Broken as error:
            raise Impossible(str(error)) from error
    game.begin_here()
    return game


def possible(holds: object, what: str, *values: object) -> None:
    """Raise Impossible with `what` as its message unless `holds` is true."""
    if not holds:
        raise Impossible(what % values)
