"""The belt's squares, numbered 0 to 49 from left to right and strip by strip from the pit, and places off the belt.

A strip that leaves the belt at the pit comes back at the top. Squares therefore keep their numbers when the belt moves,
and the hamsters move towards the pit.
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
# Only if squares that touch at a corner are adjacent
UP_RIGHT = 4
DOWN_RIGHT = 5
DOWN_LEFT = 6
UP_LEFT = 7
# (rows, columns) of each direction
_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))


def directions(eight: bool) -> range:
    """Return the directions of adjacent squares. RHR-A1."""
    return range(8 if eight else 4)


_tables: "dict[tuple[int, int, int], tuple[tuple[int, ...], ...]]" = {}


def table(columns: int, strips: int, eight: bool) -> "tuple[tuple[int, ...], ...]":
    """Return, for each square, the adjacent square in each direction, or PIT or WALL. RHR-64.

    A belt with fewer columns or strips has walls on the right and at the top. Its squares keep their numbers.
    """
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
    """Return the length, in squares, of a throw to a square or to PIT. RHR-A2."""
    if to == PIT:
        return strip(square)
    rows = abs(square // COLUMNS - to // COLUMNS)
    columns = abs(square % COLUMNS - to % COLUMNS)
    return max(rows, columns) if king else rows + columns


def squares(columns: int, strips: int) -> "list[int]":
    return [square for square in range(strips * COLUMNS) if square % COLUMNS < columns]


def start(far: bool, columns: int = COLUMNS, strips: int = STRIPS) -> "list[int]":
    """Return the squares where hamsters can start: the half of the belt nearer the pit, or the other half if `far` is
    set. RHR-4, RHR-A14."""
    half = (strips + 1) // 2
    return [
        square
        for square in squares(columns, strips)
        if (square // COLUMNS >= half - 1 if far else square // COLUMNS < half)
    ]


def at(strip: int, column: int) -> int:
    """Return the number of the square in a strip, counted from 1 at the pit, and a column, counted from 1 at the
    left."""
    return (strip - 1) * COLUMNS + column - 1


def strip(square: int) -> int:
    """Return a square's distance from the pit in strips, which is 0 for the pit and all places off the belt."""
    return square // COLUMNS + 1


def name(square: int) -> str:
    """Return a square's name in the style of chess: column a to e from the left, then strip 1 to 10 from the pit.
    Places off the belt are named pit, wall and out."""
    if square < 0:
        return {PIT: "pit", WALL: "wall", OUT: "out"}[square]
    return "abcde"[square % COLUMNS] + str(strip(square))


def conveyed(square: int, moves: int = 1) -> int:
    """Return a hamster's place after the belt has moved `moves` times. RHR-70."""
    return max(square - COLUMNS * moves, PIT)
