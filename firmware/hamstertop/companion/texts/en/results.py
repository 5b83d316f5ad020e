"""English: results of games that are over."""

LAST_FIRST = "the last game first"
NOBODY = "nobody"
WINNERS = "%d winners"
ROUND = "round %d"
MINUTES = "%d min"
