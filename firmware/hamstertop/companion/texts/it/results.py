"""Italian: results of games that are over."""

LAST_FIRST = "prima l'ultima partita"
NOBODY = "nessuno"
WINNERS = "vincono in %d"
ROUND = "round %d"
MINUTES = "%d min"
