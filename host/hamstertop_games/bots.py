"""Who plays at a table without people: chance itself, and a player that decides by chance. Portable, and the same
choices on every runtime for the same source of chance. Players of a title stand in its own module, as BOTS."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop_games import TABLE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    from hamstertop_games import Choice

    class Player(Protocol):
        """Whoever can play: `Bot` is one, and so is anything with this method."""

        def choose(self, game: Any) -> Choice:
            """Return one of the choices of the seat that is asked."""
            ...


def throw(game: Any, source: chance.Source) -> Choice:
    """Let chance decide.

    Args:
        game: one that waits at a chance node.
        source: where chance comes from.

    Returns:
        One of `game.outcomes()`, as likely as its weight.
    """
    outcomes: list[tuple[Choice, int]] = game.outcomes()
    return outcomes[chance.draw(source, [weight for _, weight in outcomes])][0]


def asked(game: Any) -> tuple[Choice, ...]:
    """Return what whoever is asked may choose. ValueError when the game is over: nobody is asked then."""
    choices: tuple[Choice, ...] = game.choices()
    if not choices:
        raise ValueError("the game is over: there is nothing to choose")
    return choices


class Bot:
    """A player. A bot of your own is a subclass with `choose`."""

    def __init__(self, source: chance.Source) -> None:
        """Make a player for any seat.

        Args:
            source: where its own chance comes from.
        """
        self.source = source

    def choose(self, game: Any) -> Choice:
        """Decide for the seat whose turn it is.

        Args:
            game: to be looked at, and left as it is; `game.copy()` is to be played on.

        Returns:
            One of `game.choices()`.

        Raises:
            ValueError: the game is over; so do the built-in bots.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal choice equally likely."""

    def choose(self, game: Any) -> Choice:
        choices = asked(game)
        return choices[chance.below(self.source, len(choices))]


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def guess(game: Any, seat: int, source: chance.Source) -> Any:
    """Imagine a game that fits what a seat has seen. Here nothing is hidden; other titles have their own.

    Args:
        game: left as it is.
        seat: who imagines.
        source: where what is hidden is drawn from.

    Returns:
        A copy that looks the same to the seat, in which all that it may not know is drawn by chance, and which begins
        with this position: nothing in it tells what led there.
    """
    found = game.copy()
    found.begin_here()
    return found


def play(game: Any, bots: Sequence[Player], source: chance.Source) -> Choice:
    """Have whoever must choose do so.

    Args:
        game: left as it is.
        bots: one for each seat.
        source: where the game's chance comes from, at a chance node.

    Returns:
        One of `game.choices()`.
    """
    if game.seat == TABLE:
        return throw(game, source)
    return bots[game.seat or 0].choose(game)
