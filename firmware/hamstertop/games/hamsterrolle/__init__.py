"""Hamsterrolle (2000, in the 2011 edition), for 2 to 4 players."""

ORDER = 2
# The modules that a device loads, in an order that puts imports first; the last one has SCREENS
MODULES = (
    "rules",
    "house",
    "tracker",
    "screens.correcting",
    "screens.evening",
    "screens.happened",
    "screens.turn",
    "screens.phases",
)
