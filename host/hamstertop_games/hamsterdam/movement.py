"""The movement phase: normal moves in turn order, then the abilities of players who did not move."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterdam.specials import MOVE, SKIP

from . import abilities
from .cards import SWIMSTER, distinct
from .phase import EXTRA, NORMAL, NOTHING, SKIPPED, WithAbilities

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def begin(game: Game) -> None:
    """Begin the normal moves, in turn order from the first player. HD-54, HD-A13."""
    game.used = ()
    game.done = [NOTHING] * game.players
    _ask(game, game.tracker.first)


def _ask(game: Game, seat: int) -> None:
    """Ask this seat to move, or the next one if it cannot move anything."""
    if not game.look("move", seat):
        _after(game, seat)


class Move(WithAbilities):
    """A player's normal move, abilities used in addition to it, or ("pass",).

    ("move", card, position, to) moves a hamster on the player's own dam. With ("clear", SWIMSTER, position, to), a
    Swimster clears a token instead of sharing its card.
    """

    who = "each player, starting with the first"
    kinds = ("move", "clear", "use", "copy", "pass")
    rules = "HD-51, HD-52, HD-55"
    kind_rules: ClassVar = {"move": "HD-51", "clear": "HD-51, HS-33"}

    def choices(self, game: Game, seat: int) -> list[Choice]:
        dam = game.dams[seat]
        found: list[Choice] = []
        if game.done[seat] < NORMAL:
            left, last = dam.left, dam.right - 1
            for position, stack in enumerate(dam.stacks):
                if stack:
                    for card in distinct(stack):
                        if position > left:
                            found.append(("move", card, position, position - 1))
                        if position < last:
                            found.append(("move", card, position, position + 1))
                        if card == SWIMSTER:
                            found += [
                                ("clear", card, position, to) for to in dam.neighbours(position) if dam.tokens[to]
                            ]
        found += abilities.offers(game, seat, MOVE)
        if found:
            found.append(("pass",))
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "pass":
            _after(game, seat)
            return
        if choice[0] in ("use", "copy"):
            abilities.use(game, seat, choice)
            game.done[seat] = max(game.done[seat], EXTRA)
        else:
            game.done[seat] = NORMAL
            _move(game, seat, choice)
        if not game.look("move", seat):
            _after(game, seat)


def _move(game: Game, seat: int, choice: Choice) -> None:
    verb, card, position, to = choice
    dam = game.dams[seat]
    dam.take(position, card)
    stays = dam.land(to, card, verb == "clear")
    if stays and (seat, card, position) in game.used and card not in dam.stacks[position]:
        game.mark_used(seat, card, to)  # it moved after using its ability


def _after(game: Game, seat: int) -> None:
    seat = (seat + 1) % game.players
    if seat == game.tracker.first:
        _skips(game, seat)
    else:
        _ask(game, seat)


# Abilities used instead of a move


def go_on(game: Game) -> None:
    """Continue after a Bombster's flood and any breaches, or after a Contractster has cost a player a hamster."""
    _skips(game, game.acting)


def _skips(game: Game, seat: int) -> None:
    """Ask the next seat that did not move and can use an ability instead, starting with this one. HD-54, HD-55,
    HD-A14."""
    while not (_may_skip(game, seat) and game.look("skip", seat)):
        seat = (seat + 1) % game.players
        if seat == game.tracker.first:
            game.enter(("done",))
            return


def _may_skip(game: Game, seat: int) -> bool:
    return game.done[seat] == NOTHING or (game.done[seat] == SKIPPED and game.options.several_skips)


class Skip(abilities.UseOrPass):
    """An ability used instead of a move, or ("pass",)."""

    who = "each player, starting with the first"
    rules = "HD-54, HD-55"
    window = SKIP

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "pass":
            game.done[seat] = NORMAL
        else:
            if game.tracker.phase == "move":
                game.emit(("skips",))
            game.done[seat] = SKIPPED
            game.acting = seat
            abilities.use(game, seat, choice)
            if game.phase in ("flood", "sacrifice"):
                return
        _skips(game, seat)
