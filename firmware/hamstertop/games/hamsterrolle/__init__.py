"""Hamsterrolle (2000, in its edition of 2011), for 2 to 4 players.

The whole game is at hand here as `Game`, `Options`, `TABLE` and `IllegalChoice`, see `game`. On a small runtime,
where a companion needs the tracker alone and every kilobyte, import them from their modules.
"""

import sys

ORDER = 2
# What a device loads, each after what it imports; the last one has SCREENS.
MODULES = (
    "rules",
    "house",
    "tracker",
    "screens.evening",
    "screens.happened",
    "screens.turn",
    "screens.righting",
    "screens.phases",
)

if sys.implementation.name == "cpython":
    from .. import TABLE as TABLE
    from .. import IllegalChoice as IllegalChoice
    from .game import Game as Game
    from .options import Options as Options
