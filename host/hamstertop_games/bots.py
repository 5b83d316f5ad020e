"""Play games without human players: draw random outcomes, and make random choices.

Given the same random numbers, bots make the same choices on all machines. Each title lists its own bots as BOTS in its
`bots` module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop_games import TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    from hamstertop_games import Choice

    class Player(Protocol):
        """An object that can play a seat: a `Bot`, or any other object with this method."""

        def choose(self, game: Any) -> Choice:
            """Return one of the legal choices of the seat to act in `game`."""
            ...


def throw(game: Any, source: chance.Source) -> Choice:
    """Draw an outcome at a chance node, with a probability proportional to its weight."""
    outcomes: list[tuple[Choice, int]] = game.outcomes()
    return outcomes[chance.draw(source, [weight for _, weight in outcomes])][0]


def asked(game: Any) -> tuple[Choice, ...]:
    """Return the legal choices of the seat to act. Raise ValueError if the game is over."""
    choices: tuple[Choice, ...] = game.choices()
    if not choices:
        raise ValueError("the game is over, so there are no choices")
    return choices


class Bot:
    """The base class for bots. To write your own, subclass it and define `choose`.

    Attributes:
        guesses: whether `hamstertop tables` and the environments give it a guess instead of the game. Only a bot that
            reads nothing hidden, neither in the position nor in the history, can do without: it is then faster.
    """

    guesses = True
    takes = 0  # the number of whole numbers that the constructor accepts after the source, as in "search:200"
    family: tuple[tuple[int, ...], ...] = ()  # if it is a family of bots, the numbers of each

    def __init__(self, source: chance.Source) -> None:
        """Make a bot that can play any seat.

        Args:
            source: the source of the bot's own random numbers.
        """
        self.source = source

    def choose(self, game: Any) -> Choice:
        """Make a choice for the seat to act.

        Args:
            game: the position, which the bot must not change. To try out choices, play them on `game.copy()`.

        Returns:
            One of `game.choices()`.

        Raises:
            ValueError: the game is over (all built-in bots raise this).
        """
        raise NotImplementedError


class RandomBot(Bot):
    """A bot that picks a legal choice at random, with equal probability for each."""

    guesses = False

    def choose(self, game: Any) -> Choice:
        choices = asked(game)
        return choices[chance.below(self.source, len(choices))]


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def guess(game: Any, seat: int, source: chance.Source) -> Any:
    """Return a random game consistent with what a seat has seen.

    This function is for titles without hidden information; the others define their own.

    Args:
        game: the real game, which is not changed.
        seat: the seat whose knowledge the guess must match.
        source: the source of random numbers for drawing hidden information.

    Returns:
        A copy that looks the same to the seat, with everything hidden from the seat drawn at random, in the position
        and in its history. If the game does not begin with a new game, the copy's history begins at this position.
    """
    return unsaid(game)


def unsaid(game: Any) -> Any:
    """Return a copy of a game without the traces of hidden choices that no rule reads: events and kept positions."""
    found = game.copy()
    found.events, found._kept = [], ()
    if found._start:
        found.begin_here()  # the position at the start can contain hidden values
    return found


def choose(game: Any, bots: Sequence[Player], source: chance.Source) -> Choice:
    """Return the next choice, made by a bot or by chance, without playing it.

    Args:
        game: the position, which is not changed.
        bots: one bot for each seat.
        source: the source of random numbers for chance nodes.

    Returns:
        One of `game.choices()`.
    """
    if game.seat == TABLE:
        return throw(game, source)
    return bots[game.seat or 0].choose(game)
