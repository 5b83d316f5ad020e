"""The choices before anybody moves, from the set-up to the declarations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.run_hamster_run import rules

from ..whole import Phase
from . import belt
from .types import NAMES

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def place(game: Game) -> None:
    """Place the hamsters in the order drawn from the HAT, then begin the first round. RHR-3."""
    for seat in game.tracker.order:
        if game.places[seat] == belt.OUT:
            game.go("place", seat)
            return
    game.emit(("done",))
    pluck = game.options.pluck
    if pluck < rules.PLUCK:
        for seat in range(game.players):
            game.emit(("held", seat, 0, 0, pluck))
    game.follow()


class Place(Phase):
    """("place", square): the square where a hamster starts."""

    who = "each hamster, in the order drawn"
    kinds = ("place",)
    rules = "RHR-4, RHR-A14"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        squares = belt.start(game.options.far_start, game.options.columns, game.options.strips)
        return [("place", square) for square in squares if square not in game.places]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.places[seat] = choice[1]
        place(game)


# All allocations, indexed by the number of chips. RHR-11
SPLITS: list[tuple[Choice, ...]] = [
    NAMES.all([("allocate", s, m, chips - s - m) for s in range(chips + 1) for m in range(chips - s + 1)])
    for chips in range(rules.PLUCK + 1)
]


class Allocate(Phase):
    """("allocate", scamper, mettle, friskiness), hidden from other players until all have allocated."""

    who = "each player in turn, in secret"
    kinds = ("allocate",)
    rules = "RHR-11, RHR-14, RHR-A21"

    def hidden_in(self, game: Game) -> tuple[str, ...]:
        """RHR-11"""
        return ("allocate",)

    def choices(self, game: Game, seat: int) -> tuple[Choice, ...]:
        return SPLITS[game.tracker.pluck(seat)]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.enter(("allocated", seat, *choice[1:]))


_DECLARATIONS: tuple[Choice, ...] = NAMES.all([("declare", action) for action in rules.ACTIONS])


class Declare(Phase):
    """("declare", action), from the lowest initiative to the highest."""

    who = "each hamster, from the lowest initiative"
    kinds = ("declare",)
    rules = "RHR-30"

    def choices(self, game: Game, seat: int) -> tuple[Choice, ...]:
        return _DECLARATIONS

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.enter(("declared", choice[1]))
