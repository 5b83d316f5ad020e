"""House rules of a whole game of Run, Hamster, Run!"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.run_hamster_run import rules
from hamstertop.games.run_hamster_run.house import HOUSE

from ..options import HouseOptions, rule
from . import belt

if TYPE_CHECKING:
    from hamstertop.games.house import House


@dataclass(kw_only=True, unsafe_hash=True, repr=False)
class Options(HouseOptions):
    """`Options(eight_neighbours=True)`: options that are not given keep their default (see `house`)."""

    table: ClassVar[House] = HOUSE
    # House rules that affect the companion
    face_down_less: bool = False
    passed_out_safe: bool = False
    bonus_taken_back: bool = False
    tired_by_declared: bool = False
    asterisk_at_once: bool = False
    alligator_stays: bool = False
    last_one_safe: bool = False
    straight_push: bool = False
    # House rules that do not affect the companion
    eight_neighbours: bool = rule("RHR-A1", False, True)  # squares that touch at a corner are adjacent too
    king_throws: bool = rule("RHR-A2", False, True)  # a throw counts a diagonal as one square
    free_order: bool = rule("RHR-A3", False, True)  # the move of a Bite or Throw may come after the challenge
    weak_push: bool = rule("RHR-A7", True, False)  # without Mettle, a hamster may try to enter an occupied square
    test_anyway: bool = rule("RHR-A8", False, True)  # a push into a square that cannot be vacated is tested too
    far_start: bool = rule("RHR-A14", False, True)  # hamsters start on strips 5 to 10
    may_jump: bool = rule("RHR-A24", True, False)  # hamsters may move into the pit
    # Other options
    columns: int = belt.COLUMNS  # columns of the belt, at least 3
    strips: int = belt.STRIPS  # strips of the belt, at least 3
    pluck: int = rules.PLUCK  # chips with which each hamster begins

    def settle(self) -> None:
        self.need("columns", 3, belt.COLUMNS)
        self.need("strips", 3, belt.STRIPS)
        self.need("pluck", 1, rules.PLUCK)
