"""English: Hamsterdam's log."""

# What happened, one a kind of event; %s is a player
LOG = {
    "setup": "%d players, %s",
    "done": "Done",
    "rolled": "%s rolled %d + %d",
    "typed": "%s's dice show %d",
    "first": "%s begins",
    "opposite": "%s turned the dice: %d",
    "spun": "%s changed a die: %d",
    "rerolled": "%s rolled again: %d + %d",
    "chose": "%s chose %d",
    "nobody": "Nobody has it",
    "water": "%s took %d",
    "breach": "%s flipped a card, %d on it",
    "skips": "Skip abilities",
    "dam": "%s: %d on the dam",
    "hamsters": "%s: %d hamsters",
}
DONE_IN = {
    "setup": "Dams are set up",
    "deploy": "Hamsters are placed",
    "flood": "Flood over",
    "move": "Movement over",
    "skip": "Movement over",
    "redeploy": "Redeployment over",
}
