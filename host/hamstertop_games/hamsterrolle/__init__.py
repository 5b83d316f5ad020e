"""Hamsterrolle (2000, in the 2011 edition), for 2 to 4 players."""

from hamstertop.games.hamsterrolle.rules import CONE

from .. import TABLE, IllegalChoice
from .falls import OUT
from .game import Game
from .options import Options

__all__ = [
    "CONE",
    "OUT",
    "TABLE",
    "Game",
    "IllegalChoice",
    "Options",
]
