"""Run, Hamster, Run! in English."""

TRAITS = ("Scamper", "Mettle", "Friskiness")
TRAIT_COUNT = "%s %d"
ACTIONS = ("Bite", "Run", "Throw", "Rest")
COLUMNS = ("Scam", "Mett", "Frisk", "Fatig")

# A new game
NEW_GAME = {"players": "Hamsters"}
VALUES = {"action": ACTIONS, "trait": TRAITS}
# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "RHR-A9": ("Face-down in the pit", "counts", "does not"),
    "RHR-A11": ("Passed out in the pit", "eaten", "safe"),
    "RHR-A15": ("All-rest chip", "stays", "taken back"),
    "RHR-A16": ("Fatigue by action", "taken", "declared"),
    "RHR-A17": ("Asterisks count", "next time", "at once"),
    "RHR-A18": ("Last alligator", "may leave", "stays"),
    "RHR-A19": ("Last hamster", "must face", "is safe"),
}

# The HAT
ROUND = "Round %d"
DRAW = "Draw"
BAG = "Bag"
HOLD_BAG = "bag"
BAG_TITLE = "Whose chip was it?"
PLACING = "Who is placed next?"
INITIATIVE = "Initiative"
TIE = "Who faces them first?"
ALLIGATORS = "Alligators"
ODDS = "%d %%"

# The data sheet
SHEET = "sheet"
SHEET_TITLE = "Data sheet"
SHEET_HIDDEN = "Nothing is revealed yet"
SHEET_CORNER = "Speed %d · alligators %d · belt %d"
IN_PIT = "pit"
IN_PIT_TOO = "pit · %s"
EATEN = "eaten"
PASSED_OUT = "passed out"

# What the last event led to, by the kind of news; the first values are players
NEWS = {
    "drawn": "%s's chip",
    "won": "%s wins over %s",
    "fell": "%s falls into the pit",
    "speed": "Speed pool %+d",
    "alligators": "Alligators %+d",
    "escaped": "%s escapes!",
    "chomped": "Chomp! %s loses %d",
    "eaten": "%s is eaten!",
    "tired": "%s tires",
}

# Placing
PLACE_TITLE = "Set up"
PLACE = "In this order, on the five strips at the pit:"

# Allocation
COVER_TITLE = "Round %d: allocate Pluck"
COVER_CORNER = "Speed %d · alligators %d"
COVER = "takes the device, alone"
COVER_PLUCK = "%d Pluck to place in secret"
HERE = "I am here"
PAPER = "Paper"
ALL_SEALED = "All have allocated"
ALL_SEALED_HOW = "Put the device where everybody can see it."
REVEAL = "Reveal"
LEFT_TO_PLACE = "%d left"
ALLOCATE = "%s: a key for each chip"
ALLOCATE_OPEN = "%s's sheet: a key for each chip"
CHECK = "%s: is this right?"
AGAIN = "Again"

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
PIT_HINT = "Nobody moves in the pit or gets out."
FLIP = "Flip 1"
PUSH = "Push"
MORE = "more"

# What is seldom done in a turn
CHANGE = "Another action"
SPEND = "Spend 1: two squares"
FLIP_CLIMB = "Flip 3: climb over"
SPEND_CLIMB = "Spend 1, flip 1: climb"
FELL = "Fell into the pit"
OTHER_TEST = "Another test"
TURN_SHEET = "Data sheet"
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

# The belt
BELT_TITLE = "Move the belt"
BELT_TIMES = "times"
BELT_ONCE = "once"
BELT_SPEED = "The asterisks go to the top: Speed pool %d, then %d."
BELT_STEADY = "The asterisks go to the top: Speed pool stays at %d."
BELT_HOW = "The strip at the pit goes to the top. Who stood on it falls in."
BELT_PIT = "In the pit: %s"
BELT_FELL = "Fell in"

# The pit
CHOMP_TITLE = "In the pit"
CHOMP = "%s faces"
CHOMP_HOW = "Which trait goes into the HAT?"

# The end of a round, and of the game
FATIGUE_TITLE = "End of round %d"
NEXT_ROUND = "Next"
WON = "%s wins!"
LAST = "The last hamster in play"
LOST = "The alligators win!"
NOBODY = "No hamster is left"
AFTER = "after %d rounds"

# What happened, by the kind of event. Secret allocations stay secret: numbers come with the reveal.
LOG = {
    "setup": "%(players)d hamsters",
    "done place": "Hamsters are placed",
    "done resolve": "%(who)s is done",
    "done belt": "The belt moved",
    "done fatigue": "End of the round",
    "allocated": "%(seat)s has allocated",
    "revealed allocate": "Sheets are open",
    "revealed reveal": "Revealed: %(shown)s",
    "declared": "%(who)s declares: %(action)s",
    "changed": "%(who)s changes: %(action)s",
    "flipped": "%(who)s flips %(chips)d",
    "spent": "%(who)s spends a chip",
    "lost": "It costs a chip of %(trait)s",
    "rested": "%(who)s gets a chip back",
    "fell": "%(seat)s falls into the pit",
}
