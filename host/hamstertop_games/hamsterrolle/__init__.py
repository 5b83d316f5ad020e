"""Hamsterrolle (2000, in its edition of 2011), for 2 to 4 players."""

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .game import Game as Game
from .options import Options as Options
