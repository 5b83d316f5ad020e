"""The results of games: who played, and in what place each player finished. They are stored separately from the games,
oldest first, as named fields.

A game that was given up for a new one is stored as unfinished, without places.

A result has its game's identity. A later record with the same identity replaces it, so that an ending that is undone
and reached again counts only once. A record that contains only an identity removes that game's result. One that says
that it was deleted keeps it from being stored again.

When results must leave, their counts stay (see `counts`). The score pad's leave first.
"""

from binascii import crc32, hexlify, unhexlify
from collections import namedtuple

from . import counts, fields, people, records
from .journal import CONDENSE, RESULTS
from .session import IDENTITY
from .storage import REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from ..board import Storage
    from .session import Session

BLOB = RESULTS
MOST = 26  # number of records at which the blob is rewritten
KEPT = 20  # number of results that are then kept: the latest
MOST_PLAYERS = 32
LARGEST = 1 << 28  # limit for any number
PAD = "score_pad"  # a title whose results are kept and listed apart
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_"  # the characters allowed in the name of a title's folder

# A player: place (0 if the player left or the game was given up), score (None if the title has none), the number that
# broke a tie for the win, such as hamsters left (None if the player did not tie, or if it is not known), the person's
# id and name (both "" at a seat that is known by its colour; the id alone is "" if it is not known), and the people who
# had the seat before this person took over, in order
Player = namedtuple("Player", ("place", "score", "tie", "person", "name", "before"))


class Result:
    """The result of a game.

    `title` is the name of the title's folder, `minutes` the length of the game (0 if not known), `timed` whether this
    is by the time of day (see `elapsed`), and `rounds` the number of rounds (0 if the title has none). `setup` holds
    the values of the set-up event, including house rules, or is empty if they are not known. `players` has a Player
    for each seat.
    """

    def __init__(self, payload: bytes) -> None:
        """Read a payload. Raise ValueError if it is not a result."""
        found = fields.read(payload)
        self.identity = _identity(found.get("id"))
        self.title: Any = found.get("title")
        self.minutes = found.get("minutes", 0)
        self.timed = found.get("timed", False)
        self.rounds = found.get("rounds", 0)
        names, taken = found.get("names"), _numbers(found.get("taken", []), None, 0, MOST_PLAYERS)
        seats = len(names) - len(taken) if isinstance(names, list) else 0
        if not 1 <= seats <= MOST_PLAYERS or not _is_title(self.title) or type(self.timed) is not bool:
            raise ValueError("not a result")
        _numbers([self.minutes, self.rounds], None, 0, LARGEST)
        self.setup = tuple(_numbers(found.get("setup", []), None, -128, 128))
        _numbers(taken, None, 0, seats)
        cast = people.of_fields({"names": names, "people": found.get("people", [""] * (seats + len(taken)))})
        seated = [turn[-1] + (tuple(turn[:-1]),) for turn in people.turns(cast, seats, taken)]
        places = _numbers(found.get("places"), seats, 0, 1 + seats, 0)
        scores = _numbers(found.get("scores"), seats, -LARGEST, LARGEST)
        ties = _numbers(found.get("ties"), seats, 0, LARGEST)
        self.players = [Player(*each) for each in zip(places, scores, ties, *zip(*seated))]

    @property
    def finished(self) -> bool:
        """Return whether the game was played to its end."""
        return any([player.place for player in self.players])

    @property
    def winners(self) -> list[int]:
        """The seats in first place, or [] if nobody has won."""
        return [seat for seat, player in enumerate(self.players) if player.place == 1]

    @property
    def order(self) -> list[tuple[int, int]]:
        """The place and seat of each player, best first. Players without a place come last."""
        last = len(self.players) + 1
        ranked = sorted([(player.place or last, seat) for seat, player in enumerate(self.players)])
        return [(self.players[seat].place, seat) for _, seat in ranked]

    @property
    def ties(self) -> "list[int | None]":
        """The number that broke a tie for the win, for each seat (see Player)."""
        return [player.tie for player in self.players]

    @property
    def outcome(self) -> tuple[object, ...]:
        """The values by which results are compared. They do not include minutes or people."""
        return self.title, self.rounds, [player[:3] for player in self.players]

    def write(self) -> bytes:
        """Return the payload."""
        found: dict[str, Any] = {"id": hexlify(self.identity).decode()}
        for name in ("title", "minutes", "timed", "rounds", "setup", "ties"):
            found[name] = getattr(self, name)
        found["places"] = [player.place for player in self.players] if self.finished else None
        found["scores"] = [player.score for player in self.players]
        found.update(people.columns([turn(player) for player in self.players]))
        return _written(found)


def turn(player: "Player") -> "list[people.Person]":
    """Return the people who had a player's seat, in order."""
    return list(player.before) + [people.Person(player.person, player.name)]


def _written(found: "dict[str, Any]") -> bytes:
    """Return the payload with these fields, of which those that say nothing are left out."""
    return fields.write({name: value for name, value in found.items() if name == "names" or _says(value)})


