"""English: the beginnings of Hamsterdam: a game, its rounds."""

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
        "Put the hamsters of your pile on your dam.",
        "Not on water; only Swimster may.",
        "A hamster may leave the game for a token.",
    ),
)

# First roll
FIRST_TITLE = "Who begins?"
FIRST_ROLLS = "%s rolls"
FIRST_AGAIN = "Tie: roll again"
FIRST_KNOWN = "We know"
