"""Encode results as short strings for QR codes. docs/results.md defines the format byte by byte.

The characters are valid in QR codes and URLs. This module is loaded when somebody asks for a code.
"""

from binascii import crc32, unhexlify

from .people import NOBODY
from .results import turn
from .session import IDENTITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .results import Result

MARK = "HT:"  # the beginning of every string
VERSION = 1
# QR codes can contain these punctuation marks, which have no special meaning after the "#" of a URL. No string ends
# with one of the last two, because messaging apps would take it for the end of a sentence.
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-/:."
# Numbers that are added for each player
PERSON = 1  # the person's id follows, in PERSON_SIZE bytes
CUT = 2  # the name has been shortened
BEFORE = 4  # the person from whom this one took over follows in the same way
PERSON_SIZE = 3
AROUND = 1 + IDENTITY + 4  # bytes around the body: version, identity, checksum


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


def code(identity: bytes, body: bytes) -> str:
    """Return the string for a body (see `result`) of the game with this identity."""
    data = bytes([VERSION]) + identity + body
    return text(data + crc32(data).to_bytes(4, "big"))


# A result


def result(shown: "Result", day: int = 0, letters: int = 99) -> bytes:
    """Return the body of a result. `day` is the day of the game (1 is 1 January 2020), or 0 if unknown. Names are
    shortened to this number of letters; if it is negative, nobody is named."""
    body = bytearray()
    _string(body, shown.title)
    setup = shown.setup
    values = len(setup)
    while values and not setup[values - 1]:  # most house rules have their default value
        values -= 1
    for number in (day, shown.minutes, int(shown.timed), shown.rounds, len(setup), values):
        _number(body, number)
    body.extend(bytes([value & 0xFF for value in setup[:values]]))
    _number(body, len(shown.players))
    for player in shown.players:
        place, score, tie = player[:3]
        _number(body, place)
        _number(body, 0 if score is None else 1 + _zigzag(score))
        _number(body, 0 if tie is None else 1 + tie)
        people = turn(player) if letters >= 0 else [NOBODY]
        for number in range(len(people) - 1, -1, -1):
            person, name = people[number]
            about = (PERSON if person else 0) + (CUT if len(name) > letters else 0)
            _number(body, about + (BEFORE if number else 0))
            body.extend(unhexlify(person))
            _string(body, name[:letters])
    return bytes(body)


def _string(body: bytearray, string: str) -> None:
    data = string.encode()
    _number(body, len(data))
    body.extend(data)


def _number(body: bytearray, number: int) -> None:
    """Append a number, seven bits in each byte, lowest first; a byte's highest bit is set if more bytes follow."""
    while number > 127:
        body.append(number & 127 | 128)
        number >>= 7
    body.append(number)


def _zigzag(number: int) -> int:
    """Map integers to natural numbers: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4."""
    return 2 * number if number >= 0 else -2 * number - 1
