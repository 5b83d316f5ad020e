"""Write results and whole games as short texts that a camera can read: docs/results.md defines them byte by byte.

A body is a result, followed by the events of its game if they are included. It is cut into parts, each of which becomes
a text of characters that QR codes and addresses accept. This module is loaded when somebody asks for a code.
"""

from binascii import crc32

from .session import IDENTITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .results import Result

MARK = "HT:"  # the beginning of every text
VERSION = 1
# QR codes have the marks after the letters, and they mean nothing special in an address after its "#". No text ends
# with one of the last two marks, which messengers would take for the end of a sentence.
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-/:."
AROUND = 2 + IDENTITY + 4  # bytes of a part outside the body: version, number of the part, identity, check
MOST = 9  # parts


def text(data: bytes) -> str:
    """Return letters for bytes: three for every two bytes, two for a single last one."""
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
    """Return the number of bytes of a body that fit into a text of this many letters."""
    letters -= len(MARK)
    return letters // 3 * 2 + (letters % 3 == 2) - AROUND


def parts(identity: bytes, body: bytes, room: int, most: int = MOST) -> list[str]:
    """Return the texts of a body, with at most `room` bytes of it in each; none if there would be more than `most`."""
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
    """Return the body of a result. `day` is the day of the game, counted from 1 for the first of January 2020; 0 if
    unknown."""
    body = bytearray()
    _string(body, shown.title)
    setup = shown.setup
    values = len(setup)
    while values and not setup[values - 1]:  # most house rules have the title's default
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
    """Add a number with seven bits in each byte, the lowest first; the highest bit says that more follow. `more` extra
    bytes do not change the number."""
    while number > 127 or more:
        if number < 128:
            more -= 1
        body.append(number & 127 | 128)
        number >>= 7
    body.append(number)


def zigzag(number: int) -> int:
    """Return 0, -1, 1, -2, 2 as 0, 1, 2, 3, 4."""
    return 2 * number if number >= 0 else -2 * number - 1
