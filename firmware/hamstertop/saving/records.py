"""The framing of stored data: a header, then records with checksums that cover their content and their position.

    header  b"HT" and the format's version, one byte
    record  length of the payload (1 byte, 1 to 255), payload, checksum (2 bytes)

The checksum is the low half of a CRC-32 that continues from the previous record, so that incomplete, changed,
duplicated, reordered and foreign records are detected.
"""

from binascii import crc32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION = 2
HEAD = b"HT" + bytes([VERSION])


def check(payload: bytes, crc: int) -> int:
    """Return the running CRC after `payload`, given the CRC before it (0 after the header)."""
    return crc32(payload, crc) & 0xFFFFFFFF


def frame(payload: bytes, crc: int) -> bytes:
    """Return the record for a payload. `crc` is the running CRC including this payload."""
    return bytes([len(payload)]) + payload + bytes([crc >> 8 & 0xFF, crc & 0xFF])


def framed(payloads: "Iterable[bytes]") -> list[bytes]:
    """Return the pieces of a blob with these payloads."""
    pieces = [HEAD]
    crc = 0
    for payload in payloads:
        crc = check(payload, crc)
        pieces.append(frame(payload, crc))
    return pieces


class Reader:
    """Iterator over the payloads in a blob's pieces. Afterwards, `good` is the number of bytes that could be read and
    `crc` the running CRC.

    `known` says whether the blob has this version; otherwise, nothing is read. At most one record and one piece are in
    memory."""

    def __init__(self, pieces: "Iterable[bytes]") -> None:
        self._pieces = iter(pieces)
        self._read = b""  # bytes read, of which those before `_at` have been used
        self._at = 0
        self.crc = 0
        self.known = self._has(len(HEAD)) and self._read[: len(HEAD)] == HEAD
        self.good = self._at = len(HEAD) if self.known else 0

    @property
    def whole(self) -> bool:
        """Return whether the whole blob has been read."""
        return not self._has(1)

    def __iter__(self) -> "Reader":
        return self

    def __next__(self) -> bytes:
        if not self.known or not self._has(1):
            raise StopIteration
        size = self._read[self._at]
        if not size or not self._has(1 + size + 2):
            raise StopIteration
        end = self._at + 1 + size
        payload = self._read[self._at + 1 : end]
        crc = check(payload, self.crc)
        if self._read[end] != crc >> 8 & 0xFF or self._read[end + 1] != crc & 0xFF:
            raise StopIteration
        self.crc = crc
        self.good += 1 + size + 2
        self._at = end + 2
        return payload

    def _has(self, size: int) -> bool:
        """Read until `size` unused bytes are available, and return whether they are."""
        if len(self._read) >= self._at + size:
            return True
        for piece in self._pieces:
            self._read = self._read[self._at :] + piece
            self._at = 0
            if len(self._read) >= size:
                return True
        return False
