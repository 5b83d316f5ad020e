"""What help says of the dice tray: by phase, pages of what to do and why."""

HELP = {
    "tray": (
        (
            "Press Roll to throw.",
            "The large number is the sum. Coin flips a coin. Change takes other dice, or finds out who starts.",
        ),
    ),
}
