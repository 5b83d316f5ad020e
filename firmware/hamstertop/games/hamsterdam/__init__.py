"""Hamsterdam (2019), including its Classic variant, for 2 to 4 players."""

ORDER = 1
# The modules that a device loads, in an order that puts imports first; the last one has SCREENS
MODULES = (
    "rules",
    "house",
    "specials",
    "tracker",
    "screens.pictures",
    "screens.real_dice",
    "screens.special_hamsters",
    "screens.turn",
    "screens.between_turns",
    "screens.correcting",
    "screens.evening",
    "screens.phases",
)
