"""Hamsterrolle in Italian."""

# A new game
NEW_GAME = {"players": "Giocatori", "teams": "Squadre"}
TEAMS = ("nessuna", "con 4 giocatori", "%s + %s")
# Set-up, a page each: what to do, and how
PREPARE = (
    "Preparazione",
    ("Metti la ruota al centro.", "La piramide sta nella casella più bassa."),
    (
        "Rotolerà a sinistra.",
        "La sinistra vista da qui, per tutti. Il dispositivo resta da questo lato fino alla fine. Avanti "
        "vuol dire a sinistra.",
    ),
    ("Dividetevi i nomi.", "Sedetevi in quest'ordine:\n%s"),
    ("Squadra A", "%s + %s.\nMeglio se i compagni siedono vicini."),
    ("Squadra B", "%s + %s.\nFiniti i tuoi pezzi, posi quelli del compagno."),
    ("Posa nella ruota.", "Davanti agli altri pezzi della casella. Mai due dello stesso tipo."),
    ("Vince chi finisce i pezzi!", "Prendi tutto quello che nel tuo turno tocca il tavolo."),
)
DEAL = "Distribuisci i pezzi."
SETS = (
    "Due set a testa: 14 pezzi, due di ogni tipo.",
    "Un set a testa: 7 pezzi. Il quarto set resta nella scatola.",
    "Un set a testa: 7 pezzi, uno di ogni tipo.",
)
SHARED = {
    "two each": "Un set e altri due pezzi a testa. Uno resta nella scatola.",
    "three to the first": "Un set e altri due pezzi a testa. Chi comincia ne prende tre.",
}
SHAKY = "Chi ha le mani più tremanti?"

# A turn: what to do, and what follows, by the moment
TURN = {
    "opening": ("Via, poi posa in 0.", "Lascia libera una casella."),
    "turn": ("Via, posa in 0, 1 o 2.", "Davanti agli altri, mai due uguali."),
    "helps": ("Aiuta %s.", "Via, posa un suo pezzo."),
    "running": ("Posa e molla.", "Premi dove sta.\nCaduto? Vedi menu."),
    "stands": ("In pausa.", "Via riprende. Poi\npremi dove sta."),
    "up": ("MOLLA!", "Premi dove sta il tuo pezzo.\nCaduto, o altrove? Vedi menu."),
}
# Where 0 is: as before, where a piece was just built, what a house rule makes it; at the opening
ZERO = (
    "0 resta dov'era il pezzo di %s.",
    "0: dov'è il pezzo di %s.",
    "0: il posto scelto da %s.",
    "0: la seconda dopo la piramide.",
)
TAKEN = ("%s prende %d pezzo.", "%s prende %d pezzi.")
WHEEL = ("%d nella ruota", "%d dentro · %d fuori")
START = "Via"
PASS = "Passa"
MORE = "Altro"
BUILT = "In %d"
TIME_BACK = "Annullato: il via. Di nuovo 30 secondi."

# What else can happen in a turn
HAPPENED = {
    "": "Cosa è successo?",
    "fell": "Caduti altri pezzi",
    "own": "Caduto solo il tuo pezzo",
    "where": "Il tuo pezzo è altrove",
    "passed": "Passa: sposta un pezzo",
    "stop": "Ferma il tempo",
    "reset": "Tempo di nuovo a 30 s",
    "dropped": "Il tempo è scaduto",
    "gone": "Pezzi caduti da soli",
    "idle": "Salta il turno",
    "lies": "Tipi nella ruota",
}
PIECE = "Pezzo"
TAKE = ("altro caduto: prendilo.", "altri caduti: prendili.")
CONE = {
    "taken": "Basta toccare il tavolo. Anche la piramide: la poserai poi.",
    "put back": "Basta toccare il tavolo. La piramide no: rimettila.",
    "out": "Basta toccare il tavolo. La piramide no: è fuori.",
}
# Where the own piece is: in an open compartment, or one of ELSEWHERE, NOWHERE and UNPLACED of the tracker
OWN = {
    0: "Il tuo pezzo è in %d?",
    12: "Il tuo pezzo è altrove?",
    -1: "È caduto anche il tuo pezzo?",
    -2: "Il compagno tiene il pezzo?",
}
MANY = "Sono caduti %d pezzi in una volta?"
# Questions for a number
ASK = {
    "passed": (
        "Quanti sono caduti?",
        "Se non puoi posare: sposta un pezzo %s, dalle %d caselle più basse, mai col suo tipo.",
        "avanti",
        "fino a %d avanti",
    ),
    "gone": ("Quanti sono caduti da soli?", "Nessuno toccava la ruota. Escono dal gioco."),
    "where": ("Quante caselle davanti a 0?", "Conta nel senso di rotazione."),
    "target": ("Dov'è il pezzo spostato?", "Caselle davanti a 0. 12: è caduto fuori."),
    "correct": ("Qual è il numero giusto?", "%s non ha più pezzi? Può finire la partita."),
    "tried": ("Dove doveva andare?", "Ancora niente"),
}

# The kinds of pieces. Each has its own colour: name them after yours.
KINDS = (
    "Quale pezzo?",
    "Cosa c'è qui?",
    "Tipo 1,Tipo 2,Tipo 3,Tipo 4,Tipo 5,Tipo 6,Tipo 7,Piramide",
    "1234567▲",
    "c'è già!",
    "qui",
    "Casella %d",
)

# Putting numbers right
COUNTS = ("Nella ruota", "Fuori dal gioco", "Secondi rimasti", "A chi tocca?")

# The end
WINS = ("vince!", "Vincono %s + %s!", "Parità!")
WHY = ("Pezzi finiti", "Meno pezzi", "Pezzi pari")

# By `where` of the tracker's events, from 0 to ELSEWHERE, then UNPLACED and NOWHERE
VALUES = {"where": ("il suo resta",) * 12 + ("il suo altrove", "il suo in mano", "anche il suo")}
