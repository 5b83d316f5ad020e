"""The steps of each set-up of Hamsterdam, of deployment and redeployment, in French; read when they are shown."""

_OBJECT = (
    "Reste au sec !",
    "Les dés inondent les digues, les hamsters bouchent les trous. À la fin, le moins mouillé gagne !",
)
_CLEAR = (
    "Enlever tes jetons ?",
    "Autant que tu veux sur ta digue : chacun au milieu, un hamster à toi, au choix, dans la boîte. Janitster : tous.",
)
_MIDDLE = "Jetons et dés au milieu, carte de suivi dans la boîte."
_DEAL = "Tire tes spéciaux."
_ASIDE = "Mets un Twinster à part, mélange les autres spéciaux. Deux "

_SET_UP = (
    _OBJECT,
    ("Prends 11 cartes.", "Une de chaque, de 2 à 12. " + _MIDDLE),
    ("Passe deux cartes.", "Choisis-les, face cachée. Puis tous ensemble : une à gauche, une à droite."),
    (
        "Pose ta digue.",
        "En ligne, ordre au choix, face visible. Elle ne bouge plus. À côté : pile de repos, pile d'eau.",
    ),
    ("Prends des hamsters.", "Un par point orange de ta digue. Garde-les à côté."),
    (_DEAL, _ASIDE + "par point bleu."),
    ("Garde la moitié.", "Un par point bleu. Le reste dans la boîte. Avec un Twinster, prends l'autre."),
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
                ("14 hamsters chacun.", _MIDDLE),
                (_DEAL, _ASIDE + "chacun."),
                ("Prends tes spéciaux.", "Avec un Twinster, prends aussi celui mis à part."),
            ),
        ),
        (
            "deploy",
            (
                ("Placez vos hamsters.", "En tas au choix ; spéciaux dessus, face spéciale visible."),
                ("Des cartes vides ?", "Une carte peut rester vide. Le 7 sort le plus, puis 6 et 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                (
                    "Place tes hamsters.",
                    "Tous ceux au repos, sans les retourner, pas sur un jeton ; spéciaux dessus. Les autres restent.",
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
