"""The steps of each set-up of Hamsterdam, of deployment and redeployment, in French; read when they are shown."""

_OBJECT = (
    "Reste au sec !",
    "Les dés inondent les digues, les hamsters bouchent les trous. Le moins d'eau à la fin gagne.",
)
_CLEAR = (
    "Enlever tes jetons ?",
    "Par jeton sur ta digue : un hamster à la boîte, jeton au milieu. Janitster : tous.",
)
_MIDDLE = "Jetons et dés au milieu, carte de suivi dans la boîte."
_DEAL = "Tire tes spéciaux."
_ASIDE = "Un Twinster à part, mélange les autres spéciaux. Deux "

_SET_UP = (
    _OBJECT,
    ("Prends 11 cartes.", "Ta digue : de 2 à 12. " + _MIDDLE),
    ("Passe deux cartes.", "Choisis-les, face cachée. Puis tous ensemble : une à gauche, une à droite."),
    (
        "Pose ta digue.",
        "Dans l'ordre voulu, en ligne, face visible. Elle ne bouge plus. À côté : pile de repos, pile d'eau.",
    ),
    ("Prends des hamsters.", "Un par point orange de ta digue. Garde-les à côté."),
    (_DEAL, _ASIDE + "par point bleu."),
    ("Garde la moitié.", "Un par point bleu. Les autres à la boîte. Avec un Twinster, prends aussi l'autre."),
)

HELP = dict(
    (
        ("set-up", _SET_UP),
        ("two", _SET_UP[:2] + (("Passe deux cartes.", "Choisis-les, face cachée. Puis échangez."),) + _SET_UP[3:]),
        (
            "classic",
            (
                _OBJECT,
                ("Pose ta digue.", "11 cartes chacun, en ligne de 2 à 12. Personne n'en passe."),
                ("À toi 14 hamsters.", "Pareil pour tous. " + _MIDDLE),
                (_DEAL, _ASIDE + "chacun."),
                ("Prends tes spéciaux.", "Avec un Twinster, prends aussi celui mis à part."),
            ),
        ),
        (
            "deploy",
            (
                ("Tous : placez vos hamsters.", "En tas de toute taille. Une carte peut rester vide."),
                ("Les spéciaux sur le dessus.", "Tous les voient. Le 7 sort le plus, puis 6 et 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                (
                    "Place tes hamsters.",
                    "Tous ceux au repos, même face, pas sur un jeton ; spéciaux dessus. Les autres restent.",
                ),
            ),
        ),
        (
            "redeploy all",
            (
                _CLEAR,
                ("Place tes hamsters.", "Règle maison : reprends-les tous et replace-les, pas sur un jeton."),
            ),
        ),
    )
)
