"""Players of Hamsterrolle: one at random, one that builds whenever it can. Portable."""

from hamstertop import chance
from hamstertop.games.hamsterrolle import rules
from hamstertop_host.playing.bots import Bot

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


class SensibleBot(Bot):
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


BOTS: "dict[str, type[Bot]]" = {"random": RandomBot, "sensible": SensibleBot}
