"""What help says of the dice tray: by phase, pages of what to do and why."""

HELP = {
    "tray": (
        (
            "Pulsa Tirar.",
            "El número grande es la suma. Moneda lanza una moneda. Cambiar elige otros dados o quién empieza.",
        ),
    ),
}
