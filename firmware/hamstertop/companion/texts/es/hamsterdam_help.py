"""What help says of Hamsterdam: by phase or question, pages of what to do and why."""

HELP = dict(
    (
        (
            "setup",
            (
                (
                    "Gana quien menos agua tiene.",
                    "Al final cuentan las fichas de tu pila de agua y de tu dique. Empiezas sin ninguna.",
                ),
                (
                    "Los dados dicen una carta.",
                    "Se inundan todas las cartas con ese número. Un hámster encima tapa el agujero. "
                    "Qué hacen los especiales: mira el menú.",
                ),
                (
                    "¿Cuándo acaba?",
                    "Cuando todas las pilas de agua suman 5 fichas por jugador. El aparato cuenta; "
                    "las cartas siguen en la mesa.",
                ),
            ),
        ),
        (
            "first",
            (
                (
                    "Tira para ver quién empieza.",
                    "Quien más saca tira primero en cada ronda. Solo quienes empatan tiran otra vez.",
                ),
                ("O elige quién.", "Pulsa Elegir. Con dados propios, pulsa Tus dados y pon la suma."),
            ),
        ),
        (
            "deploy",
            (
                (
                    "¿Dónde ayudan más?",
                    "Un hámster solo tapa agujeros de su carta. El 7 es el que más sale; el 2 y el 12, los que menos.",
                ),
                (
                    "¿Puede haber cartas vacías?",
                    "Sí. La primera inundación pone ahí una ficha; las siguientes van a tu pila de agua. "
                    "Un especial puede ir solo o en un montón.",
                ),
            ),
        ),
        (
            "roll",
            (
                (
                    "Pulsa Tirar.",
                    "La suma inunda ese número en cada dique. Con dados propios, pulsa Tus dados y pon la "
                    "suma. Si deshaces, salen los mismos dados.",
                ),
                (
                    "Los números de abajo",
                    "son las pilas de agua. 2/3: dos fichas; con la tercera se voltea una carta de ese dique. "
                    "Cuando el tanque se llena, la partida acaba.",
                ),
                ("Ronda 1, turno 1/4:", "una ronda son 12 tiradas; si juegan tres, 4 cada uno."),
            ),
        ),
        (
            "flood",
            (
                (
                    "Un hámster tapa el agujero.",
                    "Uno de esa carta debe ir (lo leemos así) a la pila de descanso de su dueño "
                    "(la de refuerzos). El dueño elige cuál; un especial tapa igual.",
                ),
                (
                    "¿Ningún hámster?",
                    "La primera ficha va a la carta; no apuntes nada. Si ya hay una, otra nueva "
                    "va a tu pila de agua: pulsa A la pila.",
                ),
                (
                    "Dos cartas, dos inundaciones.",
                    "Se inunda cada carta con ese número (lo leemos así). Si no lo tienes, te "
                    "libras. O usa un especial: ve a Cartas.",
                ),
            ),
        ),
        (
            "water",
            (
                (
                    "¿Quién se lleva una ficha?",
                    "Apúntala solo si fue a una pila de agua: la carta inundada ya tenía una, "
                    "que se queda allí (lo leemos así).",
                ),
                (
                    "Pulsa +1 por cada ficha.",
                    "La tecla está debajo de cada jugador. Para otro, pulsa luego A la pila. Deshacer quita una.",
                ),
                (
                    "¿Cuándo hay brecha?",
                    "Con 3 fichas en una pila de agua, con 5 y con cada una más se voltea una carta de ese dique: pulsa "
                    "Siguiente. ¿No quedan fichas? Usa monedas.",
                ),
            ),
        ),
        (
            "specials",
            (
                (
                    "Lee antes de usarlo.",
                    "Actúa cuando dice su página. Volteado, es normal para siempre. El que "
                    "descansa vuelve; un Cheekster que solo tapa descansa ya.",
                ),
                (
                    "Debe estar en tu dique",
                    "con el lado especial arriba; si descansa, no hace nada. Si un especial lleva un hámster "
                    "a una ficha, el hámster va a la caja y la ficha, al centro.",
                ),
                (
                    "Primero, quien tira.",
                    "Los dados se cambian antes de apuntar fichas. Luego actúan Mobster o Ninjaster, "
                    "solo para su dueño.",
                ),
            ),
        ),
        (
            "choose",
            (("¿Qué tirada vale?", "El dueño de Physicster elige la vieja o la nueva. Ese número se inunda."),),
        ),
        (
            "breach",
            (
                (
                    "Voltea una carta.",
                    "La primera o la última de tu dique. Queda fuera para siempre: ni inundaciones ni hámsteres.",
                ),
                (
                    "¿Tiene hámsteres?",
                    "Van a la carta de al lado. Por cada ficha que haya allí, uno va a la caja y la "
                    "ficha, al centro (lo leemos así: Swimster también).",
                ),
                (
                    "¿Tenía fichas?",
                    "Van a tu pila de agua. Apúntalas: puede tocar voltear otra carta enseguida (lo leemos así).",
                ),
            ),
        ),
        (
            "move",
            (
                (
                    "Cada uno, por turno:",
                    "mueve un hámster a la carta de al lado, o ninguno. También especiales; los que descansan, no.",
                ),
                (
                    "O no muevas",
                    "y usa un especial: Bombster, Contractster, Huckster o Momster. Pulsa En vez…; "
                    "actúan tras los movimientos.",
                ),
            ),
        ),
        (
            "skip",
            (
                (
                    "Por orden de turno,",
                    "quien no movió puede usar un especial (lo leemos así: uno). Lo que inunda Bombster "
                    "se tapa como siempre.",
                ),
                ("¿Una ficha a la pila?", "Pulsa A la pila. Las brechas y el fin de la partida cuentan al momento."),
            ),
        ),
        (
            "redeploy",
            (
                (
                    "Acaba la ronda.",
                    "Primero puedes quitar fichas del dique: cada una cuesta un hámster. Janitster va a la caja y las "
                    "quita todas.",
                ),
                (
                    "Luego, todos colocan",
                    "a los que descansan, en montones como quieran; los del dique se quedan (lo leemos así). Solo "
                    "Swimster puede ir sobre una ficha.",
                ),
            ),
        ),
        (
            "dams",
            (
                (
                    "Cuenta cada dique.",
                    "Solo fichas en cartas sin voltear. La de un Cheekster no es agua. Sumando pila y "
                    "dique, gana quien menos tiene.",
                ),
            ),
        ),
        (
            "hamsters",
            (
                (
                    "¿Quién tiene más hámsteres?",
                    "Entre los empatados gana quien tiene más: en el dique y en descanso, con especiales. "
                    "Si siguen igual: empate.",
                ),
            ),
        ),
        (
            "over",
            (
                (
                    "Fin de la partida.",
                    "Gana quien menos agua tiene: pila de agua más dique. El resultado queda en Inicio, en Resultados.",
                ),
            ),
        ),
        (
            "correct",
            (
                ("¿Qué está mal aquí?", "Elige la línea y ponla como está en la mesa. Se puede deshacer."),
                ("¿Toca ya voltear?", "Si con esto toca voltear una carta, será tras la próxima inundación."),
            ),
        ),
    )
)
