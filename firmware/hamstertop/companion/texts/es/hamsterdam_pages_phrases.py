"""What Hamsterdam says seldom, by page; read when it is said."""

HELP = dict(
    (
        # Real dice: what to do, what follows
        ("type", ("Tira tus dados.", "Pon la suma. Inunda esa carta en todos los diques.")),
        # A breach: title, beside the number, the answers; what to do, what follows, at the last card, the question
        (
            "breach",
            (
                ("Brecha", "voltear", "Más…", "Una", "Ninguna"),
                "Voltea un extremo.",
                "Izquierdo o derecho. Sus hámsteres, al lado; por cada ficha de allí, uno a la caja.",
                "Es tu última: sus hámsteres descansan, y ya nada te inunda.",
                "¿Tenía fichas?",
            ),
        ),
        # Movement: title, what to do, what follows
        (
            "move",
            (
                "Movimiento",
                "Cada uno mueve un hámster.",
                "A la carta de al lado, o ninguno. ¿Hay ficha allí? El hámster, a la caja; la ficha, al centro.",
                "En vez…",
            ),
        ),
        (
            "skip",
            (
                "En vez de mover",
                "Ahora actúa quien no movió.",
                "Un especial cada uno: Bombster, Contractster, Huckster o Momster.",
            ),
        ),
        # Set-up, deployment, redeployment: titles, and the key of who knows the steps
        ("steps", ("Preparación", "Variante clásica", "empieza", "Recolocación", "Saltar")),
        # Who begins: title, what to do, what follows, how to sit, at a tie, without a roll
        (
            "first",
            (
                "¿Quién empieza?",
                "Tira dos dados.",
                "Quien saca más empieza cada ronda.",
                "Este es el orden de la mesa, hacia la izquierda.",
                "Empate: tira otra vez.",
                "Elegir",
            ),
        ),
        ("nobody", "Alguien debe de tenerlo: hay pocas cartas volteadas. ¿Tirar otra vez igualmente?"),
        ("more", ("¿Cuántas fichas tenía?", "Van a tu pila de agua.")),
        # The end: title, what to do, what follows
        ("dam", ("el final", "Cuenta las fichas de tu dique.", "La de un Cheekster no cuenta.")),
        (
            "hamsters",
            ("un empate", "¿Cuántos hámsteres?", "En el dique y en descanso, con especiales. Gana quien más tiene."),
        ),
        # Who wins, one or several; the corner; pile and dam; hamsters on a tie
        ("ranking", ("¡gana!", "¡Empate!", "pila + dique", "%d + %d =", "quedan %d")),
        # Putting numbers right: of whom, then others; what to do
        (
            "correct",
            (
                "%s: pila de agua",
                "%s: cartas volteadas",
                "%s: fichas en el dique",
                "%s: hámsteres",
                "De quién es el turno",
                "Ronda",
            ),
        ),
        ("correcting", ("Ponlo como está en la mesa.", "¿Qué turno de esta ronda?", "Aún no se cuenta nada")),
    )
)
