"""Saved games in slots: places of a few kilobytes, of which a power cut may spoil the one that is being written.

A slot holds everything: all blobs as they once were, then each change since. Changes are numbered, and the slot with
the highest number counts; the next change goes to another one, so that whatever was stored outlives a cut. Only where
new bytes cannot harm old ones do changes follow each other in the same slot.

    slot    head, a change for each blob, the end of which stands in the head; then the changes since; b"\\xff\\xff"
    head    b"HTS1", number (4 bytes), length of what was copied (2), CRC-32 of all this (4)
    change  length of data (2), tag (1), data, check (2): the low half of a CRC-32 that runs on from the head's
            tag 0: the data is a name's length, the name, and the blob that replaces the one of this name
            tag n: the data is added to the blob that was the nth to come up
"""

import struct
from binascii import crc32

from ...storage import PIECE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Protocol

    class Slot(Protocol):
        """Bytes that outlive the power, but for a cut while some are being written."""

        size: int  # bytes
        keeps: bool  # whether writing after all that was written since `write(0, …)` harms no other byte, cut or not

        def read(self, at: int, size: int) -> bytes:
            """So many bytes from `at`, fewer at the end. OSError when there is no such slot."""
            ...

        def write(self, at: int, data: bytes) -> None:
            """Durable when it returns. OSError when it cannot be written."""


_MAGIC = b"HTS1"
_HEAD = "<4sIH"
_HEAD_SIZE = struct.calcsize(_HEAD) + 4
_CHANGE = "<HB"
_CHANGE_SIZE = struct.calcsize(_CHANGE)
_END = b"\xff\xff"
_REPLACE = 0
_CHUNK = 512  # bytes read at a time
_FULL = 28  # ENOSPC


class SlotStorage:
    """Blobs in `slots`, which are preferred in this order. OSError when none takes a change: what is stored stays."""

    def __init__(self, slots: "list[Slot]") -> None:
        self._logs = [_Log(slot) for slot in slots]
        self._latest = self._logs[0]
        for log in self._logs:
            if log.number > self._latest.number:
                self._latest = log
        for log in self._logs:
            if log is not self._latest:
                log.close()  # what it holds is behind, or of another past
        self.names = self._latest.names  # of the blobs, as they came up
        self._last: tuple[int, bytes] | None = None  # what the slot that was written before the latest one lacks

    def pieces(self, name: str) -> "Iterator[bytes]":
        if name in self.names:
            blob = self._blobs(name)[self.names.index(name)][1]
            for at in range(0, len(blob), PIECE):
                yield bytes(blob[at : at + PIECE])

    def append(self, name: str, data: bytes) -> None:
        if name in self.names:
            self._put((self.names.index(name) + 1, data))
        else:
            self.replace(name, (data,))

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        self._put((_REPLACE, bytes([len(name)]) + name.encode() + b"".join(pieces)))
        if name not in self.names:
            self.names.append(name)

    def spread(self) -> None:
        """Write what only the latest slot holds to another one too: for a computer that can read just that one."""
        latest = self._latest
        others = [log for log in self._logs if log is not latest]
        if latest.number and not [log for log in others if log.number >= latest.number - 1]:
            for log in others:
                if log.rewrite(latest.number, self._blobs()):
                    break

    def _put(self, change: "tuple[int, bytes]") -> None:
        latest = self._latest
        if not (latest.slot.keeps and latest.add([change])):
            logs = [log for log in self._logs if not log.refused]
            if latest.number:  # last, for a cut would spoil what is stored
                logs = [log for log in logs if log is not latest] + [latest]
            for log in logs:
                if self._bring_up(log, change):
                    self._latest = log
                    break
            else:
                raise OSError(_FULL)
        self._last = change

    def _bring_up(self, log: "_Log", change: "tuple[int, bytes]") -> bool:
        """Write to a slot what it lacks; False if it does not take it."""
        latest = self._latest
        if log is latest:
            lacking = [change]
        elif self._last and log.number == latest.number - 1:
            lacking = [self._last, change]
        else:
            lacking = []
        if lacking and log.add(lacking):
            return True
        blobs = self._blobs()
        _apply(blobs, change)
        return log.rewrite(latest.number + 1, blobs)

    def _blobs(self, only: "str | None" = None) -> "list[tuple[str, bytearray]]":
        """Every blob with its name, as they came up; `only` this one with its content."""
        blobs: list[tuple[str, bytearray]] = []
        if self._latest.number:
            for change in _Reader(self._latest.slot):
                _apply(blobs, change, only)
        return blobs


def _apply(blobs: "list[tuple[str, bytearray]]", change: "tuple[int, bytes]", only: "str | None" = None) -> None:
    tag, data = change
    if tag == _REPLACE:
        start = 1 + data[0]
        name = data[1:start].decode()
        data = data[start:]
        names = [known for known, _ in blobs]
        if name not in names:
            names.append(name)
            blobs.append((name, bytearray()))
        tag = names.index(name) + 1
        blobs[tag - 1] = (name, bytearray())
    name, blob = blobs[tag - 1]
    if only in (None, name):
        blob.extend(data)


