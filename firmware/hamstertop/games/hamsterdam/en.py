"""Hamsterdam in English. What belongs to one page is one tuple: each name takes memory. What is seldom said stands in
`phrases`, the steps of set-ups and what the specials do in `reference`."""

# A new game
NEW_GAME = {"players": "Players", "classic": "Variant"}
VALUES = {"classic": ("Full", "Classic")}
# A turn
ROUND = "round %d, turn %d/%d"
ROLL = ("Roll for all dams.", "Every card with the number that you roll is flooded.")
TYPE = "Real dice"
ROLLED = ("%d + %d", "rolled")  # with the device's dice, with real ones
# After the roll: what floods, and what its owners do; in the place of the first, where nobody may have the number
FLOOD = (
    "All flood their %ds:",
    "Hamster there: one to rest pile.",
    "None there: a token on the card.",
    "Token there: new one to flood pile.",
    "Nobody has it? Roll again: Cards.",
)
TO_PILE = "Flood pile"
CARDS = "Cards"
# In the menu: nobody has the number, who begins, for once, the cards
RARE = ("Nobody has a card: %d", "roll again", "Pick who begins", "Let the device roll", "Special hamsters")

# Tokens to a flood pile: title, its corner after a roll and for a Bombster, what is entered
WATER = (
    "To a flood pile",
    "%d rolled",
    "Bombster",
    "Only tokens for a flood pile",
    "count here. One put on a dam card does not.",
)
BREAKS = ("flip at %d", "flip!", "no dam")
MANY = "%s: more than %d by one roll? By the rules nobody takes so many."
