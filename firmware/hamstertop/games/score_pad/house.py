"""What a new score pad is asked for. It has no house rules."""

from ..house import House

# The values of the set-up event, each with what can be chosen and the default.
SETUP = (
    ("players", (2, 3, 4, 5, 6), 3),
    ("seconds", (0, 15, 30, 60, 90, 120), 0),  # for a turn; 0 = no timer
)

HOUSE = House((), packed=False)
