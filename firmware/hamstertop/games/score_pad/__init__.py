"""A score pad for any game: points up and down, rounds, a turn timer. The title to copy for a new one."""

ORDER = 8
MODULES = ("tracker", "house", "pictures", "screens")  # of a device, in this order
