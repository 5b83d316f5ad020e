"""Dice for any game: up to 30 dice of one kind, a coin toss, and a random starting player."""

ORDER = 9
# The modules that a device loads, in an order that puts imports first; the last one has SCREENS
MODULES = ("tracker", "screens")
