"""English: what the 18 specials do, in the order of the rules' table."""

TITLE = "Specials"
NOW = "Specials now"
ALL = "All 18 specials"
FLIPS = "Turns over after use."
ANYTIME = "when the copied one acts"

# In the order of the bits of specials.OWN_ROLL, ANY_ROLL, STOP, MOVE, SKIP, REDEPLOY.
WINDOWS = ("own roll", "any roll", "at a flood", "movement", "skip move", "redeployment")

CARDS = (
    "Stops a flood on its card or a neighbouring one, then goes to your pile.",
    "Skip your move: flood any one card of another player's dam.",
    "After your roll: turn both dice to their opposite faces.",
    "Stops two floods on its card. The first time put a token on it; the second time it goes to your pile.",
    "Skip your move: push one of your flood tokens to the next card. Tokens may pile up.",
    "Does what another special in play can do (not Cheekster, Swimster, Twinsters, Whack-a-Mole), then goes to your pile.",
    "Skip your move: move another player's normal hamster by one card on that player's dam.",
    "At redeployment, if on your dam: leaves the game and takes all tokens off your cards.",
    "After any roll: for you it counts one more or one less, if you have that card.",
    "Skip your move: bring two hamsters from your pile to its card.",
    "After every roll: may move by one card.",
    "After any roll: you ignore it, and Ninjaster goes to your pile.",
    "After your roll: roll again and choose which of the two counts.",
    "In the movement phase: may move to any card, besides your normal move.",
    "After your roll: set one die to any face.",
    "May share a card with a flood token; both stay. A breach does not cost it either.",
    "Who keeps one takes the one set aside too. When one goes to your pile, so does the other.",
    "After your roll: roll again and put it on your card of that number; without one it goes to your pile.",
)
