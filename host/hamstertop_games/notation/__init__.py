"""Read and write games, moves and positions as plain text. docs/library/notation.md specifies the format.

text = notation.write(game, {"Seat 0": "Anna"})
record = notation.read(text)            # every choice is checked
line = notation.write_position(game)
game = notation.read_position(line)
"""

from .games import VERSION, Record, as_json, from_json, read, read_many, write
from .journals import Told, read_events, write_events
from .moves import move, read_move
from .positions import EVERYBODY, Seen, read_position, read_view, write_position
from .values import NotationError

__all__ = [
    "EVERYBODY",
    "VERSION",
    "NotationError",
    "Record",
    "Seen",
    "Told",
    "as_json",
    "from_json",
    "move",
    "read",
    "read_events",
    "read_many",
    "read_move",
    "read_position",
    "read_view",
    "write",
    "write_events",
    "write_position",
]
