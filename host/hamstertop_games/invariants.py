"""Properties that must hold in every position of a whole game. A title's own ones are in its module, as `check`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class Broken(AssertionError):
    """A property of the game does not hold; the message says which."""


def need(holds: object, what: str, *values: object) -> None:
    """Raise Broken with `what` as its message unless `holds`."""
    if not holds:
        raise Broken(what % values)


def check(game: Any, over: bool | None = None) -> None:
    """Raise Broken if nobody can choose while the game continues, or if `game.over` differs from `over` (by default,
    from its tracker's `over`)."""
    ended = game.tracker.over if over is None else over
    need(game.over == ended, "the game is over and the tracker is not, or the other way round")
    need(game.over or game.choices(), "nobody can choose in phase %s", game.phase)
