"""What a game of Hamsterdam is asked for when it begins, and its house rules.

Settled as docs/rules/hamsterdam.md says, without a field: HD-A2, A9, A11, A13, A16, A21 to A23, A26 and A29 to A31.
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
        ("HD-A1", "blind_passing", (True, False)),  # nobody sees passed cards before everybody has chosen
        ("HD-A3", "flood_each_copy", (True, False)),  # no: one flood a player, at a copy of the owner's choice
        ("HD-A4", "may_decline", (False, True)),  # a player with a hamster there may let it flood anyway
        ("HD-A5", "lying_token_moves", (False, True)),  # at the second flood the token on the card goes to the pile
        ("HD-A6", "swimster_plugs", (True, False)),  # no: a flood passes a Swimster that shares its card with a token
        ("HD-A7", "may_hold_back", (False, True)),  # hamsters may stay in the reinforcement pile at deployment
        ("HD-63", "pile_clears", (False, True)),  # only hamsters of the reinforcement pile may clear tokens
        ("HD-A8", "redeploy_all", (False, True)),  # everything is picked up and laid anew
        ("HD-A14", "several_skips", (False, True)),  # who skips may use several abilities
        ("HD-A15", "mobster_needs_card", (True, False)),  # no: Mobster shifts to any number from 2 to 12
        ("HD-A18", "copy_own_only", (False, True)),  # Copycatster copies only what stands on the own dam
        ("HD-A19", "contract_any_dam", (False, True)),  # Contractster may move a token on any dam
        ("HD-A20", "huckster_any_distance", (False, True)),  # Huckster may move the hamster to any position
        ("HD-A25", "turn_back", (False, True)),  # specials turned over turn back at redeployment
        ("HD-A27", "token_limit", (False, True)),  # when all 35 are in use, only tokens on flooded cards go to piles
        ("HD-A28", "classic_choice", (False, True)),  # Classic deals twice the specials, to keep half of them
    ),
    shared=3,
    packed=True,
)
