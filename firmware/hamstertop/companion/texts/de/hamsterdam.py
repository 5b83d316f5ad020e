"""Hamsterdam in German. What belongs to one page is one tuple: each name takes memory. What is seldom said stands in
`phrases`, the steps of set-ups and what the specials do in `reference`."""

# A new game
NEW_GAME = {"players": "Spieler", "classic": "Variante"}
VALUES = {"classic": ("Komplett", "Klassik")}
# A turn
ROUND = "Runde %d, Zug %d/%d"
ROLL = ("Würfle für alle Dämme.", "Jede Karte mit der gewürfelten Zahl wird geflutet.")
TYPE = "Selbst"
ROLLED = ("%d + %d", "gewürfelt")  # with the device's dice, with real ones
# After the roll: what floods, and what its owners do; in the place of the first, where nobody may have the number
FLOOD = (
    "Jede %d wird geflutet:",
    "Hamster da: einer zum Ruhestapel.",
    "Keiner da: Marker auf die Karte.",
    "Marker da: neuer zum Flutstapel.",
    "Keiner hat sie? Drück Karten.",
)
TO_PILE = "Flutstapel"
CARDS = "Karten"
# In the menu: nobody has the number, who begins, for once, the cards
RARE = ("Keiner hat Karte %d", "neu würfeln", "Wählen, wer beginnt", "Das Gerät würfelt", "Spezialhamster")

# Tokens to a flood pile: title, its corner after a roll and for a Bombster, what is entered
WATER = (
    "Auf den Flutstapel",
    "Wurf: %d",
    "Bombster",
    "Nur Marker für den Flutstapel",
    "zählen hier, Marker auf Dammkarten nicht.",
)
BREAKS = ("Bruch ab %d", "Bruch!", "kein Damm")
MANY = "%s: mehr als %d durch einen Wurf? So viele gibt es nach den Regeln nie."
