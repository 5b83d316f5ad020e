"""A turn up to the flood: the roll, the roller's abilities, then everybody's abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterdam.specials import ANY_ROLL, OWN_ROLL

from .. import TABLE
from ..whole import Phase
from . import abilities, flood
from .cards import COPYCATSTER, WHACK_A_MOLE
from .phase import TwoDice

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def begin(game: Game) -> None:
    """Begin a turn with the roll of the tracker's roller. HD-17, HD-20, HD-33."""
    game.used = ()
    game.go("roll", TABLE)


class Roll(TwoDice):
    """The turn's roll."""

    rules = "HD-21"

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.emit(("rolled", choice[1], choice[2]))
        own_abilities(game)


def own_abilities(game: Game) -> None:
    """Let the roller use abilities until none can act. HS-21."""
    roller = game.tracker.roller
    if not game.look("own roll", roller):
        _settle(game)


class OwnRoll(abilities.UseOrPass):
    """An ability used by the roller after rolling, or ("pass",)."""

    who = "the roller"
    rules = "HS-3, HS-13, HS-15, HS-18, HS-21"
    window = OWN_ROLL

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "pass":
            _settle(game)
            return
        abilities.use(game, seat, choice)
        if game.phase == "own roll":
            own_abilities(game)


class Reroll(TwoDice):
    """The reroll of both dice that a Physicster triggers."""

    rules = "HS-13, HS-20"

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.emit(("rerolled", choice[1], choice[2]))
        game.go("choose", game.tracker.roller)


class Choose(Phase):
    """("choose", 1) takes the new roll, ("choose", 0) keeps the old one."""

    who = "the roller"
    kinds = ("choose",)
    rules = "HS-13"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("choose", 0), ("choose", 1)]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.emit(("chose", choice[1]))
        own_abilities(game)


class Whack(TwoDice):
    """A Whack-a-Mole's own roll, which floods nobody and cannot be changed. HS-37."""

    rules = "HS-18, HS-37"

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.emit(("whacked", choice[1], choice[2]))
        seat = game.acting
        dam = game.dams[seat]
        game.targets = dam.at(choice[1] + choice[2])
        if len(game.targets) > 1:
            game.go("put", seat)
        else:
            _whack(game, game.targets[0] if game.targets else None)


class Put(Phase):
    """("put", position): the card that a Whack-a-Mole goes to, if its owner has several with the number rolled."""

    who = "the owner of the Whack-a-Mole"
    kinds = ("put",)
    rules = "HS-18"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("put", position) for position in game.targets]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        _whack(game, choice[1])


def _whack(game: Game, position: int | None) -> None:
    """Move a Whack-a-Mole to its new card or, on a miss, to the pile with its special side up. HS-18, HS-38.

    A Copycatster goes to the pile in either case, unless it clears a token.
    """
    dam = game.dams[game.acting]
    if game.card == COPYCATSTER:
        abilities.spend_copycatster(game, game.acting, game.spot, position)
    elif position is None:
        dam.retire(game.spot, WHACK_A_MOLE)
    else:
        side = abilities.side_after(game, WHACK_A_MOLE)
        dam.take(game.spot, WHACK_A_MOLE)
        if dam.land(position, side) and side == WHACK_A_MOLE:
            game.mark_used(game.acting, WHACK_A_MOLE, position)
    game.targets = []
    _resume(game, game.acting)


def _resume(game: Game, seat: int) -> None:
    """Return to the window where the Whack-a-Mole acted."""
    if game.values:
        _ask_everybody(game, seat)
    else:
        own_abilities(game)


# Once the value is settled


def _settle(game: Game) -> None:
    """Let everybody react to the roll (HS-22), or roll again if nobody has the number (HD-22, HD-A2)."""
    total = game.tracker.total
    for dam in game.dams:
        if dam.at(total):
            game.values = [total] * game.players
            _ask_everybody(game, game.tracker.roller)
            return
    game.enter(("nobody",))


def _ask_everybody(game: Game, seat: int) -> None:
    """Offer this seat abilities to use after the roll, or the next one if it has none."""
    if not game.look("any roll", seat):
        _ask_next(game, seat)


def _ask_next(game: Game, seat: int) -> None:
    """Offer them to the seat after this one. After the last, the floods begin."""
    seat = (seat + 1) % game.players
    if seat == game.tracker.roller:
        flood.begin(game)
    else:
        _ask_everybody(game, seat)


class AnyRoll(abilities.UseOrPass):
    """An ability used after any player's roll, or ("pass",)."""

    who = "each player, starting with the roller"
    rules = "HS-9, HS-11, HS-12, HS-21"
    window = ANY_ROLL

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "pass":
            _ask_next(game, seat)
            return
        abilities.use(game, seat, choice)
        if game.phase == "any roll":
            _ask_everybody(game, seat)
