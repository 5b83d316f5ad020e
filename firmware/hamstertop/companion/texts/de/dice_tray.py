"""The dice tray in German."""

TITLE = "Würfelteller"
DICE = "%dW%d"  # how many dice, of how many sides
CHANGE = "Ändern…"
TOTAL = "Summe"
COIN = "Münze"
COIN_SIDES = ("Hamster", "Rad")
STARTS = "Wer beginnt?"
STARTS_SEAT = "Spieler %d"
STARTS_OF = "von %d beginnt"
HOW_MANY = "Wie viele Würfel?"
WHAT = "Was wirfst du?"
DIE = "%d Seiten"
PLAYERS = "Wie viele spielen mit?"

# What happened, by the kind of event
VALUES = {"side": COIN_SIDES}
LOG = {
    "dice": "%(count)dW%(sides)d",
    "flipped": "Münze: %(side)s",
    "starts": "Spieler %(number)d von %(players)d beginnt",
}
