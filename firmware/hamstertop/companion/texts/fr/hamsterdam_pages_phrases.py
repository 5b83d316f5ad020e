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
                "Retourne une carte.",
                "À un bout. Ses hamsters vont à côté ; chaque jeton là en met un dans la boîte.",
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
                "D'une carte, ou aucun. Sur un jeton : hamster dans la boîte, jeton au milieu.",
                "Sinon…",
            ),
        ),
        (
            "skip",
            (
                "Au lieu de bouger",
                "Pas bougé ? Joue un spécial.",
                "Un seul chacun : Bombster, Contractster, Huckster ou Momster.",
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
                "Asseyez-vous dans cet ordre, vers la gauche.",
                "Égalité : relance.",
                "Choisir",
            ),
        ),
        ("nobody", "Quelqu'un a encore ce nombre : trop peu de cartes retournées. Relancer quand même ?"),
        ("more", ("Combien de jetons dessus ?", "Ils vont dans ta pile d'eau.")),
        # The end: title, what to do, what follows
        ("dam", ("la fin", "Compte les jetons sur ta digue.", "Sauf celui sur un Cheekster.")),
        ("hamsters", ("égalité", "Compte tes hamsters.", "Digue et repos, spéciaux aussi. Qui en a le plus gagne.")),
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
