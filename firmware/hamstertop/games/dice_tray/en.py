"""The dice tray in English."""

TITLE = "Dice tray"
DICE = "%dd%d"  # how many dice, of how many sides
CHANGE = "Change…"
TOTAL = "total"
COIN = "Coin"
COIN_SIDES = ("Hamster", "Wheel")
STARTS = "Who starts?"
STARTS_SEAT = "Player %d"
STARTS_OF = "of %d starts"
HOW_MANY = "How many dice?"
WHAT = "What to throw?"
DIE = "%d sides"
PLAYERS = "How many players?"

# What happened, by the kind of event
VALUES = {"side": COIN_SIDES}
LOG = {
    "dice": "%(count)dd%(sides)d",
    "flipped": "Coin: %(side)s",
    "starts": "Player %(number)d of %(players)d starts",
}
