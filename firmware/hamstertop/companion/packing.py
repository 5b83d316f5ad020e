"""Pack the events of a finished game so that they can be sent with its result: docs/results.md defines the format bit
by bit.

An adaptive arithmetic coder for small ints, which takes about a byte for each event. Loaded while a game is packed.
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
        """Writes bits, or reads them: when reading, the given bit is ignored."""

        def bit(self, bit: int, chance: int) -> int: ...  # `chance` of a one, in 4096ths; returns the bit


SLOTS = 1024  # probabilities
HALF = 2048 << 4  # a probability of one half, for a slot without any bits yet
MOST = 2000  # events, among up to eight times as many records
ROOM = 1 << 15  # bytes
KINDS = 32  # kinds of events that can be packed, counted by their codes in the journal
SURE = 14  # number of bits after which a probability changes most slowly
SECONDS = 600  # the slots for times between events


def events(pieces: "Iterable[bytes]", identity: bytes, most: int = ROOM) -> bytes:
    """Pack the events that stand in a saved game. Return b"" if it is another game, or cannot be read or packed, or
    needs more than `most` bytes. `pieces` is called twice."""
    reader = records.Reader(pieces)
    stands = bytearray()  # a bit for each record after the first: whether its event stands
    count = 0  # the number of events that stand
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
    carried = 0  # seconds of events that were taken back
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
    """Return the number that a byte in a record stands for."""
    return byte - 256 if byte > 127 else byte


def unzigzag(number: int) -> int:
    """Return the number from which `zigzag` made this one."""
    return -(number >> 1) - 1 if number & 1 else number >> 1


class Model:
    """The model of what comes next, with a probability for each bit."""

    def __init__(self, coder: "Coder") -> None:
        self._coder = coder
        self._slots = array("H", pack("H", HALF) * SLOTS)
        self._last = 0

    def event(self, payload: "bytes | bytearray", timed: bool) -> bytearray:
        """Code a record and its seconds, which a game that is not timed does not have. Return what the coder returned:
        to read a record, pass more zeros than it can need."""
        kind = self.tree(self._last << 5, payload[0])
        self._last = kind
        found = bytearray([kind])
        slots = 640 + 128 * kind  # 32 slots each for the number of values; the first value; the second; all others
        for index in range(1, 1 + self.number(slots, len(payload) - 1 - timed)):
            value = self.number(slots + 32 * min(index, 3), zigzag(signed(payload[index])))
            found.append(unzigzag(value) & 0xFF)
        if timed:
            found.append(self.number(SECONDS, payload[-1]))
        return found

    def tree(self, slots: int, value: int) -> int:
        """Code the kind of an event: its highest bit first, each bit in a slot that depends on those before it."""
        node = 1
        for shift in range(4, -1, -1):
            node = node << 1 | self.bit(slots + node, value >> shift & 1)
        return node - 32

    def number(self, slots: int, value: int) -> int:
        """Code a number from 0 to 255, plus one: the number of bits after its first one, as this many ones and a zero;
        then these bits."""
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
        """Code one bit, with the probability from earlier bits in this slot."""
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
    """Narrows an interval bit by bit; bytes on which both ends agree are written. Numbers stay small ints."""

    def __init__(self, data: bytearray) -> None:
        """Begin to append bytes to `data`."""
        self._low = 0
        self._high = 0xFFFFFF
        self._data = data

    @property
    def size(self) -> int:
        """The number of bytes without the last one."""
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
        """Return the bytes; after them, a reader must read zeros."""
        return bytes(self._data) + bytes([(self._low >> 16) + 1])


def between(low: int, high: int, chance: int) -> int:
    """Return the last number that stands for a one, in an interval of 24 bits."""
    wide = high - low
    return low + (wide >> 12) * chance + ((wide & 4095) * chance >> 12)
