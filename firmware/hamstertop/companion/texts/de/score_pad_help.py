"""What help says of the score pad in German: by phase, pages of what to do and why."""

HELP = {
    "play": (
        (
            "Gib Punkte sofort ein.",
            "Geh zu einem Spieler, drück Punkte und stell die Zahl ein. Unter 0 zieht sie Punkte ab.",
        ),
        (
            "Drück nach dem Zug Weiter.",
            "Mit Uhr: Start beginnt den Zug, Pause hält die Zeit an. Das Spiel beendest du im Menü.",
        ),
    ),
    "over": (
        (
            "Das Spiel ist aus.",
            "Wer die meisten Punkte hat, gewinnt. Das Ergebnis findest du auf der Startseite unter Ergebnisse.",
        ),
    ),
}
