"""House rules of a whole game."""

from ..house import HouseOptions
from .house import HOUSE


class Options(HouseOptions):
    """`Options(eight_neighbours=True)`: what is not named keeps its default, see `house`."""

    table = HOUSE
