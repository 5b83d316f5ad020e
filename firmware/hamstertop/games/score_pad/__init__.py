"""A score pad for any game, with points, rounds and a turn timer. Copy it as a starting point for a new title."""

ORDER = 8
# The modules that a device loads, in an order that puts imports first; the last one has SCREENS
MODULES = ("house", "tracker", "screens")
