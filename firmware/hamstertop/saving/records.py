"""The framing of everything that is kept: a magic of three letters, a version, then records.

    header  the magic, which says what is kept, and the format's version, one byte
    record  length of the payload (see `size`), payload, checksum (2 bytes)

The checksum is the low half of a CRC-32 that continues from the previous record, so that incomplete, changed,
duplicated, reordered and foreign records are detected.
"""

from binascii import crc32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

VERSION = 1
# What blobs contain. The media have magics of their own (see `hardware.ring` and `hardware.slots`).
GAME = b"HTG"
RESULTS = b"HTR"
SETTINGS = b"HTS"
HEAD_SIZE = 4
LONGEST = 4096  # maximum size of a payload in a blob, in bytes


def head(magic: bytes) -> bytes:
    """Return the header of what begins with this magic."""
    return magic + bytes([VERSION])


def newer(blob: bytes, magic: bytes) -> bool:
    """Return whether a blob with this magic is from a later version."""
    return blob[:3] == magic and blob[3:HEAD_SIZE] > bytes([VERSION])


def size(length: int) -> bytes:
    """Return the length of a payload as stored: in one byte up to 127, otherwise the low seven bits, with the highest
    bit set, and then the other seven."""
    return bytes([length]) if length < 128 else bytes([length & 127 | 128, length >> 7])


def frame(payload: bytes, crc: int) -> bytes:
    """Return the record for a payload. `crc` is the running CRC including this payload. Raise ValueError if the payload
    is too long."""
    if len(payload) > LONGEST:
        raise ValueError("a record cannot hold %d bytes" % len(payload))
    return size(len(payload)) + payload + bytes([crc >> 8 & 0xFF, crc & 0xFF])


def framed(magic: bytes, payloads: "Iterable[bytes]") -> "Iterator[bytes]":
    """Yield the pieces of a blob with these payloads."""
    yield head(magic)
    crc = 0
    for payload in payloads:
        crc = crc32(payload, crc)
        yield frame(payload, crc)


class Reader:
    """Iterator over the payloads in a blob's pieces. Afterwards, `good` is the number of bytes that could be read and
    `crc` the running CRC.

    `known` says whether the blob has this magic and version; otherwise, nothing is read. At most one record and one
    piece are in memory."""

    def __init__(self, pieces: "Iterable[bytes]", magic: bytes) -> None:
        self._pieces = iter(pieces)
        self._read = b""  # bytes read, of which those before `_at` have been used
        self._at = 0
        self.crc = 0
        self.known = self._has(HEAD_SIZE) and self._read[:HEAD_SIZE] == head(magic)
        self.good = self._at = HEAD_SIZE if self.known else 0

    @property
    def whole(self) -> bool:
        """Return whether the whole blob has been read."""
        return not self._has(1)

    def __iter__(self) -> "Reader":
        return self

    def __next__(self) -> bytes:
        if not self.known or not self._has(1):
            raise StopIteration
        length, start = self._read[self._at], 1
        if length > 127 and self._has(2):
            length, start = length & 127 | self._read[self._at + 1] << 7, 2
            if length < 128:  # it would fit into one byte
                raise StopIteration
        if not 0 < length <= LONGEST or not self._has(start + length + 2):
            raise StopIteration
        end = self._at + start + length
        payload = self._read[self._at + start : end]
        crc = crc32(payload, self.crc)
        if self._read[end] != crc >> 8 & 0xFF or self._read[end + 1] != crc & 0xFF:
            raise StopIteration
        self.crc = crc
        self.good += start + length + 2
        self._at = end + 2
        return payload

    def _has(self, count: int) -> bool:
        """Read until `count` unused bytes are available, and return whether they are."""
        if len(self._read) >= self._at + count:
            return True
        for piece in self._pieces:
            self._read = self._read[self._at :] + piece
            self._at = 0
            if len(self._read) >= count:
                return True
        return False
