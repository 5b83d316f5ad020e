"""Draws from the HAT."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..whole import Phase

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


class Hat(Phase):
    """A chance node: ("draw", seat) draws a chip of that seat's hamster, or of an alligator if `seat` is the number of
    hamsters."""

    kinds = ("draw",)
    rules = "RHR-104"

    def hat(self, game: Game) -> list[tuple[int, int]]:
        """Return (seat, number of chips in the HAT) pairs."""
        return [(seat, chips) for seat, chips in enumerate(game.tracker.hat) if chips]

    def outcomes(self, game: Game) -> list[tuple[Choice, int]]:
        return [(("draw", owner), chips) for owner, chips in self.hat(game)]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        chip = 0  # the owner's first chip
        for owner, chips in self.hat(game):
            if owner == choice[1]:
                break
            chip += chips
        self.drawn(game, chip)

    def drawn(self, game: Game, chip: int) -> None:
        game.enter(("drawn", chip))
