"""The dice tray in Spanish."""

TITLE = "Bandeja de dados"
DICE = "%dd%d"  # how many dice, of how many sides
CHANGE = "Cambiar…"
TOTAL = "total"
COIN = "Moneda"
COIN_SIDES = ("Hámster", "Rueda")
STARTS = "¿Quién empieza?"
STARTS_SEAT = "Jugador %d"
STARTS_OF = "de %d empieza"
HOW_MANY = "¿Cuántos dados?"
WHAT = "¿Qué quieres tirar?"
DIE = "%d caras"
PLAYERS = "¿Cuántos juegan?"

# What happened, by the kind of event
VALUES = {"side": COIN_SIDES}
LOG = {
    "dice": "%(count)dd%(sides)d",
    "flipped": "Moneda: %(side)s",
    "starts": "Empieza el jugador %(number)d de %(players)d",
}
