"""The end of a round: the belt, the alligators, and Fatigue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.run_hamster_run.rules import TRAITS

from .. import TABLE
from ..whole import Phase
from . import belt
from .phase import Hat

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def convey(game: Game) -> None:
    """Move the belt as often as the tracker says. RHR-70, RHR-71."""
    before = game.places
    moves = game.tracker.moves
    game.places = [belt.conveyed(square, moves) if square >= 0 else square for square in before]
    for seat, square in enumerate(game.places):
        if square == belt.PIT and before[seat] != belt.PIT:
            game.emit(("fell", seat))
    game.enter(("done",))


class Chomp(Phase):
    """("face", trait): the hamster faces the alligators with this trait's chips in the HAT."""

    who = "each hamster in the pit"
    kinds = ("face",)
    rules = "RHR-83, RHR-A13"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("face", trait) for trait in TRAITS if game.tracker.strength(seat, trait)]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.trait = choice[1]
        game.go("jaws", TABLE)


class Jaws(Hat):
    """A draw of the hamster's chip or an alligator's from the HAT."""

    rules = "RHR-83, RHR-87"

    def hat(self, game: Game) -> list[tuple[int, int]]:
        seat = game.tracker.actor
        return [(seat, game.tracker.strength(seat, game.trait)), (game.players, game.tracker.alligators)]

    def drawn(self, game: Game, chip: int) -> None:
        game.enter(("faced", game.trait, chip))
