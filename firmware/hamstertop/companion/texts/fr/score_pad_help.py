"""What help says of the score pad, in French."""

HELP = {
    "play": (
        (
            "Note les points gagnés.",
            "Va sur un joueur, appuie sur Points, règle le nombre. Sous 0, tu retires des points.",
        ),
        (
            "Appuie sur Suite après un tour.",
            "Avec une limite de temps, Go lance le tour et Pause l'arrête. Pour terminer la partie, va dans le menu.",
        ),
    ),
    "over": (
        ("La partie est finie.", "Qui a le plus de points gagne. Le résultat reste dans Résultats, à l'accueil."),
    ),
}
