"""Keep saved games in slots of a few kilobytes, so that a power cut can damage only the slot being written.

Each slot is complete: it has a copy of all blobs, followed by later changes. Changes are numbered, and the slot with
the highest number is used. The next change goes to a different slot, so that stored data survives a power cut; it goes
to the same slot only if writing new bytes there cannot damage old ones.

Bits that a power cut left half written may read differently each time. At a start, the slot with the highest number may
have such bits, and no other slot may be as recent. It is therefore copied to the slot with the lowest number, and the
copy is used. If a start finds the copy too, the copy is made again, because it may have such bits as well.

    slot    header; a change for each blob (the header has their end); later changes; b"\\xff\\xff"
    header  b"HTC\\x01", number (4 bytes), length of the copy (2; plus 0x8000 if the slot was copied at a start), CRC-32
            of these fields (4)
    change  length of data (2), tag (1), data, checksum (2), the low half of a CRC-32 that continues the header's
            tag 0: the data is a name's length, the name, and the blob that replaces the one with this name
            tag n: the data is appended to the nth blob in the slot
"""

import struct
from binascii import crc32

from ...saving.storage import PIECE, Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Protocol

    class Slot(Protocol):
        """Bytes that survive without power, unless the power is cut while some of them are being written."""

        size: int  # bytes
        # whether writing after everything written since `write(0, …)` never damages other bytes, even in a power cut
        keeps: bool

        def read(self, at: int, size: int) -> bytes:
            """Return `size` bytes from `at`, or fewer at the end. Raise OSError if the slot does not exist."""
            ...

        def write(self, at: int, pieces: Iterable[bytes]) -> None:
            """Write bytes, which are durable once the call returns. Raise OSError if they cannot be written."""


_MAGIC = b"HTC\x01"
_HEAD = "<4sIH"
_HEAD_SIZE = struct.calcsize(_HEAD) + 4
_CHANGE = "<HB"
_CHANGE_SIZE = struct.calcsize(_CHANGE)
_END = b"\xff\xff"
_REPLACE = 0
_AT_START = 0x8000
_MOST = 1 << 31  # no slot has this number or a higher one
_FULL = 28  # ENOSPC
_TRIES = 20  # number of times that a start tries to copy a slot


class Damaged(OSError):
    """Raised if a slot reads differently from before."""

    def __init__(self) -> None:
        super().__init__(5)  # EIO


