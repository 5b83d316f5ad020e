"""Hamsterrolle in French: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "HR-A12": ("À trois, le 4e lot", "dans la boîte", "2 pièces chacun", "2 chacun, 3 au 1er"),
    "HR-A1": ("Après Passer, 0 est", "où il était", "où elle va"),
    "HR-A2": ("Après un essai raté, 0 est", "où il était", "à l'essai"),
    "HR-A3": ("Temps écoulé, 0 est", "sa place, si permise", "sa place", "place visée", "où il était"),
    "HR-A6": ("La pyramide tombe", "tu la prends", "remets-la", "hors jeu"),
    "HR-A8": ("Les 30 s commencent", "avec Go", "après 5 s"),
    "HR-A10": ("Chute à la dernière pièce", "pas gagné", "gagné"),
    "HR-A13": ("Équipes : pièces égales", "match nul", "dernière pose gagne"),
    "HR-A15": ("Sans pièces, tu", "peux aider", "dois aider"),
    "HR-12": ("Saisir les sortes de pièces", "non", "oui"),
    "HR-A20": ("Aide ratée : pièce à", "qui aide", "son équipier"),
    "HR-A21": ("Passer, jusqu'où", "au choix devant")
    + tuple(["%d devant" % reach for reach in (6, 10, 9, 8, 7, 5, 4, 3, 2, 1)]),
    "HR-A22": ("Les 2 plus bas : le fond et", "celui devant", "un voisin"),
}

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d joueurs",
    "done": "La roue est en place",
    "first": "%(seat)s commence",
    "clock": "%(who)s : il reste %(seconds)d s",
    "built": "%(who)s pose en %(step)d",
    "fell": "%(who)s : %(count)d à terre, %(where)s",
    "dropped": "%(who)s : trop tard, %(count)d à terre, %(where)s",
    "passed": "%(who)s passe, %(count)d à terre",
    "idle": "%(who)s saute son tour",
    "gone": "Tombées toutes seules, hors jeu : %(count)d",
    "lies": "Corrigé : sorte %(kind)d en compartiment %(compartment)d",
    "left": "Corrigé : sorte %(kind)d absente, compartiment %(compartment)d",
    "reset": "%(who)s : le temps recommence",
    "stock": "Corrigé : %(seat)s en a %(pieces)d",
    "out": "Corrigé : %(pieces)d hors jeu",
    "turn": "Corrigé : à %(seat)s de jouer",
    "time": "Corrigé : il reste %(seconds)d s",
}
