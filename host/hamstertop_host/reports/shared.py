"""Look at a whole game that somebody has shared as a link (see docs/site.md). Portable: used by the site."""

import json
from binascii import hexlify

from hamstertop import chance
from hamstertop.saving import codes, fields, records, results
from hamstertop.saving.results import Result
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage

from . import saved


def look(blob: bytes, identity: str, language: str) -> str:
    """Return what a shared game is, as JSON.

    | key | content |
    |---|---|
    | game | the title's folder name |
    | names | who plays, by seat |
    | over | whether the game has ended |
    | code | the text of its result's code, if it has ended and counts, otherwise "" |
    | again | in hexadecimal digits, the game to play on: the same with `identity`, so that it has a result of its own |

    Raises:
        Unreadable: the bytes are not a whole game that this version can read.
    """
    speaker = saved.Speaker(language=language)
    found = saved.read(blob, speaker)
    if found.unread:
        raise saved.Unreadable("unreadable.damaged")
    storage = MemoryStorage()
    storage.replace(found.game, (blob,))
    session = Session(storage, chance.System(), lambda: 0)
    session.resume(found.game)
    payloads = list(records.Reader((blob,), records.GAME))
    payloads[0] = fields.write(dict(fields.read(payloads[0]), id=identity))
    over = bool(session.tracker.over)
    result = Result(results.of_game(session)) if over else None
    seats = range(getattr(session.tracker, "players", 0))
    return json.dumps(
        {
            "game": found.game,
            "names": [found.speaker.name(seat) for seat in seats],
            "over": over,
            "code": codes.code(session.identity, codes.result(result)) if result and result.finished else "",
            "again": hexlify(b"".join(records.framed(records.GAME, payloads))).decode(),
        }
    )
