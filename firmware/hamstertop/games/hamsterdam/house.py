"""What a game of Hamsterdam is asked for when it begins, and its house rules.

Settled as docs/rules/hamsterdam.md says, without a field: HD-A2, A11, A13, A16, A21 to A23, A26 and A29 to A31.
HD-A17 is the window of Whack-a-Mole in `specials`.
"""

from ..house import House

# The values of the set-up event, each with what can be chosen and the default.
SETUP = (
    ("players", (2, 3, 4), 3),  # HD-1
    ("classic", (0, 1), 0),  # HD-80
)

HOUSE = House(
    (
        ("HD-A10", "late_cascade", (False, True)),  # water from a flipped card counts for breaches only next turn
        ("HD-A12", "one_turn_each", (False, True)),  # two players move after one turn each
        ("HD-A24", "end_with_round", (False, True)),  # the water limit is tested at the end of a round
    ),
    packed=True,
)
