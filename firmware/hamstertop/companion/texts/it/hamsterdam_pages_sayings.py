"""What the screens of Hamsterdam's specials say; read when they are shown."""

HELP = dict(
    (
        # What can be done to a roll: title; then the special, and how; with tokens entered; the cards
        (
            "dice",
            (
                "Dopo questo tiro",
                ("Buffster", "gira i dadi, poi Buffster"),
                ("Spinster", "cambia un dado"),
                ("Physicster", "tira ancora, scegli"),
                ("Whack-a-Mole", "un tiro per sé"),
                ("Altro speciale", "inserisci il valore"),
                "Dadi? Prima annulla i gettoni",
                "Leggi gli speciali",
            ),
        ),
        # Title, what to do, what follows
        (
            "value",
            (
                "uno speciale",
                "Inserisci il tiro per tutti.",
                "Non per Mobster o Ninjaster: valgono solo sulla tua diga.",
            ),
        ),
        ("spin", ("Spinster: poi giralo", "Altro dado", "+1")),
        ("choose", ("Gira Physicster: quale tiro?", "Vecchio: %d", "Nuovo: %d")),
        (
            "mole",
            (
                "Whack-a-Mole",
                "Metti Whack-a-Mole sulla tua carta %d.",
                "Non l'hai? Riposa, lato speciale in su. Il tiro non allaga nessuno.",
            ),
        ),
        # The lists of specials; after use; how a card is read
        ("specials", ("Speciali da usare ora", "Tutti i 18 speciali")),
        ("readings", ("Usato, si gira e resta.", "Secondo noi: %s", "Regola della casa: %s")),
        # In the order of the bits of specials.OWN_ROLL, ANY_ROLL, STOP, MOVE, SKIP, REDEPLOY; then all of them
        (
            "windows",
            ("tuo tiro", "ogni tiro", "allagamento", "movimento", "salta mossa", "rinforzi", "come il copiato"),
        ),
    )
)
