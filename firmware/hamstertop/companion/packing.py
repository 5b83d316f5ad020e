"""The events of a game that is over, packed to go along with its result: docs/results.md has them bit by bit.

An adaptive arithmetic coder of small ints: about a byte an event. Loaded while a game is packed.
"""

from array import array

from . import records
from .codes import add_number, zigzag
from .history import UNDO
from .session import IDENTITY, LONGEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Coder(Protocol):
        """Writes bits, or reads them: then what it is given says nothing."""

        def bit(self, bit: int, chance: int) -> int: ...  # `chance` of a one, in 4096ths; returns the bit


SLOTS = 1024  # probabilities
HALF = 2048 << 4  # a probability of one half, of which nothing is known yet
MOST = 2000  # events
KINDS = 32  # of events that can be packed, counted by the codes of the journal
SURE = 14  # bits after which a probability changes slowest
SECONDS = 600  # the slots of times between events


def events(blob: bytes, identity: bytes) -> bytes:
    """The events that stand in a saved game, packed; nothing if it is another game, or cannot be read or packed."""
    reader = records.Reader(blob)
    tape = bytearray()  # each a length and its record with the seconds
    starts: list[int] = []
    timed = reader.version > 1
    carried = 0  # seconds of what was taken back
    first = True
    for payload in reader:
        if first:
            if payload[:IDENTITY] != identity:
                return b""
            first = False
            continue
        record, seconds = (payload[:-1], payload[-1]) if timed else (payload, 0)
        carried += seconds
        if record == UNDO:
            if len(starts) < 2:
                return b""
            start = starts.pop()
            carried += tape[start + tape[start]] if timed else 0
            tape = tape[:start]
        else:
            if not record or record[0] >= KINDS:
                return b""
            starts.append(len(tape))
            tape.append(len(record) + timed)
            tape.extend(record)
            if timed:
                tape.append(min(carried, LONGEST))
            carried = 0
    if first or reader.good != len(blob) or not 1 <= len(starts) <= MOST:
        return b""
    body = bytearray()
    add_number(body, len(starts))
    return bytes(body) + _packed(tape, starts, timed)


def _packed(tape: bytearray, starts: list[int], timed: bool) -> bytes:
    coder = _Writer()
    model = Model(coder)
    for start in starts:
        model.event(tape[start + 1 : start + 1 + tape[start]], timed)
    return coder.end()


def signed(byte: int) -> int:
    """The number that a byte of a record stands for."""
    return byte - 256 if byte > 127 else byte


def unzigzag(number: int) -> int:
    """The other way round than `zigzag`."""
    return -(number >> 1) - 1 if number & 1 else number >> 1


class Model:
    """What comes next, and how likely each bit of it is."""

    def __init__(self, coder: "Coder") -> None:
        self._coder = coder
        self._slots = array("H", [HALF] * SLOTS)
        self._last = 0

    def event(self, payload: "bytes | bytearray", timed: bool) -> bytearray:
        """Write a record and its seconds, which a game that is not timed lacks. Returns what the coder made of it: to
        read one, give zeros, more than it can need."""
        kind = self.tree(self._last << 5, payload[0])
        self._last = kind
        found = bytearray([kind])
        slots = 640 + 128 * kind  # 32 for how many values it has; for the first; for the second; for all further ones
        for index in range(1, 1 + self.number(slots, len(payload) - 1 - timed)):
            value = self.number(slots + 32 * min(index, 3), zigzag(signed(payload[index])))
            found.append(unzigzag(value) & 0xFF)
        if timed:
            found.append(self.number(SECONDS, payload[-1]))
        return found

    def tree(self, slots: int, value: int) -> int:
        """A kind: the highest of its bits first, each where those before it have led."""
        node = 1
        for shift in range(4, -1, -1):
            node = node << 1 | self.bit(slots + node, value >> shift & 1)
        return node - 32

    def number(self, slots: int, value: int) -> int:
        """A number from 0 to 255, plus one: how many bits follow its first one, as so many ones and a zero; these."""
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
            raise ValueError("a number that is too large")
        return found - 1

    def bit(self, slot: int, bit: int) -> int:
        """One bit, as likely as the bits were that came in this slot before."""
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
    """Narrows an interval bit by bit; the bytes on which its ends agree are written. Numbers stay small ints."""

    def __init__(self) -> None:
        self._low = 0
        self._high = 0xFFFFFF
        self._data = bytearray()

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
        """The bytes; behind them a reader takes zeros."""
        return bytes(self._data) + bytes([(self._low >> 16) + 1])


def between(low: int, high: int, chance: int) -> int:
    """The last number that stands for a one, in an interval of 24 bits."""
    wide = high - low
    return low + (wide >> 12) * chance + ((wide & 4095) * chance >> 12)
