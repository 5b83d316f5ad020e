"""What help says of the score pad in German: by phase, pages of what to do and why."""

HELP = {
    "play": (
        (
            "Gib Punkte gleich ein.",
            "Geh zu einem Spieler, drück Punkte, stell die Zahl ein. Unter 0 zieht sie Punkte ab.",
        ),
        (
            "Drück Weiter nach dem Zug.",
            "Mit Uhr beginnt Start den Zug, und Pause hält ihn an. Das Menü beendet das Spiel.",
        ),
    ),
    "over": (
        ("Das Spiel ist aus.", "Die meisten Punkte gewinnen. Das Ergebnis bleibt auf der Startseite unter Ergebnisse."),
    ),
}
