"""Bots for Hamsterrolle: random and sensible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop import chance
from hamstertop.games.hamsterrolle import rules
from hamstertop_games.bots import Bot, asked

if TYPE_CHECKING:
    from hamstertop_games import Choice
    from hamstertop_games.hamsterrolle.game import Game

BUILDS = 8  # a random bot that can build does so in all but one of this many turns, so that games end


class RandomBot(Bot):
    """Chooses among all legal builds with equal probability, and occasionally among all choices."""

    guesses = False

    def choose(self, game: Game) -> Choice:
        choices = asked(game)
        builds = [choice for choice in choices if choice[0] == "build"]
        if builds and chance.below(self.source, BUILDS):
            return builds[chance.below(self.source, len(builds))]
        return choices[chance.below(self.source, len(choices))]


class SensibleBot(Bot):
    """Builds whenever it can, using the kind that fits in the fewest places, in the emptiest compartment."""

    guesses = False

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


class WeighedBot(SensibleBot):
    """Builds whenever it can, preferring or avoiding kinds that fit in many places, full compartments and far ones.

    Args:
        source: the source of the bot's own random numbers.
        fits: 0 to avoid, 1 to ignore and 2 to prefer kinds that fit in many places.
        full: the same for full compartments.
        far: the same for compartments far ahead of the lowest.
    """

    takes = 3
    family = tuple([(fits, full, far) for fits in range(3) for full in range(3) for far in range(3)])

    def __init__(self, source: chance.Source, fits: int = 0, full: int = 0, far: int = 1) -> None:
        super().__init__(source)
        self.weights = (1 - fits, 1 - full, 1 - far)

    def choose(self, game: Game) -> Choice:
        choices, wheel = asked(game), game.wheel
        builds = [choice for choice in choices if choice[0] == "build"]
        if not builds:
            return super().choose(game)
        fits, full, far = self.weights
        kinds = [choice[1] for choice in builds]
        return min(
            builds,
            key=lambda choice: (
                fits * kinds.count(choice[1])
                + full * len(wheel.lying[choice[2]])
                + far * ((choice[2] - wheel.low) % wheel.size),
                choice,
            ),
        )


BOTS: dict[str, type[Bot]] = {"random": RandomBot, "sensible": SensibleBot, "weighed": WeighedBot}
