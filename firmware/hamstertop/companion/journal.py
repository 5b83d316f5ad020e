"""The saved game: an append-only list of what happened, in the storage of the board.

The first record names the game and a number of its own; then each event is its code and its values, a signed byte
each; an undo is a record too. In a game begun in version 2 each of these ends with one byte more: the seconds since the
record before, 255 for so many and more. Nothing is ever rewritten but to begin a new game or to cut off a broken end.
"""

from . import records

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..board import Storage

# The blobs with what could not be read of a game, kept for whoever wants to look: the last one, and those before.
ASIDE = "aside"
ASIDES = (ASIDE, "aside1", "aside2")

FULL = 28  # ENOSPC, which MicroPython's `errno` lacks
RESULTS = "results"  # the blob of earlier games' results
# The blob with the game whose place the open one has taken, behind that one's identity. Older readers skip what begins
# as ASIDE does.
BEFORE = "aside_game"
GIVEN_UP = (BEFORE, RESULTS)  # which make way for a game, one after the other, where there is no room for all

# What is wrong with the saved game; the players are shown it.
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
        self.timed = True  # whether its records have their time: not if version 1 began it
        self._crc = 0
        self._begun = b""  # a new game that is not yet stored: its head and first record

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
        self.timed = reader.version > 1
        self._crc = reader.crc
        if reader.good < len(blob):
            self._set_aside(blob, reader.good)
        return records.Reader(blob)  # one by one: a list of them all would leave the heap in small pieces

    def first(self) -> bytes:
        """The first payload alone, b"" if it cannot be read."""
        try:
            for payload in records.Reader(self.storage.read(self.name)):
                return payload
        except (OSError, MemoryError):  # as `read` will say
            pass
        return b""

    def keep(self, count: int) -> None:
        """Set aside the saved game but its first `count` payloads, which are all that makes sense."""
        reader = records.Reader(self.storage.read(self.name))
        for _ in range(count):
            next(reader)
        self._crc = reader.crc
        self._set_aside(reader.blob, reader.good if count else 0)

    def begin(self, payload: bytes) -> None:
        """Put a new game in the place of the old one, together with the record that comes next."""
        self.timed = True
        self._crc = records.check(payload, 0)
        self._begun = records.HEAD + records.frame(payload, self._crc)

    def add(self, payload: bytes) -> None:
        """Store one more record; after this it is safe."""
        self._crc = records.check(payload, self._crc)
        put = self.storage.replace if self._begun else self.storage.append
        self._store(put, self._begun + records.frame(payload, self._crc))
        self._begun = b""

    def _store(self, put: "Callable[[str, bytes], None]", data: bytes) -> None:
        if self.trouble == UNSAVED:
            return  # a record after a missing one could never be read again
        try:
            put(self.name, data)
        except OSError as error:
            if error.args[0] != FULL or not self._make_room(data):
                self.trouble = UNSAVED

    def _make_room(self, data: bytes) -> bool:
        """Give up what makes way for these records; whether they are stored then."""
        for name in GIVEN_UP:
            try:
                if not self.storage.read(name):
                    continue
                self.storage.replace(name, b"")
                blob = b"" if self._begun else self.storage.read(self.name)
                reader = records.Reader(blob)
                for _ in reader:
                    pass
                self.storage.replace(self.name, blob[: reader.good] + data)  # without half a record that did not fit
                return True
            except (OSError, MemoryError):
                pass
        return False

    def _set_aside(self, blob: bytes, good: int) -> None:
        self.trouble = CUT if good else FOREIGN
        try:
            self._keep_aside(blob[good:])
            self.storage.replace(self.name, blob[:good])
        except OSError:
            self.trouble = UNSAVED

    def _keep_aside(self, blob: bytes) -> None:
        """Put it first of those aside. The oldest makes way, and the one before it where there is no room for three."""
        kept = [blob]
        for name in ASIDES:
            older = self.storage.read(name)
            if older not in kept:  # it is there twice if the power went while it was moved
                kept.append(older)
        kept += [b"", b""]
        try:
            self._put_aside(kept[:3])
        except OSError:
            self._put_aside(kept[:2] + [b""])

    def _put_aside(self, blobs: list[bytes]) -> None:
        """The oldest first: whenever the power goes, none is lost but the one that makes way."""
        for index in (2, 1, 0):
            if self.storage.read(ASIDES[index]) != blobs[index]:
                self.storage.replace(ASIDES[index], blobs[index])
