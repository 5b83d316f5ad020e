"""What the screens of Hamsterdam's specials say in German; read when they are shown."""

HELP = dict(
    (
        # What can be done to a roll: title; then the special, and how; with tokens entered; the cards
        (
            "dice",
            (
                "Nach diesem Wurf",
                ("Buffster", "beide Würfel umdrehen, dann ihn"),
                ("Spinster", "einen Würfel ändern"),
                ("Physicster", "neu würfeln, wählen"),
                ("Whack-a-Mole", "würfelt für sich"),
                ("Anderer Spezialhamster", "eingeben"),
                "Würfel? Erst Marker zurück",
                "Spezialhamster nachlesen",
            ),
        ),
        # Title, what to do, what follows
        (
            "value",
            ("Spezialhamster", "Was gilt für alle?", "Ohne Mobster und Ninjaster: Die gelten nur für dich."),
        ),
        ("spin", ("Spinster: dann umdrehen", "Anderer", "+1")),
        ("choose", ("Physicster umdrehen: welcher?", "Alt: %d", "Neu: %d")),
        (
            "mole",
            (
                "Whack-a-Mole",
                "Stell Whack-a-Mole auf deine Karte %d.",
                "Fehlt sie: Er ruht, Spezialseite oben. Der Wurf flutet niemanden.",
            ),
        ),
        # The lists of specials; after use; how a card is read
        ("specials", ("Spezialhamster für jetzt", "Alle 18 Spezialhamster")),
        ("readings", ("Dann umdrehen, er bleibt.", "Unsere Lesart: %s", "Hausregel: %s")),
        # In the order of the bits of specials.OWN_ROLL, ANY_ROLL, STOP, MOVE, SKIP, REDEPLOY; then all of them
        (
            "windows",
            (
                "eigener Wurf",
                "jeder Wurf",
                "bei Flut",
                "Bewegung",
                "statt Bewegung",
                "Neu aufstellen",
                "wie der kopierte",
            ),
        ),
    )
)
