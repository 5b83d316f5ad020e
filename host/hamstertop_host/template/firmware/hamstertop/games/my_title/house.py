"""The settings for a new game of my title, and its house rules."""

from ..house import House

# The values of the set-up event in order, each with its choices and default. The first value is always the number of
# players. The names of the values are in the section `new_game` of the words. If a value is not a number, the words for
# its choices are in the section `values`.
SETUP = (("players", (2, 3, 4, 5, 6), 3),)

# House rules, which settle ambiguities in the rulebook. Each has a row with its id in docs/rules, its name in the
# tracker, and all interpretations, starting with the default. If there are any rows, the set-up event ends in `*house`,
# and the tracker reads them with `HOUSE.read(house)`. See docs/adding/house_rule.md.
HOUSE = House((), packed=False)
