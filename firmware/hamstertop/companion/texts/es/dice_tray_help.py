"""What help says of the dice tray: by phase, pages of what to do and why."""

HELP = {
    "tray": (
        (
            "Pulsa Tirar.",
            "El número grande es la suma. Con Moneda lanzas una moneda. Con Cambiar eliges otros dados o sorteas "
            "quién empieza.",
        ),
    ),
}
