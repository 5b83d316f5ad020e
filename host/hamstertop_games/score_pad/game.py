"""A whole game in which players take points by choice: for trying out the score pad, and as a template for a game with
rules.

game = Game(players=3)
while not game.over:
    game.play(game.choices()[0])
game.standings()
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.score_pad.tracker import Tracker

from ..options import HouseOptions
from ..whole import Phase, WholeGame, shown

if TYPE_CHECKING:
    from typing import Any

    from hamstertop.games import Event

    from .. import Choice

ROUNDS = 5
POINTS = (-2, 0, 1, 2, 5)


@dataclass(kw_only=True, unsafe_hash=True, repr=False)
class Options(HouseOptions):
    """Options of the score pad, such as `Options(seconds=30)`."""

    seconds: int = 0  # length of a turn; 0 = no timer


class Turn(Phase):
    """("score", points): the player takes or loses points; then it is the next player's turn."""

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


class Game(WholeGame):
    """A table of 2 to 6 players that plays five rounds."""

    phases: ClassVar = {"turn": Turn()}
    options: Options
    tracker: Tracker

    def __init__(self, players: int = 3, options: Options | None = None) -> None:
        """Begin a new game.

        Args:
            players: the number of players at the table.
            options: the house rules; the defaults if None.

        Raises:
            IllegalEvent: the title is not for this many players.
            TypeError: the options are of another class.
        """
        self.options = Options.checked(options)
        self.players = players
        self.tracker = Tracker()
        self.events: list[Event] = []
        self._choices: tuple[Choice, ...] | None = None
        self.emit(("setup", players, self.options.seconds))
        self.go("turn", 0)

    def standings(self) -> list[tuple[int, int, int]]:
        """Return (place from 1, seat, points) for every player, the winner first; nothing before the end."""
        if not self.over:
            return []
        return sorted(zip(self.tracker.places, range(self.players), self.tracker.scores, strict=True))

    def state(self) -> tuple[Any, ...]:
        """Return everything that determines how the game continues, for comparisons between games."""
        return (self.options.state(), self.tracker.state(), self.seat)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return "scores" and "round", which every seat may see."""
        return shown(self.tracker, ("scores", "round"))
