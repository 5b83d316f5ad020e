"""What help says of the dice tray, in French."""

HELP = {
    "tray": (
        (
            "Appuie sur Lancer.",
            "Le grand nombre est la somme. Pièce joue à pile ou face. Changer prend d'autres dés ou tire au sort qui "
            "commence.",
        ),
    ),
}
