"""The belt's squares: 0 to 49, row by row from the pit, each row from left to right; and places that are not squares.

A strip that leaves at the pit comes back at the top. So squares keep their numbers, and it is the hamsters that move
towards the pit.
"""

COLUMNS = 5
STRIPS = 10
SQUARES = COLUMNS * STRIPS

PIT = -1
WALL = -2  # beyond the left, right or top edge
OUT = -3  # not placed yet, or eaten

UP = 0  # away from the pit
RIGHT = 1
DOWN = 2
LEFT = 3
# Only where squares that touch at a corner are adjacent too
UP_RIGHT = 4
DOWN_RIGHT = 5
DOWN_LEFT = 6
UP_LEFT = 7
# (rows, columns) of each direction
_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))


def directions(eight: bool) -> range:
    """Return the directions in which squares are adjacent. RHR-A1."""
    return range(8 if eight else 4)


_tables: "dict[tuple[int, int, int], tuple[tuple[int, ...], ...]]" = {}


def table(columns: int, strips: int, eight: bool) -> "tuple[tuple[int, ...], ...]":
    """Return, for each square, the next one in each direction, or PIT or WALL. RHR-64. A belt with fewer columns or
    strips has walls on the right and at the top; its squares keep their numbers."""
    key = (columns, strips, len(directions(eight)))
    if key not in _tables:
        _tables[key] = tuple(
            [tuple([_beyond(square, step, columns, strips) for step in _STEPS[: key[2]]]) for square in range(SQUARES)]
        )
    return _tables[key]


def _beyond(square: int, step: "tuple[int, int]", columns: int, strips: int) -> int:
    row = square // COLUMNS + step[0]
    column = square % COLUMNS + step[1]
    if not 0 <= column < columns or row >= strips:
        return WALL
    return PIT if row < 0 else row * COLUMNS + column


def distance(square: int, to: int, king: bool) -> int:
    """Return the length of a throw in squares, to a square or to the PIT. RHR-A2."""
    if to == PIT:
        return square // COLUMNS + 1
    rows = abs(square // COLUMNS - to // COLUMNS)
    columns = abs(square % COLUMNS - to % COLUMNS)
    return max(rows, columns) if king else rows + columns


def squares(columns: int, strips: int) -> "list[int]":
    """Return all squares of a belt of this size."""
    return [square for square in range(strips * COLUMNS) if square % COLUMNS < columns]


def start(far: bool, columns: int = COLUMNS, strips: int = STRIPS) -> "list[int]":
    """Return the squares on which hamsters can start: strips 1 to 5, or on a shorter belt the nearer half. RHR-4,
    RHR-A14."""
    half = (strips + 1) // 2
    return [
        square
        for square in squares(columns, strips)
        if (square // COLUMNS >= half - 1 if far else square // COLUMNS < half)
    ]


def at(strip: int, column: int) -> int:
    """Return a square.

    Args:
        strip: counted from 1 at the pit.
        column: counted from 1 at the left.

    Returns:
        Its number.
    """
    return (strip - 1) * COLUMNS + column - 1


def name(square: int) -> str:
    """Return the name of a square as in chess: the column, a to e from the left, and the strip, 1 to 10 from the pit;
    or pit, wall, out."""
    if square < 0:
        return {PIT: "pit", WALL: "wall", OUT: "out"}[square]
    return "abcde"[square % COLUMNS] + str(square // COLUMNS + 1)


def conveyed(square: int, moves: int = 1) -> int:
    """Return the place of a hamster after the belt has moved `moves` times. RHR-70."""
    return max(square - COLUMNS * moves, PIT)
