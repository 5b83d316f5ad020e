"""The steps of each set-up of Hamsterdam, of deployment and redeployment; read when they are shown."""

_OBJECT = (
    "¡Que no te mojes!",
    "Los dados inundan los diques. Los hámsteres tapan agujeros. Gana quien menos agua tiene.",
)
_CLEAR = (
    "¿Quitas fichas?",
    "Las que quieras del dique: por cada una, cualquiera de tus hámsteres a la caja y la ficha al centro. "
    "Janitster: todas.",
)
_MIDDLE = "Fichas y dados van al centro, la carta de turnos a la caja."
_DEAL = "Reparte especiales."
_ASIDE = "Aparta un Twinster y baraja los demás especiales. Dos "

_SET_UP = (
    _OBJECT,
    ("Toma 11 cartas.", "Una de cada, del 2 al 12. " + _MIDDLE),
    ("Pasa dos cartas.", "Elige dos, boca abajo. Luego, todos a la vez: una a cada lado."),
    (
        "Monta tu dique.",
        "En fila, boca arriba, en el orden que quieras. Ya no se mueven. Al lado, la pila de descanso y la pila de agua.",
    ),
    ("Toma hámsteres.", "Uno por cada punto naranja de tu dique. Déjalos al lado por ahora."),
    (_DEAL, _ASIDE + "por punto azul."),
    ("Elige la mitad.", "Uno por punto azul. Los otros, a la caja. Con un Twinster, toma también el otro."),
)

HELP = dict(
    (
        ("set-up", _SET_UP),
        ("two", _SET_UP[:2] + (("Pasa dos cartas.", "Elige dos, boca abajo. Luego se intercambian."),) + _SET_UP[3:]),
        (
            "classic",
            (
                _OBJECT,
                ("Monta tu dique.", "11 cartas cada uno, en fila del 2 al 12. Nadie pasa cartas."),
                ("Toma 14 hámsteres.", "Cada jugador. " + _MIDDLE),
                (_DEAL, _ASIDE + "a cada uno."),
                ("Toma tus especiales.", "Con un Twinster, toma también el apartado."),
            ),
        ),
        (
            "deploy",
            (
                ("Todos colocan hámsteres.", "En montones; los especiales encima, lado especial arriba."),
                ("¿Cartas vacías?", "Puede haberlas. El 7 sale más; luego, el 6 y el 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                (
                    "Ahora coloca.",
                    "A los que descansan: sin voltearlos y no sobre fichas; los especiales, encima. Los demás se quedan.",
                ),
            ),
        ),
        (
            "redeploy all",
            (
                _CLEAR,
                ("Ahora coloca.", "Regla de la casa: recógelos todos y colócalos de nuevo, no sobre fichas."),
            ),
        ),
    )
)
