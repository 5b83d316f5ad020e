"""English: Hamsterdam in play."""

TITLE = "Hamsterdam"

# Turn
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
WATER_NEXT = "▼"
WATER_LESS = "-1"
WATER_BREACH = "breach at %d"
WATER_GONE = "no dam"

# Breach
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
