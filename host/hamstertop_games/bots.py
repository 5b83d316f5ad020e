"""Play a table without people: throw for chance, and let a random bot decide. Portable: with the same source of chance,
every runtime makes the same choices. A title's own bots are in its `bots` module, listed in BOTS."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop_games import TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    from hamstertop_games import Choice

    class Player(Protocol):
        """Anything that can play a seat: a `Bot`, or any other object with this method."""

        def choose(self, game: Any) -> Choice:
            """Return one of the choices open to the seat that must choose in `game`."""
            ...


def throw(game: Any, source: chance.Source) -> Choice:
    """Let chance decide.

    Args:
        game: a game at a chance node.
        source: where chance comes from.

    Returns:
        One of `game.outcomes()`, with a probability in proportion to its weight.
    """
    outcomes: list[tuple[Choice, int]] = game.outcomes()
    return outcomes[chance.draw(source, [weight for _, weight in outcomes])][0]


def asked(game: Any) -> tuple[Choice, ...]:
    """Return the choices of the seat that must choose. Raise ValueError when the game is over: nobody chooses then."""
    choices: tuple[Choice, ...] = game.choices()
    if not choices:
        raise ValueError("the game is over: there is nothing to choose")
    return choices


class Bot:
    """The base class of bots. To write your own, subclass it and define `choose`."""

    def __init__(self, source: chance.Source) -> None:
        """Make a bot that can play any seat.

        Args:
            source: the source of the bot's own random numbers.
        """
        self.source = source

    def choose(self, game: Any) -> Choice:
        """Decide for the seat whose turn it is.

        Args:
            game: the position; the bot must not change it. To try choices out, play them on `game.copy()`.

        Returns:
            One of `game.choices()`.

        Raises:
            ValueError: the game is over. (All built-in bots raise this.)
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses among all legal choices with equal probability."""

    def choose(self, game: Any) -> Choice:
        choices = asked(game)
        return choices[chance.below(self.source, len(choices))]


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def guess(game: Any, seat: int, source: chance.Source) -> Any:
    """Return a random game that fits what a seat has seen. This one is for titles that hide nothing; others have their
    own.

    Args:
        game: the real game, which does not change.
        seat: the seat that guesses.
        source: the source of random numbers with which hidden things are drawn.

    Returns:
        A copy that looks the same to the seat, in which all that it may not know is drawn by chance, and which begins
        with this position: nothing in it tells what led there.
    """
    found = game.copy()
    found.begin_here()
    return found


def play(game: Any, bots: Sequence[Player], source: chance.Source) -> Choice:
    """Let the seat that must choose, or chance, choose. The choice is not played.

    Args:
        game: the position, which does not change.
        bots: one bot for each seat.
        source: the source of the game's own random numbers, used at chance nodes.

    Returns:
        One of `game.choices()`.
    """
    if game.seat == TABLE:
        return throw(game, source)
    return bots[game.seat or 0].choose(game)
