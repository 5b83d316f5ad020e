"""The score pad in German."""

# A new game
NEW_GAME = {"players": "Spieler", "seconds": "Zeit pro Zug"}
VALUES = {"seconds": {0: "ohne Uhr", 15: "15 s", 30: "30 s", 60: "1 min", 90: "1:30 min", 120: "2 min"}}

# A turn
ROUND = "Runde %d"
POINTS = "Punkte"
HOW_MANY = "Wie viele Punkte?"
HINT = "Unter 0 gehen Punkte ab."
START = "Start"
PAUSE = "Pause"
TIME_UP = "ZEIT!"
WHO = "Punkte für…"
GAME_OVER = "Das Spiel ist aus"

# The end
WINS = "gewinnt!"
SHARED = "Geteilter Sieg!"

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d Spieler",
    "scored": "%(seat)s: %(points)+d",
    "turned": "%(who)s ist fertig",
    "clock": "%(who)s: noch %(left)d s",
    "ended": "Das Spiel ist aus",
}
