"""The questions for a new game of Run, Hamster, Run!, and its house rules.

RHR-A4 to A6 (only a step of a Run pushes), A10 (the pit is one place, and hamsters in it are adjacent only to each
other), A12, A13 and A20 to A25 have no field, because docs/rules/run_hamster_run.md settles on one interpretation for
each.
"""

from ..house import House

# The values of the set-up event: name, choices, default
SETUP = (("players", (2, 3, 4, 5), 4),)  # RHR-1

HOUSE = House(
    (
        ("RHR-A9", "face_down_less", (False, True)),  # face-down Scamper chips do not count against alligators
        # A Chomp spares hamsters without Pluck, so a game can end without a winner
        ("RHR-A11", "passed_out_safe", (False, True)),
        ("RHR-A15", "bonus_taken_back", (False, True)),  # if all Rest, changing one action removes the Speed chip again
        ("RHR-A16", "tired_by_declared", (False, True)),  # Fatigue depends on the declared action, not the action taken
        ("RHR-A17", "asterisk_at_once", (False, True)),  # a Speed chip from the asterisks already affects this step
        ("RHR-A18", "alligator_stays", (False, True)),  # a Chomp does not remove the last alligator
        ("RHR-A19", "last_one_safe", (False, True)),  # the game ends as soon as only one hamster is left
        ("RHR-A26", "straight_push", (False, True)),  # only a push straight on, at once, continues without a test
    ),
    packed=True,
)
