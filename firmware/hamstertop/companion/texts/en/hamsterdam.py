"""English: Hamsterdam."""

TITLE = "Hamsterdam"

# New game
PLAYERS = "Players"
VARIANT = "Variant"
VARIANTS = ("2019", "Classic")
HOUSE_RULES = "House rules"
START = "Start"
HOUSE_DEFAULT = "default"
HOUSE_CHANGED = "changed"
# One for each bit of the tracker's house rules: what it is about, the default, the other reading.
HOUSE = (
    ("Cascade", "at once", "next turn"),
    ("Two players", "2 turns, move", "1 turn, move"),
    ("Game ends", "after a turn", "after a round"),
)

# Reminders: a headline and steps
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
        "Put your pile's hamsters on your dam,",
        "none of them on a card with water.",
        "One hamster leaves: one token leaves.",
    ),
)

# First roll
FIRST_TITLE = "Who begins?"
FIRST_ROLLS = "%s rolls"
FIRST_AGAIN = "Tie: roll again"
FIRST_KNOWN = "We know"

# Turn
ROUND = "Round %d · turn %d of %d"
TO_ROLL = "to roll"
ROLLED = "rolled"
TYPE = "Real dice"
CARDS = "Cards"
HOLD_CARDS = "cards"
WATER = "Water"
DICE = "Dice…"
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
WATER_NEXT = "▼"
WATER_LESS = "-1"
WATER_BREACH = "breach at %d"
WATER_GONE = "no dam"

# Breach
BREACH_TITLE = "Breach!"
BREACH_FLIP = "%s flips a card"
BREACH_HOW = "Left or right end. Its hamsters move in by one; each token they meet costs one."
BREACH_WATER = "How much water lay on the flipped card?"
BREACH_LEFT = "%d to flip"
BREACH_DRY = "Dry"
BREACH_ONE = "1 token"
BREACH_MORE = "More…"

# Movement
MOVE_TITLE = "Movement"
MOVE_HOW = "One hamster each, one card left or right. Onto water: both leave."
MOVE_SKIP = "Skip…"
SKIP_TITLE = "Instead of moving"
SKIP_HOW = "In this order, those who did not move."
SKIP_WATER = "Bombster: who took water?"

# Counting at the end
DAM_TITLE = "The flood is over"
DAM_QUESTION = "%s: water on the dam?"
DAM_HINT = "Tokens on the cards that stand."
HAMSTERS_TITLE = "A tie"
HAMSTERS_QUESTION = "%s: hamsters left?"
HAMSTERS_HINT = "On the dam and in the pile, specials too."
RANKING_TITLE = "The driest town wins"
RANKING_SUM = "%d + %d ="
RANKING_HEAD = "pile + dam"
WON = "%s wins!"
SHARED = "Shared win!"

# What happened, one a kind of event; %s is a player
LOG = {
    "setup": "%d players, %s",
    "done": "Done",
    "rolled": "%s rolled %d + %d",
    "typed": "%s's dice show %d",
    "first": "%s begins",
    "opposite": "%s turned the dice: %d",
    "spun": "%s changed a die: %d",
    "rerolled": "%s rolled again: %d + %d",
    "chose": "%s chose %d",
    "nobody": "Nobody has it",
    "water": "%s took %d",
    "breach": "%s flipped a card, %d on it",
    "skips": "Skip abilities",
    "dam": "%s: %d on the dam",
    "hamsters": "%s: %d hamsters",
}
DONE_IN = {
    "setup": "Dams are set up",
    "deploy": "Hamsters are placed",
    "flood": "Flood over",
    "move": "Movement over",
    "skip": "Movement over",
    "redeploy": "Redeployment over",
}
