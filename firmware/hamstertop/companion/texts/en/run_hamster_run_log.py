"""English: the log of Run, Hamster, Run!"""

# What happened, one a kind of event; %s is a player
LOG = {
    "setup": "%d hamsters",
    "allocated": "%s has allocated",
    "revealed": "Revealed: %s",
    "declared": "%s declares: %s",
    "changed": "%s changes: %s",
    "flipped": "%s flips %d",
    "spent": "%s spends a chip",
    "lost": "It costs a chip of %s",
    "rested": "%s gets a chip back",
    "fell": "%s falls into the pit",
}
OPEN = "Sheets are open"
DONE_IN = {
    "place": "Hamsters are placed",
    "resolve": "%s is done",
    "belt": "The belt moved",
    "fatigue": "End of the round",
}
