"""What help says of the score pad: by phase, pages of what to do and why."""

HELP = {
    "play": (
        (
            "Inserisci i punti che fai.",
            "Vai su un giocatore, premi Punti, metti il numero. Sotto 0 toglie punti.",
        ),
        (
            "Dopo un turno premi Avanti.",
            "Con il tempo, Via comincia il turno e Pausa lo ferma. Nel menu finisci la partita.",
        ),
    ),
    "over": (("La partita è finita.", "Vince chi ha più punti. Il risultato resta in Risultati, nella Home."),),
}
