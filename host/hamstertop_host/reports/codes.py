"""Read results and games from the text of QR codes. docs/results.md defines the format.

`hamstertop.companion.codes` and `packing` write the codes. Portable: also used by the site.
"""

from binascii import crc32

from hamstertop.companion import codes, packing, records, results
from hamstertop.companion.session import IDENTITY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Player = tuple[int, int | None, str]  # place, score, name

LONGEST = 4000  # the maximum number of characters in a text; no QR code holds this many
MOST_PLAYERS = 32
LONGEST_NAME = 100  # characters
MOST = 1 << 28  # limit for any number
LONGEST_TIED = 127  # bytes in the name of a tied player, to leave room in a code for the tie-breaker
MOST_TIED = 8000  # points of a tied player, positive or negative
LAST_DAY = 36525  # 2120-01-01
MOST_VALUES = 256  # the maximum number of values in an event
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_"  # the characters allowed in the name of a title's folder

# Reasons for refusing a text
FOREIGN = "foreign"  # it is not a Hamstertop code
NEWER = "newer"  # it is from a later version
DAMAGED = "damaged"  # it was changed or truncated


class Refused(ValueError):
    """Raised if a code's text is not accepted. `why` is FOREIGN, NEWER or DAMAGED."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Part:
    """The content of a code.

    Attributes:
        identity: the game's identity.
        number: the number of this part, from 1.
        count: the number of parts.
        data: this part's piece of the body.
    """

    def __init__(self, identity: bytes, number: int, count: int, data: bytes) -> None:
        self.identity = identity
        self.number = number
        self.count = count
        self.data = data


class Taken:
    """A result from another device, read from codes or from a history.

    Attributes:
        record: the result, as a record of the blob `results` (see `hamstertop.companion.results.Result`).
        day: the day of the game, where 2020-01-01 is day 1, or 0 if unknown.
        journal: the saved game, or b"" if there is only the result.
    """

    def __init__(self, record: bytes, day: int = 0, journal: bytes = b"") -> None:
        self.record = record
        self.day = day
        self.journal = journal


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


def part(text: str) -> Part:
    """Read a code from its text (see `find`).

    Raises:
        Refused: the text is not a code, is from a later version, or is damaged.
    """
    data = _bytes(find(text))
    if data[0] != codes.VERSION:
        raise Refused(NEWER if data[0] > codes.VERSION and _proven(data) else DAMAGED)
    number, count = data[1] >> 4, data[1] & 15
    if not _proven(data) or not 1 <= number <= count <= codes.MOST:
        raise Refused(DAMAGED)
    return Part(data[2 : 2 + IDENTITY], number, count, data[2 + IDENTITY : -4])


def whole(parts: "Iterable[Part]") -> Taken:
    """Join the parts of a game, given in any order.

    Raises:
        Refused: the parts are incomplete or not from the same game, or their content is impossible.
    """
    found = {}
    for each in parts:
        found[each.number] = each
    if not found:
        raise Refused(DAMAGED)
    first = found[min(found)]
    body = b""
    for number in range(1, first.count + 1):
        piece = found.get(number)
        if not piece or (piece.identity, piece.count) != (first.identity, first.count):
            raise Refused(DAMAGED)
        body += piece.data
    if first.count > 1:
        body, check = body[:-4], body[-4:]
        if crc32(first.identity + body).to_bytes(4, "big") != check:
            raise Refused(DAMAGED)
    return _Body(body).taken(first.identity)


def record(
    identity: bytes,
    title: str,
    minutes: int,
    rounds: int,
    setup: "Sequence[int]",
    players: "Sequence[Player]",
    ties: "Sequence[int | None]",
) -> bytes:
    """Return a result as a record of the blob `results`. `ties` has a value for each player, as in `Result.ties`.

    Raises:
        Refused: the values do not form a possible result.
    """
    if len(identity) != IDENTITY or not _titled(title, setup) or not 1 <= len(players) <= MOST_PLAYERS:
        raise Refused(DAMAGED)
    points = [score for _, score, _ in players if score is not None]
    small = _within(setup, 128)
    if not small or not _within([minutes, rounds] + points + [place for place, _, _ in players], MOST):
        raise Refused(DAMAGED)
    if min(minutes, rounds) < 0:
        raise Refused(DAMAGED)
    # The lowest possible place: 0 for an abandoned game, because it does not have places
    first = 1 if any([place for place, _, _ in players]) else 0
    rows = [title, str(minutes), " ".join([str(number) for number in [rounds] + list(setup)])]
    for (place, score, name), tie in zip(players, ties):
        if not first <= place <= len(players) or not _named(name):
            raise Refused(DAMAGED)
        if tie is not None and not _tied(place, score, name, tie):
            raise Refused(DAMAGED)
        rows.append(results.row(place, score, name, tie))
    return identity + "\n".join(rows).encode()


def _within(numbers: "Sequence[int]", most: int) -> bool:
    """Return whether the numbers are integers from -`most` up to but not including `most`."""
    return not [number for number in numbers if type(number) is not int or not -most <= number < most]


def _titled(title: str, setup: "Sequence[int]") -> bool:
    """Return whether a title's name is valid and fits into a record together with the set-up."""
    letters = [letter for letter in title if letter not in LETTERS]
    return title != "" and not letters and len(title) + len(setup) <= results.LONGEST


