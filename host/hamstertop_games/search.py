"""A player that searches: Monte Carlo tree search over guesses of what it cannot see. Portable.

Only the choices that another bot, the base, rates best are tried, all of them with the same guesses of what is hidden
and the same dice, so that luck does not decide between them. Below such a choice, an iteration descends the tree of
tried choices by upper confidence bounds, adds one choice, lets the base play on for a while and judges each player's
chances then. Chance is thrown on the way and is not part of the tree.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop_games import TABLE

from .bots import Bot, asked, guess, throw

if TYPE_CHECKING:
    from typing import Any

    from hamstertop_games import Choice

LEAST = 0.0001  # the variance of leads is taken to be at least this
EXPLORES = 0.5  # weight of choices that have rarely been tried
WIDENS = 8  # iterations through a position for each choice other than the base's
HEAT = 2  # iterations after which only the better half of too many candidates stays


class RatingBot(Bot):
    """Rates every choice and takes the best, or the first of several equals."""

    def rate(self, game: Any, choice: Choice) -> float:
        """Rate a choice of the seat that must choose.

        Args:
            game: the position, which does not change.
            choice: one of `game.choices()`.

        Returns:
            The rating: higher is better, and -10000 is the least. Ratings are only compared within one position.
        """
        raise NotImplementedError

    def choose(self, game: Any) -> Choice:
        choices = asked(game)
        if len(choices) == 1:
            return choices[0]
        best, best_rate = choices[0], -10000.0
        for choice in choices:
            rate = self.rate(game, choice)
            if rate > best_rate:
                best, best_rate = choice, rate
        return best

    def best(self, game: Any, most: int) -> list[Choice]:
        """Return the best choices.

        Args:
            game: the position, which does not change.
            most: the greatest number of choices to return.

        Returns:
            The choices with the highest ratings, the best first.
        """
        choices = asked(game)
        if len(choices) == 1:
            return [choices[0]]
        rated = [(-self.rate(game, choice), index) for index, choice in enumerate(choices)]
        rated.sort()
        return [choices[index] for _, index in rated[:most]]


class _Node:
    """A choice that was tried."""

    def __init__(self) -> None:
        self.tried = 0
        self.won = 0.0  # share of wins for the seat that chose, summed up
        self.offered = 0  # how often the choice was available
        self.then: dict[tuple[int, Choice], _Node] = {}  # (seat, choice) that followed -> its node


class _Lead:
    """How much better one choice does than another, with the same guesses and the same dice."""

    def __init__(self) -> None:
        self.tried = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, lead: float) -> None:
        self.tried += 1
        self.sum += lead
        self.squares += lead * lead

    def mean(self) -> float:
        return self.sum / self.tried

    def error(self) -> float:
        """Return the standard error of the mean. It is never tiny: a few leads that happen to be equal prove
        nothing."""
        return math.sqrt(max(self.squares / self.tried - self.mean() ** 2, LEAST) / self.tried)


class SearchBot(Bot):
    """Searches for the best choice. A title's own subclass names the base, and defines how to guess and to judge.

    Its choices depend only on its source of random numbers and on what its seat may know.

    Args:
        source: the source of the bot's own random numbers.
        iterations: the number of iterations for each decision; `budget` if 0.
    """

    base: type[RatingBot] = RatingBot
    budget = 30  # iterations for each decision, by default
    width = 3  # the number of choices in a position that are searched to the end
    others = 4  # the number of other choices, drawn at random, that are searched a little
    horizon = 50  # the greatest number of moves that the base plays on
    doubt = 1.5  # how many standard errors better a choice must be than the base's

    def __init__(self, source: chance.Source, iterations: int = 0) -> None:
        super().__init__(source)
        self.iterations = iterations or self.budget
        self.player = self.base(source)

    def guess(self, game: Any, seat: int) -> Any:
        """Return a game with random values in place of what the seat cannot see.

        Args:
            game: the real game, which does not change.
            seat: the seat that guesses.

        Returns:
            A copy of the game in which everything hidden from the seat is drawn at random with `source`.
        """
        return guess(game, seat, self.source)

    def judge(self, game: Any) -> list[float]:
        """Estimate each seat's chance to win a game that is not over.

        Args:
            game: the position, which does not change.

        Returns:
            The probability of a win, 0 to 1, for each seat; the sum is 1.
        """
        raise NotImplementedError

    def candidates(self, game: Any) -> list[Choice]:
        """Return the choices that are worth a search.

        Args:
            game: the position, which does not change.

        Returns:
            Some of `game.choices()`, the base's choice first.
        """
        return self.player.best(game, self.width)

    def settled(self, game: Any, begun: Any) -> bool:
        """Return whether `game`, played on from the position `begun`, can be judged before the horizon."""
        return False

    def choose(self, game: Any) -> Choice:
        choices = asked(game)
        if len(choices) == 1:
            return choices[0]
        candidates = self._drawn(game)
        if len(candidates) == 1:
            return candidates[0]
        leads = [_Lead() for _ in candidates]
        nodes = [_Node() for _ in candidates]
        field = list(range(len(candidates)))
        while len(field) > self.width:
            for _ in range(HEAT):
                self._compare(game, candidates, field, leads, nodes)
            others = [(-leads[index].mean(), index) for index in field[1:]]
            others.sort()
            field = [0] + [index for _, index in others[: max(len(field) // 2, self.width) - 1]]
        for _ in range(max(self.iterations // len(field), 2)):
            self._compare(game, candidates, field, leads, nodes)
        best, best_lead = 0, 0.0
        for index in field:
            sure = leads[index].mean() - self.doubt * leads[index].error()
            if sure > best_lead:
                best, best_lead = index, sure
        return candidates[best]

    def _drawn(self, game: Any) -> list[Choice]:
        """Return the base's candidates, then some of the other choices, drawn at random."""
        found = self.candidates(game)
        if len(found) > 1:
            others = [choice for choice in game.choices() if choice not in found]
            chance.shuffle(self.source, others)
            found = found + others[: self.others]
        return found

    def _compare(
        self, game: Any, candidates: list[Choice], field: list[int], leads: list[_Lead], nodes: list[_Node]
    ) -> None:
        """Run one iteration for each candidate in the field, all with the same guess and the same dice."""
        seat = game.seat
        guess, seed = self.guess(game, seat), chance.below(self.source, 1 << 32)
        first = 0.0
        for index in field:
            position = guess.copy()
            position.play(candidates[index])
            value = self._try(nodes[index], position, chance.Seeded(seed), game)[seat]
            if index == 0:
                first = value
            leads[index].add(value - first)

    def _try(self, node: _Node, game: Any, source: chance.Source, begun: Any) -> list[float]:
        """Run one iteration from a position and return each seat's chance to win after it."""
        self.player.source = source
        path = [(node, begun.seat)]
        fresh = False
        while not (game.over or fresh):
            if game.seat == TABLE:
                game.play(throw(game, source))
                continue
            seat = game.seat
            wide = 1 + node.tried // WIDENS
            choices = self.candidates(game)[:wide] if wide > 1 else [self.player.choose(game)]
            choice, node, fresh = self._select(node, seat, choices)
            path.append((node, seat))
            game.play(choice)
        for _ in range(self.horizon):
            if game.over or self.settled(game, begun):
                break
            game.play(throw(game, source) if game.seat == TABLE else self.player.choose(game))
        values = won(game) if game.over else self.judge(game)
        for tried, seat in path:
            tried.tried += 1
            tried.won += values[seat]
        return values

    def _select(self, node: _Node, seat: int, choices: list[Choice]) -> tuple[Choice, _Node, bool]:
        """Return the choice to follow, its node, and whether it is new. Choices that have not been tried come first."""
        best, best_bound, best_choice = None, -1.0, choices[0]
        for choice in choices:
            found = node.then.get((seat, choice))
            if found is None:
                if best_bound < math.inf:
                    best_bound, best_choice = math.inf, choice
                    best = None
                continue
            found.offered += 1
            if best_bound < math.inf:
                bound = found.won / found.tried + EXPLORES * math.sqrt(math.log(found.offered) / found.tried)
                if bound > best_bound:
                    best, best_bound, best_choice = found, bound, choice
        if best is not None:
            return best_choice, best, False
        fresh = node.then[(seat, best_choice)] = _Node()
        fresh.offered = 1
        return best_choice, fresh, True


def won(game: Any) -> list[float]:
    """Return each seat's share of the win.

    Args:
        game: a game that is over.

    Returns:
        For each seat: 1 for the only winner, equal parts for several winners, 0 for the others.
    """
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]


def likely(scores: list[float]) -> list[float]:
    """Turn scores into chances to win.

    Args:
        scores: a score for each seat. Higher is better: one point more multiplies the chance by e.

    Returns:
        Each seat's probability of a win, 0 to 1; the sum is 1.
    """
    most = max(scores)
    weights = [math.exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
