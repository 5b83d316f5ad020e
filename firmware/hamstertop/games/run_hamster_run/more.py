"""Run, Hamster, Run! in English: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "RHR-A9": ("Face-down chips in the pit", "count", "do not count"),
    "RHR-A11": ("In the pit without Pluck", "eaten", "stays in play"),
    "RHR-A15": ("All rest, one changes: the chip", "stays", "comes out"),
    "RHR-A16": ("Fatigue goes by the action", "taken", "declared"),
    "RHR-A17": ("New speed by the asterisks", "next round", "at once"),
    "RHR-A18": ("The last alligator can leave", "yes", "no"),
    "RHR-A19": ("Last hamster, in the pit", "is chomped", "wins at once"),
    "RHR-A26": ("Pushing on without a test", "any direction", "straight on"),
}

# What happened, by the kind of event. Secret allocations stay secret: numbers come with the reveal.
LOG = {
    "setup": "%(players)d hamsters",
    "done place": "Hamsters are placed",
    "done resolve": "%(who)s is done",
    "done belt": "The belt moved",
    "done fatigue": "End of the round",
    "allocated": "%(seat)s has allocated",
    "revealed allocate": "Sheets are open",
    "revealed reveal": "Revealed: %(shown)s",
    "declared": "%(who)s declares: %(action)s",
    "changed": "%(who)s changes: %(action)s",
    "flipped": "%(who)s flips %(chips)d",
    "spent": "%(who)s spends a chip",
    "lost": "Chip lost: %(trait)s",
    "rested": "%(who)s gets a chip back",
    "fell": "%(seat)s falls into the pit",
    "counted": "%(what)s: %(number)d",
    "held": "%(seat)s has %(scamper)d/%(mettle)d/%(friskiness)d",
    "stood": "%(seat)s: %(where)s",
    "turned": "It is %(seat)s's turn",
}
