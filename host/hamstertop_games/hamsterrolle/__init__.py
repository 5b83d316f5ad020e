"""Hamsterrolle (2000, in the 2011 edition), for 2 to 4 players."""

from hamstertop.games.hamsterrolle.rules import CONE as CONE

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .falls import OUT as OUT
from .game import Game as Game
from .options import Options as Options
