"""What Hamsterdam says seldom in French, by page; read when it is said."""

HELP = dict(
    (
        # Real dice: what to do, what follows
        ("type", ("Lance tes dés.", "Saisis la somme. Ce nombre inonde toutes les digues.")),
        # A breach: title, beside the number, the answers; what to do, what follows, at the last card, the question
        (
            "breach",
            (
                ("Brèche", "à faire", "Plus…", "Un", "Aucun"),
                "Retourne un bout.",
                "À gauche ou à droite. Ses hamsters vont à côté ; chaque jeton y en sort un.",
                "C'est ta dernière : ses hamsters se reposent, plus rien ne t'inonde.",
                "Jetons dessus ?",
            ),
        ),
        # Movement: title, what to do, what follows
        (
            "move",
            (
                "Déplacement",
                "Chacun bouge un hamster.",
                "D'une carte à côté, ou aucun. Sur un jeton : hamster à la boîte, jeton au milieu.",
                "Sinon…",
            ),
        ),
        (
            "skip",
            (
                "Au lieu de bouger",
                "Si tu n'as pas bougé, agis.",
                "Un spécial chacun : Bombster, Contractster, Huckster, Momster.",
            ),
        ),
        # Set-up, deployment, redeployment: titles, and the key of who knows the steps
        ("steps", ("Préparation", "Préparation classique", "commence", "Redéploiement", "Passer")),
        # Who begins: title, what to do, what follows, how to sit, at a tie, without a roll
        (
            "first",
            (
                "Qui commence ?",
                "Lance deux dés.",
                "Le plus haut total commence chaque manche.",
                "Asseyez-vous vers la gauche dans cet ordre.",
                "Égalité : relance.",
                "Choisir",
            ),
        ),
        ("nobody", "Quelqu'un a encore ce nombre : trop peu de cartes retournées. Relancer ?"),
        ("more", ("Combien de jetons dessus ?", "Ils vont dans ta pile d'eau.")),
        # The end: title, what to do, what follows
        ("dam", ("la fin", "Compte les jetons sur ta digue.", "Sauf celui sur un Cheekster.")),
        ("hamsters", ("égalité", "Compte tes hamsters.", "Sur la digue et au repos, spéciaux aussi. Le plus gagne.")),
        # Who wins, one or several; the corner; pile and dam; hamsters on a tie
        ("ranking", ("gagne !", "Ex æquo !", "pile + digue", "%d + %d =", "reste %d")),
        # Putting numbers right: of whom, then others; what to do
        (
            "correct",
            (
                "%s : pile d'eau",
                "%s : cartes retournées",
                "%s : jetons sur la digue",
                "%s : hamsters",
                "À qui le tour",
                "Manche",
            ),
        ),
        ("correcting", ("Règle comme sur la table.", "Quel tour de cette manche ?", "Rien n'est encore compté")),
    )
)
