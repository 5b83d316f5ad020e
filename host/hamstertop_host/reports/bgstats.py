"""Write results as a play file for BG Stats, an app for logging board games.

The app opens play files through its share and import functions. Their usual suffix is `.bgsplay`. The format is not
documented; the fields used here are those in files written by the app and by other programs. The app recognizes games
by their `uuid`, so opening the same file again adds nothing.
"""

from binascii import hexlify

from . import history, results

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .results import Finished

ABOUT = "Plays from Hamstertop. Open this file in BG Stats, with the share or open-in function."


def plays(games: "Sequence[Finished]", now: str, uuid: "Callable[..., str]") -> "dict[str, Any]":
    """Return a play file with all games, oldest first.

    Args:
        games: the games.
        now: the time, such as 2026-11-22 20:15:00, for games without a date; it can be changed in the app.
        uuid: a function that builds an identifier from its parts.
    """
    names = _different([name for game in games for name in game.names])
    folders = _different([game.result.title for game in games])
    named = {game.result.title: game.title for game in games}
    return {
        "about": ABOUT,
        "players": [
            {"uuid": uuid("player", name), "id": number, "name": name, "isAnonymous": False, "modificationDate": now}
            for number, name in enumerate(names, 1)
        ],
        "locations": [],
        "games": [
            {
                "uuid": uuid("game", folder),
                "id": number,
                "name": named[folder],
                "modificationDate": now,
                "cooperative": False,
                "highestWins": results.highest_wins([game for game in games if game.result.title == folder]),
                "noPoints": all(results.scores(game) is None for game in games if game.result.title == folder),
                "usesTeams": False,
            }
            for number, folder in enumerate(folders, 1)
        ],
        "plays": [
            {
                "uuid": uuid("play", game.result.title, hexlify(game.result.identity).decode()),
                "modificationDate": now,
                "entryDate": now,
                "playDate": _played(game, now),
                "playDateYmd": int(_played(game, now)[:10].replace("-", "")),
                "gameRefId": 1 + folders.index(game.result.title),
                "durationMin": game.result.minutes,
                "rounds": game.result.rounds,
                "comments": game.tie,
                "ignored": False,
                "manualWinner": True,
                "usesTeams": False,
                "rating": 0,
                "scoringSetting": 0,
                "playerScores": [
                    {
                        "playerRefId": 1 + names.index(name),
                        "score": "" if score is None else str(score),
                        "winner": place == 1,
                        "rank": place,
                        "seatOrder": seat + 1,
                        "startPlayer": False,
                        "newPlayer": False,
                    }
                    for seat, (name, (place, score, _)) in enumerate(zip(game.names, game.result.players))
                ],
            }
            for game in games
        ],
    }


def _different(items: "Sequence[str]") -> list[str]:
    """Return the distinct elements, in order. A dict would lose the order on MicroPython."""
    return [item for at, item in enumerate(items) if item not in items[:at]]


def _played(game: "Finished", now: str) -> str:
    return history.date(game.day) + " 00:00:00" if game.day else now
