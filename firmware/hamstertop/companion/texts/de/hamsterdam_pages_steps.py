"""The steps of each set-up of Hamsterdam, of deployment and redeployment, in German; read when they are shown."""

_OBJECT = (
    "Bleib trocken!",
    "Würfel fluten die Dämme. Hamster stopfen Löcher. Das wenigste Wasser gewinnt.",
)
_CLEAR = (
    "Marker abräumen?",
    "Pro Marker am Damm: ein Hamster in die Schachtel, Marker in die Mitte. Janitster: alle.",
)
_MIDDLE = "Marker und Würfel in die Mitte, Zugkarte in die Schachtel."
_DEAL = "Spezialhamster:"
_ASIDE = "Einen Twinster beiseite, alle übrigen mischen. Jedem zwei"

_SET_UP = (
    _OBJECT,
    ("Nimm 11 Karten.", "Dammkarten 2 bis 12. " + _MIDDLE),
    ("Gib 2 Karten weiter.", "Wähl zwei, verdeckt. Dann geben alle: eine links, eine rechts."),
    (
        "Leg deinen Damm.",
        "Beliebig gereiht, offen; nie mehr verschieben. Daneben: Ruhestapel, Flutstapel.",
    ),
    ("Nimm dir Hamster.", "Einen pro orangem Punkt auf deinem Damm. Leg sie erst daneben."),
    (_DEAL, _ASIDE + " pro blauem Punkt."),
    ("Behalt die Hälfte.", "Einen pro blauem Punkt. Rest in die Schachtel. Zum Twinster auch den zweiten."),
)

HELP = dict(
    (
        ("set-up", _SET_UP),
        ("two", _SET_UP[:2] + (("Tauscht 2 Karten.", "Wähl zwei, verdeckt. Dann tauscht ihr sie."),) + _SET_UP[3:]),
        (
            "classic",
            (
                _OBJECT,
                ("Leg deinen Damm.", "Je 11 Karten, gereiht von 2 bis 12. Niemand gibt Karten weiter."),
                ("Nimm 14 Hamster.", "Das tut jeder. " + _MIDDLE),
                (_DEAL, _ASIDE + "."),
                ("Nimm deine Spezialhamster.", "Zum Twinster bekommst du auch den beiseitegelegten."),
            ),
        ),
        (
            "deploy",
            (
                ("Stellt Hamster auf.", "Alle, in Stapeln jeder Größe. Eine Karte darf leer sein."),
                ("Spezialhamster obenauf.", "Alle sehen sie. Die 7 fällt am häufigsten, dann 6 und 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                (
                    "Jetzt aufstellen.",
                    "Alle ruhenden, gleiche Seite oben, nicht auf Marker; Spezialhamster obenauf. Rest bleibt.",
                ),
            ),
        ),
        (
            "redeploy all",
            (
                _CLEAR,
                ("Jetzt aufstellen.", "Hausregel: nimm alle hoch und stell sie neu auf, nicht auf Marker."),
            ),
        ),
    )
)
