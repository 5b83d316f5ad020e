"""Dice for any game: any number of one kind, a coin, and who starts."""

ORDER = 9
# What a device loads, each after what it imports; the last one has SCREENS.
MODULES = ("tracker", "screens")
