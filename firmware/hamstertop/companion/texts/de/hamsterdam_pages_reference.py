"""What each special of Hamsterdam does, in German, what becomes of it, and our readings of its card: by default, and as a
house rule may have it. In the order of specials.SPECIALS; read when one is shown."""

# By the number of each special: one at a time is read.
HELP = dict(
    enumerate(
        (
            ("Stoppt eine Flut hier oder auf der Karte daneben.", "Dann ruht er."),
            (
                "Statt Bewegung: flute eine fremde Karte.",
                "Stopfen wie immer. Gib einen Marker für den Flutstapel ein.",
            ),
            ("Nach deinem Wurf: dreh beide Würfel auf die Gegenseite.", ""),
            (
                "Stoppt zwei Fluten auf seiner Karte.",
                "Erste: Marker auf ihn, kein Wasser. Zweite: er ruht, Marker in die Mitte.",
            ),
            (
                "Statt Bewegung: schieb einen Marker 1 Karte weit.",
                "Marker stapeln sich.",
                ("auf deinem Damm,", "auf jedem Damm,"),
                ("nicht auf Hamster.", "auf Hamster, einer geht."),
            ),
            (
                "Nutze irgendeinen anderen Spezialhamster im Spiel.",
                "Danach ruht er; der andere bleibt.",
                ("nicht Cheekster, Swimster, Twinsters, Whack-a-Mole.", "alle Arten."),
            ),
            (
                "Statt Bewegung: bewege einen fremden Hamster.",
                "Nur einen normalen.",
                ("auf dessen Damm, 1 Karte.", "auf dessen Damm, beliebig weit."),
            ),
            (
                "Beim Neuaufstellen: räumt deinen Damm ab.",
                "Nur vom Damm aus. Er verlässt das Spiel. Dein Flutstapel und der Marker auf Cheekster bleiben.",
            ),
            (
                "Nach jedem Wurf: für dich zählt 1 mehr oder weniger.",
                "",
                ("nur mit dieser Karte.", "jede Zahl von 2 bis 12."),
                ("Mobster addieren sich.", "ein Mobster pro Wurf."),
            ),
            ("Statt Bewegung: hol zwei ruhende Hamster hierher.", "Du wählst, welche."),
            ("Nach einem Wurf: darf auf die Karte daneben.", "", ("bei jedem Wurf, vor der Flut.",)),
            ("Nach jedem Wurf: beachte ihn nicht.", "Stopft er nur, bleibt er Spezialhamster. Sonst ruht er."),
            ("Nach deinem Wurf: würfle neu, wähl alt oder neu.", ""),
            ("In der Bewegung: geh auf irgendeine Karte.", "Zusätzlich zur normalen Bewegung."),
            ("Nach deinem Wurf: stell einen Würfel beliebig ein.", ""),
            (
                "Darf zu einem Marker.",
                "Beim Bewegen oder Aufstellen; beide bleiben. Oder er räumt ihn ab.",
                ("er stopft dort trotzdem.",),
                ("nicht beim Dammbruch.", "auch beim Dammbruch."),
            ),
            ("Ruht einer, ruht auch der andere.", "Wo er auch auf deinem Damm steht. Sie bewegen sich einzeln."),
            (
                "Nach deinem Wurf: würfle neu, stell ihn dorthin.",
                "Karte fehlt: er ruht, Spezialseite oben.",
                ("vom Damm aus, vor der Flut.",),
            ),
        )
    )
)
