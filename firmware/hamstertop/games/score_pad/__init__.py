"""A score pad for any game: points up and down, rounds, a turn timer. Copy it to write a new title."""

ORDER = 8
# The modules that a device loads, each after the modules that it imports; the last one has SCREENS
MODULES = ("house", "tracker", "screens")
