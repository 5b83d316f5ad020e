"""The score pad in Spanish."""

# A new game
NEW_GAME = {"players": "Jugadores", "seconds": "Tiempo por turno"}
VALUES = {"seconds": {0: "sin límite", 15: "15 s", 30: "30 s", 60: "1 min", 90: "1:30 min", 120: "2 min"}}

# A turn
ROUND = "Ronda %d"
POINTS = "Puntos"
HOW_MANY = "¿Cuántos puntos?"
HINT = "Por debajo de 0 se restan puntos."
START = "Empezar"
PAUSE = "Pausa"
TIME_UP = "¡FIN!"
WHO = "Puntos para…"
GAME_OVER = "Fin de la partida"

# The end
WINS = "¡gana!"
SHARED = "¡Empate!"

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d jugadores",
    "scored": "%(seat)s: %(points)+d",
    "turned": "%(who)s termina",
    "clock": "%(who)s: quedan %(left)d s",
    "ended": "Fin de la partida",
}
