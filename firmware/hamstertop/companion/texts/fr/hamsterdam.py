"""Hamsterdam in French. What belongs to one page is one tuple: each name takes memory."""

# A new game
NEW_GAME = {"players": "Joueurs", "classic": "Variante"}
VALUES = {"classic": ("complète", "classique")}
# A turn
ROUND = "manche %d, tour %d/%d"
ROLL = ("Lance les dés.", "Toutes les cartes de ce nombre prennent l'eau.")
TYPE = "Vrais dés"
ROLLED = ("%d + %d", "lancé")  # with the device's dice, with real ones
# After the roll: what floods, and what its owners do; in the place of the first, where nobody may have the number
FLOOD = (
    "Vos %d prennent l'eau :",
    "Hamster dessus ? L'un va au repos.",
    "Aucun ? Un jeton sur la carte.",
    "Jeton là ? Un autre en pile d'eau.",
    "Personne ne l'a ? Relance : Cartes.",
)
TO_PILE = "Pile d'eau"
CARDS = "Cartes"
# In the menu: nobody has the number, who begins, for once, the cards
RARE = ("Personne n'a de %d", "relancer", "Choisir qui commence", "L'appareil lance les dés", "Hamsters spéciaux")

# Tokens to a flood pile: title, its corner after a roll and for a Bombster, what is entered
WATER = (
    "Vers une pile d'eau",
    "dés : %d",
    "Bombster",
    "Seuls les jetons de pile d'eau",
    "comptent ici. Pas celui posé sur une carte.",
)
BREAKS = ("brèche à %d", "brèche !", "sans digue")
MANY = "%s : plus de %d en un lancer ? D'après les règles, c'est impossible."
