"""What a phase of the whole game is, and the dice that several phases throw."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


class Phase:
    """One kind of decision. It holds no state: the game does. `rules` are the ids that say what is legal."""

    rules = ""

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        """Every legal choice."""
        raise NotImplementedError

    def outcomes(self, game: "Game") -> "list[tuple[Choice, int]]":
        """At a chance node: each choice and its weight. Elsewhere none."""
        return []

    def play(self, game: "Game", seat: int, choice: "Choice") -> None:
        """Carry out a legal choice and go on to the next decision."""
        raise NotImplementedError


_THROWS = [("roll", a, b) for a in range(1, 7) for b in range(1, 7)]
_WEIGHED = [(throw, 1) for throw in _THROWS]


class TwoDice(Phase):
    """A chance node: two dice, each face equally likely. HD-21."""

    rules = "HD-21"

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        return _THROWS

    def outcomes(self, game: "Game") -> "list[tuple[Choice, int]]":
        return _WEIGHED
