"""Tests of Mettle between two hamsters. RHR-100 to RHR-105."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.run_hamster_run.rules import METTLE

from .. import TABLE
from ..whole import Phase
from . import turn
from .phase import Hat

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def challenge(game: Game, seat: int, defender: int) -> None:
    """Let the defender decide whether to resist, if it has any Mettle. RHR-102, RHR-103."""
    game.target = defender
    if game.tracker.traits[defender][METTLE]:
        game.go("resist", defender)
    else:
        _test(game, seat, defender, 1, 0)


class Resist(Phase):
    """("resist", 1) puts chips into the HAT, ("resist", 0) does not."""

    who = "the defender"
    kinds = ("resist",)
    rules = "RHR-103"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("resist", 0), ("resist", 1)]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[1]:
            game.go("test", TABLE)
        else:
            _test(game, game.tracker.actor, seat, 0, 0)


def _test(game: Game, seat: int, defender: int, resists: int, chip: int) -> None:
    game.emit(("tested", defender, resists, chip))
    turn.settled(game, game.tracker.news[0][1] == seat)


class Test(Hat):
    """A draw from the HAT. The owner of the chip drawn wins the test."""

    def hat(self, game: Game) -> list[tuple[int, int]]:
        initiator, defender = game.tracker.actor, game.tested
        chips = game.tracker.odds(initiator, defender)
        return [(initiator, chips[0]), (defender, chips[1])]

    def drawn(self, game: Game, chip: int) -> None:
        _test(game, game.tracker.actor, game.tested, 1, chip)
