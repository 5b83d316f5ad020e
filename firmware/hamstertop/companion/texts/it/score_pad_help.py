"""What help says of the score pad: by phase, pages of what to do and why."""

HELP = {
    "play": (
        (
            "Inserisci i punti fatti.",
            "Vai sul giocatore, premi Punti, metti il numero. Sotto 0 si tolgono punti.",
        ),
        (
            "Finito il turno, premi Avanti.",
            "Se il turno ha un tempo, Via lo fa partire e Pausa lo ferma. La partita si chiude dal menu.",
        ),
    ),
    "over": (("La partita è finita.", "Vince chi ha più punti. Il risultato resta in Risultati, nella Home."),),
}
