"""English: turns of Run, Hamster, Run!"""

# Actions
DECLARE = "%s declares"
DECLARE_REST = "rest"
TURN = ("%s bites", "%s runs", "%s throws", "%s rests")
TURN_CORNER = "said %s"
HINTS = (
    "Move one square, then bite a neighbour.",
    "A flip is a step. One step aside is free.",
    "Move one square, then throw. Reach: %d.",
    "Nothing comes back.",
)
REST_HINT = "Which trait gets a chip from Fatigue?"
IN_PIT_HINT = "In the pit: nobody gets out."
FLIP = "Flip 1"
PUSH = "Push"
MORE = "more"

# More
CHANGE = "Another action"
SPEND = "Spend 1: two squares"
FLIP_CLIMB = "Flip 3: climb over"
SPEND_CLIMB = "Spend 1, flip 1: climb"
FELL = "Fell into the pit"
OTHER_TEST = "Another test"
SHEET = "Data sheet"
CHANGE_TITLE = "What instead? It costs a chip"
PAY_TITLE = "A chip to Fatigue"
PAY = "%s pays with"

# Tests
TARGET = "Against whom?"
VERSUS = "%s against %s"
GIVES_IN = "Gives in"
NO_TEST = "No chip in it: no test"
TEST_TITLE = "Another test"
INITIATOR = "Who tests"
DEFENDER = "Against"
TRAIT = "With"
START = "Into the HAT"
LOSS = "%s loses which chip?"
LOSS_TITLE = "%s bites"
FELL_TITLE = "Who fell into the pit?"
