"""Encode results and whole games as short strings for QR codes. docs/results.md defines the format byte by byte.

A body is a result, optionally followed by the events of its game. It is split into parts, each encoded as a string of
characters that are valid in QR codes and URLs. This module is loaded when somebody asks for a code.
"""

from binascii import crc32

from .session import IDENTITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .results import Result

MARK = "HT:"  # the beginning of every string
VERSION = 1
# QR codes can contain these punctuation marks, which have no special meaning after the "#" of a URL. No string ends
# with one of the last two, because messaging apps would take it for the end of a sentence.
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-/:."
AROUND = 2 + IDENTITY + 4  # bytes that each part adds to the body: version, number of the part, identity, checksum
MOST = 9  # maximum number of parts


def text(data: bytes) -> str:
    """Encode bytes as characters: three for every two bytes, and two for a single last byte."""
    found = bytearray(MARK.encode())
    base = len(ALPHABET)
    for at in range(0, len(data), 2):
        pair = data[at : at + 2]
        number = pair[0] << 8 | pair[1] if len(pair) == 2 else pair[0]
        for _ in range(len(pair) + 1):
            found.append(ord(ALPHABET[number % base]))
            number //= base
    return found.decode()


def room(letters: int) -> int:
    """Return how many bytes of a body fit into a string of `letters` characters."""
    letters -= len(MARK)
    return letters // 3 * 2 + (letters % 3 == 2) - AROUND


def parts(identity: bytes, body: bytes, room: int, most: int = MOST) -> list[str]:
    """Return the strings for a body, each encoding at most `room` bytes of it, or [] if there would be more than
    `most`."""
    count = -(-len(body) // room)
    if count > 1:
        body += crc32(identity + body).to_bytes(4, "big")
        count = -(-len(body) // room)
    if count > most:
        return []
    size = -(-len(body) // count)
    found = []
    for index in range(count):
        part = bytes([VERSION, index + 1 << 4 | count]) + identity + body[index * size : (index + 1) * size]
        found.append(text(part + crc32(part).to_bytes(4, "big")))
    return found


# A result


def result(shown: "Result", day: int = 0) -> bytes:
    """Return the body of a result. `day` is the day of the game (1 is 1 January 2020), or 0 if unknown."""
    body = bytearray()
    _string(body, shown.title)
    setup = shown.setup
    values = len(setup)
    while values and not setup[values - 1]:  # most house rules have their default value
        values -= 1
    for number in (day, shown.minutes, shown.rounds, len(setup), values):
        add_number(body, number)
    body.extend(bytes([value & 0xFF for value in setup[:values]]))
    add_number(body, len(shown.players))
    for (place, score, name), tie in zip(shown.players, shown.ties):
        more = 0 if tie is None else 1 + tie
        add_number(body, place, more % 4)
        add_number(body, 0 if score is None else 1 + zigzag(score), more // 16)
        _string(body, name, more // 4 % 4)
    return bytes(body)


def _string(body: bytearray, string: str, more: int = 0) -> None:
    data = string.encode()
    add_number(body, len(data), more)
    body.extend(data)


def add_number(body: bytearray, number: int, more: int = 0) -> None:
    """Append a number, seven bits in each byte, lowest first; a byte's highest bit is set if more bytes follow. `more`
    is a number of extra bytes, which do not change the value."""
    while number > 127 or more:
        if number < 128:
            more -= 1
        body.append(number & 127 | 128)
        number >>= 7
    body.append(number)


def zigzag(number: int) -> int:
    """Map integers to natural numbers: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4."""
    return 2 * number if number >= 0 else -2 * number - 1
