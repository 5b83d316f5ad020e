"""The saved game: an append-only list of what happened, in the storage of the board.

The first record names the game and a number of its own; then each event is its code and its values, a signed byte
each; an undo is a record too. Nothing is ever rewritten but to begin a new game or to cut off a broken end.
"""

from . import records

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..board import Storage

ASIDE = "aside"  # the blob with what could not be read of a game, kept for whoever wants to look

UNDO = b"\xff"

# What happened to the saved game, to be told to the players.
CUT = "cut"  # the end was broken and is set aside
FOREIGN = "foreign"  # none of it is ours, or of this version: set aside
UNREADABLE = "unreadable"  # the storage does not give it; it stays where it is until a new game takes its place
UNSAVED = "unsaved"  # the storage refuses; the game goes on in memory


class Journal:
    """The saved game of one title, in the blob `name`. `trouble` is "" or one of the above."""

    def __init__(self, storage: "Storage", name: str) -> None:
        self.storage = storage
        self.name = name
        self.trouble = ""
        self._crc = 0

    def read(self) -> records.Reader:
        """The payloads of the saved game, none if there is no game. A broken end is cut off and set aside."""
        blob = b""
        try:
            blob = self.storage.read(self.name)
        except (OSError, MemoryError):  # MemoryError: a file of somebody else's, far longer than any game
            self.trouble = UNREADABLE
        reader = records.Reader(blob)
        for _ in reader:
            pass
        self._crc = reader.crc
        if reader.good < len(blob):
            self._set_aside(blob, reader.good)
        return records.Reader(blob)  # one by one: a list of them all would leave the heap in small pieces

    def keep(self, count: int) -> None:
        """Set aside the saved game but its first `count` payloads, which are all that makes sense."""
        reader = records.Reader(self.storage.read(self.name))
        for _ in range(count):
            next(reader)
        self._crc = reader.crc
        self._set_aside(reader.blob, reader.good if count else 0)

    def begin(self, payload: bytes) -> None:
        """Put a new game in the place of the old one."""
        self._crc = records.check(payload, 0)
        self._store(self.storage.replace, records.HEAD + records.frame(payload, self._crc))

    def add(self, payload: bytes) -> None:
        """Store one more record; after this it is safe."""
        self._crc = records.check(payload, self._crc)
        self._store(self.storage.append, records.frame(payload, self._crc))

    def _store(self, put: "Callable[[str, bytes], None]", data: bytes) -> None:
        if self.trouble == UNSAVED:
            return  # a record after a missing one could never be read again
        try:
            put(self.name, data)
        except OSError:
            self.trouble = UNSAVED

    def _set_aside(self, blob: bytes, good: int) -> None:
        self.trouble = CUT if good else FOREIGN
        try:
            self.storage.replace(ASIDE, blob[good:] if good else blob)
            self.storage.replace(self.name, blob[:good])
        except OSError:
            self.trouble = UNSAVED
