"""Spanish: results of games that are over."""

LAST_FIRST = "la última, primero"
NOBODY = "nadie"
WINNERS = "ganan %d"
ROUND = "ronda %d"
MINUTES = "%d min"