class SlotStorage:
    """Blobs in `slots`, in order of preference. Raises OSError if no slot accepts a change; stored data is kept."""

    def __init__(self, slots: "list[Slot]") -> None:
        self._logs = [_Log(slot) for slot in slots]
        self._use_latest()
        self._last: _Change | None = None  # the last change, if it is short, which the previous slot lacks

    @property
    def gap(self) -> bool:
        """Return whether something that was stored is lost, although it was not the last change."""
        return self._latest.gap or (not self._latest.number and any([log.ours for log in self._logs]))

    def _use_latest(self) -> None:
        self._latest = self._logs[0]
        for log in self._logs:
            if log.age() > self._latest.age():
                self._latest = log
        for log in self._logs:
            if log is not self._latest:
                log.close()  # its content is out of date or from a different history

    def pieces(self, name: str) -> "Iterator[bytes]":
        if name in self._latest.names:
            yield from self._latest.pieces(name)

    def append(self, name: str, data: bytes) -> None:
        names = self._latest.names
        if name in names:
            self._put(names.index(name) + 1, "", (data,))
        else:
            self.replace(name, (data,))

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        self._put(_REPLACE, name, pieces)

    def settle(self) -> None:
        """Copy the latest slot to another one, and use the copy, unless no other slot can be spared."""
        for _ in range(_TRIES):
            latest = self._latest
            if not latest.number:
                return
            others = sorted([log for log in self._logs if log is not latest], key=_Log.age)
            if others and 0 < others[-1].number < latest.number:
                del others[-1]  # it has everything but the last change
            if others and others[-1].number == latest.number:
                others = others[-1:]
            try:
                for log in others:
                    if not log.refused and log.rewrite(latest.number, self._copied(), _AT_START):
                        self._latest = log
                        latest.close()
                        break
                return
            except Damaged:
                latest.open()
                self._use_latest()

    def _put(self, tag: int, name: str, pieces: "Iterable[bytes]") -> None:
        for left in (2, 1, 0):
            try:
                self._store(_Change(tag, name, pieces))
                return
            except Damaged:  # what is to be copied may have been misread
                if not left:
                    raise

    def _store(self, change: "_Change") -> None:
        latest = self._latest
        if not (latest.slot.keeps and latest.add([change])):
            logs = [log for log in self._logs if not log.refused]
            if latest.number:  # last, because a power cut would destroy the stored data
                logs = [log for log in logs if log is not latest] + [latest]
            for log in logs:
                if self._bring_up(log, change):
                    self._latest = log
                    break
            else:
                raise OSError(_FULL)
        self._last = change if change.length <= PIECE else None

    def _bring_up(self, log: "_Log", change: "_Change") -> bool:
        """Write the changes that a slot lacks, and return whether this worked."""
        latest = self._latest
        lacking = []
        if log is latest:
            lacking = [change]
        elif self._last and log.number == latest.number - 1:
            lacking = [self._last, change]
        if lacking and log.add(lacking):
            return True
        changes = self._copied(change)
        if log is latest:
            for each in changes:
                each.hold()  # the slot will be overwritten
        return log.rewrite(latest.number + 1, changes)

    def _copied(self, change: "_Change | None" = None) -> "list[_Change]":
        """Return changes that store all blobs as they are after `change`."""
        names = self._latest.names
        changes = []
        for index, name in enumerate(names):
            if not change or change.name != name:
                added = (change,) if change and change.tag == index + 1 else ()
                changes.append(_Change(_REPLACE, name, Part(self, name), *added))
            else:
                changes.append(change)
        if change and change.tag == _REPLACE and change.name not in names:
            changes.append(change)
        return changes


class _Change:
    """A change in a slot. The pieces of `parts` replace the blob with this name, or are appended to blob number `tag`.
    The pieces can be iterated repeatedly."""

    def __init__(self, tag: int, name: str, *parts: "Iterable[bytes]") -> None:
        self.tag = tag
        self.name = name
        self.start = b"" if tag else bytes([len(name.encode())]) + name.encode()
        self._parts = parts
        self.length = 0
        for piece in self:
            self.length += len(piece)
        self.size = _CHANGE_SIZE + len(self.start) + self.length + 2
        if self.length <= PIECE:
            self.hold()

    def __iter__(self) -> "Iterator[bytes]":
        for part in self._parts:
            yield from part

    def hold(self) -> None:
        """Read the pieces into memory, so that what they come from can be overwritten."""
        self._parts = (list(self),)


