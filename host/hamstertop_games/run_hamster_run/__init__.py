"""Run, Hamster, Run! 2.1, for 2 to 5 hamsters."""

from hamstertop.games.run_hamster_run.rules import BITE as BITE
from hamstertop.games.run_hamster_run.rules import FRISKINESS as FRISKINESS
from hamstertop.games.run_hamster_run.rules import METTLE as METTLE
from hamstertop.games.run_hamster_run.rules import REST as REST
from hamstertop.games.run_hamster_run.rules import RUN as RUN
from hamstertop.games.run_hamster_run.rules import SCAMPER as SCAMPER
from hamstertop.games.run_hamster_run.rules import THROW as THROW

from .. import TABLE as TABLE
from .. import IllegalChoice as IllegalChoice
from .belt import DOWN as DOWN
from .belt import DOWN_LEFT as DOWN_LEFT
from .belt import DOWN_RIGHT as DOWN_RIGHT
from .belt import LEFT as LEFT
from .belt import PIT as PIT
from .belt import RIGHT as RIGHT
from .belt import UP as UP
from .belt import UP_LEFT as UP_LEFT
from .belt import UP_RIGHT as UP_RIGHT
from .belt import at as at
from .game import Game as Game
from .options import Options as Options
