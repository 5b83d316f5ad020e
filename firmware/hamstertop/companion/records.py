"""Framing of what is stored: a head, then records that each prove themselves and their place.

    head    b"HT" and the format's version, one byte
    record  length of the payload (1 byte, 1 to 255), payload, check (2 bytes)

The check is the low half of a CRC-32 that runs on from the record before, so a record that is torn, changed, doubled,
out of order or from another blob is noticed.
"""

from binascii import crc32

VERSION = 2
HEADS = (b"HT\x01", b"HT\x02")  # of the versions that can be read
HEAD = HEADS[-1]


def check(payload: bytes, crc: int) -> int:
    """The running CRC after `payload`, given the one before it (0 after the head)."""
    return crc32(payload, crc) & 0xFFFFFFFF


def frame(payload: bytes, crc: int) -> bytes:
    """One record; `crc` is the running CRC including this payload."""
    return bytes([len(payload)]) + payload + bytes([crc >> 8 & 0xFF, crc & 0xFF])


class Reader:
    """Walks a blob: iterate for payloads; then `good` is how many bytes could be read and `crc` the running CRC.

    `version` is the blob's, 0 if it is not ours or of a version to come; then nothing of it is read.
    """

    def __init__(self, blob: bytes) -> None:
        self.blob = blob
        self.crc = 0
        self.version = blob[2] if blob[: len(HEAD)] in HEADS else 0
        self.good = len(HEAD) if self.version else 0

    def __iter__(self) -> "Reader":
        return self

    def __next__(self) -> bytes:
        start = self.good + 1
        if self.good == 0 or start >= len(self.blob):
            raise StopIteration
        end = start + self.blob[self.good]
        payload = self.blob[start:end]
        crc = check(payload, self.crc)
        if end == start or self.blob[end : end + 2] != bytes([crc >> 8 & 0xFF, crc & 0xFF]):
            raise StopIteration
        self.crc = crc
        self.good = end + 2
        return payload
