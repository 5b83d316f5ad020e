"""Hamsterdam in English."""

# A new game
NEW_GAME = {"players": "Players", "classic": "Variant"}
VALUES = {"classic": ("2019", "Classic")}
# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "HD-A10": ("Cascade", "at once", "next turn"),
    "HD-A12": ("Two players", "2 turns, move", "1 turn, move"),
    "HD-A24": ("Game ends", "after a turn", "after a round"),
}

# What to do at the table: a headline and steps
SETUP = (
    "Set up",
    (
        "11 dam cards each. Pass one left, one right.",
        "Lay your 11 cards in a line, in any order.",
        "Take a hamster for each orange dot.",
        "Set one Twinster aside, shuffle the specials.",
        "Per blue dot: deal two specials, keep one.",
    ),
)
PASS_ACROSS = "11 dam cards each. Pass two across."
SETUP_CLASSIC = (
    "Set up Classic",
    (
        "11 dam cards each, in order from 2 to 12.",
        "Take 14 hamsters each.",
        "Take 2 specials each.",
        "No passing and no breaches.",
    ),
)
DEPLOY = (
    "%s begins",
    (
        "Put your hamsters on your dam in stacks.",
        "Empty cards are allowed.",
        "Specials lie on top of their stack.",
    ),
)
REDEPLOY = (
    "Redeployment",
    (
        "Put the hamsters of your pile on your dam.",
        "Not on water; only Swimster may.",
        "A hamster may leave the game for a token.",
    ),
)

# The first roll
FIRST_TITLE = "Who begins?"
FIRST_ROLLS = "%s rolls"
FIRST_AGAIN = "Tie: roll again"
FIRST_KNOWN = "We know"

# A turn
ROUND = "Round %d · turn %d of %d"
TO_ROLL = "to roll"
ROLLED = "rolled"
TYPE = "Real dice"
CARDS = "Cards"
HOLD_CARDS = "cards"
WATER = "Water"
DICE = "Dice"
TYPE_TITLE = "Real dice"
TYPE_QUESTION = "What do the dice show?"
TYPE_VALUE = "What counts now?"

# Dice abilities
DICE_TITLE = "The roll: %d"
OPPOSITE = "Opposite faces"
SPIN = "Change one die"
REROLL = "Roll again, choose"
NOBODY = "Nobody has it"
VALUE = "Enter a value"
DICE_SETTLED = "Settled: water is out"
SPIN_TITLE = "Change one die"
SPIN_DIE = "Other die"
SPIN_FACE = "+1"
CHOOSE_TITLE = "Which roll counts?"
CHOOSE_OLD = "Old: %d"
CHOOSE_NEW = "New: %d"

# Water
WATER_TITLE = "Who took water?"
WATER_VALUE = "%d rolled"
WATER_LESS = "-1"
WATER_BREACH = "breach at %d"
WATER_BREAKS = "breach!"
WATER_GONE = "no dam"

# A breach
BREACH_TITLE = "Breach!"
BREACH_FLIP = "%s flips a card"
BREACH_HOW = "Left or right end. Its hamsters move in; each token they meet leaves with one of them."
BREACH_ASKS = "Water on the flipped card?"
BREACH_WATER = "How much water lay on the flipped card?"
BREACH_LEFT = "%d to flip"
BREACH_DRY = "Dry"
BREACH_ONE = "1 token"
BREACH_MORE = "More…"

# Movement
MOVE_TITLE = "Movement"
MOVE_HOW = "Each may move one hamster by one card. Onto water: both leave the game."
MOVE_SKIP = "Instead…"
SKIP_TITLE = "Instead of moving"
SKIP_HOW = "In this order, those who did not move."
SKIP_WATER = "Bombster: who took water?"

# The end
DAM_TITLE = "The flood is over"
DAM_QUESTION = "%s: water on the dam?"
DAM_HINT = "Tokens on the cards that stand."
HAMSTERS_TITLE = "A tie"
HAMSTERS_QUESTION = "%s: hamsters left?"
HAMSTERS_HINT = "On the dam and in the pile, specials too."
RANKING_SUM = "%d + %d ="
RANKING_HEAD = "pile + dam"
WON = "%s wins!"
SHARED = "Shared win!"

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d players, %(classic)s",
    "done setup": "Dams are set up",
    "done deploy": "Hamsters are placed",
    "done flood": "Flood over",
    "done move": "Movement over",
    "done skip": "Movement over",
    "done redeploy": "Redeployment over",
    "rolled": "%(who)s rolled %(a)d + %(b)d",
    "typed": "%(who)s's dice show %(total)d",
    "first": "%(seat)s begins",
    "opposite": "%(who)s turned the dice: %(total)d",
    "spun": "%(who)s changed a die: %(total)d",
    "rerolled": "%(who)s rolled again: %(a)d + %(b)d",
    "chose": "%(who)s chose %(total)d",
    "nobody": "Nobody has it",
    "water": "%(seat)s took %(tokens)d",
    "breach": "%(seat)s flipped a card, %(tokens)d on it",
    "skips": "Skip abilities",
    "dam": "%(seat)s: %(tokens)d on the dam",
    "hamsters": "%(seat)s: %(count)d hamsters",
}

# The specials
SPECIALS = "Specials"
SPECIALS_NOW = "Specials now"
SPECIALS_ALL = "All 18 specials"
FLIPS = "Turns over after use."
ANYTIME = "when the copied one acts"
# In the order of the bits of specials.OWN_ROLL, ANY_ROLL, STOP, MOVE, SKIP, REDEPLOY.
WINDOWS = ("own roll", "any roll", "at a flood", "movement", "skip move", "redeployment")
# What they do, in the order of specials.SPECIALS
ABILITIES = (
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
    "May share a card with a flood token; both stay. At a breach it counts like any hamster.",
    "Who keeps one takes the one set aside too. When one goes to your pile, so does the other.",
    "After your roll: roll again and put it on your card of that number; without one it goes to your pile.",
)
