"""Bots for Hamsterrolle: random, sensible and search."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop.games.hamsterrolle import rules
from hamstertop_games import search
from hamstertop_games.bots import Bot, asked
from hamstertop_games.search import RatingBot

if TYPE_CHECKING:
    from hamstertop_games import Choice
    from hamstertop_games.hamsterrolle.game import Game

BUILDS = 8  # a random bot that can build does so in all but one of this many turns, so that games end

# Fitted by minimizing log loss to the winners of games between sensible bots, with 2, 3 and 4 players and with teams,
# in more than 8,000 positions
PLACED = 0.8  # pieces added to the wheel per turn
WORTH = 1.15  # the value of having one piece fewer, per side in the game


class RandomBot(Bot):
    """Chooses among all legal builds with equal probability, and occasionally among all choices."""

    def choose(self, game: Game) -> Choice:
        choices = asked(game)
        builds = [choice for choice in choices if choice[0] == "build"]
        if builds and chance.below(self.source, BUILDS):
            return builds[chance.below(self.source, len(builds))]
        return choices[chance.below(self.source, len(choices))]


class SensibleBot(RatingBot):
    """Builds whenever it can, using the kind that fits in the fewest places, in the emptiest compartment."""

    def choose(self, game: Game) -> Choice:
        lying = game.wheel.lying
        fits = [0] * (rules.CONE + 1)
        choices = asked(game)
        builds = [choice for choice in choices if choice[0] == "build"]
        for choice in builds:
            fits[choice[1]] += 1
        if not builds:
            return choices[-1] if choices[-1][0] == "idle" else choices[chance.below(self.source, len(choices))]
        return min(builds, key=lambda choice: (fits[choice[1]], len(lying[choice[2]]), choice))

    def best(self, game: Game, most: int) -> list[Choice]:
        """Return the best builds in the bot's order, then idling, then passes, the longest first."""
        lying, low = game.wheel.lying, game.wheel.low
        choices = game.choices()
        fits = [0] * (rules.CONE + 1)
        for choice in choices:
            if choice[0] == "build":
                fits[choice[1]] += 1
        builds = [(fits[c[1]], len(lying[c[2]]), c) for c in choices if c[0] == "build"]
        builds.sort()
        passes = [(-((c[3] - low) % game.wheel.size), -c[4], c) for c in choices if c[0] == "pass"]
        passes.sort()
        idle = [choice for choice in choices if choice[0] == "idle"]
        return ([c for _, _, c in builds[:most]] + idle + [c for _, _, c in passes])[: most + 1]


class SearchBot(search.SearchBot):
    """Searches among the sensible bot's best choices."""

    base = SensibleBot
    budget = 150
    width = 10
    horizon = 12

    def judge(self, game: Game) -> list[float]:
        """Evaluate the game by the pieces that each side has left and whose turn it is. Pieces count for more when few
        are left."""
        tracker, players = game.tracker, game.players
        left = []
        for seat, stock in enumerate(tracker.stocks):
            left.append(stock + PLACED * ((seat - tracker.seat) % players) / players)
        sides = players
        if tracker.teams:
            left = [pieces + left[tracker.partner(seat)] for seat, pieces in enumerate(left)]
            sides = 2
        worth = WORTH * sides / math.sqrt(sum(left) / players)
        return search.likely([-worth * pieces for pieces in left])


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "sensible": SensibleBot, "search": SearchBot}
