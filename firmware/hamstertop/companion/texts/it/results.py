"""Italian: results of games that are over."""

LAST_FIRST = "dal più recente"
NOBODY = "nessuno"
WINNERS = "vincono in %d"
ROUND = "round %d"
MINUTES = "%d min"
