"""The questions for a new game of Hamsterdam, and its house rules.

The rows from HD-A9 on change the text on screens, but not the tracker's counts.

HD-A2, A11, A13, A16, A21 to A23, A26 and A29 to A31 have no field, because docs/rules/hamsterdam.md settles on one
interpretation for each. HD-A17 settles when Whack-a-Mole can act (see `specials`).
"""

from ..house import House

# The values of the set-up event: name, choices, default
SETUP = (
    ("players", (2, 3, 4), 3),  # HD-1
    ("classic", (0, 1), 0),  # HD-80
)
OFFERED = {"classic": 1}  # instead of the default, until a game has been set up: Classic is for newcomers

HOUSE = House(
    (
        ("HD-A10", "late_cascade", (False, True)),  # a flipped card's water counts for breaches from the next turn on
        ("HD-A12", "one_turn_each", (False, True)),  # two players move after one turn each
        ("HD-A24", "end_with_round", (False, True)),  # the water limit is checked at the end of a round
        ("HD-A9", "swimster_breach", (False, True)),  # in a breach, a Swimster may stay on a card with a token
        ("HD-A18", "copy_any", (False, True)),  # Copycatster also copies Cheekster, Swimster, Twinsters, Whack-a-Mole
        ("HD-A19", "contract_any_dam", (False, True)),  # Contractster may move a token on any dam
        ("HD-A19", "contract_onto_hamsters", (False, True)),  # Contractster may move it onto hamsters; one then leaves
        ("HD-A32", "one_mobster", (False, True)),  # a player may shift a roll once, however many Mobsters there are
        ("HD-A15", "mobster_needs_card", (True, False)),  # if not, Mobster can shift to any number from 2 to 12
        ("HD-A20", "huckster_any_distance", (False, True)),  # Huckster may move the hamster to any position
        ("HD-A8", "redeploy_all", (False, True)),  # all hamsters are picked up and placed again
        ("HD-A9", "one_sacrifice", (False, True)),  # a breach costs at most one hamster a card, however many tokens
    ),
    packed=True,
)
