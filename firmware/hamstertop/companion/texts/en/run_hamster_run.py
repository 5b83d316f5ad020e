"""English: Run, Hamster, Run! in play."""

TITLE = "Run, Hamster, Run!"

TRAITS = ("Scamper", "Mettle", "Friskiness")
TRAIT_COUNT = "%s %d"
ACTIONS = ("Bite", "Run", "Throw", "Rest")
COLUMNS = ("Scam", "Mett", "Frisk", "Fatig")

# What the hamsters' sheet says of one
IN_PIT = "pit"
IN_PIT_TOO = "pit · %s"
EATEN = "eaten"
PASSED_OUT = "passed out"
SHEET = "sheet"
SHEET_TITLE = "Data sheet"
SHEET_CORNER = "Speed %d · alligators %d · belt %d"

ALLIGATORS = "Alligators"

# The HAT
ROUND = "Round %d"
DRAW = "Draw"
BAG = "Bag"
HOLD_BAG = "bag"
BAG_TITLE = "Whose chip was it?"
PLACING = "Who is placed next?"
INITIATIVE = "Initiative"
TIE = "Who faces them first?"

# What the last event led to, one a kind of news; %s is a player
NEWS = {
    "drawn": "%s's chip",
    "won": "%s wins over %s",
    "speed": "Speed pool %+d",
    "alligators": "Alligators %+d",
    "escaped": "%s escapes!",
    "chomped": "Chomp! %s loses %d",
    "eaten": "%s is eaten!",
    "tired": "%s tires",
}

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
CHANGE_TITLE = "What instead? It costs a chip"
PAY_TITLE = "A chip to Fatigue"
PAY = "%s pays with"

# Tests
TARGET = "Against whom?"
ODDS = "%d %%"
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
