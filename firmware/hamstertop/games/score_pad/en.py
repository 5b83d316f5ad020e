"""The score pad in English."""

# A new game
NEW_GAME = {"players": "Players", "seconds": "Time for a turn"}
VALUES = {"seconds": {0: "no timer", 15: "15 s", 30: "30 s", 60: "1 min", 90: "1:30 min", 120: "2 min"}}

# A turn
ROUND = "Round %d"
POINTS = "Points"
HOW_MANY = "How many points?"
HINT = "Below 0 takes points away."
START = "Start"
PAUSE = "Pause"
TIME_UP = "TIME!"
WHO = "Points for…"
GAME_OVER = "The game is over"

# The end
WINS = "wins!"
SHARED = "Shared win!"

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d players",
    "scored": "%(seat)s: %(points)+d",
    "turned": "%(who)s is done",
    "clock": "%(who)s: %(left)d s left",
    "ended": "The game is over",
}
