"""Dice for any game: any number of one kind, a coin, and who starts."""

ORDER = 9
MODULES = ("tracker", "pictures", "screens")  # of a device, in this order
