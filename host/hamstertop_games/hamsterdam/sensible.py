"""A sensible bot for Hamsterdam that plays by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop_games.hamsterdam import cards
from hamstertop_games.hamsterdam.dam import Dam
from hamstertop_games.search import RatingBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamstertop_games import Choice
    from hamstertop_games.hamsterdam.game import Game

ODDS = {number: 6 - abs(7 - number) for number in cards.NUMBERS}  # out of 36
PASS = 0.5  # the rating of a pass

# Specials in order of how much they are worth keeping, best first
WORTH = (
    cards.TWINSTER,
    cards.CHEEKSTER,
    cards.NINJASTER,
    cards.BLOBSTER,
    cards.JANITSTER,
    cards.MOMSTER,
    cards.MOBSTER,
    cards.SPINSTER,
    cards.SWIMSTER,
    cards.SPEEDSTER,
    cards.BUFFSTER,
    cards.BOMBSTER,
    cards.PHYSICSTER,
    cards.COPYCATSTER,
    cards.NAPSTER,
    cards.CONTRACTSTER,
    cards.HUCKSTER,
    cards.WHACK_A_MOLE,
)


class SensibleBot(RatingBot):
    """Plugs with ordinary hamsters, saves specials for floods that would cost tokens, and favours likely numbers.

    It looks one step ahead and ignores its opponents.
    """

    def rate(self, game: Game, choice: Choice) -> float:
        return RATES[choice[0]](game, game.actor, choice)


# Ratings of choices


def need(dam: Dam, position: int) -> float:
    """Return how much a card needs one more hamster: more if its number is likely, it has tokens, or it has few
    hamsters."""
    odds = ODDS[dam.numbers[position]]
    return odds * (2 if dam.tokens[position] else 1) / (1 + len(dam.stacks[position]))


def harm(dam: Dam, number: int) -> float:
    total = 0.0
    for position in dam.at(number):
        if dam.stacks[position]:
            total += 0.3 if dam.stacks[position][-1] >= cards.STANDARD else 0.6
        else:
            total += 2 if dam.tokens[position] else 1
    return total


def lead(game: Game, seat: int, number: int) -> float:
    """Return how much better this number is for a seat than for the other players."""
    rest = [harm(game.dams[other], number) for other in game.others(seat)]
    return sum(rest) / len(rest) - harm(game.dams[seat], number)


def _give(game: Game, seat: int, choice: Choice) -> float:
    """Rate passing two cards. Cards that are rolled often and bring few hamsters are the best ones to pass."""
    numbers: tuple[int, ...] = choice[1:]
    return sum([ODDS[n] - 3 * game.options.orange[n - 2] - 5 * game.options.blue[n - 2] for n in numbers])


def _lay(game: Game, seat: int, choice: Choice) -> float:
    """Rate laying a card. Likely numbers belong in the middle, because the ends break first."""
    hand = sorted(game.hands[seat], key=lambda number: (ODDS[number], number))
    laid = len(game.dams[seat].numbers)
    wanted = hand[min(laid, len(hand) - 1)] if laid < 6 else hand[-1]
    return float(choice[1] == wanted)


def _clear(game: Game, seat: int, choice: Choice) -> float:
    """Rate clearing a token. It is good only in redeployment, with an ordinary hamster and a pile of three or more."""
    if choice[1] < cards.STANDARD or game.phase == "move" or len(game.dams[seat].pile) < 3:
        return -1
    return 1.0 + ODDS[game.dams[seat].numbers[choice[-1]]]


def _plug(game: Game, seat: int, choice: Choice) -> float:
    if choice[1] >= cards.STANDARD:
        return 20
    kind = cards.CHEEKSTER if choice[1] == cards.MARKED else choice[1]
    return 5 + WORTH.index(kind) / 10


def _flood(game: Game, seat: int, choice: Choice) -> float:
    """Rate letting a flood in. A card's first token can still be cleared, but tokens in the flood pile stay."""
    return 0 if game.dams[seat].tokens[choice[1]] else 10


def _flip(game: Game, seat: int, choice: Choice) -> float:
    """Rate flipping an end. The end with the least water and the least likely number is best."""
    dam = game.dams[seat]
    end, inside = (dam.right - 1, dam.right - 2) if choice[1] else (dam.left, dam.left + 1)
    drowned = 1 if dam.left <= inside < dam.right and dam.tokens[inside] and dam.stacks[end] else 0
    return -3.0 * dam.tokens[end] - drowned - ODDS[dam.numbers[end]] / 10


def _sacrifice(game: Game, seat: int, choice: Choice) -> float:
    """Rate a sacrifice like a plug, but keep Swimsters if possible."""
    return 0 if choice[1] == cards.SWIMSTER else _plug(game, seat, choice)


