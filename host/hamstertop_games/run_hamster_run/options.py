"""House rules for Run, Hamster, Run!"""

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
    """The options of Run, Hamster, Run!, as in `Options(eight_neighbours=True)`. All have defaults (see `house`)."""

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
    eight_neighbours: bool = rule("RHR-A1", False, True)  # squares that touch at a corner are also adjacent
    king_throws: bool = rule("RHR-A2", False, True)  # throws count a diagonal as one square
    free_order: bool = rule("RHR-A3", False, True)  # a Bite or Throw can move after the challenge
    weak_push: bool = rule("RHR-A7", True, False)  # a hamster without Mettle can try to enter an occupied square
    test_anyway: bool = rule("RHR-A8", False, True)  # pushing a hamster that has nowhere to go also leads to a test
    far_start: bool = rule("RHR-A14", False, True)  # hamsters start on strips 5 to 10
    may_jump: bool = rule("RHR-A24", True, False)  # hamsters can move into the pit
    # Other options
    columns: int = belt.COLUMNS  # on the belt, at least 3
    strips: int = belt.STRIPS  # on the belt, at least 3
    pluck: int = rules.PLUCK  # chips that each hamster begins with

    def validate(self) -> None:
        self.need("columns", 3, belt.COLUMNS)
        self.need("strips", 3, belt.STRIPS)
        self.need("pluck", 1, rules.PLUCK)
