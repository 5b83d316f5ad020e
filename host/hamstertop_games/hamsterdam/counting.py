"""A bot for Hamsterdam that calculates expected floods. The search bot starts from its choices.

Each of its rules won significantly more games than the sensible bot's corresponding rule; docs/library/bots.md has the
results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop_games.hamsterdam import cards
from hamstertop_games.hamsterdam.sensible import ODDS, PASS, RATES, SensibleBot, turned

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hamstertop_games import Choice
    from hamstertop_games.hamsterdam.dam import Dam
    from hamstertop_games.hamsterdam.game import Game

ROLLS = 12  # in a round, HD-60
THROWS = 36  # possible throws of two dice

ROUNDS = 7.0  # rounds for which a pluggable card counts; games last five, with fewer and fewer hamsters
CLEARED = 0.5  # water saved by moving a hamster onto a token, which leaves the card dry but empty
MISSED = 0.3  # water saved by a hamster in each later round
KEPT = 0.3  # the least water that using an ability must save
NINJA = 0.8  # the same for a Ninjaster, which leaves its card


class CountingBot(SensibleBot):
    """Places hamsters, moves them and clears water where this prevents the most floods. Otherwise plays like
    `SensibleBot`."""

    def rate(self, game: Game, choice: Choice) -> float:
        rate = _RATES.get(choice[0])
        return rate(game, game.actor, choice) if rate else super().rate(game, choice)


# Expected floods

_BEYOND: dict[tuple[int, int, int], float] = {}
_MISSING: dict[tuple[tuple[int, ...], int], float] = {}


def beyond(odds: int, rolls: int, hamsters: int) -> float:
    """Return the expected number of floods on a card, not counting those that its hamsters plug."""
    if not hamsters or not rolls:
        return odds * rolls / THROWS if not hamsters else 0.0
    key = odds, rolls, hamsters
    if key not in _BEYOND:
        hit = odds * beyond(odds, rolls - 1, hamsters - 1)
        _BEYOND[key] = (hit + (THROWS - odds) * beyond(odds, rolls - 1, hamsters)) / THROWS
    return _BEYOND[key]


def spares(dam: Dam, position: int, rolls: int, hamsters: int) -> float:
    """Return the expected number of floods prevented by one more hamster on a card that already has `hamsters`."""
    odds = ODDS[dam.numbers[position]]
    return beyond(odds, rolls, hamsters) - beyond(odds, rolls, hamsters + 1)


def missing(numbers: Sequence[int], hamsters: int) -> float:
    """Return the expected number of floods in a round on dry cards with these numbers, not counting those that
    `hamsters` well-placed hamsters plug."""
    key = tuple(sorted(numbers)), hamsters
    if key not in _MISSING:
        each = [
            beyond(ODDS[number], ROLLS, count) - beyond(ODDS[number], ROLLS, count + 1)
            for number in numbers
            for count in range(ROLLS)
        ]
        each.sort()
        _MISSING[key] = sum(each[: max(len(each) - hamsters, 0)])
    return _MISSING[key]


def rolls_left(game: Game) -> int:
    """Return the number of rolls until hamsters are next placed."""
    tracker = game.tracker
    return ROLLS - tracker.turn if tracker.phase not in ("deploy", "redeploy") else ROLLS


def expected(game: Game, dam: Dam) -> float:
    """Return the expected water on a dam until hamsters are next placed, if nobody moves."""
    rolls, total = rolls_left(game), 0.0
    for position, number in enumerate(dam.numbers):
        if dam.left <= position < dam.right:
            hamsters = 0 if dam.tokens[position] else len(dam.stacks[position])
            total += beyond(ODDS[number], rolls, hamsters)
    return total


def rounds_left(game: Game) -> float:
    """Return the weight of the rounds after this one, estimated from the water still to come."""
    tracker = game.tracker
    return max(ROUNDS * (1 - tracker.water / tracker.limit) - rolls_left(game) / ROLLS, 0)


def harm(game: Game, seat: int, number: int) -> float:
    """Return the water that a flood of this number costs a seat, either now or later because hamsters were used as
    plugs."""
    dam, rolls = game.dams[seat], rolls_left(game) - 1
    total = 0.0
    for position in dam.at(number):
        hamsters = len(dam.stacks[position])
        total += spares(dam, position, rolls, hamsters - 1) if hamsters else 1
    return total


def lead(game: Game, seat: int, number: int) -> float:
    """Return how much better this number is for a seat than for the other players."""
    rest = [harm(game, other, number) for other in game.others(seat)]
    return sum(rest) / len(rest) - harm(game, seat, number)


# Ratings of choices


def _lay(game: Game, seat: int, choice: Choice) -> float:
    """Rate laying a card. Likely numbers are best at the ends, which break first and are then never flooded."""
    hand = sorted(game.hands[seat], key=lambda number: (ODDS[number], number))
    laid = len(game.dams[seat].numbers)
    wanted = hand[max(len(hand) - 1 - laid, 0)] if laid < 6 else hand[0]
    return float(choice[1] == wanted)


def _flip(game: Game, seat: int, choice: Choice) -> float:
    """Rate flipping an end. The end with the more likely number is better or, if both are equally likely, the one with
    less water."""
    dam = game.dams[seat]
    end = dam.right - 1 if choice[1] else dam.left
    return ODDS[dam.numbers[end]] - dam.tokens[end] / 2


def _place(game: Game, seat: int, choice: Choice) -> float:
    dam, position = game.dams[seat], choice[2]
    return 0.0 if dam.tokens[position] else spares(dam, position, rolls_left(game), len(dam.stacks[position]))


def _clear(game: Game, seat: int, choice: Choice) -> float:
    """Rate clearing a token, which lets a card be plugged again but costs a hamster in all later rounds."""
    card, position = choice[1], choice[-1]
    if card < cards.STANDARD or game.phase == "move":
        return -1
    dam = game.dams[seat]
    dry = [dam.numbers[at] for at in dam.positions() if not dam.tokens[at]]
    number = dam.numbers[position]
    hamsters = dam.hamsters() + len(game.hand)
    wet = missing(dry, hamsters) + beyond(ODDS[number], ROLLS, 0)
    rate = PASS + 1 + (wet - missing([*dry, number], hamsters - 1)) * (1 + rounds_left(game))
    if len(choice) == 4:  # from the dam, where it may be well placed
        rate -= spares(dam, choice[2], ROLLS, len(dam.stacks[choice[2]]) - 1) / 2
    return rate


def _move(game: Game, seat: int, choice: Choice) -> float:
    """Rate a move, either to a card where the hamster prevents more floods or onto a token worth a hamster."""
    _, card, position, to = choice
    dam, rolls = game.dams[seat], rolls_left(game)
    leaves = 0.0 if dam.tokens[position] else spares(dam, position, rolls, len(dam.stacks[position]) - 1)
    if not dam.tokens[to]:
        return PASS + spares(dam, to, rolls, len(dam.stacks[to])) - leaves
    if card < cards.STANDARD:
        return -1
    return PASS + CLEARED - leaves - MISSED * rounds_left(game)


def _ability(game: Game, seat: int, choice: Choice) -> float:
    rate = _ABILITY_RATES.get(choice[1])
    return rate(game, seat, choice) if rate else RATES["use"](game, seat, choice)


def _use_dice(game: Game, seat: int, choice: Choice) -> float:
    """Rate a change to the roll by how much better the new number is. A Physicster keeps the better of two rolls."""
    now = lead(game, seat, game.tracker.total)
    number = turned(game, choice)
    if number is not None:
        after = lead(game, seat, number)
    else:
        after = sum([odds * max(now, lead(game, seat, number)) for number, odds in sorted(ODDS.items())]) / THROWS
    return PASS + after - now - KEPT


def _use_mobster(game: Game, seat: int, choice: Choice) -> float:
    number = game.values[seat]
    return PASS + harm(game, seat, number) - harm(game, seat, number + choice[3]) - KEPT


def _use_ninjaster(game: Game, seat: int, choice: Choice) -> float:
    return PASS + harm(game, seat, game.values[seat]) - NINJA


def _choose(game: Game, seat: int, choice: Choice) -> float:
    tracker = game.tracker
    return lead(game, seat, tracker.total if choice[1] else tracker.before[1])


_ABILITY_RATES: dict[int, Callable[[Game, int, Choice], float]] = {
    cards.BUFFSTER: _use_dice,
    cards.MOBSTER: _use_mobster,
    cards.NINJASTER: _use_ninjaster,
    cards.PHYSICSTER: _use_dice,
    cards.SPINSTER: _use_dice,
}

_RATES: dict[str, Callable[[Game, int, Choice], float]] = {
    "lay": _lay,
    "place": _place,
    "clear": _clear,
    "flip": _flip,
    "move": _move,
    "choose": _choose,
    "use": _ability,
    "copy": _ability,
}
