"""House rules of a whole game."""

from ..options import HouseOptions
from . import belt, rules
from .house import HOUSE

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

    columns = belt.COLUMNS  # of the belt, 3 at least
    strips = belt.STRIPS  # 3 at least
    pluck = rules.PLUCK  # that each hamster begins with

    if TYPE_CHECKING:  # what type checkers see; a test holds it against the rows
        face_down_less: bool
        passed_out_safe: bool
        bonus_taken_back: bool
        tired_by_declared: bool
        asterisk_at_once: bool
        alligator_stays: bool
        last_one_safe: bool
        straight_push: bool
        eight_neighbours: bool
        king_throws: bool
        free_order: bool
        weak_push: bool
        test_anyway: bool
        far_start: bool
        may_jump: bool

        def __init__(
            self,
            *,
            face_down_less: bool = ...,
            passed_out_safe: bool = ...,
            bonus_taken_back: bool = ...,
            tired_by_declared: bool = ...,
            asterisk_at_once: bool = ...,
            alligator_stays: bool = ...,
            last_one_safe: bool = ...,
            straight_push: bool = ...,
            eight_neighbours: bool = ...,
            king_throws: bool = ...,
            free_order: bool = ...,
            weak_push: bool = ...,
            test_anyway: bool = ...,
            far_start: bool = ...,
            may_jump: bool = ...,
            columns: int = ...,
            strips: int = ...,
            pluck: int = ...,
        ) -> None: ...

    else:

        def __init__(self, **given):
            super().__init__(**given)
            self.need("columns", 3, belt.COLUMNS)
            self.need("strips", 3, belt.STRIPS)
            self.need("pluck", 1, rules.PLUCK)
