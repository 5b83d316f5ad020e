"""What the screens of Hamsterdam's specials say; read when they are shown."""

HELP = dict(
    (
        # What can be done to a roll: title; then the special, and how; with tokens entered; the cards
        (
            "dice",
            (
                "Tras esta tirada",
                ("Buffster", "voltea los dados y luego a él"),
                ("Spinster", "cambia un dado"),
                ("Physicster", "tira otra vez y elige"),
                ("Whack-a-Mole", "su propia tirada"),
                ("Otro especial", "pon el valor"),
                "¿Dados? Antes deshaz las fichas",
                "Leer los especiales",
            ),
        ),
        # Title, what to do, what follows
        ("value", ("un especial", "Pon la tirada para todos.", "Mobster y Ninjaster, no: solo valen para tu dique.")),
        ("spin", ("Spinster: después, voltéalo", "Otro dado", "+1")),
        ("choose", ("Voltea a Physicster: ¿cuál vale?", "Vieja: %d", "Nueva: %d")),
        (
            "mole",
            (
                "Whack-a-Mole",
                "Pon Whack-a-Mole en tu carta %d.",
                "Si no la tienes, descansa sin voltearlo. Esta tirada no inunda a nadie.",
            ),
        ),
        # The lists of specials; after use; how a card is read
        ("specials", ("Especiales que pueden actuar", "Los 18 especiales")),
        ("readings", ("Se voltea y se queda.", "Lo leemos así: %s", "Regla de la casa: %s")),
        # In the order of the bits of specials.OWN_ROLL, ANY_ROLL, STOP, MOVE, SKIP, REDEPLOY; then all of them
        (
            "windows",
            (
                "tu tirada",
                "cualquier tirada",
                "al inundarse",
                "movimiento",
                "en vez de mover",
                "recolocación",
                "como el copiado",
            ),
        ),
    )
)
