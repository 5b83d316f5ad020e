"""The questions of a new game of full cheeks. It has no house rules."""

from ..house import House
from .tracker import GOALS

SETUP = (
    ("players", (2, 3, 4, 5, 6), 3),
    ("goal", GOALS, 30),  # seeds that win
)

HOUSE = House((), packed=False)
