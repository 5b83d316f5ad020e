"""Numbers and pure functions that the tracker and the whole game share."""

FEWEST = 2  # the fewest hamsters, RHR-1
MOST = 5
PLUCK = 7  # chips of a hamster, RHR-2

# Traits
SCAMPER = 0
METTLE = 1
FRISKINESS = 2
TRAITS = (SCAMPER, METTLE, FRISKINESS)

# Actions
BITE = 0
RUN = 1
THROW = 2
REST = 3
ACTIONS = (BITE, RUN, THROW, REST)

STRIPS = 10  # strips of the belt
ASTERISK = 5  # the strip on which the asterisks begin, counted from the pit
JUDO = 2  # squares of reach at which a hamster may throw to any vacant square next to itself (RHR-57)
STEADY = 4  # chips in the Speed pool that the asterisk strip does not change


def chomp(alligators: int) -> int:
    """Return the Pluck lost in a Chomp. RHR-85."""
    return (alligators + 1) // 2


def reach(mettle: int) -> int:
    """Return the greatest number of squares that a thrown hamster flies. RHR-57."""
    return mettle // 2


def convey(moved: int, speed: int, at_once: bool = False) -> tuple[int, int]:
    """Return how many times the belt moves now, and the Speed pool after it; `moved` is how often it has moved since
    the start.

    RHR-71 to RHR-73; `at_once` is the interpretation of RHR-A17 in which a changed pool changes this step too.
    """
    moves, left = 0, speed
    while left > 0:
        moves += 1
        left -= 1
        if (moved + moves) % STRIPS == ASTERISK and speed != STEADY:
            change = 1 if speed < STEADY else -1
            speed += change
            if at_once:
                left += change
    return moves, speed
