"""Hamsterdam in Spanish."""

# A new game
NEW_GAME = {"players": "Jugadores", "classic": "Variante"}
VALUES = {"classic": ("Completa", "Clásica")}
# A turn
ROUND = "ronda %d, turno %d/%d"
ROLL = ("Tira los dados.", "En cada dique se inundan las cartas con el número que salga.")
TYPE = "Tus dados"
ROLLED = ("%d + %d", "salió")  # with the device's dice, with real ones
# After the roll: what floods, and what its owners do; in the place of the first, where nobody may have the number
FLOOD = (
    "Se inundan los %d:",
    "Con hámster: uno a descansar.",
    "Sin hámster: ficha a la carta.",
    "Si ya hay ficha: otra a la pila.",
    "¿Nadie? Tira otra vez: Cartas.",
)
TO_PILE = "A la pila"
CARDS = "Cartas"
# In the menu: nobody has the number, who begins, for once, the cards
RARE = (
    "Nadie tiene el %d",
    "tirar otra vez",
    "Elegir quién empieza",
    "Que tire el aparato",
    "Hámsteres especiales",
)

# Tokens to a flood pile: title, its corner after a roll and for a Bombster, what is entered
WATER = (
    "A una pila de agua",
    "salió %d",
    "Bombster",
    "Fichas para la pila de agua:",
    "solo estas cuentan. Las de una carta, no.",
)
BREAKS = ("brecha al %d", "¡brecha!", "sin dique")
MANY = "%s: ¿más de %d en una tirada? Las reglas no dan tantas."
