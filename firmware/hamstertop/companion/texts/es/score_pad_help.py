"""What help says of the score pad: by phase, pages of what to do and why."""

HELP = {
    "play": (
        (
            "Apunta los puntos.",
            "Ve a un jugador, pulsa Puntos y pon el número. Por debajo de 0, se restan.",
        ),
        (
            "Tras el turno, Siguiente.",
            "Con límite de tiempo, Empezar pone el turno en marcha y Pausa lo para. La partida se termina desde el menú.",
        ),
    ),
    "over": (("Fin de la partida.", "Gana quien más puntos tiene. El resultado queda en Inicio, en Resultados."),),
}
