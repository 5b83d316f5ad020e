"""Properties that hold in every position of every title. Each title's own invariants are in its `invariants.check`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


class Broken(AssertionError):
    """Raised when an invariant does not hold. The message says which."""


def need(holds: object, what: str, *values: object) -> None:
    """Raise Broken with `what` as its message unless `holds` is true."""
    if not holds:
        raise Broken(what % values)


def check(game: Any, over: bool | None = None) -> None:
    """Raise Broken if an unfinished game offers no choices, or if `game.over` is not `over`, which defaults to the
    tracker's value."""
    ended = game.tracker.over if over is None else over
    need(game.over == ended, "the game and its tracker disagree on whether the game is over")
    need(game.over or game.choices(), "no choice is legal in phase %s", game.phase)
