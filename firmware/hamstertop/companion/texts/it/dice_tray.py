"""The dice tray in Italian."""

TITLE = "Vassoio dadi"
DICE = "%dd%d"  # how many dice, of how many sides
CHANGE = "Cambia…"
TOTAL = "totale"
COIN = "Moneta"
COIN_SIDES = ("Criceto", "Ruota")
STARTS = "Chi comincia?"
STARTS_SEAT = "Numero %d"
STARTS_OF = "comincia, su %d giocatori"
HOW_MANY = "Quanti dadi?"
WHAT = "Cosa tiri?"
DIE = "%d facce"
PLAYERS = "Quanti giocatori?"

# What happened, by the kind of event
VALUES = {"side": COIN_SIDES}
LOG = {
    "dice": "%(count)dd%(sides)d",
    "flipped": "Moneta: %(side)s",
    "starts": "Comincia il numero %(number)d di %(players)d",
}
