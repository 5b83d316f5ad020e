"""Bots for Hamsterdam: random, sensible, counting and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop_games import search
from hamstertop_games.bots import Bot, RandomBot
from hamstertop_games.hamsterdam.counting import ROLLS, CountingBot, expected, missing, rolls_left
from hamstertop_games.hamsterdam.sensible import SensibleBot

if TYPE_CHECKING:
    from hamstertop_games import Choice
    from hamstertop_games.hamsterdam.game import Game


# Constants for evaluating a position, fitted to the winners of 1,200 games between counting bots
ROUNDS = 4.0  # rounds in which a missing hamster matters, at the start of a game
SHARP = 0.5  # the weight of one token, which grows as the piles fill


class SearchBot(search.SearchBot):
    """Searches among the counting bot's best choices."""

    base = CountingBot
    budget = 60
    slack = 0.3  # how many tokens worse than the best choice a candidate can look
    horizon = 150
    rolls = 4  # rolls after which a position is evaluated
    doubt = 1.0

    def candidates(self, game: Game) -> list[Choice]:
        """Return the best choices, leaving out any that look much worse than the first.

        When the next two hamsters to place are of the same kind, return only one choice, because the second can still
        go elsewhere.
        """
        if game.phase == "placing" and game.hand[:1] == game.hand[1:2]:
            return [self.player.choose(game)]
        best = super().candidates(game)
        if len(best) == 1:
            return best
        rates = [self.player.rate(game, choice) for choice in best]
        return [choice for choice, rate in zip(best, rates, strict=True) if rate >= rates[0] - self.slack]

    def settled(self, game: Game, begun: Game) -> bool:
        return game.phase == "roll" and _rolls(game) >= _rolls(begun) + self.rolls

    def guess(self, game: Game, seat: int) -> Game:
        return guess(game, seat, self.source)

    def judge(self, game: Game) -> list[float]:
        """Evaluate the game by each player's current and expected water. Water counts for more towards the end."""
        tracker = game.tracker
        full = tracker.water / tracker.limit
        sharp = SHARP / (1.2 - min(full, 1))
        to_come = max(ROUNDS * (1 - full) - rolls_left(game) / ROLLS, 0)
        scores = []
        for seat, dam in enumerate(game.dams):
            hamsters = dam.hamsters() + (len(game.hand) if seat == game.seat else 0)
            numbers = dam.numbers[dam.left : dam.right]
            water = tracker.piles[seat] + sum(dam.tokens)
            scores.append(-sharp * (water + expected(game, dam) + to_come * missing(numbers, hamsters)))
        return search.likely(scores)


def guess(game: Game, seat: int, source: chance.Source) -> Game:
    """Return a copy with guesses for the hidden cards: random passed cards, and random unseen specials for the other
    players."""
    found = game.copy()
    if found.phase == "passing" and found.options.blind_passing:
        pairs = game.phases["passing"].choices(found, seat)
        for other, given in enumerate(found.given):
            if given and other != seat:
                found.given[other] = pairs[chance.below(source, len(pairs))][1:]
    elif found.phase in ("dealing", "keeping"):
        _deal_anew(found, seat, source)
    found.begin_here()
    return found


def _rolls(game: Game) -> int:
    return ROLLS * game.tracker.round + game.tracker.turn


def _deal_anew(game: Game, seat: int, source: chance.Source) -> None:
    """Shuffle the cards that other players have been dealt or have kept into the deck, and deal them as many again.
    HD-11, HD-12."""
    others = game.others(seat)
    unseen = [kind for kind, count in enumerate(game.deck) for _ in range(count)]
    for other in others:
        unseen += game.dealt[other] + game.kept[other]
    unseen.sort()
    chance.shuffle(source, unseen)
    for other in others:
        for hidden in (game.dealt, game.kept):
            count = len(hidden[other])
            hidden[other] = tuple(sorted(unseen[:count]))
            unseen = unseen[count:]
    game.deck = [unseen.count(kind) for kind in range(len(game.deck))]
    game._choices = None  # they may date from before the shuffle


BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    "counting": CountingBot,
    "search": SearchBot,
}
