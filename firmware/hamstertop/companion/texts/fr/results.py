"""French: results of games that are over."""

LAST_FIRST = "la dernière d'abord"
NOBODY = "personne"
WINNERS = "%d gagnants"
ROUND = "manche %d"
MINUTES = "%d min"
