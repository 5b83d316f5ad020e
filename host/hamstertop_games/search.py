"""A bot that uses Monte Carlo tree search over guesses of hidden information.

The bot tries the choices that a simpler bot, the base, rates best, and a few others at random. All candidates are tried
with the same guesses and the same dice, so that luck does not decide between them. From a candidate, each iteration
descends the tree of choices by upper confidence bounds, adds one choice, lets the base play on for a while, and then
evaluates each player's chances. Outcomes of chance are drawn along the way and are not part of the tree.
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

LEAST = 0.0001  # the minimum variance of leads
EXPLORES = 0.5  # the weight of rarely tried choices
WIDENS = 8  # iterations through a position before each choice is added to the base's
HEAT = 2  # iterations in a heat, after which the better half of the candidates remains


class RatingBot(Bot):
    """A bot that rates all choices and takes the best one, or the first if several are equally good."""

    guesses = False

    def rate(self, game: Any, choice: Choice) -> float:
        """Rate a choice of the seat to act.

        Args:
            game: the position, which is not changed.
            choice: one of `game.choices()`.

        Returns:
            The rating, at least -10000; higher is better. Ratings are compared only within a position.
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
            game: the position, which is not changed.
            most: the maximum number of choices to return.

        Returns:
            The choices with the highest ratings, best first.
        """
        choices = asked(game)
        if len(choices) == 1:
            return [choices[0]]
        rated = [(-self.rate(game, choice), index) for index, choice in enumerate(choices)]
        rated.sort()
        return [choices[index] for _, index in rated[:most]]


class _Node:
    """A choice that has been tried."""

    def __init__(self) -> None:
        self.tried = 0
        self.won = 0.0  # the sum of the choosing seat's shares of the win
        self.offered = 0  # how often the choice was available
        self.then: dict[tuple[int, Choice], _Node] = {}  # (seat, following choice) -> its node


class _Lead:
    """How much better one choice does than another with the same guesses and the same dice."""

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
        """Return the standard error of the mean, assuming a minimum variance because a few leads can be equal by
        chance."""
        return math.sqrt(max(self.squares / self.tried - self.mean() ** 2, LEAST) / self.tried)


class SearchBot(Bot):
    """A bot that searches for the best choice. Each title has a subclass that defines the base, how to guess and
    how to evaluate.

    The bot's choices depend only on its source of random numbers and on what its seat can see.

    Args:
        source: the source of the bot's own random numbers.
        iterations: the number of iterations for each decision, or 0 to use `budget`.
    """

    guesses = False  # it makes its own
    takes = 1
    base: type[RatingBot] = RatingBot
    budget = 30  # the default number of iterations for each decision
    width = 3  # the number of choices to search fully in each position
    others = 4  # the number of other choices, drawn at random, to search briefly
    horizon = 50  # the maximum number of further moves that the base plays
    doubt = 1.5  # the number of standard errors by which a choice must beat the base's

    def __init__(self, source: chance.Source, iterations: int = 0) -> None:
        super().__init__(source)
        self.iterations = iterations or self.budget
        self.player = self.base(source)

    def guess(self, game: Any, seat: int) -> Any:
        """Return a copy of a game with random values for what the seat cannot see.

        Args:
            game: the real game, which is not changed.
            seat: the seat whose knowledge the guess must match.

        Returns:
            The copy, in which everything hidden from the seat is drawn from `source`.
        """
        return guess(game, seat, self.source)

    def judge(self, game: Any) -> list[float]:
        """Estimate each seat's chance of winning an unfinished game.

        Args:
            game: the position, which is not changed.

        Returns:
            Each seat's probability of winning; the sum is 1.
        """
        raise NotImplementedError

    def candidates(self, game: Any) -> list[Choice]:
        """Return the choices worth searching.

        Args:
            game: the position, which is not changed.

        Returns:
            Some of `game.choices()`, starting with the base's choice.
        """
        return self.player.best(game, self.width)

    def settled(self, game: Any, begun: Any) -> bool:
        """Return whether `game`, continued from `begun`, can be evaluated before it reaches the horizon."""
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
        """Return the base's candidates, followed by a few other choices drawn at random."""
        found = self.candidates(game)
        if len(found) > 1:
            others = [choice for choice in game.choices() if choice not in found]
            chance.shuffle(self.source, others)
            found = found + others[: self.others]
        return found

    def _compare(
        self, game: Any, candidates: list[Choice], field: list[int], leads: list[_Lead], nodes: list[_Node]
    ) -> None:
        """Run one iteration for each candidate in `field`, with the same guess and the same dice."""
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
        """Run one iteration from a position, and return each seat's resulting chance of winning."""
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
        """Return the choice to follow, its node, and whether the node is new. Untried choices come first."""
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
        game: a finished game.

    Returns:
        For each seat, 1 if it is the only winner, an equal share if there are several, and 0 if it did not win.
    """
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]


def likely(scores: list[float]) -> list[float]:
    """Convert scores into chances of winning.

    Args:
        scores: a score for each seat; each additional point multiplies the odds by e.

    Returns:
        Each seat's probability of winning; the sum is 1.
    """
    most = max(scores)
    weights = [math.exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
