"""Players of Hamsterrolle: one at random, one that builds whenever it can, one that searches. Portable."""

from hamstertop import chance
from hamstertop.games.hamsterrolle import rules
from hamstertop_host.playing import search
from hamstertop_host.playing.bots import Bot
from hamstertop_host.playing.search import RatingBot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Choice
    from hamstertop.games.hamsterrolle.game import Game

BUILDS = 8  # a random player who can build does anything else once in so many turns, else no game would end


class RandomBot(Bot):
    """Any legal build equally likely, now and then any other choice."""

    def choose(self, game: "Game") -> "Choice":
        choices = game.choices()
        builds = [choice for choice in choices if choice[0] == "build"]
        if builds and chance.below(self.source, BUILDS):
            return builds[chance.below(self.source, len(builds))]
        return choices[chance.below(self.source, len(choices))]


class SensibleBot(RatingBot):
    """Passes only when nothing can be built; keeps the kinds that fit in most places, and fills the emptiest place."""

    def choose(self, game: "Game") -> "Choice":
        lying = game.wheel.lying
        fits = [0] * (rules.CONE + 1)
        choices = game.choices()
        builds = [choice for choice in choices if choice[0] == "build"]
        for choice in builds:
            fits[choice[1]] += 1
        if not builds:
            return choices[-1] if choices[-1][0] == "idle" else choices[chance.below(self.source, len(choices))]
        return min(builds, key=lambda choice: (fits[choice[1]], len(lying[choice[2]]), choice))

    def best(self, game: "Game", most: int) -> "list[Choice]":
        """Builds in its order; then passes that put a piece where it may stay longest."""
        lying, low = game.wheel.lying, game.wheel.low
        choices = game.choices()
        fits = [0] * (rules.CONE + 1)
        for choice in choices:
            if choice[0] == "build":
                fits[choice[1]] += 1
        builds = [(fits[c[1]], len(lying[c[2]]), c) for c in choices if c[0] == "build"]
        builds.sort()
        passes = [(-((c[3] - low) % rules.COMPARTMENTS), -c[4], c) for c in choices if c[0] == "pass"]
        passes.sort()
        idle = [choice for choice in choices if choice[0] == "idle"]
        return ([c for _, _, c in builds[:most]] + idle + [c for _, _, c in passes])[: most + 1]


class SearchBot(search.SearchBot):
    """Searches on from what the sensible bot would do."""

    sensible = SensibleBot
    budget = 150
    width = 10
    horizon = 12

    def guess(self, game: "Game", seat: int) -> "Game":
        """All lies open on the table."""
        return game.copy()

    def judge(self, game: "Game") -> "list[float]":
        """By pieces left."""
        return search.likely([-0.7 * stock for stock in game.tracker.stocks])


BOTS: "dict[str, type[Bot]]" = {"random": RandomBot, "sensible": SensibleBot, "search": SearchBot}
