"""House rules for Hamsterrolle, and the model of falls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.house import HOUSE

from ..options import HouseOptions
from . import falls

if TYPE_CHECKING:
    from typing import Literal, Protocol

    from hamstertop.games.house import House

    from .wheel import Wheel

    class Model(Protocol):
        """A model of falls: `falls.Falls`, or any other object with these two methods."""

        def attempt(self, wheel: Wheel, kind: int, target: int) -> falls.Outcomes: ...

        def rest(self, wheel: Wheel) -> falls.Outcomes: ...


FALLS = falls.Falls()


@dataclass(kw_only=True, unsafe_hash=True, repr=False)
class Options(HouseOptions):
    """Hamsterrolle's options, as in `Options(teams=1, fallen_cone="out")`. All have defaults (see `house`)."""

    table: ClassVar[House] = HOUSE
    # House rules that affect the companion
    share: Literal["left over", "two each", "three to the first"] = "left over"
    pass_sets_place: bool = False
    tried_sets_place: bool = False
    drop_sets_place: Literal["if open", "where it lies", "chosen", "never"] = "if open"
    fallen_cone: Literal["taken", "put back", "out"] = "taken"
    starts_itself: bool = False
    last_piece_wins: bool = False
    builder_wins_tie: bool = False
    must_help: bool = False
    telling: bool = False
    owner_keeps: bool = False
    reach: Literal[11, 6, 10, 9, 8, 7, 5, 4, 3, 2, 1] = 11
    either_neighbour: bool = False
    ahead_of_all: bool = False  # nobody can build behind a piece that is further ahead
    pass_cone: bool = True  # False: constructive passes cannot move the cone
    pass_ahead: bool = False  # a passed piece goes ahead of all others in its compartment (HR-13)
    skip_into_first: bool = True  # False: an empty compartment before the cone's cannot be skipped
    # Other options
    teams: int = 0  # seat 0's partner, with four players; 0 = no teams
    falls: Model = FALLS  # the model of falls
    # For games small enough to solve
    compartments: int = rules.COMPARTMENTS  # in the wheel, at least 4
    kinds: int = rules.KINDS  # of pieces in each set

    def validate(self) -> None:
        self.need("compartments", 4, rules.COMPARTMENTS)
        self.need("kinds", 1, rules.KINDS)
        if self.kinds < rules.KINDS:
            self.share = "left over"  # without a complete set, there is nothing to share
