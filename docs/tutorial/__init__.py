"""Full cheeks: roll as often as you dare, and stash your seeds before a 1 comes up."""

ORDER = 7  # its place on the first screen: the games are 1 to 3, the score pad 8, the dice tray 9
DRAFT = True  # not released: `hamstertop release-check full_cheeks` says what that takes
# The modules that a device loads, each after those it imports; the last one has SCREENS.
MODULES = ("tracker", "house", "screens")
