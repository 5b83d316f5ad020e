"""Bots for Hamsterdam: random, sensible, counting and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop_games import search
from hamstertop_games.bots import Bot, RandomBot, unsaid
from hamstertop_games.hamsterdam import setup
from hamstertop_games.hamsterdam.counting import ROLLS, CountingBot, expected, missing, rolls_left
from hamstertop_games.hamsterdam.sensible import SensibleBot

if TYPE_CHECKING:
    from typing import Any

    from hamstertop_games import Choice
    from hamstertop_games.hamsterdam.game import Game


# The kinds of choice that the counting bot rates differently from the sensible one, in parts that belong together
COUNTED = (("lay", "flip"), ("place",), ("move",), ("clear",), ("choose", "use", "copy"))

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
    found: Game = unsaid(game)
    hidden = found.hidden_from(seat)
    if found.phase == "passing":
        if found.hides("passing"):
            pairs = game.phases["passing"].choices(found, seat)
            for other, given in enumerate(found.given):
                if given and other != seat:
                    found.given[other] = pairs[chance.below(source, len(pairs))][1:]
            for place, other in hidden:
                number, second = found.given[other]
                found._past[place] = found.names["give", number, second]
    elif hidden or found.phase in ("dealing", "keeping"):
        _deal_anew(found, seat, source, hidden)
    elif found._start:
        found.deck = [0] * len(found.deck)  # nobody draws from it again, and it would tell what the others put back
    return found


def _rolls(game: Game) -> int:
    return ROLLS * game.tracker.round + game.tracker.turn


def _deal_anew(game: Game, seat: int, source: chance.Source, hidden: list[tuple[int, int]]) -> None:
    """Deal the other players as many specials again, from all that the seat has not seen, including those that others
    put back. HD-11, HD-12.

    Args:
        game: the position, which is changed, with its history.
        seat: the seat whose knowledge the cards must match.
        source: the source of random numbers.
        hidden: (index in the history, seat that knows it) for each hidden choice.
    """
    past: list[Any] = game._past
    secret = {place for place, _ in hidden}
    deals, keeps = _set_up(game)
    unseen = setup.deck()
    for kind in [past[place][1] for place in deals[seat]] or [*game.dealt[seat], *game.kept[seat]]:
        unseen[kind] -= 1
    known: dict[int, list[int]] = {}  # what the seat knows of the cards dealt to others
    for other in game.others(seat):
        revealed = [place for place in deals[other] if place not in secret]
        known[other] = [past[place][1] for place in revealed or keeps[other] if place not in secret]
        for kind in known[other]:
            unseen[kind] -= 1
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    chance.shuffle(source, pool)
    for other, cards in known.items():
        kept, left = len(game.kept[other]), len(game.dealt[other])
        for _ in range((len(deals[other]) or kept + left) - len(cards)):
            cards.append(pool.pop())
        if game.phase in ("dealing", "keeping"):
            game.kept[other] = tuple(sorted(cards[:kept]))
            game.dealt[other] = tuple(sorted(cards[kept : kept + left]))
        for place, kind in zip(keeps[other], cards, strict=False):
            past[place] = game.names["keep", kind]
        if deals[other] and deals[other][0] in secret:
            chance.shuffle(source, cards)  # the order in which they were dealt
            for place, kind in zip(deals[other], cards, strict=True):
                past[place] = game.names["deal", kind]
    game.deck = [pool.count(kind) for kind in range(len(game.deck))]
    game._choices = None  # they may date from before the shuffle


def _set_up(game: Game) -> tuple[list[list[int]], list[list[int]]]:
    """Return, for each seat, the indices in the history of the specials dealt to it and of those it kept. All cards are
    dealt seat by seat, and kept seat by seat."""
    deals: list[list[int]] = [[] for _ in range(game.players)]
    keeps: list[list[int]] = [[] for _ in range(game.players)]
    dealing = [seat for seat, dam in enumerate(game.dams) for _ in range(setup.dealt(game.options, dam.numbers))]
    keeping = [
        seat
        for seat, dam in enumerate(game.dams)
        if setup.chooses(game, seat)
        for _ in range(setup.kept(game.options, dam.numbers))
    ]
    for place, choice in enumerate(game._past):
        if choice[0] == "deal":
            deals[dealing[sum(map(len, deals))]].append(place)
        elif choice[0] == "keep":
            keeps[keeping[sum(map(len, keeps))]].append(place)
        elif choice[0] == "roll":
            break
    return deals, keeps


class PartlyBot(CountingBot):
    """Follows the counting bot's rules for some kinds of choice, and the sensible bot's for all others.

    Args:
        source: the source of the bot's own random numbers, which it does not use.
        parts: the sum of 2 ** place for each part of COUNTED that it counts for.
    """

    takes = 1
    family = tuple([(parts,) for parts in range(1 << len(COUNTED))])

    def __init__(self, source: chance.Source, parts: int = 0) -> None:
        super().__init__(source)
        self.counted = [kind for place, kinds in enumerate(COUNTED) if parts >> place & 1 for kind in kinds]

    def rate(self, game: Game, choice: Choice) -> float:
        kind = choice[0]
        return super().rate(game, choice) if kind in self.counted else SensibleBot.rate(self, game, choice)


BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    "counting": CountingBot,
    "partly": PartlyBot,
    "search": SearchBot,
}
