"""What a phase of the whole game is, and the HAT."""

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


class Hat(Phase):
    """A chance node: ("draw", seat), a chip of this hamster; the number of hamsters stands for the alligators."""

    rules = "RHR-104"

    def choices(self, game: "Game", seat: int) -> "list[Choice]":
        return [choice for choice, _ in self.outcomes(game)]

    def outcomes(self, game: "Game") -> "list[tuple[Choice, int]]":
        return [(("draw", owner), chips) for owner, chips in enumerate(game.tracker.hat) if chips]

    def play(self, game: "Game", seat: int, choice: "Choice") -> None:
        game.tell(("drawn", sum(game.tracker.hat[: choice[1]])))  # the first of its chips
        self.drawn(game)

    def drawn(self, game: "Game") -> None:
        """Go on after a draw."""
        game.follow()
