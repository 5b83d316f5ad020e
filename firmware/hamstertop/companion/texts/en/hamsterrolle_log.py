"""English: Hamsterrolle's log."""

# What happened, one a kind of event; the first %s is a player
LOG = {
    "setup": "%d players",
    "done": "The wheel stands",
    "first": "%s begins",
    "clock": "%s: %d s left",
    "built": "%s built in %d",
    "fell": "%s: %d fell",
    "dropped": "%s: time out, %d fell",
    "passed": "%s passed, %d fell",
    "idle": "%s misses the turn",
    "gone": "%d fell alone",
    "lies": "In compartment %d lies %d",
    "left": "From compartment %d went %d",
}
BACK = ", and the new one"
STAYS = ", the new one stays"
