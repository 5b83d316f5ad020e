"""What help says of the dice tray: by phase, pages of what to do and why."""

HELP = {
    "tray": (
        (
            "Premi Tira per lanciare.",
            "Il numero grande è la somma. Moneta lancia una moneta. Cambia prende altri dadi o dice chi comincia.",
        ),
    ),
}
