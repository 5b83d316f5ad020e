"""A game where players choose the points they get, for trying out the score pad."""

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .game import Game as Game
from .game import Options as Options
