"""English: the dice tray."""

TITLE = "Dice tray"
CHANGE = "Change…"
TOTAL = "total"
COIN = "Coin"
COIN_SIDES = ("Hamster", "Wheel")
STARTER = "starter"
STARTS = "Who starts?"
STARTS_SEAT = "Player %d"
STARTS_OF = "of %d starts"
HOW_MANY = "How many dice?"
SIDES = "Which dice?"
DIE = "%d sides"
PLAYERS = "How many players?"

LOG = {
    "flipped": "Coin: %s",
    "starts": "Player %d of %d starts",
}
