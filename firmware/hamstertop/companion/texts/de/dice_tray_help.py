"""What help says of the dice tray in German: by phase, pages of what to do and why."""

HELP = {
    "tray": (
        (
            "Drück Würfeln für einen Wurf.",
            "Die große Zahl ist die Summe. Münze wirft eine Münze. Ändern nimmt andere Würfel oder lost aus, "
            "wer beginnt.",
        ),
    ),
}
