"""German: results of games that are over."""

LAST_FIRST = "das letzte zuerst"
NOBODY = "niemand"
WINNERS = "%d Sieger"
ROUND = "Runde %d"
MINUTES = "%d min"
