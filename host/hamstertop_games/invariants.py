"""What must hold in every position of a whole game; what a title adds stands in its own module, as `check`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class Broken(AssertionError):
    """A property of the game does not hold; the message says which."""


def need(holds: object, what: str, *values: object) -> None:
    """Raise Broken, saying what, unless it holds."""
    if not holds:
        raise Broken(what % values)


def check(game: Any, over: bool | None = None) -> None:
    """Raise Broken unless somebody can choose while the game continues, and it is over when `over` says so, which is
    the tracker unless the title knows better."""
    ended = game.tracker.over if over is None else over
    need(game.over == ended, "the game is over and the tracker is not, or the other way round")
    need(game.over or game.choices(), "nobody can choose in phase %s", game.phase)