def _says(value: "Any") -> bool:
    if isinstance(value, (list, tuple)):
        return bool([each for each in value if each is not None and each != ""])
    return bool(value)


def _identity(id: "Any") -> bytes:
    """Return an identity from its hexadecimal digits. Raise ValueError if it is none."""
    if not isinstance(id, str) or len(id) != 2 * IDENTITY:
        raise ValueError("no identity")
    return unhexlify(id)


def _is_title(title: "Any") -> bool:
    return isinstance(title, str) and 0 < len(title) < 64 and not [char for char in title if char not in LETTERS]


def _numbers(values: "Any", count: "int | None", least: int, most: int, missing: "int | None" = None) -> "list[Any]":
    """Return a list of numbers from `least` up to but not including `most`. Raise ValueError if it is none.

    `count` is how many there must be, or None if that is not known. Otherwise, `values` can be None, which means that
    each is `missing`, and any of them can be `missing` if that is None."""
    if values is None and count:
        return [missing] * count
    if not isinstance(values, list) or count not in (None, len(values)):
        raise ValueError("not a list of numbers")
    for value in values:
        lacks = value is None and missing is None and count
        if not lacks and (type(value) is not int or not least <= value < most):
            raise ValueError("not such a number")
    return values


def identity(payload: bytes) -> bytes:
    """Return the identity of the game in a payload that `Result.write` or `removal` has written, without reading the
    rest. Return b"" if there is none."""
    at = payload.find(b'"id":"') + 6
    try:
        return unhexlify(payload[at : at + 2 * IDENTITY]) if at > 5 else b""
    except ValueError:
        return b""


def is_apart(payload: bytes) -> bool:
    """Return whether a payload is a result of the score pad, or not a result at all."""
    at = payload.find(b'"title":"') + 9
    return at < 9 or payload[at : at + len(PAD)] == PAD.encode()


def removal(identity: bytes) -> bytes:
    """Return the payload that removes the result of the game with this identity."""
    return fields.write({"id": hexlify(identity).decode()})


def deletion(identity: bytes) -> bytes:
    """Return the payload that deletes the result of the game with this identity, even if the game is still open."""
    return fields.write({"id": hexlify(identity).decode(), "deleted": True})


def _latest(payloads: "Iterable[bytes]") -> "dict[bytes, int]":
    """Return, for each game's identity, the number of its last payload, unless that removes it."""
    latest: dict[bytes, int] = {}
    for number, payload in enumerate(payloads):
        found = identity(payload)
        latest[found] = number
        if not found or payload == removal(found):
            del latest[found]
    return latest


def _is_valid(payload: bytes) -> bool:
    try:
        Result(payload)
    except ValueError:
        return False
    return True


def read(pieces: "Iterable[bytes]") -> list[bytes]:
    """Return the payloads of valid results in a blob that have not been replaced or removed, oldest first."""
    payloads = list(records.Reader(pieces, records.RESULTS))
    return [payloads[number] for number in sorted(_latest(payloads).values()) if _is_valid(payloads[number])]


def stored(storage: "Storage") -> list[bytes]:
    """Return the payloads of the stored results, oldest first, or [] if they cannot be read."""
    try:
        return read(storage.pieces(BLOB))
    except REFUSED:
        return []


def counted(storage: "Storage") -> counts.Counts:
    """Return the counts of all results of games, including those that have left the storage."""
    found = counts.Counts()
    try:
        for payload in records.Reader(storage.pieces(BLOB), records.RESULTS):
            found.read(payload)
        for payload in stored(storage):
            if not is_apart(payload):
                _count(found, Result(payload))
    except REFUSED:
        pass
    return found


def _count(found: counts.Counts, result: Result) -> None:
    if result.finished:
        found.add(result.title, result.players)


