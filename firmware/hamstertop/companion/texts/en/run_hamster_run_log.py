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
    "tested": "%s against %s: %d to %d",
    "lost": "%s loses a chip of %s",
    "rested": "%s gets a chip back",
    "fell": "%s falls into the pit",
    "faced": "%s faces them: %s",
}
OPEN = "Sheets are open"
DONE_IN = {
    "place": "Hamsters are placed",
    "resolve": "%s is done",
    "belt": "The belt moved",
    "fatigue": "End of the round",
}
