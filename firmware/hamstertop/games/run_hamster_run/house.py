"""The questions for a new game of Run, Hamster, Run!, and its house rules.

These have one interpretation, given in docs/rules/run_hamster_run.md, and no field: RHR-A4 to A6 (only a step of a Run
pushes), A10 (the pit is one place, its hamsters next to each other only), A12, A13 and A20 to A25.
"""

from ..house import House

# The values of the set-up event, each with its choices and the default
SETUP = (("players", (2, 3, 4, 5), 4),)  # RHR-1

HOUSE = House(
    (
        ("RHR-A9", "face_down_less", (False, True)),  # face-down Scamper chips do not count against alligators
        (
            "RHR-A11",
            "passed_out_safe",
            (False, True),
        ),  # a Chomp spares hamsters without Pluck; it may end the game, without a winner
        ("RHR-A15", "bonus_taken_back", (False, True)),  # a change from an all-Rest takes the Speed chip out again
        ("RHR-A16", "tired_by_declared", (False, True)),  # Fatigue depends on the declared action, not on the one taken
        ("RHR-A17", "asterisk_at_once", (False, True)),  # a Speed chip from the asterisks changes this step too
        ("RHR-A18", "alligator_stays", (False, True)),  # a Chomp does not take the last alligator
        ("RHR-A19", "last_one_safe", (False, True)),  # the game ends as soon as one hamster is left
        ("RHR-A26", "straight_push", (False, True)),  # a push continues without a test only straight on and at once
    ),
    packed=True,
)
