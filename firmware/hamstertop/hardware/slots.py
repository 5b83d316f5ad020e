"""Keep saved games in slots of a few kilobytes, so that a power cut can damage only the slot being written.

Each slot is complete: it has a copy of all blobs, followed by later changes. Changes are numbered, and the slot with
the highest number is used. The next change goes to a different slot, so that stored data survives a power cut; it goes
to the same slot only if writing new bytes there cannot damage old ones.

Bits that a power cut left half written may read differently each time, so a start can find a slot complete that the
next start finds damaged, or the other way around. Therefore,

- each start goes on at the next multiple of `STRIDE`, so that what it writes is never mistaken for something older,
  and first makes damaged slots unreadable for good, as their numbers are not known;
- a start copies the slot with the highest number, which may have such bits, and uses the copy. Until another change has
  been written, no further start writes over the slot that was copied, nor over the one with the next lower number;
- a slot to which bytes can be added has a seal after each change, written once the change is complete. A sealed change
  has no such bits, so its slot need not be copied; but the bytes after it may have some, so the first change after a
  start goes to a different slot.

    slot    header; a change for each blob (the header has their end); later changes; b"\xff\xff"
    header  b"HTC\x01", number (4 bytes; a multiple of STRIDE if a start made this copy), length of the copy (2),
            CRC-32 of these fields (4)
    change  length of data (2), tag (1), data, checksum (4), which is a CRC-32 that continues the header's; and, in
            slots to which bytes can be added, the seal (1), which is no longer 0xff
            tag 0: the data is a name's length, the name, and the blob that replaces the one with this name
            tag n: the data is appended to the nth blob in the slot
"""

import struct
from binascii import crc32
from errno import EIO

from ..saving.storage import FULL, PIECE, Part

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

        def refresh(self) -> None:
            """Discard cached bytes, so that they are read again."""


_MAGIC = b"HTC\x01"
_HEAD = "<4sIH"
_CHANGE = "<HB"
_CHANGE_SIZE = struct.calcsize(_CHANGE)
_CHECK = "<I"
_CHECK_SIZE = 4
_HEAD_SIZE = struct.calcsize(_HEAD) + _CHECK_SIZE
_END = b"\xff\xff"
_REPLACE = 0
_SEAL = b"\0"
_NONE = bytes(_HEAD_SIZE - len(_MAGIC))  # the rest of the header of a slot without any content
STRIDE = 4096
_MOST = 1 << 31  # no slot has this number or a higher one
_TRIES = 20  # number of times that a start tries to copy a slot


class Damaged(OSError):
    """Raised if a slot reads differently from before."""

    def __init__(self) -> None:
        super().__init__(EIO)


