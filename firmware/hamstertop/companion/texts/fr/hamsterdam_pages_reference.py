"""What each special of Hamsterdam does, in French: what becomes of it, and our readings of its card, by default and as a
house rule may have it. In the order of specials.SPECIALS; read when one is shown."""

# By the number of each special: one at a time is read.
HELP = dict(
    enumerate(
        (
            ("Stoppe une inondation ici ou juste à côté.", "Puis il se repose."),
            (
                "Au lieu de bouger : inonde une carte adverse.",
                "À boucher comme d'habitude. Un jeton en pile d'eau ? Saisis-le.",
            ),
            ("Après ton lancer : retourne les deux dés.", "Sur la face opposée."),
            (
                "Stoppe deux inondations sur sa carte.",
                "La 1re : un jeton dessus (pas de l'eau). La 2e : il se repose, jeton au milieu.",
            ),
            (
                "Au lieu de bouger : pousse un jeton d'une carte.",
                "Ils s'empilent.",
                ("sur ta digue,", "sur toute digue,"),
                ("pas sur des hamsters.", "sur un hamster, qui part."),
            ),
            (
                "Copie un spécial en jeu.",
                "Puis il se repose ; l'autre reste tel quel.",
                ("sauf Cheekster, Swimster, Twinsters et Whack-a-Mole.", "n'importe lequel."),
            ),
            (
                "Au lieu de bouger : déplace un hamster adverse.",
                "Pas un spécial.",
                ("sur sa digue, d'une carte.", "sur sa digue, où tu veux."),
            ),
            (
                "Au redéploiement, sur ta digue : ôte tous tes jetons.",
                "Il quitte le jeu. Ta pile d'eau et le jeton d'un Cheekster restent.",
            ),
            (
                "Après un lancer : pour toi, 1 de plus ou de moins.",
                "",
                ("si tu as cette carte.", "tout nombre de 2 à 12."),
                ("les Mobsters s'ajoutent.", "un Mobster par lancer."),
            ),
            ("Au lieu de bouger : ramène ici deux hamsters au repos.", "Tu choisis lesquels."),
            (
                "Après un lancer : il peut aller sur la carte d'à côté.",
                "",
                ("à chaque lancer, avant l'inondation.",),
            ),
            ("Après un lancer : ignore-le.", "Puis il se repose, retourné (s'il bouche seulement, il reste spécial)."),
            ("Après ton lancer : relance, garde l'un des deux.", ""),
            ("Au déplacement : va sur la carte de ton choix.", "En plus de ton déplacement normal."),
            ("Après ton lancer : mets un dé sur le nombre voulu.", ""),
            (
                "Partage une carte avec un jeton : les deux restent.",
                "S'il y va ou y est mis ; ou bien il l'enlève.",
                ("il y bouche aussi l'eau.",),
                ("pas dans une brèche.", "aussi dans une brèche."),
            ),
            (
                "Quand l'un se repose, l'autre aussi.",
                "Où qu'il soit sur ta digue. Chacun bouge de son côté.",
            ),
            (
                "Après ton lancer : relance et mets-le sur cette carte.",
                "Pas cette carte ? Repos, face spéciale.",
                ("depuis ta digue, avant l'eau.",),
            ),
        )
    )
)
