"""Hamsterrolle in French."""

# A new game
NEW_GAME = {"players": "Joueurs", "teams": "Équipes"}
TEAMS = ("aucune", "à 4 joueurs", "%s + %s")
# Set-up, a page each: what to do, and how
PREPARE = (
    "Préparation",
    ("Mets la roue au milieu.", "La pyramide est dans le compartiment le plus bas."),
    (
        "Elle roule à gauche.",
        "La gauche vue d'ici, pour tous. L'appareil reste de ce côté toute la partie. Devant, c'est à gauche.",
    ),
    ("Prenez ces noms.", "Asseyez-vous ainsi :\n%s"),
    ("Équipe A", "%s et %s.\nÉquipiers côte à côte, c'est mieux."),
    ("Équipe B", "%s et %s.\nSi tu n'as plus de pièces, pose celles de ton équipier."),
    ("Pose dans la roue.", "Devant toutes celles du compartiment ; jamais deux de la même sorte."),
    ("Sois le premier sans pièce !", "Ce qui touche la table à ton tour est pour toi."),
)
DEAL = "Donne les pièces."
SETS = (
    "Deux lots chacun : 14 pièces, deux de chaque sorte.",
    "Un lot chacun : 7 pièces. Le quatrième lot reste dans la boîte.",
    "Un lot chacun : 7 pièces, une de chaque sorte.",
)
SHARED = {
    "two each": "Un lot et deux pièces chacun. La dernière reste dans la boîte.",
    "three to the first": "Un lot et deux pièces chacun. Qui commence en prend trois.",
}
SHAKY = "Qui tremble le plus commence"

# A turn: what to do, and what follows, by the moment
TURN = {
    "opening": ("Go, puis pose en 0.", "Laisse un compartiment libre."),
    "turn": ("Go ! Pose en 0, 1 ou 2.", "Devant tout, pas deux pareilles."),
    "helps": ("Aide %s.", "Go, puis pose une de ses pièces."),
    "running": ("Pose, lâche.", "Appuie où elle est.\nTombé ? Voir menu."),
    "stands": ("Temps figé.", "Go : il repart. Puis\nappuie où elle est."),
    "up": ("LÂCHE !", "Appuie où est ta pièce.\nTombée ou ailleurs ? Voir menu."),
}
# Where 0 is: as before, where a piece was just built, what a house rule makes it; at the opening
ZERO = (
    "0 reste où %s avait sa pièce.",
    "0 : où %s a sa pièce.",
    "0 : place choisie par %s.",
    "0 : 2e à gauche de la pyramide.",
)
TAKEN = ("%s prend %d pièce.", "%s prend %d pièces.")
WHEEL = ("%d dans la roue", "%d dedans · %d hors jeu")
START = "Go"
PASS = "Passer"
MORE = "Autre"
BUILT = "En %d"
TIME_BACK = "Annulé : le temps. De nouveau 30 secondes."

# What else can happen in a turn
HAPPENED = {
    "": "Que s'est-il passé ?",
    "fell": "D'autres pièces sont tombées",
    "own": "Seule ta pièce est tombée",
    "where": "Ta pièce est ailleurs",
    "passed": "Passer : déplace une pièce",
    "stop": "Arrêter le temps",
    "reset": "Revenir à 30 s",
    "dropped": "Le temps est écoulé",
    "gone": "Pièces tombées toutes seules",
    "idle": "Sauter le tour",
    "lies": "Sortes dans la roue",
}
PIECE = "Pièce"
TAKE = ("autre tombée : à toi.", "autres tombées : à toi.")
CONE = {
    "taken": "Toucher la table suffit. La pyramide aussi : pose-la après.",
    "put back": "Toucher la table suffit. Pas la pyramide : remets-la.",
    "out": "Toucher la table suffit. Pas la pyramide : hors jeu.",
}
# Where the own piece is: in an open compartment, or one of ELSEWHERE, NOWHERE and UNPLACED of the tracker
OWN = {
    0: "Ta pièce est en %d ?",
    12: "Ta pièce est ailleurs ?",
    -1: "Ta pièce est tombée aussi ?",
    -2: "Ton équipier garde sa pièce ?",
}
MANY = "%d pièces tombées d'un coup ?"
# Questions for a number
ASK = {
    "passed": (
        "Combien tombent ?",
        "Pose impossible ? Déplace une pièce %s, d'un des %d compartiments du bas, pas avec sa sorte.",
        "vers l'avant",
        "jusqu'à %d devant",
    ),
    "gone": ("Combien sont tombées ?", "Personne n'a touché la roue. Elles quittent le jeu."),
    "where": ("À combien de pas devant 0 ?", "Compte dans le sens de la roue."),
    "target": ("Où est la pièce déplacée ?", "Nombre de pas devant 0. 12 : tombée."),
    "correct": ("Quel est le bon nombre ?", "Zéro pièce pour %s ? La partie peut finir."),
    "tried": ("Où devait-elle aller ?", "Pas encore dit"),
}

# The kinds of pieces. Each has its own colour: name them after yours.
KINDS = (
    "Quelle pièce ?",
    "Qu'y a-t-il ici ?",
    "Sorte 1,Sorte 2,Sorte 3,Sorte 4,Sorte 5,Sorte 6,Sorte 7,Pyramide",
    "1234567▲",
    "déjà là !",
    "ici",
    "Compartiment %d",
)

# Putting numbers right
COUNTS = ("Dans la roue", "Hors jeu", "Secondes restantes", "À qui le tour ?")

# The end
WINS = ("gagne !", "%s et %s gagnent !", "Égalité !")
WHY = ("Tout est posé", "Moins de pièces", "Autant de pièces")

# By `where` of the tracker's events, from 0 to ELSEWHERE, then UNPLACED and NOWHERE
VALUES = {"where": ("la sienne reste",) * 12 + ("la sienne ailleurs", "la sienne gardée", "la sienne aussi")}