class _Log:
    """A slot's content. `number` is the number of its last change, or 0 if the slot is empty or damaged. `gap` says
    whether changes before its end are damaged, and `ours` whether it has been a slot."""

    def __init__(self, slot: "Slot") -> None:
        self.slot = slot
        self.number = 0
        # names of the blobs, in the order of their first changes
        self.names: list[str] = []
        self._blobs: list[tuple[int, int, int]] = []  # where each was last replaced, the CRC before that, its length
        self.refused = False  # whether a write has failed; trying again would delay every press
        self._crc = 0
        if not self.open():  # some bytes may have been misread, now or the next time
            number = self.number
            self.open()
            if self.number < number:
                self.open()

    def age(self) -> tuple[int, bool]:
        """Return what is greater the later this slot was written. A copy made at a start counts as earlier."""
        return self.number, not self._copied

    def open(self) -> bool:
        """Read the slot, and return whether it is empty or undamaged."""
        self.names = []
        self._blobs = []
        self.number = 0
        self.gap = self.ours = self._copied = False
        self._end = self.slot.size
        whole = False
        try:
            whole = self._open()
        except (OSError, ValueError):  # the slot does not exist, or its content is not ours
            self.number = 0
        if not self.number:
            self.names = []
        return whole

    def _open(self) -> bool:
        """Read the slot's changes, if its copy is complete. Return whether all of the slot could be read."""
        head = self.slot.read(0, _HEAD_SIZE)
        crc = crc32(head[:-4]) & 0xFFFFFFFF
        self.ours = head[:4] == _MAGIC
        if len(head) < _HEAD_SIZE or not self.ours or head[-4:] != struct.pack("<I", crc):
            return head == b"\xff" * len(head)
        number, length = struct.unpack(_HEAD, head[:-4])[1:]
        if number >= _MOST:
            return False
        copied = length >= _AT_START
        length %= _AT_START
        walk = _Walk(self.slot, _HEAD_SIZE, crc)
        while walk.step() and walk.tag <= len(self.names):
            at, crc, size = walk.end, walk.crc, walk.left
            for _ in walk.data():
                pass
            if not walk.sound():
                break
            self._note(walk.tag, walk.name.decode(), at, crc, size)
            if walk.end == _HEAD_SIZE + length:
                self.number = number
                self._copied = copied
            elif self.number:
                self.number += 1
                self._copied = False
        self._crc = walk.crc
        whole = self.slot.read(walk.end, len(_END)) == _END
        if not self.slot.keeps or _is_blank(self.slot, walk.end):
            self._end = walk.end
        self.gap = not whole and not (self.slot.keeps and _is_blank(self.slot, walk.claimed))
        return whole

    def _note(self, tag: int, name: str, at: int, crc: int, length: int) -> None:
        """Record a change that begins at `at`."""
        if tag:
            at, crc, before = self._blobs[tag - 1]
            self._blobs[tag - 1] = (at, crc, before + length)
        elif name in self.names:
            self._blobs[self.names.index(name)] = (at, crc, length)
        else:
            self.names.append(name)
            self._blobs.append((at, crc, length))

    def close(self) -> None:
        """Allow no more changes, so that the slot must be rewritten."""
        self._end = self.slot.size

    def pieces(self, name: str) -> "Iterator[bytes]":
        tag = self.names.index(name) + 1
        at, crc, left = self._blobs[tag - 1]
        walk = _Walk(self.slot, at, crc)
        taken = b""  # most changes are far shorter than a piece
        misread = 0
        while left:
            change = walk.change()
            if change is None:
                misread += 1
                if misread == 3:
                    raise Damaged
                walk = _Walk(self.slot, walk.end, walk.crc)
                continue
            ours = walk.tag == tag or (walk.tag == _REPLACE and walk.name == name.encode())
            for piece in change:
                if ours:
                    left -= len(piece)
                    taken += piece
                while len(taken) >= PIECE or (taken and not left):
                    yield taken[:PIECE]
                    taken = taken[PIECE:]

    def add(self, changes: "list[_Change]") -> bool:
        """Append changes. Return False if they do not fit or the write fails."""
        if not self.number or not self._write(self._end, b"", changes, self._crc):
            return False
        self.number += len(changes)
        self._copied = False
        return True

    def rewrite(self, number: int, changes: "list[_Change]", flag: int = 0) -> bool:
        """Rewrite the slot with these changes. Return False if it is too small or the write fails."""
        length = sum([change.size for change in changes])
        if _HEAD_SIZE + length + len(_END) > self.slot.size:
            return False
        head = struct.pack(_HEAD, _MAGIC, number, length + flag)
        crc = crc32(head) & 0xFFFFFFFF
        if not self._write(0, head + struct.pack("<I", crc), changes, crc):
            return False
        self.number = number
        self.gap, self._copied = False, flag > 0
        return True

    def _write(self, at: int, head: bytes, changes: "list[_Change]", crc: int) -> bool:
        size = len(head) + sum([change.size for change in changes])
        if at + size + len(_END) > self.slot.size:
            return False
        self.close()  # the content is unknown until everything has been written
        ends: list[tuple[int, int]] = []
        try:
            self.slot.write(at, _encoded(head, changes, at, crc, ends))
        except Damaged:  # what is to be copied
            raise
        except OSError:
            self.refused = True
            return False
        if head:
            self.names, self._blobs = [], []
        for change, place in zip(changes, ends):
            self._note(change.tag, change.name, place[0], place[1], change.length)
        self._end, self._crc = ends[-1]
        return True


