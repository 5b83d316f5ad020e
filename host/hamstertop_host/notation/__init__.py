"""Games, moves and positions as text. docs/library/notation.md is the specification.

text = notation.write(game, {"Seat A": "Anna"})
record = notation.read(text)            # every choice is checked
line = notation.write_position(game)
game = notation.read_position(line)
"""

from .games import VERSION, Record, as_json, from_json, read, read_many, write
from .moves import move, read_move
from .positions import EVERYBODY, Seen, read_position, read_view, write_position
from .values import NotationError

__all__ = [
    "EVERYBODY",
    "VERSION",
    "NotationError",
    "Record",
    "Seen",
    "as_json",
    "from_json",
    "move",
    "read",
    "read_many",
    "read_move",
    "read_position",
    "read_view",
    "write",
    "write_position",
]
