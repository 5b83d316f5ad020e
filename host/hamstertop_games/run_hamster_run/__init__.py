"""Run, Hamster, Run! 2.1, for 2 to 5 hamsters."""

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .game import Game as Game
from .options import Options as Options
