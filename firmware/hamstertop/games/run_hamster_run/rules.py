"""Numbers and pure functions shared by the tracker and the complete game."""

FEWEST = 2  # the fewest hamsters, RHR-1
MOST = 5
PLUCK = 7  # chips each hamster has, RHR-2

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

STRIPS = 10  # strips in the belt
ASTERISK = 5  # the strip where the asterisks start, counted from the pit
STEADY = 4  # size of the Speed pool that the asterisk strip leaves unchanged


def chomp(alligators: int) -> int:
    """Return the Pluck lost in a Chomp. RHR-85."""
    return (alligators + 1) // 2


def reach(mettle: int) -> int:
    """Return the greatest distance, in squares, that a hamster with this Mettle can throw. RHR-57."""
    return mettle // 2


def convey(moved: int, speed: int, at_once: bool = False) -> tuple[int, int]:
    """Return how many times the belt moves in this step, and the Speed pool afterwards. RHR-71 to RHR-73.

    `moved` is the number of times the belt has moved since the start, and `speed` is the pool before this step. If
    `at_once`, a change in the pool already affects this step (RHR-A17).
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
