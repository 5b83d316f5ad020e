"""What the screens of Hamsterdam's specials say in French; read when they are shown."""

HELP = dict(
    (
        # What can be done to a roll: title; then the special, and how; with tokens entered; the cards
        (
            "dice",
            (
                "Après ce lancer",
                ("Buffster", "retourne les dés, puis lui"),
                ("Spinster", "règle un dé"),
                ("Physicster", "relance, choisis"),
                ("Whack-a-Mole", "son propre lancer"),
                ("Autre spécial", "saisis la valeur"),
                "Pour les dés, annule d'abord les jetons",
                "Lire les spéciaux",
            ),
        ),
        # Title, what to do, what follows
        ("value", ("un spécial", "Saisis le lancer pour tous.", "Pas Mobster ni Ninjaster : joue-les sur ta digue.")),
        ("spin", ("Spinster : puis retourne-le", "Autre dé", "+1")),
        ("choose", ("Retourne Physicster : lequel ?", "Avant : %d", "Après : %d")),
        (
            "mole",
            (
                "Whack-a-Mole",
                "Mets-le sur ta carte %d.",
                "Pas cette carte ? Repos, face spéciale. Ce lancer n'inonde personne.",
            ),
        ),
        # The lists of specials; after use; how a card is read
        ("specials", ("Spéciaux possibles ici", "Les 18 spéciaux")),
        ("readings", ("Utilisé : il reste, retourné.", "Selon nous : %s", "Règle maison : %s")),
        # In the order of the bits of specials.OWN_ROLL, ANY_ROLL, STOP, MOVE, SKIP, REDEPLOY; then all of them
        (
            "windows",
            (
                "ton lancer",
                "tous les lancers",
                "inondation",
                "déplacement",
                "au lieu de bouger",
                "redéploiement",
                "comme l'original",
            ),
        ),
    )
)
