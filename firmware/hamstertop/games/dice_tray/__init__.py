"""Dice for any game: any number of one kind, a coin, and who starts."""

ORDER = 9
# What a device loads, each after what it imports.
MODULES = ("tracker", "pictures", "screens")
