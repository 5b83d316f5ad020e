"""House rules of a whole game."""

from hamstertop.games.run_hamster_run import rules
from hamstertop.games.run_hamster_run.house import HOUSE

from ..options import HouseOptions
from . import belt

TYPE_CHECKING = False


class Options(HouseOptions):
    """`Options(eight_neighbours=True)`: what is not named keeps its default, see `house`."""

    table = HOUSE
    # What the companion need not know
    rows = (
        ("RHR-A1", "eight_neighbours", (False, True)),  # squares that touch at a corner are adjacent too
        ("RHR-A2", "king_throws", (False, True)),  # a throw counts a diagonal as one square
        ("RHR-A3", "free_order", (False, True)),  # the move of a Bite or Throw may come after the challenge
        ("RHR-A7", "weak_push", (True, False)),  # without Mettle one may try to enter an occupied square, and stays
        ("RHR-A8", "test_anyway", (False, True)),  # a push that has nowhere to go is tested all the same
        ("RHR-A14", "far_start", (False, True)),  # hamsters start on strips 5 to 10
        ("RHR-A24", "may_jump", (True, False)),  # one may move into the pit
    )

    # A smaller game, to be solved
    more = ("columns", "strips", "pluck")

    columns: int = belt.COLUMNS  # of the belt, 3 at least
    strips: int = belt.STRIPS  # 3 at least
    pluck: int = rules.PLUCK  # that each hamster begins with

    if TYPE_CHECKING:  # what type checkers see; a test holds it against the rows
        face_down_less: bool = False
        passed_out_safe: bool = False
        bonus_taken_back: bool = False
        tired_by_declared: bool = False
        asterisk_at_once: bool = False
        alligator_stays: bool = False
        last_one_safe: bool = False
        straight_push: bool = False
        eight_neighbours: bool = False
        king_throws: bool = False
        free_order: bool = False
        weak_push: bool = True
        test_anyway: bool = False
        far_start: bool = False
        may_jump: bool = True

    def settle(self) -> None:
        self.need("columns", 3, belt.COLUMNS)
        self.need("strips", 3, belt.STRIPS)
        self.need("pluck", 1, rules.PLUCK)
