"""Hamsterdam (2019) and its Classic variant, for 2 to 4 players."""

from .. import TABLE, IllegalChoice
from .breach import LEFT, RIGHT
from .cards import (
    BLOBSTER,
    BOMBSTER,
    BUFFSTER,
    CHEEKSTER,
    CONTRACTSTER,
    COPYCATSTER,
    FLIPPED,
    HUCKSTER,
    JANITSTER,
    MARKED,
    MOBSTER,
    MOMSTER,
    NAPSTER,
    NINJASTER,
    PHYSICSTER,
    SPEEDSTER,
    SPINSTER,
    STANDARD,
    SWIMSTER,
    TWINSTER,
    WHACK_A_MOLE,
)
from .game import Game
from .options import Options

__all__ = [
    "BLOBSTER",
    "BOMBSTER",
    "BUFFSTER",
    "CHEEKSTER",
    "CONTRACTSTER",
    "COPYCATSTER",
    "FLIPPED",
    "HUCKSTER",
    "JANITSTER",
    "LEFT",
    "MARKED",
    "MOBSTER",
    "MOMSTER",
    "NAPSTER",
    "NINJASTER",
    "PHYSICSTER",
    "RIGHT",
    "SPEEDSTER",
    "SPINSTER",
    "STANDARD",
    "SWIMSTER",
    "TABLE",
    "TWINSTER",
    "WHACK_A_MOLE",
    "Game",
    "IllegalChoice",
    "Options",
]
