"""A game in which players take points by choice, for trying out the score pad."""

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .game import Game as Game
from .game import Options as Options
