"""The belt's squares: 0 to 49, row by row from the pit, each row from left to right; and what is not a square.

A strip that leaves at the pit comes back at the top, so squares stay and hamsters come nearer.
"""

COLUMNS = 5
STRIPS = 10
SQUARES = COLUMNS * STRIPS

PIT = -1
WALL = -2  # beyond the left, right and top edge
OUT = -3  # not placed yet, or eaten

UP = 0  # away from the pit
RIGHT = 1
DOWN = 2
LEFT = 3
# (rows, columns) of each direction; from the fifth on they are diagonal.
_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))


def directions(eight: bool) -> range:
    """All directions in which squares are adjacent. RHR-A1."""
    return range(8 if eight else 4)


def _beyond(square: int, rows: int, columns: int) -> int:
    row = square // COLUMNS + rows
    column = square % COLUMNS + columns
    if not 0 <= column < COLUMNS or row == STRIPS:
        return WALL
    return PIT if row < 0 else row * COLUMNS + column


_BESIDE = [tuple([_beyond(square, rows, columns) for rows, columns in _STEPS]) for square in range(SQUARES)]


def beyond(square: int, direction: int) -> int:
    """The next square in a direction, PIT or WALL. RHR-64."""
    return _BESIDE[square][direction]


def beside(square: int, directions: range) -> "tuple[int, ...]":
    """The next square in each of these directions, which are all or the first four; PIT or WALL. RHR-64."""
    return _BESIDE[square][: len(directions)]


def distance(square: int, to: int, king: bool) -> int:
    """Squares of a throw, to a square or to the PIT. RHR-A2."""
    if to == PIT:
        return square // COLUMNS + 1
    rows = abs(square // COLUMNS - to // COLUMNS)
    columns = abs(square % COLUMNS - to % COLUMNS)
    return max(rows, columns) if king else rows + columns


def start(far: bool) -> range:
    """Squares on which hamsters are placed: strips 1 to 5. RHR-4, RHR-A14."""
    return range(4 * COLUMNS, SQUARES) if far else range(5 * COLUMNS)


def name(square: int) -> str:
    """As in chess: the column, a to e from the left, and the strip, 1 to 10 from the pit; pit, wall, out."""
    if square < 0:
        return {PIT: "pit", WALL: "wall", OUT: "out"}[square]
    return "abcde"[square % COLUMNS] + str(square // COLUMNS + 1)


def conveyed(square: int, moves: int = 1) -> int:
    """Where a hamster is when the belt has moved so often. RHR-70."""
    return max(square - COLUMNS * moves, PIT)
