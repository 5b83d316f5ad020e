"""Numbers and pure functions that the tracker and the whole game share."""

FEWEST = 2  # hamsters, RHR-1
MOST = 5
PLUCK = 7  # chips a hamster has, RHR-2

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

STRIPS = 10  # of the belt
ASTERISK = 5  # strip on which the asterisks begin, counted from the pit
JUDO = 2  # squares of reach with which a hamster throws to any vacant square next to itself (RHR-57)
STEADY = 4  # chips in the Speed pool that the asterisk strip leaves as they are


def chomp(alligators: int) -> int:
    """Pluck lost in a Chomp. RHR-85."""
    return (alligators + 1) // 2


def reach(mettle: int) -> int:
    """Return how many squares a thrown hamster flies at most. RHR-57."""
    return mettle // 2


def convey(moved: int, speed: int, at_once: bool = False) -> tuple[int, int]:
    """Return how often the belt moves now, and the Speed pool after it, given how often it has moved since the start.

    RHR-71 to RHR-73; `at_once` is the reading of RHR-A17 in which a changed pool changes this step too.
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
