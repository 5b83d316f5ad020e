"""The questions for a new score pad. It has no house rules."""

from ..house import House

# The values of the set-up event: name, choices, default
SETUP = (
    ("players", (2, 3, 4, 5, 6), 3),
    ("seconds", (0, 15, 30, 60, 90, 120), 0),  # length of a turn in seconds; 0 = no timer
)

HOUSE = House((), packed=False)
