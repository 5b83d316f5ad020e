"""Tests of Mettle between two hamsters. RHR-100 to RHR-105."""

from . import turn
from .phase import Hat, Phase
from .rules import METTLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def challenge(game: "Game", seat: int, defender: int) -> None:
    """The defender decides whether to resist, if it has any Mettle. RHR-102, RHR-103."""
    game.target = defender
    if game.tracker.traits[defender][METTLE]:
        game.go("resist", defender)
    else:
        _test(game, seat, defender, 1)


class Resist(Phase):
    """("resist", 1), or ("resist", 0) to put no chips into the HAT."""

    rules = "RHR-103"

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        return [("resist", 0), ("resist", 1)]

    def play(self, game: "Game", seat: int, choice: "Choice") -> None:
        initiator = game.tracker.asked
        assert initiator is not None
        _test(game, initiator, seat, choice[1])


def _test(game: "Game", seat: int, defender: int, resists: int) -> None:
    game.tell(("tested", seat, METTLE, defender, METTLE, resists))
    if game.tracker.hat:
        game.go("test", -1)
    else:
        turn.settled(game, True)


class Test(Hat):
    """Whose chip is drawn wins."""

    def drawn(self, game: "Game") -> None:
        turn.settled(game, game.tracker.news[0][1] != game.target)
