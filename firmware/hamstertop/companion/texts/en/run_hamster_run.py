"""English: Run, Hamster, Run! in play."""

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
ODDS = "%d %%"

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
