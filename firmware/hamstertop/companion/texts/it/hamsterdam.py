"""Hamsterdam in Italian. What belongs to one page is one tuple: each name takes memory. What is seldom said stands in
`phrases`, the steps of set-ups and what the specials do in `reference`."""

# A new game
NEW_GAME = {"players": "Giocatori", "classic": "Variante"}
VALUES = {"classic": ("Completa", "Classica")}
# A turn
ROUND = "round %d, turno %d/%d"
ROLL = ("Tira per tutte le dighe.", "Si allagano le carte col numero tirato.")
TYPE = "Dadi veri"
ROLLED = ("%d + %d", "ha tirato")  # with the device's dice, with real ones
# After the roll: what floods, and what its owners do; in the place of the first, where nobody may have the number
FLOOD = (
    "Ogni %d si allaga:",
    "C'è un criceto: uno in pila riposo.",
    "Senza criceto: gettone sulla carta.",
    "Gettone lì: un altro in pila acqua.",
    "Nessuno ce l'ha? Altro tiro: Carte.",
)
TO_PILE = "Pila acqua"
CARDS = "Carte"
# In the menu: nobody has the number, who begins, for once, the cards
RARE = ("Nessuno ha la carta %d", "altro tiro", "Scegli chi comincia", "Tiro del dispositivo", "Criceti speciali")

# Tokens to a flood pile: title, its corner after a roll and for a Bombster, what is entered
WATER = (
    "In una pila acqua",
    "tirato %d",
    "Bombster",
    "Solo i gettoni in pila acqua",
    "contano qui. Quelli messi sulle carte diga no.",
)
BREAKS = ("gira a %d", "gira!", "diga finita")
MANY = "%s: più di %d con un tiro? Le regole non lo prevedono."
