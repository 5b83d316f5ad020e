"""Prepare a result for the system's share sheet.

Portable.
"""

from hamstertop.companion.ending import decided
from hamstertop.companion.screens.results import called, name
from hamstertop.saving import codes
from hamstertop.saving.results import Result, identity

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop.companion.app import App


def result(app: "App", content: "Any") -> "dict[str, Any] | None":
    """Return the result on the current screen, or None if there is none.

    | entry | meaning |
    |---|---|
    | key | the key that shows its code, or None on the code's own page |
    | title, code | the game's name, the result as text for an address |
    | minutes, timed | the game's length or 0 if unknown, and whether it is by the time of day |
    | tie | what broke a tie, or "" if there was none |
    | players | the players in order of place, with `place`, `name` and `score` |
    | kept | whether the game has just ended and its result has been saved |
    """
    if content.id == "code":
        return _shared(app, app.stack.screen.arguments[0], None, False)
    for index, key in enumerate(content.keys):
        action = key.action if key else None
        if action and action[0] == "result":
            if len(action) > 1:
                return _shared(app, action[1], index, False)
            payload = app.game.result()
            kept = identity(payload) in [identity(each) for each in app.game.results]
            return _shared(app, payload, index, kept)
    return None


def _shared(app: "App", payload: bytes, key: "int | None", kept: bool) -> "dict[str, Any]":
    look, found = app.look, Result(payload)
    names = [name(look, found, seat) for seat in range(len(found.players))]
    players = [{"place": place, "name": names[seat], "score": found.players[seat].score} for place, seat in found.order]
    counted = [names[seat] + " " + str(tie) for seat, tie in enumerate(found.ties) if tie is not None]
    return {
        "key": key,
        "kept": kept,
        "title": called(look, found.title),
        "code": codes.code(found.identity, codes.result(found)),
        "minutes": found.minutes,
        "timed": found.timed,
        "tie": _decided(app, found) + ": " + ", ".join(counted) if counted else "",
        "players": players,
    }


def _decided(app: "App", found: Result) -> str:
    return decided(app.look.words("end", found.title), found.winners, found.ties)