class _Stored:
    """The stored results, which are read without keeping them in memory. `count` is the number of records, `latest` the
    number of each game's last one, and `mine` the last one of the game with this identity, or b"". `left` is whether
    its result has left the storage, and `apart` has the numbers of records that are not results of games (see
    `is_apart`)."""

    def __init__(self, storage: "Storage", game: bytes) -> None:
        self.storage = storage
        self.mine = b""
        self.count = 0
        self.left = False
        self.apart: list[int] = []
        self.reader = self._read()
        self.latest = _latest(self._looked(game))
        if game not in self.latest:
            self.mine = b""

    def _read(self) -> records.Reader:
        return records.Reader(self.storage.pieces(BLOB), records.RESULTS)

    def _looked(self, game: bytes) -> "Iterator[bytes]":
        mine = hexlify(game).decode()
        for payload in self.reader:
            if is_apart(payload):
                self.apart.append(self.count)
            self.left = self.left or counts.left(payload, mine)
            self.count += 1
            if identity(payload) == game:
                self.mine = payload
            yield payload

    def others(self, game: bytes) -> bool:
        """Return whether there are valid results of other games."""
        numbers = [number for found, number in self.latest.items() if found != game]
        for number, payload in enumerate(self._read() if numbers else ()):
            if number in numbers and _is_valid(payload):
                return True
        return False

    def add(self, payload: bytes) -> None:
        """Append a record, or rewrite the blob if it has too many records or its end cannot be read."""
        if self.count and self.count < MOST and self.reader.whole:
            self.storage.append(BLOB, records.frame(payload, crc32(payload, self.reader.crc)))
        else:
            numbers = self._numbers(payload)
            self.storage.replace(BLOB, _Kept(self._read, self.counts(identity(payload), numbers), numbers, payload))

    def _numbers(self, payload: bytes) -> "list[int]":
        """Return the numbers of the records that are kept when `payload` follows."""
        mine = identity(payload)
        numbers = sorted([number for found, number in self.latest.items() if found != mine])
        if self.count < MOST:
            return numbers
        games = [number for number in numbers if number not in self.apart][1 - KEPT :]
        apart = [number for number in numbers if number in self.apart]
        return sorted(games + apart[max(0, len(apart) + len(games) + 1 - KEPT) :])

    def counts(self, mine: bytes, kept: "Sequence[int]") -> list[bytes]:
        """Return the payloads with the counts of results that are not kept."""
        found = counts.Counts()
        latest = [number for game, number in self.latest.items() if game != mine]
        for number, payload in enumerate(self._read()):
            found.read(payload)
            if number in latest and number not in kept and number not in self.apart and _is_valid(payload):
                result = Result(payload)
                _count(found, result)
                found.leave(result.title, hexlify(result.identity).decode())
        return found.write()


class _Kept:
    """The pieces of a blob with counts, some of the stored records and one more. They can be iterated repeatedly."""

    def __init__(self, read: "Any", counts: "Sequence[bytes]", numbers: "Sequence[int]", last: bytes) -> None:
        self._reader = read
        self._counts = counts
        self._numbers = numbers
        self._last = last

    def __iter__(self) -> "Iterator[bytes]":
        return records.framed(records.RESULTS, self._payloads())

    def _payloads(self) -> "Iterator[bytes]":
        yield from self._counts
        for number, payload in enumerate(self._reader()):
            if number in self._numbers:
                yield payload
        if self._last != removal(identity(self._last)):
            yield self._last


def ended(storage: "Storage", identity: bytes) -> bool:
    """Return whether a result is stored for the game with this identity."""
    try:
        return bool(_Stored(storage, identity).mine)
    except REFUSED:
        return False


def update(storage: "Storage", session: "Session") -> bool:
    """Store the result of the session's game if it is over, or remove it if the game continues after an undo. Do
    nothing if the result is up to date, or if the game's events have not been replayed yet.

    Return whether there are any results. Errors are ignored, and results that cannot be read or stored are left out.
    """
    try:
        found = _Stored(storage, session.identity)
        others = found.others(session.identity)
        due = _due(found.mine, session) if session.game and session.whole and not found.left else b""
        stands = _is_valid(found.mine) if not due else due != removal(session.identity)
        try:
            if due:
                found.add(due)
        except REFUSED + (ValueError,):  # ValueError: data from other versions leaves too little room
            stands = _is_valid(found.mine)
    except REFUSED:
        return False
    return stands or others


def delete(storage: "Storage", game: bytes) -> None:
    """Delete the result of the game with this identity. Raise one of REFUSED if the storage fails."""
    _Stored(storage, game).add(deletion(game))


def condense(storage: "Storage") -> None:
    """Replace all results with their counts, to free their space. Raise one of REFUSED if the storage fails."""
    payloads = _Stored(storage, b"").counts(b"", ())
    storage.replace(BLOB, list(records.framed(records.RESULTS, payloads)))


CONDENSE[:] = [condense]


def give_up(storage: "Storage", session: "Session") -> None:
    """Store the session's game as unfinished. Errors are ignored."""
    try:
        _Stored(storage, session.identity).add(of_game(session))
    except REFUSED + (ValueError,):
        pass


def _due(stored: bytes, session: "Session") -> bytes:
    """Return the payload to store for the session's game, or b"" if none is needed. `stored` is its current result."""
    if not session.tracker.over:
        return removal(session.identity) if stored else b""
    if stored == deletion(session.identity):
        return b""
    found = of_game(session)
    return b"" if stored and _same(stored, found) else found


def _same(one: bytes, other: bytes) -> bool:
    """Return whether two results differ in nothing but the time."""
    try:
        results = Result(one), Result(other)
    except ValueError:
        return False
    return results[0].outcome == results[1].outcome and results[0].players == results[1].players


def of_game(session: "Session") -> bytes:
    """Return the payload of a session's result."""
    tracker = session.tracker
    found: dict[str, Any] = {"id": hexlify(session.identity).decode(), "title": session.game}
    found["minutes"] = max(1, (session.seconds + 30) // 60)
    found["timed"] = session.timed
    found["rounds"] = getattr(tracker, "round", 0)
    found["setup"] = list(session.setup)
    found.update(people.columns(session.turns))
    if tracker.over:
        found["places"] = tracker.places if any(tracker.places) else None
        found["ties"] = getattr(tracker, "tie_break", None)
    found["scores"] = getattr(tracker, "scores", None)
    return _written(found)
