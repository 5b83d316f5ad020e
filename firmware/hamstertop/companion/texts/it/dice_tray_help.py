"""What help says of the dice tray: by phase, pages of what to do and why."""

HELP = {
    "tray": (
        (
            "Premi Tira per tirare i dadi.",
            "Il numero grande è la somma. Con Moneta lanci una moneta. Con Cambia scegli altri dadi, o chi comincia.",
        ),
    ),
}
