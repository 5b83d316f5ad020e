"""The questions of a new game of my title, and its house rules."""

from ..house import House

# The values of the set-up event, in its order, each with its choices and the default. The first one is always
# the number of players. What a value is called is in the section `new_game` of the words; a value that is not a number
# has its words in the section `values`.
SETUP = (("players", (2, 3, 4, 5, 6), 3),)

# House rules: ambiguities of the rulebook, a row for each: its id in docs/rules, the name that the tracker knows it
# by, and all readings, the default first. With rows the set-up event ends in `*house`, and the tracker reads them by
# `HOUSE.read(house)`. See docs/adding/house_rule.md.
HOUSE = House((), packed=False)
