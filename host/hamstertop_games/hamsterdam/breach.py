"""Breaches: cards flip one at a time, from either end, and hamsters pushed onto tokens are sacrificed to remove
them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..whole import Phase
from .cards import SWIMSTER, distinct

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game

LEFT = 0
RIGHT = 1


class Breach(Phase):
    """("flip", LEFT or RIGHT): the owner chooses an end before each flip. If only one card is left, it counts as a
    single end."""

    who = "the owner of the dam"
    kinds = ("flip",)
    rules = "HD-41, HD-42"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        dam = game.dams[seat]
        if dam.right - dam.left == 1:
            return [("flip", LEFT)]
        return [("flip", LEFT), ("flip", RIGHT)]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        dam = game.dams[seat]
        movers = dam.stacks[dam.right - 1 if choice[1] == RIGHT else dam.left]
        tokens, game.spot = dam.flip(choice[1])
        game.emit(("breach", seat, tokens))
        if movers and game.spot >= 0:
            tokens = dam.tokens[game.spot]
            sacrifice(game, seat, min(tokens, 1) if game.options.one_sacrifice else tokens)
        else:
            game.follow()


def sacrifice(game: Game, seat: int, tokens: int) -> None:
    """Make the seat remove one hamster for each of the `tokens` tokens on the card, as long as hamsters
    remain. HD-44, HD-A9, HD-A19."""
    game.due = min(tokens, len(game.dams[seat].stacks[game.spot]))
    if game.due:
        game.go("sacrifice", seat)
    else:
        game.follow()


class Sacrifice(Phase):
    """("sacrifice", card, position): this hamster leaves the game with a token. ("pass",) is possible if only Swimsters
    are left and the house rules exempt them."""

    who = "the owner of the dam"
    kinds = ("sacrifice", "pass")
    rules = "HD-44, HD-A9, HD-A19"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        spot = game.spot
        cards = distinct(game.dams[seat].stacks[spot])
        found: list[Choice] = [("sacrifice", card, spot) for card in cards]
        if cards == [SWIMSTER] and game.options.swimster_breach:
            found.append(("pass",))
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "pass":
            game.follow()
            return
        dam = game.dams[seat]
        dam.remove(choice[2], choice[1])
        dam.tokens[choice[2]] -= 1
        sacrifice(game, seat, game.due - 1)
