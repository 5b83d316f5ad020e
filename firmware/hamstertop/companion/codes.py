"""Results and whole games as short texts that leave by camera: docs/results.md has them byte by byte.

A body is a result, and behind it the events of its game if they go along. It is cut into parts, each of which becomes
a text of letters that QR codes and addresses take as they are. Loaded when somebody asks for a code.
"""

from binascii import crc32

from .session import IDENTITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .results import Result

MARK = "HT:"  # what a text begins with
VERSION = 1
# Those behind the letters are in QR codes, and mean nothing in an address behind its "#". No text ends in the last two,
# which messengers would take for the end of a sentence.
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-/:."
AROUND = 2 + IDENTITY + 4  # bytes of a part that are not of the body: version, which part, identity, check
MOST = 9  # parts


def text(data: bytes) -> str:
    """Letters for bytes: three for two, two for a last one."""
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
    """Return bytes of a body that a text of this many letters has room for."""
    letters -= len(MARK)
    return letters // 3 * 2 + (letters % 3 == 2) - AROUND


def parts(identity: bytes, body: bytes, room: int, most: int = MOST) -> list[str]:
    """Return the texts of a body, with at most `room` bytes of it in each; none if they would be more than `most`."""
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
    """Return the body of a result. `day` is that of the game, counted from 1, the first of January 2020; 0 if
    unknown."""
    body = bytearray()
    _string(body, shown.title)
    setup = shown.setup
    values = len(setup)
    while values and not setup[values - 1]:  # most house rules are as the title has them
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
    """Seven bits a byte, the lowest first; the highest bit says that more follow. `more` bytes than it needs make no
    other number."""
    while number > 127 or more:
        if number < 128:
            more -= 1
        body.append(number & 127 | 128)
        number >>= 7
    body.append(number)


def zigzag(number: int) -> int:
    """0, -1, 1, -2, 2 as 0, 1, 2, 3, 4."""
    return 2 * number if number >= 0 else -2 * number - 1
