"""Hamsterdam (2019) and its Classic variant, for 2 to 4 players."""

ORDER = 1
# The modules that a device loads, each after the modules that it imports; the last one has SCREENS
MODULES = (
    "rules",
    "house",
    "tracker",
    "specials",
    "screens.pictures",
    "screens.real_dice",
    "screens.special_hamsters",
    "screens.turn",
    "screens.between_turns",
    "screens.evening",
    "screens.correcting",
    "screens.phases",
)
