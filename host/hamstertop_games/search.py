"""A player that searches: Monte Carlo tree search over guesses of what it cannot see. Portable.

Of many choices only those are tried that another bot, its base, rates best, all of them in the same guesses of what is
hidden and with the same dice, so that luck does not decide between them. Below such a choice an iteration goes down the
tree of what was tried by upper confidence bounds, adds one choice, lets the base play on for a while and judges
how everybody stands then. Chance is thrown on the way and is not part of the tree.
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

LEAST = 0.0001  # variance that leads are taken to have at least
EXPLORES = 0.5  # weight of what has been tried little
WIDENS = 8  # iterations through a position for each choice but that of the base
HEAT = 2  # iterations after which the better half of too many candidates is left


class RatingBot(Bot):
    """Rates every choice and takes the best, the first of equals."""

    def rate(self, game: Any, choice: Choice) -> float:
        """Return how good a choice of the seat whose turn it is looks.

        Args:
            game: left as it is.
            choice: one of `game.choices()`.

        Returns:
            More is better, -10000 the least; ratings of one position alone are compared.
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
        """Choose several.

        Args:
            game: left as it is.
            most: how many are wanted at most.

        Returns:
            The choices that it rates best, the best first.
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
        self.won = 0.0  # by the seat that chose
        self.offered = 0  # how often it was there to be tried
        self.then: dict[tuple[int, Choice], _Node] = {}  # (seat, choice) that may follow


class _Lead:
    """How much better a choice does than another, in the same guesses and with the same dice."""

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
        """Return the standard error of the mean; a few leads that happen to be equal are not proof."""
        return math.sqrt(max(self.squares / self.tried - self.mean() ** 2, LEAST) / self.tried)


class SearchBot(Bot):
    """The search. A title's own bot names its base, and says how to guess and to judge.

    Its choices depend on its source of chance and on what its seat may know.

    Args:
        source: where its own chance comes from.
        iterations: how many a decision takes; `budget` if 0.
    """

    base: type[RatingBot] = RatingBot
    budget = 30  # iterations, where nobody says how many
    width = 3  # choices of a position that are tried to the end
    others = 4  # choices, drawn from all others, that are tried a little
    horizon = 50  # moves that the base plays on at most
    doubt = 1.5  # standard errors by which a choice must be better than that of the base

    def __init__(self, source: chance.Source, iterations: int = 0) -> None:
        super().__init__(source)
        self.iterations = iterations or self.budget
        self.player = self.base(source)

    def guess(self, game: Any, seat: int) -> Any:
        """Imagine what a seat cannot see.

        Args:
            game: left as it is.
            seat: who imagines.

        Returns:
            A copy of the game in which all that the seat may not know is drawn at random, by `source`.
        """
        return guess(game, seat, self.source)

    def judge(self, game: Any) -> list[float]:
        """Judge a game that is not over.

        Args:
            game: left as it is.

        Returns:
            For each seat how likely it is to win, 0 to 1; the sum is 1.
        """
        raise NotImplementedError

    def candidates(self, game: Any) -> list[Choice]:
        """Choose what is worth trying.

        Args:
            game: left as it is.

        Returns:
            Some of `game.choices()`, that of the base first.
        """
        return self.player.best(game, self.width)

    def settled(self, game: Any, begun: Any) -> bool:
        """Return whether a game, played on from the position `begun`, can be judged before the horizon."""
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
        """Return the candidates of the base, then some of all others, by chance."""
        found = self.candidates(game)
        if len(found) > 1:
            others = [choice for choice in game.choices() if choice not in found]
            chance.shuffle(self.source, others)
            found = found + others[: self.others]
        return found

    def _compare(
        self, game: Any, candidates: list[Choice], field: list[int], leads: list[_Lead], nodes: list[_Node]
    ) -> None:
        """One iteration for each candidate in the field, in the same guess and with the same dice."""
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
        """Return what one iteration from a position brings each seat."""
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
        """Return the choice to follow, its node, and whether it was never tried before: those come first."""
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
    """Return who has won.

    Args:
        game: one that is over.

    Returns:
        For each seat its share of the win: 1 for the only winner, equal parts for several, 0 for the others.
    """
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]


def likely(scores: list[float]) -> list[float]:
    """Return how likely scores are to win.

    Args:
        scores: of each seat, higher ones better: one more is worth e times the chance.

    Returns:
        The chance of each to win, 0 to 1; the sum is 1.
    """
    most = max(scores)
    weights = [math.exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
