"""A game where players choose the points they get, for trying out the score pad and as a template for real games.

game = Game(players=3)
while not game.over:
    game.play(game.choices()[0])
game.standings()
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from hamstertop.games.score_pad.tracker import Tracker

from ..options import HouseOptions
from ..whole import Names, Part, Phase, WholeGame, shown

if TYPE_CHECKING:
    from .. import Choice

ROUNDS = 5
POINTS = (-2, 0, 1, 2, 5)


@dataclass(kw_only=True, unsafe_hash=True, repr=False)
class Options(HouseOptions):
    """The score pad's options, as in `Options(seconds=30)`."""

    seconds: int = 0  # per turn; 0 = no timer


class Turn(Phase):
    """("score", points): the player gains or loses points, and the turn passes to the next player."""

    who = "the player whose turn it is"
    kinds = ("score",)

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("score", points) for points in POINTS]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[1]:
            game.emit(("scored", seat, choice[1]))
        game.emit(("turned",))
        if game.tracker.round > ROUNDS:
            game.emit(("ended",))
        game.go("turn", game.tracker.to_act)


class Named(Part):
    """A choice with the names of its values."""

    __slots__ = ()
    parts: ClassVar = {"score": "points"}


class Game(WholeGame[tuple[Any, ...], Mapping[str, Any], Options]):
    """A game of five rounds for 2 to 6 players."""

    phases: ClassVar = {"turn": Turn()}
    names: ClassVar = Names(Named)
    options_class: ClassVar = Options
    tracker_class: ClassVar = Tracker
    tracker: Tracker

    def set_up(self) -> None:
        self.emit(("setup", self.players, self.options.seconds))
        self.go("turn", 0)

    def state(self) -> tuple[Any, ...]:
        return (self.options.state(), self.tracker.state(), self.seat)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return "scores" and "round", which all seats can see."""
        return shown(self.tracker, ("scores", "round"))
