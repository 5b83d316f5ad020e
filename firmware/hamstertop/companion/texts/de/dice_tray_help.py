"""What help says of the dice tray in German: by phase, pages of what to do and why."""

HELP = {
    "tray": (
        (
            "Drück Würfeln.",
            "Die große Zahl ist die Summe. Münze wirft eine Münze. Mit Ändern wählst du andere Würfel oder lost "
            "aus, wer beginnt.",
        ),
    ),
}