class SlotStorage:
    """Blobs in `slots`, in order of preference. Raises OSError if no slot accepts a change; stored data is kept."""

    def __init__(self, slots: "list[Slot]") -> None:
        self._logs = [_Log(slot) for slot in slots]
        if not all([slot.keeps for slot in slots]):
            for log in self._logs:
                log.load()
        highest = max([max(log.number, log.began) for log in self._logs])
        self._latest = self._logs[0]
        self._use_latest()
        highest = max(highest, self._latest.number)
        self._start = (highest // STRIDE + 1) * STRIDE if highest else 0  # after all numbers used before this start
        self._written = False  # whether the latest slot has been written since then
        self._last: _Change | None = None  # the last change, if it is short, which the previous slot lacks

    @property
    def gap(self) -> bool:
        """Return whether something that was stored is lost, although it was not the last change. If only one slot was
        ever used and it is unreadable, the power failed during the very first write, before anything was stored."""
        return self._latest.gap or (not self._latest.number and sum([log.ours for log in self._logs]) > 1)

    def _use_latest(self) -> None:
        """Use the slot with the highest number. If none is loaded, one has to be only until it proves undamaged."""
        while True:
            latest = self._logs[0]
            for log in self._logs:
                if log.least() > latest.least():
                    latest = log
            if latest.loaded or not latest.began:
                break
            latest.load()
        self._latest = latest
        for log in self._logs:
            if log is not latest:
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
        """Make sure that what was stored before this start reads the same from now on: copy the latest slot to another
        one, and use the copy, unless it is sealed or no other slot can be spared."""
        for log in self._logs:
            log.spoil()
        if self._latest.sealed or not self._latest.number:
            return
        for log in self._logs:
            log.load()
            log.spoil()
        for _ in range(_TRIES):
            self._use_latest()
            spare = self._spare()
            latest = self._latest
            try:
                for log in spare:
                    if not log.refused and log.rewrite(self._start, self._copied()):
                        self._latest = log
                        self._written = True
                        latest.close()
                        return
                    self._start += STRIDE  # the slot may have this number all the same
                return
            except Damaged:
                latest.open()

    def _spare(self) -> "list[_Log]":
        """Return the slots to which a start can copy the latest one, best first."""
        latest = self._latest
        logs = sorted([log for log in self._logs if log.number], key=_Log.by_number, reverse=True)
        needed = [latest]
        for index, log in enumerate(logs):
            if log.number % STRIDE:  # the last one written after a start, and the one before it
                needed += logs[index : index + 2]
                break
        spare = sorted([log for log in self._logs if log not in needed], key=_Log.by_number)
        if not spare and latest.number % STRIDE == 0 and len(logs) > 1:  # it is such a copy itself
            spare = [latest]
            self._latest = logs[1]
        return spare

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
        if not (self._written and latest.slot.keeps and latest.add([change])):
            logs = [log for log in self._logs if not log.refused]
            if latest.number:  # last, because a power cut would destroy the stored data
                logs = [log for log in logs if log is not latest] + [latest]
            for log in logs:
                if self._bring_up(log, change):
                    self._latest = log
                    break
            else:
                raise OSError(FULL)
        self._written = True
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
        number = max(latest.number, self._start) + 1
        if number % STRIDE == 0:
            number += 1  # a multiple would say that a start made the copy
        if log.rewrite(number, changes):
            return True
        self._start = number  # the slot may have this number all the same
        return False

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
        self.size = _CHANGE_SIZE + len(self.start) + self.length + _CHECK_SIZE
        if self.length <= PIECE:
            self.hold()

    def __iter__(self) -> "Iterator[bytes]":
        for part in self._parts:
            yield from part

    def hold(self) -> None:
        """Read the pieces into memory, so that what they come from can be overwritten."""
        self._parts = (list(self),)


class _Log:
    """A slot's content.

    Attributes:
        number: number of the last change; 0 if the slot is empty, damaged or not loaded.
        began: number in the header, or 0.
        loaded: whether more than the header has been read.
        names: names of the blobs, in the order of their first changes.
        ours: whether it has been a slot.
        damaged: whether something is written that cannot be used, but may be readable at the next start.
        gap: whether changes before the slot's end are damaged.
        sealed: whether the last change has a seal.
        refused: whether a write has failed; trying again would delay every press.
    """

    def __init__(self, slot: "Slot") -> None:
        self.slot = slot
        self.refused = False
        self.loaded = False
        self._pad = _SEAL if slot.keeps else b""
        self._clear()
        self._head()
        if not self.began and self.damaged:  # some bytes may have been misread
            slot.refresh()
            self._head()

    def _clear(self) -> None:
        self.number = 0
        self.names: list[str] = []
        self._blobs: list[tuple[int, int, int]] = []  # where each was last replaced, the CRC before that, its length
        self.gap = self.sealed = False
        self._end = self.slot.size
        self._unsure = False  # whether something may be written after the end
        self._crc = 0

    def by_number(self) -> int:
        return self.number

    def least(self) -> int:
        """Return the number of the last change, or a lower limit for it if the slot is not loaded."""
        return self.number if self.loaded else self.began

    def _head(self) -> int:
        """Read the header, and return the length of the copy after it."""
        self.began = 0
        self.ours = self.damaged = False
        try:
            head = self.slot.read(0, _HEAD_SIZE)
        except OSError:  # the slot does not exist
            return 0
        self.ours = head[:4] == _MAGIC
        self.damaged = head[len(_MAGIC) :] not in (_NONE, b"\xff" * len(_NONE))
        self._crc = crc32(head[:-4])
        if len(head) < _HEAD_SIZE or not self.ours or head[-4:] != struct.pack(_CHECK, self._crc):
            return 0
        number, length = struct.unpack(_HEAD, head[:-4])[1:]
        if 0 < number < _MOST:
            self.began = number
            self.damaged = False  # as far as it is known
        return int(length)

    def spoil(self) -> None:
        """Make a damaged slot unreadable for good."""
        if self.damaged and not self.refused:
            try:
                self.slot.write(len(_MAGIC), (_NONE,))
                self.damaged = False
                self.began = 0
            except OSError:
                self.refused = True

    def load(self) -> None:
        """Read the slot, unless this has been done."""
        if self.loaded:
            return
        self.loaded = True
        if not self.open():  # some bytes may have been misread, now or the next time
            number = self.number
            self.slot.refresh()
            self.open()
            if self.number < number:
                self.slot.refresh()
                self.open()

    def open(self) -> bool:
        """Read the slot, and return whether it is empty or undamaged."""
        self._clear()
        whole = False
        length = self._head()
        if not self.began:
            return not self.damaged
        try:
            whole = self._open(_HEAD_SIZE + length)
        except (OSError, ValueError):  # its content is not ours
            self.number = 0
        if not self.number:
            self.names = []
        self.damaged = not self.number
        return whole

    def _open(self, copied: int) -> bool:
        """Read the slot's changes, if those before `copied` are complete. Return whether all could be read."""
        walk = _Walk(self.slot, _HEAD_SIZE, self._crc)
        while walk.step() and walk.tag <= len(self.names):
            at, crc, size = walk.end, walk.crc, walk.left
            for _ in walk.data():
                pass
            if not walk.sound():
                break
            self._note(walk.tag, walk.name.decode(), at, crc, size)
            if walk.end == copied:
                self.number = self.began
            elif self.number:
                self.number += 1
        self._crc = walk.crc
        self.sealed = walk.sealed
        whole = self.slot.read(walk.end, len(_END)) == _END
        self._end = walk.end
        self._unsure = self.slot.keeps
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
                self.slot.refresh()
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
        number = self.number + len(changes)
        if not self.number or number // STRIDE != self.number // STRIDE:
            return False
        if self._unsure and not _is_blank(self.slot, self._end):
            self.close()
        if not self._write(self._end, b"", changes, self._crc):
            return False
        self.number = number
        return True

    def rewrite(self, number: int, changes: "list[_Change]") -> bool:
        """Rewrite the slot with these changes. Return False if it is too small or the write fails."""
        length = self._size(changes)
        if _HEAD_SIZE + length + len(_END) > self.slot.size:
            return False
        head = struct.pack(_HEAD, _MAGIC, number, length)
        crc = crc32(head)
        if not self._write(0, head + struct.pack(_CHECK, crc), changes, crc):
            return False
        self.number = self.began = number
        self.loaded = True
        self.gap = False
        return True

    def _size(self, changes: "list[_Change]") -> int:
        return sum([change.size + len(self._pad) for change in changes])

    def _write(self, at: int, head: bytes, changes: "list[_Change]", crc: int) -> bool:
        if at + len(head) + self._size(changes) + len(_END) > self.slot.size:
            return False
        self.close()  # the content is unknown until everything has been written
        self._unsure = False
        ends: list[tuple[int, int]] = []
        try:
            self.slot.write(at, self._encoded(head, changes, at, crc, ends))
            if self._pad:
                self.slot.write(ends[-1][0] - 1, (_SEAL,))
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
        self, head: bytes, changes: "list[_Change]", at: int, crc: int, ends: "list[tuple[int, int]]"
    ) -> "Iterator[bytes]":
        """Yield the bytes of a header and changes, with the last one not sealed yet. Append the end of the header and
        of each change, with the running CRC, to `ends`."""
        yield head
        at += len(head)
        ends.append((at, crc))
        for change in changes:
            piece = struct.pack(_CHANGE, len(change.start) + change.length, change.tag) + change.start
            crc = crc32(piece, crc)
            yield piece
            for piece in change:
                crc = crc32(piece, crc)
                yield piece
            yield struct.pack(_CHECK, crc)
            at += change.size + len(self._pad)
            ends.append((at, crc))
            if self._pad:
                yield _SEAL if len(ends) <= len(changes) else b"\xff"
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
        self.sealed = False  # whether the last sound change has a seal
        self.tag = 0
        self.name = b""  # name of the blob that the change replaces
        self.left = 0  # number of bytes of the change's data that have not been read
        self._next = (at, crc)  # end and CRC if the change is sound
        self._slot = slot
        self._pad = 1 if slot.keeps else 0  # size of a seal
        self._at = at  # end of the bytes read so far
        self._buffer = b""  # bytes read but not used yet

    def step(self) -> bool:
        """Go to the next change, and return whether there is one."""
        start = self._take(_CHANGE_SIZE)
        if len(start) < _CHANGE_SIZE:
            return False
        self.left, self.tag = struct.unpack(_CHANGE, start)
        end = self.claimed = self.end + _CHANGE_SIZE + self.left + _CHECK_SIZE + self._pad
        if end > self._slot.size:
            return False
        self._next = end, crc32(start, self.crc)
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
            self._slot.refresh()
            raise Damaged

    def sound(self) -> bool:
        """Return whether the checksum after the data is correct."""
        if self._take(_CHECK_SIZE) != struct.pack(_CHECK, self._next[1]):
            return False
        self.sealed = self._take(self._pad) not in (b"", b"\xff")
        self.end, self.crc = self._next
        return True

    def _data(self, size: int) -> bytes:
        data = self._take(min(size, self.left))
        if len(data) < min(size, self.left):
            raise Damaged
        self.left -= len(data)
        self._next = self._next[0], crc32(data, self._next[1])
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
