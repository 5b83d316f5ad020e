"""House rules of a whole game, and what falls."""

from ..options import HouseOptions
from . import falls
from .house import HOUSE


class Options(HouseOptions):
    """`Options(teams=1, fallen_cone="out")`: what is not named keeps its default, see `house`."""

    table = HOUSE
    # What the companion need not know
    rows = (
        ("HR-A4", "ahead_of_all", (False, True)),  # nobody builds behind a piece that lies further ahead
        ("HR-A7", "pass_cone", (True, False)),  # no: constructive passes leave the cone where it is
        ("HR-A17", "pass_ahead", (False, True)),  # a passed piece goes ahead of all in its compartment (HR-13)
        ("HR-A19", "skip_into_first", (True, False)),  # no: nobody skips an empty one on the way into the cone's
    )
    more = ("teams", "falls")

    teams = 0  # the partner of seat 0, with four players; 0 = everybody for themselves
    falls = falls.Falls()  # what falls: anything with its two methods
