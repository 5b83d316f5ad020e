"""Saved games in a few kilobytes of memory that keeps its bytes, as microcontroller.nvm does.

All blobs together are written to one half and to the other by turns: a half is good if its checksum is, and the later
good one counts. A half: checksum (4 bytes, of the rest), number (4), length (2), then each blob as the lengths of
name and data (1, 2) and both.
"""

import binascii
import struct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_HEAD = "<IIH"
_BLOB = "<BH"
_HEAD_SIZE = struct.calcsize(_HEAD)
_BLOB_SIZE = struct.calcsize(_BLOB)
_FULL = 28  # ENOSPC


class SlotStorage:
    """`memory` is read and written by slices. OSError when the blobs no longer fit; those stored then stay."""

    def __init__(self, memory: "Any") -> None:
        self._memory = memory
        self._half = len(memory) // 2
        self._number = 0
        self._blobs: dict[str, bytes] = {}
        for slot in (0, 1):
            self._load(slot)

    def read(self, name: str) -> bytes:
        return self._blobs.get(name, b"")

    def append(self, name: str, data: bytes) -> None:
        self.replace(name, self.read(name) + data)

    def replace(self, name: str, data: bytes) -> None:
        blobs = self._blobs.copy()
        blobs[name] = bytes(data)
        self._save(blobs)
        self._blobs = blobs

    def _load(self, slot: int) -> None:
        """Take over the blobs of a half if it is good and later than what is known."""
        start = slot * self._half
        checksum, number, length = struct.unpack(_HEAD, bytes(self._memory[start : start + _HEAD_SIZE]))
        end = start + _HEAD_SIZE + length
        if number <= self._number or end > start + self._half:
            return
        data = bytes(self._memory[start + 4 : end])
        if binascii.crc32(data) == checksum:
            self._number = number
            self._blobs = _decoded(data[_HEAD_SIZE - 4 :])

    def _save(self, blobs: dict[str, bytes]) -> None:
        data = _encoded(blobs)
        if _HEAD_SIZE + len(data) > self._half:
            raise OSError(_FULL)
        number = self._number + 1
        data = struct.pack("<IH", number, len(data)) + data
        start = number % 2 * self._half
        self._memory[start : start + 4 + len(data)] = struct.pack("<I", binascii.crc32(data)) + data
        self._number = number


def _encoded(blobs: dict[str, bytes]) -> bytes:
    data = b""
    for name, blob in blobs.items():
        data += struct.pack(_BLOB, len(name), len(blob)) + name.encode() + blob
    return data


def _decoded(data: bytes) -> dict[str, bytes]:
    blobs = {}
    at = 0
    while at < len(data):
        name, size = struct.unpack(_BLOB, data[at : at + _BLOB_SIZE])
        at += _BLOB_SIZE
        blobs[data[at : at + name].decode()] = data[at + name : at + name + size]
        at += name + size
    return blobs
