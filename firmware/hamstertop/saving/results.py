"""The results of games: who played, and in what place each player finished. They are stored separately from the games,
oldest first.

A game that was given up for a new one is stored as unfinished: all its places are 0.

A result has its game's identity. A later record with the same identity replaces it, so that an ending that is undone
and reached again counts only once. A record that contains only an identity removes that game's result.
"""

from . import records
from .journal import RESULTS
from .session import IDENTITY
from .storage import REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..board import Storage
    from .session import Session

BLOB = RESULTS
MOST = 40  # number of records at which the blob is rewritten
KEPT = 20  # number of results that are then kept: the latest
NONE = "-"  # in place of a score or a tie-breaking number
LONGEST = 255  # maximum size of a payload in bytes


class Result:
    """The result of a game.

    `title` is the name of the title's folder, `minutes` the length of the game (0 if not known), and `rounds` the
    number of rounds (0 if the title has none). `setup` holds the values of the set-up event, including house rules, or
    is empty if they are not known.

    `players` contains a row for each seat: place (0 if the player left or the game was given up), score (None if the
    title has none) and name ("" for the seat's colour). `ties` holds the number that broke a tie, such as hamsters
    left, for each seat that tied for the win, and None for other seats or if it is not known.
    """

    def __init__(self, payload: bytes) -> None:
        """Parse a payload. Raise ValueError if it is not a result."""
        title, minutes, rounds, *rows = payload[IDENTITY:].decode().split("\n")
        self.identity = payload[:IDENTITY]
        self.title = title
        self.minutes = int(minutes)
        played = [int(number) for number in rounds.split(" ")]
        self.rounds = played[0]
        self.setup = tuple(played[1:])
        self.players: list[tuple[int, int | None, str]] = []
        self.ties: list[int | None] = []
        for row in rows:
            place, score, tie, name = row.split(" ", 3)
            self.players.append((int(place), _number(score), name))
            self.ties.append(_number(tie))

    @property
    def finished(self) -> bool:
        """Return whether the game was played to its end."""
        return any([player[0] for player in self.players])

    @property
    def winners(self) -> list[int]:
        """The seats in first place, or [] if nobody has won."""
        return [seat for seat, player in enumerate(self.players) if player[0] == 1]

    @property
    def order(self) -> list[tuple[int, int]]:
        """The place and seat of each player, best first. Players without a place come last."""
        last = len(self.players) + 1
        ranked = sorted([(player[0] or last, seat) for seat, player in enumerate(self.players)])
        return [(self.players[seat][0], seat) for _, seat in ranked]

    @property
    def outcome(self) -> tuple[object, ...]:
        """The values by which results are compared. They do not include minutes or names, which may have changed."""
        return self.title, self.rounds, [player[:2] for player in self.players], self.ties


def _number(text: str) -> int | None:
    return None if text == NONE else int(text)


def standing(payloads: "Iterable[bytes]") -> list[bytes]:
    """Return the payloads of valid results that have not been replaced or removed, oldest first."""
    latest = {}
    for number, payload in enumerate(payloads):
        latest[payload[:IDENTITY]] = (number, payload)
    found: list[bytes] = []
    for _, payload in sorted(latest.values()):
        if len(payload) > IDENTITY:
            try:
                Result(payload)
            except ValueError:
                continue
            found.append(payload)
    return found


def stored(storage: "Storage") -> list[bytes]:
    """Return the payloads of the stored results, oldest first, or [] if they cannot be read."""
    try:
        return standing(records.Reader(storage.pieces(BLOB)))
    except REFUSED:
        return []


def ended(storage: "Storage", identity: bytes) -> bool:
    """Return whether a result is stored for the game with this identity."""
    last = b""
    try:
        for payload in records.Reader(storage.pieces(BLOB)):
            if payload[:IDENTITY] == identity:
                last = payload
    except REFUSED:
        pass
    return len(last) > IDENTITY


def update(storage: "Storage", session: "Session", names: "Sequence[str]") -> bool:
    """Store the result of the session's game if it is over, or remove it if the game continues after an undo. Do
    nothing if the result is up to date, or if the game's events have not been replayed yet.

    Return whether there are any results. Errors are ignored, and results that cannot be read or stored are left out.
    """
    try:
        reader = records.Reader(storage.pieces(BLOB))
        payloads = list(reader)
    except REFUSED:
        return False
    found = standing(payloads)
    payload = _due(found, session, names) if session.game and session.whole else b""
    if payload:
        try:
            _store(storage, reader, payloads, payload)
        except REFUSED + (ValueError,):  # ValueError: data from other versions leaves too little room
            return bool(found)
        found = standing(found + [payload])
    return bool(found)


def give_up(storage: "Storage", session: "Session", names: "Sequence[str]") -> None:
    """Store the session's game as unfinished. Errors are ignored."""
    try:
        reader = records.Reader(storage.pieces(BLOB))
        _store(storage, reader, list(reader), of_game(session, names))
    except REFUSED + (ValueError,):
        pass


def _due(known: list[bytes], session: "Session", names: "Sequence[str]") -> bytes:
    """Return the payload to store for the session's game, or b"" if none is needed. `known` contains the current
    results."""
    stored = [each for each in known if each[:IDENTITY] == session.identity]
    if not session.tracker.over:
        return session.identity if stored else b""
    found = of_game(session, names)
    return b"" if stored and Result(stored[0]).outcome == Result(found).outcome else found


def of_game(session: "Session", names: "Sequence[str]") -> bytes:
    """Return the payload of a session's result. Names with unusual characters are shortened if they take too many
    bytes."""
    tracker = session.tracker
    places = tracker.places if tracker.over else [0] * tracker.players
    scores = getattr(tracker, "scores", None)
    ties = getattr(tracker, "tie_break", None) if tracker.over else None
    minutes = max(1, (session.seconds + 30) // 60)
    letters = max([len(name) for name in names])
    while True:
        played = (getattr(tracker, "round", 0),) + session.setup
        rows = [session.game, str(minutes), " ".join([str(number) for number in played])]
        for seat, place in enumerate(places):
            score, tie = scores[seat] if scores else None, ties[seat] if ties else None
            rows.append(row(place, score, names[seat][:letters], tie))
        payload = session.identity + "\n".join(rows).encode()
        if len(payload) <= LONGEST:
            return payload
        letters -= 1


def row(place: int, score: int | None, name: str, tie: int | None) -> str:
    """Return a player's row in a result."""
    numbers = ["%d" % place] + [NONE if number is None else "%d" % number for number in (score, tie)]
    return " ".join(numbers + [name])


def _store(storage: "Storage", reader: records.Reader, payloads: list[bytes], payload: bytes) -> None:
    """Append a record, or rewrite the blob if it has too many records or its end cannot be read."""
    if payloads and len(payloads) < MOST and reader.whole:
        storage.append(BLOB, records.frame(payload, records.check(payload, reader.crc)))
        return
    kept = standing(payloads + [payload])
    if len(payloads) >= MOST:
        kept = kept[-KEPT:]
    storage.replace(BLOB, records.framed(kept))
