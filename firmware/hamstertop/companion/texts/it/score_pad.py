"""The score pad in Italian."""

# A new game
NEW_GAME = {"players": "Giocatori", "seconds": "Tempo per turno"}
VALUES = {"seconds": {0: "senza limite", 15: "15 s", 30: "30 s", 60: "1 min", 90: "1:30 min", 120: "2 min"}}

# A turn
ROUND = "Round %d"
POINTS = "Punti"
HOW_MANY = "Quanti punti?"
HINT = "Sotto 0 si tolgono punti."
START = "Via"
PAUSE = "Pausa"
TIME_UP = "STOP!"
WHO = "Punti per…"
GAME_OVER = "La partita è finita"

# The end
WINS = "vince!"
SHARED = "Vincete insieme!"

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d giocatori",
    "scored": "%(seat)s: %(points)+d",
    "turned": "%(who)s ha finito",
    "clock": "%(who)s: restano %(left)d s",
    "ended": "La partita è finita",
}
