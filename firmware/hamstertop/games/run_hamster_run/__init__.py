"""Run, Hamster, Run! 2.1, for 2 to 5 hamsters.

The whole game is at hand here as `Game`, `Options`, `TABLE` and `IllegalChoice`, see `game`. On a small runtime,
where a companion needs the tracker alone and every kilobyte, import them from their modules.
"""

import sys

ORDER = 3
# What a device loads, each after what it imports; the last one has SCREENS.
MODULES = (
    "rules",
    "house",
    "tracker",
    "screens.page",
    "screens.hat",
    "screens.planning",
    "screens.sheet",
    "screens.odds",
    "screens.acting",
    "screens.closing",
    "screens.phases",
)

if sys.implementation.name == "cpython":
    from .. import TABLE as TABLE
    from .. import IllegalChoice as IllegalChoice
    from .game import Game as Game
    from .options import Options as Options
