"""The score pad in French."""

# A new game
NEW_GAME = {"players": "Joueurs", "seconds": "Temps par tour"}
VALUES = {"seconds": {0: "illimité", 15: "15 s", 30: "30 s", 60: "1 min", 90: "1 min 30", 120: "2 min"}}

# A turn
ROUND = "Manche %d"
POINTS = "Points"
HOW_MANY = "Combien de points ?"
HINT = "Sous 0, tu en retires."
START = "Go"
PAUSE = "Pause"
TIME_UP = "STOP"
WHO = "Points pour…"
GAME_OVER = "Terminer la partie"

# The end
WINS = "gagne !"
SHARED = "Ex æquo !"

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d joueurs",
    "scored": "%(seat)s : %(points)+d",
    "turned": "%(who)s a fini",
    "clock": "%(who)s : il reste %(left)d s",
    "ended": "La partie est finie",
}
