"""Properties that hold in every position of a Hamsterdam game.

`tests/games` checks them after every choice in random games, and `tables.play` in every position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterdam import rules
from hamstertop_games import invariants
from hamstertop_games.hamsterdam import setup
from hamstertop_games.hamsterdam.cards import CHEEKSTER, DECK, FLIPPED, MARKED, NUMBERS, STANDARD, SWIMSTER, TOKENS
from hamstertop_games.invariants import need

if TYPE_CHECKING:
    from hamstertop_games.hamsterdam.dam import Dam
    from hamstertop_games.hamsterdam.game import Game

SETTING_UP = ("passing", "laying", "dealing", "keeping")
TURN_ENDS = ("roll", "move", "clearing", "tidying", "over")  # no breach can be due in these phases


def check(game: Game) -> None:
    """Raise Broken if the position violates any invariant."""
    _numbers(game)
    if game.phase in SETTING_UP:
        return
    _hamsters(game)
    _tokens(game)
    _flips(game)
    _end(game)


def _numbers(game: Game) -> None:
    """Check that the dam cards are complete and nobody has more than three of a number, or two with two players. HD-6,
    HD-7."""
    held = [game.dams[seat].numbers + game.hands[seat] for seat in range(game.players)]
    if game.options.classic:
        need(held == [NUMBERS[: game.options.cards]] * game.players, "Classic dams are 2 to 12 in order, not %s", held)
    for number in NUMBERS[: game.options.cards]:
        counts = [cards.count(number) for cards in held]
        need(sum(counts) == game.players, "there are %d cards numbered %d", sum(counts), number)
        need(max(counts) <= (2 if game.players == 2 else 3), "a player has %d cards numbered %d", max(counts), number)


def _hamsters(game: Game) -> None:
    """Check that every hamster card is on a dam, in a pile, in a hand being placed, or out of the game."""
    specials = [0] * STANDARD
    for seat, dam in enumerate(game.dams):
        cards = _cards(dam) + (game.hand if game.phase == "placing" and seat == game.seat else ())
        began = setup.hamsters(game.options, dam.numbers) + setup.kept(game.options, dam.numbers)
        count = len(cards) + dam.out
        need(count - began in (0, 1), "seat %d has %d cards but began with %d", seat, count, began)  # 1: a Twinster
        for card in cards:
            kind = card - FLIPPED if card >= FLIPPED else CHEEKSTER if card == MARKED else card
            if kind != STANDARD:
                specials[kind] += 1
        stacks = dam.stacks[:]
        stacks.append(dam.pile)
        for stack in stacks:
            need(list(stack) == sorted(stack), "a stack is not sorted: %s", stack)
        need(MARKED not in dam.pile, "a Cheekster in the pile has a token")
    for kind, count in enumerate(specials):
        need(count <= DECK, "there are %d specials of kind %d", count, kind)


def _cards(dam: Dam) -> tuple[int, ...]:
    cards = dam.pile
    for stack in dam.stacks:
        cards += stack
    return cards


def _tokens(game: Game) -> None:
    """Check the tokens: their total is right, and none is on a flipped card or with a hamster that cannot swim. HD-31,
    HD-47."""
    lying = 0
    for dam in game.dams:
        for position, tokens in enumerate(dam.tokens):
            stack = dam.stacks[position]
            lying += tokens + stack.count(MARKED)
            need(tokens >= 0, "there are %d tokens on a card", tokens)
            if not dam.left <= position < dam.right:
                need(not tokens and not stack, "hamsters or tokens are on the flipped card at position %d", position)
            shares = game.options.may_decline or game.options.one_sacrifice
            if tokens and game.phase != "sacrifice" and not shares:
                dry = [card for card in stack if card != SWIMSTER]
                need(not dry, "hamsters %s are on a card with a token", dry)
    need(lying + game.tracker.water + game.supply + 1 == TOKENS, "the total number of tokens is wrong")
    need(game.supply >= 0 or not game.options.token_limit, "more tokens are in use than exist")


def _flips(game: Game) -> None:
    """Check that the tracker and the dams agree on flipped cards, and that exactly the due cards are flipped at the end
    of a turn. HD-40, HD-42."""
    for seat, dam in enumerate(game.dams):
        flipped = game.options.cards - (dam.right - dam.left)
        need(flipped == game.tracker.flipped[seat], "seat %d has flipped %d cards", seat, flipped)
        if game.options.classic:
            need(flipped == 0, "a card is flipped in Classic")
        elif game.phase in TURN_ENDS and not game.options.late_cascade:
            need(
                flipped == rules.flips(game.tracker.piles[seat], game.options.cards),
                "seat %d has flipped %d cards",
                seat,
                flipped,
            )


def _end(game: Game) -> None:
    """Check that a round has at most twelve rolls, and that nobody rolls once the limit is reached. HD-60, HD-70."""
    tracker = game.tracker
    need(0 <= tracker.turn <= rules.ROLLS_IN_ROUND, "the round has reached turn %d", tracker.turn)
    if game.phase == "roll" and not game.options.end_with_round:
        need(tracker.water < tracker.limit, "a roll is due although %d tokens end the game", tracker.water)
    invariants.check(game)
    if game.over:
        gone = all([dam.left == dam.right for dam in game.dams])
        need(tracker.water >= tracker.limit or gone, "the game is over at only %d tokens", tracker.water)
        need(min(tracker.places) == 1, "nobody has won the finished game")
