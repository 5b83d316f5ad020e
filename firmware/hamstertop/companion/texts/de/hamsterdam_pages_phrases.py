"""What Hamsterdam says seldom in German, by page; read when it is said. In pairs: see `more`."""

HELP = dict(
    (
        # Real dice: what to do, what follows
        ("type", ("Wirf deine Würfel.", "Gib die Summe ein. Diese Karte wird auf allen Dämmen geflutet.")),
        # A breach: title, beside the number, the answers; what to do, what follows, at the last card, the question
        (
            "breach",
            (
                ("Dammbruch", "fällig", "Mehr…", "Einer", "Keiner"),
                "Dreh eine Karte um.",
                "Ganz außen. Hamster eine Karte weiter; pro Marker dort einer in die Schachtel.",
                "Es ist deine letzte: Ihre Hamster ruhen, und keine Flut trifft dich mehr.",
                "Marker darauf?",
            ),
        ),
        # Movement: title, what to do, what follows
        (
            "move",
            (
                "Bewegung",
                "Bewegt je einen Hamster.",
                "Eine Karte weit oder gar nicht. Auf Marker: Hamster in die Schachtel, Marker in die Mitte.",
                "Statt…",
            ),
        ),
        (
            "skip",
            (
                "Statt Bewegung",
                "Nun, wer nicht bewegt hat.",
                "Nutzt je einen Spezialhamster: Bombster, Contractster, Huckster, Momster.",
            ),
        ),
        # Set-up, deployment, redeployment: titles, and the key of who knows the steps
        ("steps", ("Aufbau", "Aufbau Klassik", "beginnt", "Neu aufstellen", "Kenn ich")),
        # Who begins: title, what to do, what follows, how to sit, at a tie, without a roll
        (
            "first",
            (
                "Wer beginnt?",
                "Wirf zwei Würfel.",
                "Die höchste Summe beginnt in jeder Runde.",
                "Setzt euch im Uhrzeigersinn wie unten gezeigt.",
                "Gleich: noch einmal.",
                "Wählen",
            ),
        ),
        ("nobody", "Jemand muss die Zahl noch haben: Zu wenige Karten sind umgedreht. Trotzdem neu würfeln?"),
        ("more", ("Wie viele Marker lagen darauf?", "Sie kommen auf deinen Flutstapel.")),
        # The end: title, what to do, what follows
        ("dam", ("Spielende", "Zähl die Marker auf deinem Damm.", "Der auf Cheekster zählt nicht.")),
        (
            "hamsters",
            (
                "Gleichstand",
                "Zähl deine Hamster.",
                "Auf dem Damm und ruhend, auch Spezialhamster. Die meisten gewinnen.",
            ),
        ),
        # Who wins, one or several; the corner; pile and dam; hamsters on a tie
        ("ranking", ("gewinnt!", "Geteilter Sieg!", "Stapel + Damm", "%d + %d =", "%d übrig")),
        # Putting numbers right: of whom, then others; what to do
        (
            "correct",
            (
                "%s: Flutstapel",
                "%s: Karten umgedreht",
                "%s: Marker auf dem Damm",
                "%s: Hamster",
                "Wer ist dran?",
                "Runde",
            ),
        ),
        ("correcting", ("Stell ein, was am Tisch gilt.", "Der wievielte Zug der Runde?", "Noch ist nichts gezählt")),
    )
)
