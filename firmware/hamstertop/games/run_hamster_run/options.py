"""House rules of a whole game, one field for each ambiguity with two playable readings.

Settled are RHR-A4 to A6 (only a step of a Run pushes), A10 (the pit is one place, its hamsters next to each other
only), A12, A13, A20 to A25: see their tests.
"""

from . import tracker as house_rules


class Options:
    """`Options(eight_neighbours=True)`: what is not named keeps its default."""

    eight_neighbours = False  # RHR-A1: squares that touch at a corner are adjacent too
    king_throws = False  # RHR-A2: a throw counts a diagonal as one square
    free_order = False  # RHR-A3: the move of a Bite or Throw may come after the challenge
    weak_push = True  # RHR-A7: without Mettle one may try to enter an occupied square, and stays; False forbids it
    test_anyway = False  # RHR-A8: a push that has nowhere to go is tested all the same
    face_down_less = False  # RHR-A9: Scamper chips that lie face-down do not count against alligators
    passed_out_safe = False  # RHR-A11: a Chomp does nothing to a hamster that has no Pluck; games may never end
    far_start = False  # RHR-A14: hamsters start on strips 5 to 10
    bonus_taken_back = False  # RHR-A15: who changes from a Rest that all declared takes the Speed chip out again
    tired_by_declared = False  # RHR-A16: the declared action tires, not the one taken
    asterisk_at_once = False  # RHR-A17: a Speed chip added or removed by the asterisks changes this step too
    alligator_stays = False  # RHR-A18: a Chomp does not take the last alligator
    last_one_safe = False  # RHR-A19: the game ends as soon as one hamster is left
    may_jump = True  # RHR-A24: one may move into the pit

    def __init__(self, **given: object) -> None:
        for field in given:
            if field not in _FIELDS:
                raise ValueError("no house rule %s; known are %s" % (field, ", ".join(_FIELDS)))
            setattr(self, field, given[field])

    @property
    def house(self) -> int:
        """The house rules that the companion must know, as its set-up event tells them."""
        return sum([getattr(house_rules, field.upper()) for field in _TOLD if getattr(self, field)])


_FIELDS = [field for field in sorted(dir(Options)) if field[0] != "_" and field != "house"]
_TOLD = [field for field in _FIELDS if hasattr(house_rules, field.upper())]