def _move(game: Game, seat: int, choice: Choice) -> float:
    """Rate a move to a card that needs the hamster more, or onto a token if other hamsters stay behind."""
    _, card, position, to = choice
    dam = game.dams[seat]
    leaves = need(dam, position) * (1 + len(dam.stacks[position])) / len(dam.stacks[position])
    if dam.tokens[to] and card != cards.SWIMSTER:
        if card < cards.STANDARD or len(dam.stacks[position]) < 2:
            return -1
        return 2 + need(dam, to) - leaves
    return need(dam, to) - leaves


def _choose(game: Game, seat: int, choice: Choice) -> float:
    tracker = game.tracker
    return lead(game, seat, tracker.total if choice[1] else tracker.before[1])


def _put(game: Game, seat: int, choice: Choice) -> float:
    return -1 if game.dams[seat].tokens[choice[1]] else need(game.dams[seat], choice[1])


# Abilities


def _ability(game: Game, seat: int, choice: Choice) -> float:
    kind = choice[1]
    return _ABILITY_RATES[kind](game, seat, choice) if kind in _ABILITY_RATES else -1


def turned(game: Game, choice: Choice) -> int | None:
    """Return the number that an ability changes the roll to, or None if the dice are rolled again."""
    tracker = game.tracker
    if choice[1] == cards.BUFFSTER:
        return 14 - tracker.total
    if choice[1] == cards.SPINSTER:
        assert tracker.dice is not None
        total: int = tracker.total - tracker.dice[choice[3]] + choice[4]
        return total
    return None


def _use_dice(game: Game, seat: int, choice: Choice) -> float:
    """Rate a change to the roll, which is good if the current number is bad and the new one better."""
    number = turned(game, choice)
    after = 0 if number is None else lead(game, seat, number)
    return after - lead(game, seat, game.tracker.total) - PASS


def _use_mobster(game: Game, seat: int, choice: Choice) -> float:
    dam, number = game.dams[seat], game.values[seat]
    return harm(dam, number) - harm(dam, number + choice[3])


def _use_ninjaster(game: Game, seat: int, choice: Choice) -> float:
    return harm(game.dams[seat], game.values[seat]) - 1


def _use_blobster(game: Game, seat: int, choice: Choice) -> float:
    """Rate the use of a Blobster, which is best where a token would go to the pile."""
    dam, flooded = game.dams[seat], choice[-1]
    return 15 if dam.tokens[flooded] and not dam.stacks[flooded] else 4


def _use_bombster(game: Game, seat: int, choice: Choice) -> float:
    dam = game.dams[choice[3]]
    if dam.stacks[choice[4]]:
        return 0.3
    return 2.0 if dam.tokens[choice[4]] else 1.0


def _use_huckster(game: Game, seat: int, choice: Choice) -> float:
    _, _, _, other, _, position, to = choice
    dam = game.dams[other]
    return need(dam, position) - need(dam, to) / 2 if len(dam.stacks[position]) == 1 else 0


def _always(game: Game, seat: int, choice: Choice) -> float:
    return 30


_ABILITY_RATES: dict[int, Callable[[Game, int, Choice], float]] = {
    cards.BLOBSTER: _use_blobster,
    cards.BOMBSTER: _use_bombster,
    cards.BUFFSTER: _use_dice,
    cards.CHEEKSTER: _always,
    cards.MARKED: _always,
    cards.HUCKSTER: _use_huckster,
    cards.JANITSTER: lambda game, seat, choice: float(sum(game.dams[seat].tokens) - 1),
    cards.MOBSTER: _use_mobster,
    cards.MOMSTER: _always,
    cards.NINJASTER: _use_ninjaster,
    cards.PHYSICSTER: _use_dice,
    cards.SPEEDSTER: lambda game, seat, choice: _move(game, seat, ("move", *choice[1:])),
    cards.SPINSTER: _use_dice,
}

RATES: dict[str, Callable[[Game, int, Choice], float]] = {
    "give": _give,
    "lay": _lay,
    "keep": lambda game, seat, choice: -float(WORTH.index(choice[1])),
    "place": lambda game, seat, choice: need(game.dams[seat], choice[2]),
    "hold": lambda game, seat, choice: -1,
    "clear": _clear,
    "pass": lambda game, seat, choice: PASS,
    "plug": _plug,
    "flood": _flood,
    "flip": _flip,
    "sacrifice": _sacrifice,
    "move": _move,
    "choose": _choose,
    "put": _put,
    "use": _ability,
    "copy": _ability,
}
