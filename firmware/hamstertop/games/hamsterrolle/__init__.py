"""Hamsterrolle (2000, in its edition of 2011), for 2 to 4 players."""

ORDER = 2
# What a device loads, each after what it imports; the last one has SCREENS.
MODULES = (
    "rules",
    "house",
    "tracker",
    "screens.evening",
    "screens.happened",
    "screens.turn",
    "screens.righting",
    "screens.phases",
)
