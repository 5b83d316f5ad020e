"""A score pad for any game: points up and down, rounds, a turn timer. The title to copy for a new one."""

ORDER = 8
# What a device loads, each after what it imports; the last one has SCREENS.
MODULES = ("house", "tracker", "screens")
