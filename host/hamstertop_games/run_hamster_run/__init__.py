"""Run, Hamster, Run! 2.1, for 2 to 5 hamsters."""

from hamstertop.games.run_hamster_run.rules import (
    BITE,
    FRISKINESS,
    METTLE,
    REST,
    RUN,
    SCAMPER,
    THROW,
)

from .. import TABLE, IllegalChoice
from .belt import (
    DOWN,
    DOWN_LEFT,
    DOWN_RIGHT,
    LEFT,
    PIT,
    RIGHT,
    UP,
    UP_LEFT,
    UP_RIGHT,
    at,
)
from .game import Game
from .options import Options

__all__ = [
    "BITE",
    "DOWN",
    "DOWN_LEFT",
    "DOWN_RIGHT",
    "FRISKINESS",
    "LEFT",
    "METTLE",
    "PIT",
    "REST",
    "RIGHT",
    "RUN",
    "SCAMPER",
    "TABLE",
    "THROW",
    "UP",
    "UP_LEFT",
    "UP_RIGHT",
    "Game",
    "IllegalChoice",
    "Options",
    "at",
]
