"""House rules of a whole game, and what falls."""

from ..options import HouseOptions
from . import falls, rules
from .house import HOUSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal


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
    more = ("teams", "falls", "compartments", "kinds")

    teams = 0  # the partner of seat 0, with four players; 0 = everybody for themselves
    falls = falls.Falls()  # what falls: anything with its two methods
    # A smaller game, to be solved
    compartments = rules.COMPARTMENTS  # of the wheel, 4 at least
    kinds = rules.KINDS  # of pieces in each set

    if TYPE_CHECKING:  # what type checkers see; a test holds it against the rows
        share: Literal["left over", "two each", "three to the first"]
        pass_sets_place: bool
        tried_sets_place: bool
        drop_sets_place: Literal["if open", "where it lies", "chosen", "never"]
        fallen_cone: Literal["taken", "put back", "out"]
        starts_itself: bool
        last_piece_wins: bool
        builder_wins_tie: bool
        must_help: bool
        telling: bool
        owner_keeps: bool
        reach: Literal[11, 6, 10, 9, 8, 7, 5, 4, 3, 2, 1]
        either_neighbour: bool
        ahead_of_all: bool
        pass_cone: bool
        pass_ahead: bool
        skip_into_first: bool

        def __init__(
            self,
            *,
            share: Literal["left over", "two each", "three to the first"] = ...,
            pass_sets_place: bool = ...,
            tried_sets_place: bool = ...,
            drop_sets_place: Literal["if open", "where it lies", "chosen", "never"] = ...,
            fallen_cone: Literal["taken", "put back", "out"] = ...,
            starts_itself: bool = ...,
            last_piece_wins: bool = ...,
            builder_wins_tie: bool = ...,
            must_help: bool = ...,
            telling: bool = ...,
            owner_keeps: bool = ...,
            reach: Literal[11, 6, 10, 9, 8, 7, 5, 4, 3, 2, 1] = ...,
            either_neighbour: bool = ...,
            ahead_of_all: bool = ...,
            pass_cone: bool = ...,
            pass_ahead: bool = ...,
            skip_into_first: bool = ...,
            teams: int = ...,
            falls: Any = ...,
            compartments: int = ...,
            kinds: int = ...,
        ) -> None: ...

    else:

        def __init__(self, **given):
            super().__init__(**given)
            self.need("compartments", 4, rules.COMPARTMENTS)
            self.need("kinds", 1, rules.KINDS)
