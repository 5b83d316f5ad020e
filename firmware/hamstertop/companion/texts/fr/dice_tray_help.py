"""What help says of the dice tray, in French."""

HELP = {
    "tray": (
        (
            "Appuie sur Lancer.",
            "Le grand nombre est la somme. Pièce tire à pile ou face. Changer sert à prendre d'autres dés ou à tirer "
            "au sort qui commence.",
        ),
    ),
}
