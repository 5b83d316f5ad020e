"""Pack a finished game's events so that they can be sent with its result. docs/results.md defines the format bit by
bit.

The format uses an adaptive arithmetic coder for small integers, which needs about a byte for each event. This module is
loaded only to pack a game.
"""

from array import array
from struct import pack

from . import records
from .codes import add_number, zigzag
from .history import UNDO
from .session import IDENTITY, LONGEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    class Coder(Protocol):
        """Writes or reads bits. When reading, the bit passed in is ignored."""

        def bit(
            self, bit: int, chance: int
        ) -> int: ...  # `chance` is the probability of a one, in 4096ths; returns the bit


SLOTS = 1024  # number of probabilities
HALF = 2048 << 4  # a probability of one half, for slots that have not seen a bit
MOST = 2000  # maximum number of events; there can be eight times as many records
ROOM = 1 << 15  # maximum size in bytes
KINDS = 32  # number of kinds of events that can be packed: those with the lowest codes in the journal
SURE = 14  # number of bits after which a probability adapts most slowly
SECONDS = 600  # the first slot for times between events


def events(pieces: "Iterable[bytes]", identity: bytes, most: int = ROOM) -> bytes:
    """Pack a saved game's events, except undone ones.

    Return b"" if the game has a different identity, cannot be read or packed, or needs more than `most` bytes. `pieces`
    is iterated twice.
    """
    reader = records.Reader(pieces)
    stands = bytearray()  # a bit for each record after the first: whether it is an event that was not undone
    count = 0  # the number of events that were not undone
    index = -1
    for index, payload in enumerate(reader):
        if not index:
            if payload[:IDENTITY] != identity:
                return b""
            continue
        record = payload[:-1] if reader.version > 1 else payload
        at = index - 1
        if at % 8 == 0:
            stands.append(0)
        if record == UNDO:
            if count < 2:
                return b""
            while not stands[at >> 3] >> (at & 7) & 1:
                at -= 1
            count -= 1
        else:
            if not record or record[0] >= KINDS or len(stands) > MOST:
                return b""
            count += 1
        stands[at >> 3] ^= 1 << (at & 7)
    if index < 0 or not reader.whole or not 1 <= count <= MOST:
        return b""
    body = bytearray()
    add_number(body, count)
    return _packed(pieces, stands, _Writer(body), most)


def _packed(pieces: "Iterable[bytes]", stands: bytearray, coder: "_Writer", most: int) -> bytes:
    model = Model(coder)
    reader = records.Reader(pieces)
    next(reader)
    timed = reader.version > 1
    carried = 0  # seconds of undone events
    for at, payload in enumerate(reader):
        if timed:
            carried += payload[-1]
        if stands[at >> 3] >> (at & 7) & 1:
            model.event(payload[:-1] + bytes([min(carried, LONGEST)]) if timed else payload, timed)
            carried = 0
            if coder.size >= most:
                return b""
    return coder.end()


def signed(byte: int) -> int:
    """Return the signed value of a byte in a record."""
    return byte - 256 if byte > 127 else byte


def unzigzag(number: int) -> int:
    """Reverse `zigzag`."""
    return -(number >> 1) - 1 if number & 1 else number >> 1


class Model:
    """Predicts the next bit, with a probability for each context."""

    def __init__(self, coder: "Coder") -> None:
        self._coder = coder
        self._slots = array("H", pack("H", HALF) * SLOTS)
        self._last = 0

    def event(self, payload: "bytes | bytearray", timed: bool) -> bytearray:
        """Code a record, with its seconds if the game is `timed`, and return what the coder returned. To read a record,
        pass a payload of zeros that is longer than any record."""
        kind = self.tree(self._last << 5, payload[0])
        self._last = kind
        found = bytearray([kind])
        slots = 640 + 128 * kind  # 32 slots each for the number of values, the first, the second, and all others
        for index in range(1, 1 + self.number(slots, len(payload) - 1 - timed)):
            value = self.number(slots + 32 * min(index, 3), zigzag(signed(payload[index])))
            found.append(unzigzag(value) & 0xFF)
        if timed:
            found.append(self.number(SECONDS, payload[-1]))
        return found

    def tree(self, slots: int, value: int) -> int:
        """Code the kind of an event, highest bit first. The slot for each bit depends on the bits before it."""
        node = 1
        for shift in range(4, -1, -1):
            node = node << 1 | self.bit(slots + node, value >> shift & 1)
        return node - 32

    def number(self, slots: int, value: int) -> int:
        """Code a number from 0 to 255. One is added to it first. The bits after the leading one of the sum are preceded
        by their count, coded as that many ones and a zero."""
        value += 1
        bits = 0
        while self.bit(slots + bits, value >> bits + 1 != 0):
            bits += 1
            if bits > 8:
                break
        found = 1
        for shift in range(bits - 1, -1, -1):
            at = 8 + found if bits < 4 else 20 + bits
            found = found << 1 | self.bit(slots + at, value >> shift & 1)
        if found > 256:
            raise ValueError("the number is too large")
        return found - 1

    def bit(self, slot: int, bit: int) -> int:
        """Code one bit, with a probability that depends on earlier bits in this slot."""
        slots = self._slots
        slot %= SLOTS
        known = slots[slot]
        seen = known & 15
        chance = known >> 4
        bit = self._coder.bit(bit, chance)
        if bit:
            chance += (4096 - chance) // (seen + 2)
        else:
            chance -= chance // (seen + 2)
        slots[slot] = chance << 4 | (seen + 1 if seen < SURE else seen)
        return bit


class _Writer:
    """Encodes bits by narrowing an interval with each bit, and writes the leading bytes that both ends of the interval
    share. It uses only numbers that fit into MicroPython's small ints."""

    def __init__(self, data: bytearray) -> None:
        """Initialize a writer that appends to `data`."""
        self._low = 0
        self._high = 0xFFFFFF
        self._data = data

    @property
    def size(self) -> int:
        """The number of bytes written so far, not counting the final one."""
        return len(self._data)

    def bit(self, bit: int, chance: int) -> int:
        middle = between(self._low, self._high, chance)
        if bit:
            self._high = middle
        else:
            self._low = middle + 1
        while (self._low ^ self._high) & 0xFF0000 == 0:
            self._data.append(self._high >> 16)
            self._low = self._low << 8 & 0xFFFFFF
            self._high = self._high << 8 & 0xFFFFFF | 0xFF
        return bit

    def end(self) -> bytes:
        """Finish and return the bytes. A reader must treat bytes after the end as zeros."""
        return bytes(self._data) + bytes([(self._low >> 16) + 1])


def between(low: int, high: int, chance: int) -> int:
    """Return the greatest number that codes a one in an interval of 24-bit numbers."""
    wide = high - low
    return low + (wide >> 12) * chance + ((wide & 4095) * chance >> 12)
