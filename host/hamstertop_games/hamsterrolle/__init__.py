"""Hamsterrolle (2000, in the 2011 edition), for 2 to 4 players."""

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .game import Game as Game
from .options import Options as Options
