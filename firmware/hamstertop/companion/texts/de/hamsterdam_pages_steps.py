"""The steps of each set-up of Hamsterdam, of deployment and redeployment, in German; read when they are shown."""

_OBJECT = (
    "Bleib trocken!",
    "Würfel fluten die Dämme. Hamster stopfen Löcher. Am wenigsten Wasser gewinnt.",
)
_CLEAR = (
    "Marker abräumen?",
    "Beliebig viele vom Damm in die Mitte: pro Marker irgendeiner deiner Hamster in die Schachtel. Janitster: alle.",
)
_MIDDLE = "Marker und Würfel in die Mitte, Zugkarte in die Schachtel."
_DEAL = "Spezialhamster:"
_ASIDE = "Einen Twinster beiseite, alle übrigen mischen. Jedem zwei"

_SET_UP = (
    _OBJECT,
    ("Nimm 11 Karten.", "Je eine Dammkarte von 2 bis 12. " + _MIDDLE),
    ("Gib 2 Karten weiter.", "Wähl sie verdeckt. Dann geben alle: eine nach links, eine nach rechts."),
    (
        "Leg deinen Damm.",
        "Offen in eine Reihe, egal wie; nie mehr ändern. Daneben: Ruhestapel, Flutstapel.",
    ),
    ("Nimm dir Hamster.", "Einen für jeden orangen Punkt auf deinem Damm. Leg sie erst mal daneben."),
    (_DEAL, _ASIDE + " pro blauem Punkt."),
    ("Behalt die Hälfte.", "Einen pro blauem Punkt. Rest in die Schachtel. Zum Twinster nimm den zweiten."),
)

HELP = dict(
    (
        ("set-up", _SET_UP),
        (
            "two",
            _SET_UP[:2] + (("Tauscht 2 Karten.", "Jeder wählt zwei, verdeckt. Dann tauscht ihr sie."),) + _SET_UP[3:],
        ),
        (
            "classic",
            (
                _OBJECT,
                ("Leg deinen Damm.", "Jeder 11 Karten, in einer Reihe von 2 bis 12. Niemand gibt Karten weiter."),
                ("Nimm 14 Hamster.", "Jeder von euch. " + _MIDDLE),
                (_DEAL, _ASIDE + "."),
                ("Nimm deine Spezialhamster.", "Zum Twinster bekommst du auch den beiseitegelegten."),
            ),
        ),
        (
            "deploy",
            (
                ("Stellt Hamster auf.", "Alle, in Stapeln jeder Größe. Spezialhamster obenauf, Spezialseite oben."),
                ("Leere Karten?", "Eine Karte darf leer bleiben. Die 7 fällt am häufigsten, dann 6 und 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                (
                    "Jetzt aufstellen.",
                    "Alle ruhenden, dieselbe Seite oben, nicht auf Marker; Spezialhamster obenauf. Rest bleibt.",
                ),
            ),
        ),
        (
            "redeploy all",
            (
                _CLEAR,
                ("Jetzt aufstellen.", "Hausregel: Nimm alle hoch und stell sie neu auf, nicht auf Marker."),
            ),
        ),
    )
)