def _encoded(
    head: bytes, changes: "list[_Change]", at: int, crc: int, ends: "list[tuple[int, int]]"
) -> "Iterator[bytes]":
    """Yield the bytes of a header and changes. Append the end of the header and of each change, with the running CRC,
    to `ends`."""
    yield head
    at += len(head)
    ends.append((at, crc))
    for change in changes:
        piece = struct.pack(_CHANGE, len(change.start) + change.length, change.tag) + change.start
        crc = crc32(piece, crc) & 0xFFFFFFFF
        yield piece
        for piece in change:
            crc = crc32(piece, crc) & 0xFFFFFFFF
            yield piece
        yield struct.pack("<H", crc & 0xFFFF)
        at += change.size
        ends.append((at, crc))
    yield _END


def _is_blank(slot: "Slot", at: int) -> bool:
    """Return whether nothing has been written from `at` on, not even part of a change."""
    while at < slot.size:
        data = slot.read(at, PIECE)
        if data.count(b"\xff") != len(data):
            return False
        at += len(data)
    return True


class _Walk:
    """Reads a slot starting at a change: call `step`, take all `data`, then ask whether the change was `sound`.

    `end` is the end of the last sound change, and `crc` the running CRC there. Until a change has proved to be sound,
    its `tag` and `name` may be wrong.
    """

    def __init__(self, slot: "Slot", at: int, crc: int) -> None:
        self.end = at
        self.crc = crc
        self.claimed = at  # end of the last change, sound or not
        self.tag = 0
        self.name = b""  # name of the blob that the change replaces
        self.left = 0  # number of bytes of the change's data that have not been read
        self._next = (at, crc)  # end and CRC if the change is sound
        self._slot = slot
        self._at = at  # end of the bytes read so far
        self._buffer = b""  # bytes read but not used yet

    def step(self) -> bool:
        """Go to the next change, and return whether there is one."""
        start = self._take(_CHANGE_SIZE)
        if len(start) < _CHANGE_SIZE:
            return False
        self.left, self.tag = struct.unpack(_CHANGE, start)
        end = self.claimed = self.end + _CHANGE_SIZE + self.left + 2
        if end > self._slot.size:
            return False
        self._next = end, crc32(start, self.crc) & 0xFFFFFFFF
        if self.tag == _REPLACE:
            length = self._data(1)
            if not length or length[0] > self.left:
                return False
            self.name = self._data(length[0])
        return True

    def data(self) -> "Iterator[bytes]":
        while self.left:
            yield self._data(PIECE)

    def change(self) -> "Iterable[bytes] | None":
        """Go to the next change and return its data. Return None if there is none or if it is short and not sound. If
        it is long and not sound, the data ends with an exception."""
        if not self.step():
            return None
        if self.left > PIECE:
            return self._long()
        data = list(self.data())
        return data if self.sound() else None

    def _long(self) -> "Iterator[bytes]":
        yield from self.data()
        if not self.sound():
            raise Damaged

    def sound(self) -> bool:
        """Return whether the checksum after the data is correct."""
        if self._take(2) != struct.pack("<H", self._next[1] & 0xFFFF):
            return False
        self.end, self.crc = self._next
        return True

    def _data(self, size: int) -> bytes:
        data = self._take(min(size, self.left))
        if len(data) < min(size, self.left):
            raise Damaged
        self.left -= len(data)
        self._next = self._next[0], crc32(data, self._next[1]) & 0xFFFFFFFF
        return data

    def _take(self, size: int) -> bytes:
        while len(self._buffer) < size:
            more = self._slot.read(self._at, PIECE)
            if not more:
                break
            self._at += len(more)
            self._buffer += more
        taken = self._buffer[:size]
        self._buffer = self._buffer[size:]
        return taken
