"""The questions for a new game of Hamsterdam, and its house rules.

The rows from HD-A9 on change the text of screens, but not the tracker's counts.

These have one interpretation, given in docs/rules/hamsterdam.md, and no field: HD-A2, A11, A13, A16, A21 to A23, A26
and A29 to A31. HD-A17 is the window of Whack-a-Mole in `specials`.
"""

from ..house import House

# The values of the set-up event, each with its choices and the default
SETUP = (
    ("players", (2, 3, 4), 3),  # HD-1
    ("classic", (0, 1), 0),  # HD-80
)

HOUSE = House(
    (
        ("HD-A10", "late_cascade", (False, True)),  # water from a flipped card counts for breaches only next turn
        ("HD-A12", "one_turn_each", (False, True)),  # with two players, they move after one turn each
        ("HD-A24", "end_with_round", (False, True)),  # the water limit is tested at the end of a round
        ("HD-A9", "swimster_breach", (False, True)),  # at a breach, a Swimster may stay on a card with a token
        ("HD-A18", "copy_any", (False, True)),  # Copycatster: also Cheekster, Swimster, Twinsters and Whack-a-Mole
        ("HD-A19", "contract_any_dam", (False, True)),  # Contractster may move a token on any dam
        ("HD-A19", "contract_onto_hamsters", (False, True)),  # and onto hamsters, one of which leaves with it
        ("HD-A32", "one_mobster", (False, True)),  # a player may shift a roll once, however many Mobsters there are
        ("HD-A15", "mobster_needs_card", (True, False)),  # no: Mobster shifts to any number from 2 to 12
        ("HD-A20", "huckster_any_distance", (False, True)),  # Huckster may move the hamster to any position
        ("HD-A8", "redeploy_all", (False, True)),  # all hamsters are picked up and placed again
    ),
    packed=True,
)