class _Log:
    """What a slot holds: `number` is that of its last change, 0 if it holds nothing or is spoilt."""

    def __init__(self, slot: "Slot") -> None:
        self.slot = slot
        self.number = 0
        self.names: list[str] = []
        self.refused = False  # whether it could not be written once: asking again takes time at every press
        self._end = slot.size  # where the next change goes
        self._crc = 0
        try:
            reader = _Reader(slot)
            blobs: list[tuple[str, bytearray]] = []
            for change in reader:
                _apply(blobs, change, "")
            if not slot.keeps or _is_blank(slot, reader.end):
                self._end = reader.end
        except (OSError, IndexError, ValueError):  # there is no such slot, or what it holds is not ours
            return
        self.number = reader.number
        if self.number:
            self.names = [name for name, _ in blobs]
        self._crc = reader.crc

    def close(self) -> None:
        """Let nothing be added: the slot must be written anew."""
        self._end = self.slot.size

    def add(self, changes: "list[tuple[int, bytes]]") -> bool:
        """Write after all others; False if there is no room or the slot refuses."""
        data, crc = _encoded(changes, self._crc)
        end = self._end + len(data)
        if not self.number or not self._write(self._end, data):
            return False
        self._end = end
        self._crc = crc
        self.number += len(changes)
        return True

    def rewrite(self, number: int, blobs: "list[tuple[str, bytearray]]") -> bool:
        """Write the slot anew; False if it is too small or refuses."""
        changes = [(_REPLACE, bytes([len(name)]) + name.encode() + blob) for name, blob in blobs]
        length = sum([_CHANGE_SIZE + len(data) + 2 for _, data in changes])
        head = struct.pack(_HEAD, _MAGIC, number, length)
        crc = crc32(head) & 0xFFFFFFFF
        head += struct.pack("<I", crc)
        data, crc = _encoded(changes, crc)
        if not self._write(0, head + data):
            return False
        self._end = _HEAD_SIZE + length
        self._crc = crc
        self.number = number
        return True

    def _write(self, at: int, data: bytes) -> bool:
        if at + len(data) + len(_END) > self.slot.size:
            return False
        try:
            self.slot.write(at, data + _END)
        except OSError:
            self.refused = True
            self.close()  # nobody knows what is there now
            return False
        return True


def _encoded(changes: "list[tuple[int, bytes]]", crc: int) -> "tuple[bytes, int]":
    """The bytes of changes, and the CRC that runs on through them."""
    encoded = b""
    for tag, data in changes:
        start = struct.pack(_CHANGE, len(data), tag) + data
        crc = crc32(start, crc) & 0xFFFFFFFF
        encoded += start + struct.pack("<H", crc & 0xFFFF)
    return encoded, crc


def _is_blank(slot: "Slot", at: int) -> bool:
    """Whether nothing was written from there on, not even half of a change."""
    while at < slot.size:
        data = slot.read(at, _CHUNK)
        if data.count(b"\xff") != len(data):
            return False
        at += len(data)
    return True


class _Reader:
    """Walks a slot: iterate for changes; then `number` is the last one's, `end` where it ends, `crc` the running CRC.

    The number is 0 where the slot is empty or what was copied is not whole.
    """

    def __init__(self, slot: "Slot") -> None:
        self.number = 0
        self.end = _HEAD_SIZE
        self._slot = slot
        self._at = 0  # what was read so far
        self._buffer = b""  # of that, what was not yet asked for
        head = self._take(_HEAD_SIZE)
        self.crc = crc32(head[:-4]) & 0xFFFFFFFF
        if len(head) < _HEAD_SIZE or head[:4] != _MAGIC or head[-4:] != struct.pack("<I", self.crc):
            self.end = slot.size
            return
        self._first, length = struct.unpack(_HEAD, head[:-4])[1:]
        self._copied = _HEAD_SIZE + length

    def __iter__(self) -> "_Reader":
        return self

    def __next__(self) -> "tuple[int, bytes]":
        start = self._take(_CHANGE_SIZE)
        size, tag = struct.unpack(_CHANGE, start) if len(start) == _CHANGE_SIZE else (0, 0)
        end = self.end + _CHANGE_SIZE + size + 2
        if end > self._slot.size:
            raise StopIteration
        data = self._take(size + 2)
        crc = crc32(start + data[:-2], self.crc) & 0xFFFFFFFF
        if data[-2:] != struct.pack("<H", crc & 0xFFFF):
            raise StopIteration
        self.end = end
        self.crc = crc
        if end == self._copied:
            self.number = self._first
        elif self.number:
            self.number += 1
        return tag, data[:-2]

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            more = self._slot.read(self._at, _CHUNK)
            if not more:
                break
            self._at += len(more)
            self._buffer += more
        taken = self._buffer[:size]
        self._buffer = self._buffer[size:]
        return taken
