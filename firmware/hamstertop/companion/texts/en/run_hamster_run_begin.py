"""English: the beginnings of Run, Hamster, Run!: a game, its rounds."""

# New game
HAMSTERS = "Hamsters"
HOUSE_RULES = "House rules"
START = "Start"
HOUSE_DEFAULT = "default"
HOUSE_CHANGED = "changed"
# One for each bit of the tracker's house rules: what it is about, the default, the other reading.
HOUSE = (
    ("Face-down in the pit", "counts", "does not"),
    ("Passed out in the pit", "eaten", "safe"),
    ("All-rest chip", "stays", "taken back"),
    ("Fatigue by action", "taken", "declared"),
    ("Asterisks count", "next time", "at once"),
    ("Last alligator", "may leave", "stays"),
    ("Last hamster", "must face", "is safe"),
)

# Placing
PLACE_TITLE = "Set up"
PLACE = "In this order, on the five strips at the pit:"

# Allocation
COVER_TITLE = "Round %d: allocate Pluck"
COVER_CORNER = "Speed %d · alligators %d"
COVER = "takes the device, alone"
COVER_PLUCK = "%d Pluck to place in secret"
HERE = "I am here"
PAPER = "Paper"
ALL_SEALED = "All have allocated"
ALL_SEALED_HOW = "Put the device where everybody can see it."
REVEAL = "Reveal"
LEFT_TO_PLACE = "%d left"
ALLOCATE = "%s: a key for each chip"
ALLOCATE_OPEN = "%s's sheet: a key for each chip"
CHECK = "%s: is this right?"
AGAIN = "Again"
