"""Dice for any game: any number of one kind, a coin, and a draw of the starting player."""

ORDER = 9
# The modules that a device loads, each after the modules that it imports; the last one has SCREENS
MODULES = ("tracker", "screens")