def _named(name: str) -> bool:
    """Return whether a player's name is valid."""
    return len(name) <= LONGEST_NAME and not [letter for letter in name if letter < " "]


def _tied(place: int, score: int | None, name: str, tie: int) -> bool:
    """Return whether this tie-breaker is possible for a player and fits into a code."""
    fits = 0 <= tie <= results.MOST_TIED and len(name.encode()) <= LONGEST_TIED and abs(score or 0) <= MOST_TIED
    return place > 0 and type(tie) is int and fits


def read(text: str) -> Taken:
    """Read the game or result from the text of a single code. Raise the same errors as `part` and `whole`."""
    return whole([part(text)])


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


class _Body:
    """Reads the body of a code from the first byte to the last."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0
        self._more = 0  # extra bytes in the number read last

    def taken(self, identity: bytes) -> Taken:
        """Return the result in the remaining bytes. Raise Refused if they are not valid."""
        try:
            return self._taken(identity)
        except (ValueError, IndexError):  # Refused, invalid UTF-8, values out of bounds
            pass
        raise Refused(DAMAGED)

    def _taken(self, identity: bytes) -> Taken:
        title = self._string()
        day, minutes, rounds = self._number(), self._number(), self._number()
        values, shown = self._number(), self._number()
        if day > LAST_DAY or not shown <= values <= MOST_VALUES:
            raise Refused(DAMAGED)
        setup = [packing.signed(byte) for byte in self._bytes(shown)] + [0] * (values - shown)
        players, ties = [], []
        for _ in range(min(self._number(), MOST_PLAYERS + 1)):
            player, tie = self._player()
            players.append(player)
            ties.append(tie)
        found = record(identity, title, minutes, rounds, setup, players, ties)
        journal = self._journal(identity, title, minutes > 0) if self._at < len(self._data) else b""
        return Taken(found, day, journal)

    def _player(self) -> "tuple[Player, int | None]":
        """Return a player and the tie-breaker, which is encoded in how many extra bytes the numbers have."""
        place = self._number()
        more = self._more
        score = self._number()
        more += 16 * self._more
        name = self._string()
        more += 4 * self._more
        return (place, packing.unzigzag(score - 1) if score else None, name), more - 1 if more else None

    def _journal(self, identity: bytes, title: str, timed: bool) -> bytes:
        """Return the packed events as a saved game, in version 1 of the format if they do not have times."""
        count = self._number()
        if not 1 <= count <= packing.MOST:
            raise Refused(DAMAGED)
        model = packing.Model(_Reader(self._data[self._at :]))
        blob = bytearray(records.HEADS[timed])
        payload = identity + title.encode()
        crc = records.check(payload, 0)
        blob.extend(records.frame(payload, crc))
        for _ in range(count):
            payload = bytes(model.event(bytes(1 + MOST_VALUES), timed))
            if len(payload) > results.LONGEST:
                raise Refused(DAMAGED)
            crc = records.check(payload, crc)
            blob.extend(records.frame(payload, crc))
        return bytes(blob)

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
        number, needed = 0, 1
        for count in range(1, 5):
            byte = self._bytes(1)[0]
            number |= (byte & 127) << 7 * (count - 1)
            if byte & 127:
                needed = count
            if byte < 128:
                self._more = count - needed
                return number
        raise Refused(DAMAGED)


class _Reader:
    """Decodes bits by narrowing the same interval as the writer in `hamstertop.companion.packing`."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 3
        self._low = 0
        self._high = 0xFFFFFF
        self._code = int.from_bytes((data + bytes(3))[:3], "big")

    def bit(self, bit: int, chance: int) -> int:
        """Return the next bit."""
        middle = packing.between(self._low, self._high, chance)
        bit = int(self._code <= middle)
        if bit:
            self._high = middle
        else:
            self._low = middle + 1
        while (self._low ^ self._high) & 0xFF0000 == 0:
            self._low = self._low << 8 & 0xFFFFFF
            self._high = self._high << 8 & 0xFFFFFF | 0xFF
            following = self._data[self._at] if self._at < len(self._data) else 0
            self._code = self._code << 8 & 0xFFFFFF | following
            self._at += 1
        return bit
