"""Placing hamsters on the dams: deployment at the start of the game, redeployment at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterdam.specials import REDEPLOY

from . import abilities
from .cards import STANDARD, SWIMSTER, distinct, without
from .phase import WithAbilities

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def deploy(game: Game) -> None:
    """Begin the deployment, in turn order from the first player. HD-18."""
    _fill_hand(game, game.tracker.first)


def redeploy(game: Game) -> None:
    """Begin the redeployment, in turn order from the first player. HD-62."""
    game.used = ()
    if game.options.turn_back:
        for dam in game.dams:
            dam.turn_back()
    _open(game, game.tracker.first)


def _next(game: Game, seat: int) -> None:
    """Let the next player deploy, or continue the game after the last one."""
    seat = (seat + 1) % game.players
    if seat == game.tracker.first:
        game.enter(("done",))
    elif _redeploying(game):
        _open(game, seat)
    else:
        _fill_hand(game, seat)


def _redeploying(game: Game) -> bool:
    return game.tracker.phase == "redeploy"


# Clearing tokens, before and after placing


def _open(game: Game, seat: int) -> None:
    if game.options.redeploy_all:
        game.dams[seat].pick_up()
    _clear(game, seat)


def _clear(game: Game, seat: int) -> None:
    if not game.look("clearing", seat):
        _fill_hand(game, seat)


class Clearing(WithAbilities):
    """Clearing tokens before placing: for each token, a hamster leaves the game.

    ("clear", card, position) takes the hamster from the pile, ("clear", card, from, position) from the dam. A Janitster
    on the dam can act. ("pass",) continues with placing.
    """

    who = "each player, starting with the first"
    kinds = ("clear", "use", "copy", "pass")
    rules = "HD-63, HS-8, HS-30"
    kind_rules: ClassVar = {"clear": "HD-63", "place": "HD-63, HD-64"}

    def choices(self, game: Game, seat: int) -> list[Choice]:
        found = abilities.offers(game, seat, REDEPLOY) + _clears(game, seat)
        if found:
            found.append(("pass",))
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "pass":
            _fill_hand(game, seat)
        else:
            _act(game, seat, choice)
            _clear(game, seat)


class Tidying(Clearing):
    """The same choices after placing. Hamsters that return to the pile are placed again. ("pass",) ends the
    redeployment."""

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "pass":
            _next(game, seat)
        else:
            _act(game, seat, choice)
            _fill_hand(game, seat)


def _clears(game: Game, seat: int) -> list[Choice]:
    """Return the choices that clear a token, listing equal hamsters in the same place once."""
    dam = game.dams[seat]
    wet = [position for position in dam.positions() if dam.tokens[position]]
    found: list[Choice] = [("clear", card, position) for card in distinct(dam.pile) for position in wet]
    if wet and not game.options.pile_clears:
        for at, stack in enumerate(dam.stacks):
            if stack:
                found += [("clear", card, at, position) for card in distinct(stack) for position in wet]
    return found


def _act(game: Game, seat: int, choice: Choice) -> None:
    if choice[0] != "clear":
        abilities.use(game, seat, choice)
        return
    dam = game.dams[seat]
    if len(choice) == 4:
        dam.take(choice[2], choice[1])
    else:
        dam.pile = without(dam.pile, choice[1])
    dam.land(choice[-1], choice[1], clears=True)


# Placing


def _fill_hand(game: Game, seat: int) -> None:
    """Take all hamsters from the pile into the hand for placing.

    Specials that can make room by acting in redeployment come first, then other specials, then ordinary hamsters.
    """
    dam = game.dams[seat]
    cards = sorted(game.hand + dam.pile)
    dam.pile = ()
    first = [card for card in cards if _acts(game, card)] if _redeploying(game) else []
    game.hand = tuple(first + [card for card in cards if card not in first])
    _place(game, seat)


def _acts(game: Game, card: int) -> bool:
    return card < STANDARD and bool(game.options.specials[card][1] & REDEPLOY)


def _place(game: Game, seat: int) -> None:
    """Ask where to place the next hamster in the hand. If no card is dry, the remaining hamsters stay in the pile.
    HD-64, HD-A7."""
    dam = game.dams[seat]
    while game.hand:
        if game.hand[0] == SWIMSTER or 0 in dam.tokens[dam.left : dam.right]:
            game.go("placing", seat)
            return
        dam.rest(game.hand[0])
        game.hand = game.hand[1:]
    if not (_redeploying(game) and game.look("tidying", seat)):
        _next(game, seat)


class Placing(WithAbilities):
    """("place", card, position) places the next hamster in the hand; ("hold", card) holds it back, under HD-A7. In
    redeployment, a Janitster on the dam can act."""

    who = "each player, starting with the first"
    kinds = ("place", "hold", "use", "copy")
    rules = "HD-18, HD-64, HS-8"
    kind_rules: ClassVar = {"place": "HD-18, HD-64", "hold": "HD-A7", "clear": "HD-63"}

    def choices(self, game: Game, seat: int) -> list[Choice]:
        card = game.hand[0]
        dam = game.dams[seat]
        tokens = dam.tokens
        found: list[Choice] = [
            ("place", card, position)
            for position in range(dam.left, dam.right)
            if not tokens[position] or card == SWIMSTER  # HD-64, HS-33
        ]
        if game.options.may_hold_back:
            found.append(("hold", card))
        if _redeploying(game):
            found += abilities.offers(game, seat, REDEPLOY)
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] in ("use", "copy"):
            abilities.use(game, seat, choice)
            _fill_hand(game, seat)
            return
        card = game.hand[0]
        game.hand = game.hand[1:]
        if choice[0] == "place":
            game.dams[seat].put(choice[2], card)
            if card >= STANDARD and card in game.hand[:1] and game.choices()[-1][0] in ("place", "hold"):
                return  # when no special can act, the next hamster of the same kind has the same choices
        else:
            game.dams[seat].rest(card)
        _place(game, seat)
