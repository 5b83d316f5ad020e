"""Floods: in turn order from the roller, players resolve the floods on their own dams. Also the flood that a Bombster
causes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterdam.specials import STOP

from . import abilities
from .cards import SWIMSTER, distinct
from .phase import WithAbilities

if TYPE_CHECKING:
    from .. import Choice
    from .dam import Dam
    from .game import Game


def begin(game: Game) -> None:
    """Begin the floods, in turn order from the roller. HD-23, HD-A30."""
    _ask(game, game.tracker.roller)


def _ask(game: Game, seat: int) -> None:
    """Let this seat resolve the floods on its dam, or continue with the next if there are none. HD-24, HD-25."""
    floods = game.dams[seat].at(game.values[seat])
    if floods:
        start(game, seat, floods)
    else:
        _after(game, seat)


def _after(game: Game, seat: int) -> None:
    """Continue with the seat after this one, or end the turn's floods after the last."""
    seat = (seat + 1) % game.players
    if seat != game.tracker.roller:
        _ask(game, seat)
    else:
        game.values = []
        game.enter(("done",))


def start(game: Game, seat: int, floods: list[int]) -> None:
    game.floods = floods
    game.go("flood", seat)


class Flood(WithAbilities):
    """The floods on one dam, resolved one at a time in the order its owner chooses (HD-A3).

    ("plug", card, position) plugs a flood and ("flood", position) lets the water in. An ability's last value is the
    position where it stops the flood (see `abilities`).
    """

    who = "each player, starting with the roller"
    kinds = ("plug", "flood", "use", "copy")
    rules = "HD-26, HD-29, HD-30, HD-A4"
    kind_rules: ClassVar = {"plug": "HD-26, HD-27, HD-A6", "flood": "HD-26, HD-29, HD-A4"}

    def choices(self, game: Game, seat: int) -> list[Choice]:
        dam = game.dams[seat]
        options = game.options
        found: list[Choice] = []
        for position in game.floods:
            cards = dam.stacks[position]
            if cards and not options.swimster_plugs:
                cards = _dry(dam, position)
            for card in distinct(cards):
                found.append(("plug", card, position))
            if not cards or options.may_decline:
                found.append(("flood", position))
        return found + abilities.offers(game, seat, STOP)

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        position = choice[-1]
        if choice[0] == "plug":
            game.dams[seat].retire(position, choice[1])
        elif choice[0] == "flood":
            _let_in(game, seat, position)
        else:
            abilities.use(game, seat, choice)
        if len(game.floods) > 1 and game.options.flood_each_copy:
            start(game, seat, [other for other in game.floods if other != position])
            return
        game.floods = []
        if game.values:
            _after(game, seat)
        else:  # a Bombster's flood: the tracker determines the next phase
            game.follow()


def _dry(dam: Dam, position: int) -> tuple[int, ...]:
    """Return the hamsters that can plug this position. A Swimster that shares its card with a token cannot. HD-A6."""
    cards = dam.stacks[position]
    if dam.tokens[position]:
        return tuple([card for card in cards if card != SWIMSTER])
    return cards


def _let_in(game: Game, seat: int, position: int) -> None:
    """Put a token on the card if it has none (HD-29, HD-31), otherwise on the flood pile.

    The token on the card stays there (HD-30) unless a house rule moves it (HD-A5) or the supply is empty (HD-A27).
    """
    tokens = game.dams[seat].tokens
    options = game.options
    none_left = options.token_limit and not game.supply
    if tokens[position]:
        if options.lying_token_moves or none_left:
            tokens[position] -= 1
        game.emit(("water", seat, 1))
    elif not none_left:
        tokens[position] = 1
