"""What each special of Hamsterdam does, what becomes of it, and our readings of its card: by default, and as a house
rule may have it. In the order of specials.SPECIALS; read when one is shown."""

# By the number of each special: one at a time is read.
HELP = dict(
    enumerate(
        (
            ("Frena una inundación aquí o en la carta de al lado.", "Luego descansa."),
            (
                "En vez de mover: inunda una carta de otro dique.",
                "Se tapa como siempre. Apunta si va ficha a la pila.",
            ),
            ("Tras tu tirada: pon ambos dados por su cara opuesta.", ""),
            (
                "Frena dos inundaciones en su carta.",
                "La primera: ponle una ficha (no es agua). La segunda: descansa; la ficha, al centro.",
            ),
            (
                "En vez de mover: pasa una ficha a la carta de al lado.",
                "Pueden apilarse.",
                ("en tu dique;", "en cualquier dique;"),
                ("no sobre hámsteres.", "a un hámster, que sale."),
            ),
            (
                "Usa cualquier otro especial en juego.",
                "Luego descansa; el otro queda igual.",
                ("menos Cheekster, Swimster, Twinsters y Whack-a-Mole.", "todos los tipos."),
            ),
            (
                "En vez de mover: mueve un hámster de otro jugador.",
                "Nunca un especial.",
                ("en ese dique, a la carta de al lado.", "en ese dique, a cualquier carta."),
            ),
            (
                "Al recolocar, si está en tu dique: quita sus fichas.",
                "Sale del juego. Tu pila de agua y la ficha de un Cheekster se quedan.",
            ),
            (
                "Tras cualquier tirada: para ti vale 1 más o 1 menos.",
                "",
                ("solo si tienes esa carta.", "del 2 al 12."),
                ("varios se suman.", "un Mobster por tirada."),
            ),
            ("En vez de mover: trae aquí a dos que descansan.", "Tú eliges cuáles."),
            ("Tras una tirada: puede ir a la carta de al lado.", "", ("en cada tirada, antes de inundar.",)),
            ("Tras cualquier tirada: ignórala.", "Luego descansa, volteado. Si solo tapa, sigue siendo especial."),
            ("Tras tu tirada: tira otra vez y elige la vieja o la nueva.", ""),
            ("En el movimiento: ve a cualquier carta.", "Además de tu movimiento normal."),
            ("Tras tu tirada: pon un dado en el número que quieras.", ""),
            (
                "Comparte carta con una ficha: ambos se quedan.",
                "Al moverlo o colocarlo. O quita la ficha.",
                ("también allí tapa.",),
                ("no en una brecha.", "también en una brecha."),
            ),
            ("Si uno descansa, el otro también.", "Esté donde esté en tu dique. Se mueven por separado."),
            (
                "Tras tu tirada: tira otra vez y ponlo en esa carta.",
                "Si no la tienes, descansa sin voltearlo.",
                ("desde el dique, antes de inundar.",),
            ),
        )
    )
)
