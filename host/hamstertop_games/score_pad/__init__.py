"""A game in which points come by choice, for trying the score pad."""

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .game import Game as Game
from .game import Options as Options
