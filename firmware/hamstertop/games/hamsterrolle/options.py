"""House rules of a whole game, and what falls."""

from ..house import HouseOptions
from . import falls, rules
from .house import HOUSE


class Options(HouseOptions):
    """`Options(teams=1, fallen_cone="out")`: what is not named keeps its default, see `house`."""

    table = HOUSE
    more = ("teams", "reach", "falls")

    teams = 0  # the partner of seat 0, with four players; 0 = everybody for themselves
    reach = 6  # compartments that are ahead of another for a pass (HR-42): half the way round
    falls = falls.Falls()  # what falls: anything with its two methods

    def __init__(self, **given: object) -> None:
        super().__init__(**given)
        if not 1 <= self.reach < rules.COMPARTMENTS:
            raise ValueError("reach is 1 to 11 compartments")
