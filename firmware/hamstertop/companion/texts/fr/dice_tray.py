"""The dice tray in French."""

TITLE = "Piste de dés"
DICE = "%dd%d"  # how many dice, of how many sides
CHANGE = "Changer…"
TOTAL = "total"
COIN = "Pièce"
COIN_SIDES = ("Hamster", "Roue")
STARTS = "Qui commence ?"
STARTS_SEAT = "Joueur %d"
STARTS_OF = "sur %d commence"
HOW_MANY = "Combien de dés ?"
WHAT = "Que lancer ?"
DIE = "%d faces"
PLAYERS = "Combien de joueurs ?"

# What happened, by the kind of event
VALUES = {"side": COIN_SIDES}
LOG = {
    "dice": "%(count)dd%(sides)d",
    "flipped": "Pièce : %(side)s",
    "starts": "Joueur %(number)d sur %(players)d commence",
}
