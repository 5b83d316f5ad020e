"""Read results from the text of QR codes. docs/results.md defines the format.

`hamstertop.saving.codes` writes the codes. Portable: also used by the site.
"""

from binascii import crc32, hexlify

from hamstertop.saving import codes, fields, people, results
from hamstertop.saving.results import Player, Result
from hamstertop.saving.session import IDENTITY

from .people import CUT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

LONGEST = 4000  # the maximum number of characters in a text; no QR code holds this many
LAST_DAY = 36525  # 2120-01-01
MOST_VALUES = 256  # the maximum number of values in an event

# Reasons for refusing a text
FOREIGN = "foreign"  # it is not a Hamstertop code
NEWER = "newer"  # it is from a later version
DAMAGED = "damaged"  # it was changed or truncated


class Refused(ValueError):
    """Raised if a code's text is not accepted. `why` is FOREIGN, NEWER or DAMAGED."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Taken:
    """A result from another device, read from a code or from a history.

    Attributes:
        record: the result, as a record of the blob `results` (see `hamstertop.saving.results.Result`).
        day: the day of the game, where 2020-01-01 is day 1, or 0 if unknown.
    """

    def __init__(self, record: bytes, day: int = 0) -> None:
        self.record = record
        self.day = day


def find(text: str) -> str:
    """Return the code in a string, or an empty string if there is none.

    The string can be the code itself, an address with the code after "#", or several lines that include either.
    """
    text = text.strip()
    if "#" in text:
        text = text[text.rindex("#") + 1 :]
    for word in reversed(text.split()):
        if word[: len(codes.MARK)].upper() == codes.MARK:
            return word
    return ""


def read(text: str) -> Taken:
    """Read the result from the text of a code (see `find`).

    Raises:
        Refused: the text is not a code, is from a later version, or is damaged.
    """
    data = _bytes(find(text))
    if not _proven(data):
        raise Refused(DAMAGED)
    if data[0] != codes.VERSION:
        raise Refused(NEWER if data[0] > codes.VERSION else DAMAGED)
    return _Body(data[1 + IDENTITY : -4]).taken(data[1 : 1 + IDENTITY])


def record(found: "dict[str, Any]", players: "Sequence[Player]") -> bytes:
    """Return a result as a record of the blob `results`. `found` has the fields except those of the players.

    Raises:
        Refused: the values do not form a possible result.
    """
    turns = [results.turn(player) for player in players]
    if [letter for each in turns for person in each for letter in str(person.name) if letter < " "]:
        raise Refused(DAMAGED)
    places = [player.place for player in players]
    columns = {
        "places": places if any(places) else None,
        "scores": [player.score for player in players],
        "ties": [player.tie for player in players],
    }
    columns.update(people.columns(turns))
    columns.update(found)
    try:
        return Result(fields.write(columns)).write()
    except (ValueError, TypeError, UnicodeError):
        pass
    raise Refused(DAMAGED)


def _proven(data: bytes) -> bool:
    return crc32(data[:-4]).to_bytes(4, "big") == data[-4:]


def _bytes(text: str) -> bytes:
    """Decode a code's text and return the bytes. Lower-case letters, which some messengers send, are also accepted."""
    if not text:
        raise Refused(FOREIGN)
    text = text[len(codes.MARK) :].upper()
    if len(text) % 3 == 1 or not 3 * codes.AROUND // 2 <= len(text) <= LONGEST:
        raise Refused(DAMAGED)
    base = len(codes.ALPHABET)
    found = bytearray()
    for at in range(0, len(text), 3):
        letters = text[at : at + 3]
        number = 0
        for index in range(len(letters) - 1, -1, -1):
            value = codes.ALPHABET.find(letters[index])
            if value < 0:
                raise Refused(DAMAGED)
            number = base * number + value
        if number >> 8 * (len(letters) - 1):
            raise Refused(DAMAGED)
        if len(letters) == 3:
            found.append(number >> 8)
        found.append(number & 0xFF)
    return bytes(found)


def _unzigzag(number: int) -> int:
    """Reverse the encoding of a score (see `hamstertop.saving.codes`)."""
    return -(number >> 1) - 1 if number & 1 else number >> 1


class _Body:
    """Reads the body of a code from the first byte to the last."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def taken(self, identity: bytes) -> Taken:
        """Return the result in the remaining bytes. Raise Refused if they are not valid."""
        try:
            return self._taken(identity)
        except (ValueError, IndexError):  # Refused, invalid UTF-8, values out of bounds
            pass
        raise Refused(DAMAGED)

    def _taken(self, identity: bytes) -> Taken:
        found: dict[str, Any] = {"id": hexlify(identity).decode(), "title": self._string()}
        day, found["minutes"], timed, found["rounds"] = [self._number() for _ in range(4)]
        values, shown = self._number(), self._number()
        if day > LAST_DAY or timed > 1 or not shown <= values <= MOST_VALUES:
            raise Refused(DAMAGED)
        found["timed"] = timed == 1
        found["setup"] = [byte - 256 if byte > 127 else byte for byte in self._bytes(shown)] + [0] * (values - shown)
        players = [self._player() for _ in range(min(self._number(), results.MOST_PLAYERS + 1))]
        if self._at < len(self._data):
            raise Refused(DAMAGED)
        return Taken(record(found, players), day)

    def _player(self) -> Player:
        place, score, tie = [self._number() for _ in range(3)]
        turn: list[people.Person] = []
        about = codes.BEFORE
        while about & codes.BEFORE:
            about = self._number()
            if about > codes.PERSON + codes.CUT + codes.BEFORE:
                raise Refused(DAMAGED)
            person = hexlify(self._bytes(codes.PERSON_SIZE)).decode() if about & codes.PERSON else ""
            turn.insert(0, people.Person(person, self._string() + (CUT if about & codes.CUT else "")))
        counts = _unzigzag(score - 1) if score else None, tie - 1 if tie else None
        return Player(place, *counts, turn[-1].id, turn[-1].name, tuple(turn[:-1]))

    def _bytes(self, count: int) -> bytes:
        end = self._at + count
        if end > len(self._data):
            raise Refused(DAMAGED)
        data = self._data[self._at : end]
        self._at = end
        return data

    def _string(self) -> str:
        return self._bytes(self._number()).decode()

    def _number(self) -> int:
        number = 0
        for shift in range(0, 28, 7):
            byte = self._bytes(1)[0]
            number |= (byte & 127) << shift
            if byte < 128:
                return number
        raise Refused(DAMAGED)
