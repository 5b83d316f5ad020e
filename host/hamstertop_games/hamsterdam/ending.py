"""The end of the game: counting the water on the dams, and the remaining hamsters to break a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


def count(game: Game) -> None:
    """Answer the tracker's questions until it has ranked the players. It asks for water (HD-71), and for hamsters only
    to break a tie for the win (HD-72)."""
    tracker = game.tracker
    while not tracker.over:
        seat = tracker.actor
        dam = game.dams[seat]
        if tracker.phase == "dams":
            game.emit(("dam", seat, sum(dam.tokens)))
        else:
            game.emit(("hamsters", seat, dam.hamsters()))
    game.go("over", None)
