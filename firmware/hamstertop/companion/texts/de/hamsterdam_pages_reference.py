"""What each special of Hamsterdam does, in German, what becomes of it, and our readings of its card: by default, and as a
house rule may have it. In the order of specials.SPECIALS; read when one is shown."""

# By the number of each special: one at a time is read.
HELP = dict(
    enumerate(
        (
            ("Stoppt eine Flut hier oder auf der Karte daneben.", "Dann ruht er."),
            (
                "Statt Bewegung: Flute eine fremde Karte.",
                "Gestopft wird wie immer. Gib einen Marker für den Flutstapel ein.",
            ),
            ("Nach deinem Wurf: Dreh beide Würfel auf die Gegenseite.", ""),
            (
                "Stoppt zwei Fluten auf seiner Karte.",
                "Erste: Marker auf ihn, kein Wasser. Zweite: er ruht, Marker in die Mitte.",
            ),
            (
                "Statt Bewegung: Schieb einen Marker 1 Karte weit.",
                "Stapeln geht.",
                ("auf deinem Damm,", "auf jedem Damm,"),
                ("nicht auf Hamster.", "auf Hamster, einer geht."),
            ),
            (
                "Nutze irgendeinen anderen Spezialhamster im Spiel.",
                "Danach ruht er selbst; der andere bleibt.",
                ("nicht Cheekster, Swimster, Twinsters, Whack-a-Mole.", "alle Arten."),
            ),
            (
                "Statt Bewegung: Bewege einen fremden Hamster.",
                "Nur normale.",
                ("auf dessen Damm, eine Karte.", "auf dessen Damm, beliebig weit."),
            ),
            (
                "Beim Neuaufstellen: räumt alle Marker vom Damm.",
                "Er muss dort stehen; dann verlässt er das Spiel. Dein Flutstapel und der Marker auf Cheekster bleiben.",
            ),
            (
                "Nach einem Wurf: Für dich zählt 1 mehr oder weniger.",
                "",
                ("nur auf eigene Karten.", "jede Zahl von 2 bis 12."),
                ("Mobster addieren sich.", "ein Mobster pro Wurf."),
            ),
            ("Statt Bewegung: Hol zwei ruhende Hamster hierher.", "Du wählst, welche."),
            ("Nach einem Wurf: darf auf die Karte daneben.", "", ("bei jedem Wurf, vor der Flut.",)),
            (
                "Nach einem Wurf: Er gilt nicht für dich.",
                "Dann ruht er, umgedreht. Stopft er nur, bleibt er Spezialhamster.",
            ),
            ("Nach deinem Wurf: Würfle neu, nimm den alten oder neuen.", ""),
            ("In der Bewegung: Geh auf irgendeine Karte.", "Zusätzlich zur normalen Bewegung."),
            ("Nach deinem Wurf: Stell einen Würfel beliebig ein.", ""),
            (
                "Darf auf Karten mit Marker.",
                "Beim Bewegen oder Aufstellen; beide bleiben. Oder er räumt ihn ab.",
                ("er stopft dort trotzdem.",),
                ("nicht beim Dammbruch.", "auch beim Dammbruch."),
            ),
            ("Ruht einer, ruht auch der andere.", "Egal, wo er auf deinem Damm steht. Sie bewegen sich einzeln."),
            (
                "Nach deinem Wurf: Würfle neu, stell ihn auf diese Zahl.",
                "Fehlt sie: Er ruht, Spezialseite oben.",
                ("vom Damm aus, vor der Flut.",),
            ),
        )
    )
)
