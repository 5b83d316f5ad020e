"""The dice that several phases throw."""

from ..whole import Phase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


_THROWS = [("roll", a, b) for a in range(1, 7) for b in range(1, 7)]
_WEIGHED = [(throw, 1) for throw in _THROWS]


class TwoDice(Phase):
    """A chance node: two dice, each face equally likely. HD-21."""

    rules = "HD-21"

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        return _THROWS

    def outcomes(self, game: "Game") -> "list[tuple[Choice, int]]":
        return _WEIGHED
