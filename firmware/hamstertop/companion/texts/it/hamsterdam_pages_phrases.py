"""What Hamsterdam says seldom, by page; read when it is said. In pairs: see `more`."""

HELP = dict(
    (
        # Real dice: what to do, what follows
        ("type", ("Tira i tuoi dadi.", "Inserisci la somma: si allaga quella carta su tutte le dighe.")),
        # A breach: title, beside the number, the answers; what to do, what follows, at the last card, the question
        (
            "breach",
            (
                ("Crollo", "gira", "Più…", "Uno", "No"),
                "Gira una carta.",
                "La prima o l'ultima. I criceti vanno accanto; per ogni gettone lì, uno nella scatola.",
                "È la tua ultima: i suoi criceti riposano e nessun allagamento ti tocca più.",
                "C'erano gettoni?",
            ),
        ),
        # Movement: title, what to do, what follows
        (
            "move",
            (
                "Movimento",
                "Ognuno muove un criceto.",
                "Di una carta, o nessuno. Su un gettone: criceto nella scatola, gettone al centro.",
                "Invece…",
            ),
        ),
        (
            "skip",
            (
                "Invece di muovere",
                "Ora agisce chi non ha mosso.",
                "Uno speciale a testa: Bombster, Contractster, Huckster, Momster.",
            ),
        ),
        # Set-up, deployment, redeployment: titles, and the key of who knows the steps
        ("steps", ("Preparazione", "Preparazione classica", "comincia", "Rinforzi", "Salta")),
        # Who begins: title, what to do, what follows, how to sit, at a tie, without a roll
        (
            "first",
            (
                "Chi comincia?",
                "Tira due dadi.",
                "Chi fa di più comincia, in ogni round.",
                "Sedetevi in senso orario, come qui sotto.",
                "Parità: tira ancora.",
                "Scegli",
            ),
        ),
        ("nobody", "Poche carte girate: qualcuno ce l'ha ancora. Tirare lo stesso?"),
        ("more", ("Quanti gettoni aveva sopra?", "Vanno nella tua pila acqua.")),
        # The end: title, what to do, what follows
        ("dam", ("alla fine", "Conta i gettoni sulla diga.", "Ma non quello su un Cheekster.")),
        (
            "hamsters",
            ("parità", "Conta i tuoi criceti.", "Sulla diga e a riposo, anche speciali. Vince chi ne ha di più."),
        ),
        # Who wins, one or several; the corner; pile and dam; hamsters on a tie
        ("ranking", ("vince!", "Vincete insieme!", "pila + diga", "%d + %d =", "criceti: %d")),
        # Putting numbers right: of whom, then others; what to do
        (
            "correct",
            ("%s: pila acqua", "%s: carte girate", "%s: gettoni sulla diga", "%s: criceti", "A chi tocca", "Round"),
        ),
        ("correcting", ("Metti ciò che vedi sul tavolo.", "Quale turno di questo round?", "Ancora nulla da contare")),
    )
)
