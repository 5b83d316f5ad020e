"""The end: what lies on the dams, and on a tie who has hamsters left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game


def count(game: Game) -> None:
    """Answer whatever the tracker asks, which ranks the players. HD-71; hamsters only for a tied win, HD-72."""
    tracker = game.tracker
    while not tracker.over:
        seat = tracker.to_act
        assert seat is not None
        dam = game.dams[seat]
        if tracker.phase == "dams":
            game.emit(("dam", seat, sum(dam.tokens)))
        else:
            game.emit(("hamsters", seat, dam.hamsters()))
    game.go("over", None)
