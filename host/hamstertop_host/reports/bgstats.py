"""Results as a play file of BG Stats, an app that keeps a diary of board games.

The app opens such a file with its own share and import functions; `.bgsplay` is its usual suffix. It has no published
description: the fields are those of files that the app and other programs write. Games are found again by their
`uuid`, so that a file that is opened twice adds nothing.
"""

import uuid
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from . import history
from .results import Finished

ABOUT = "Plays from Hamstertop. Open this file with BG Stats, by its share or open-in function."
SPACE = uuid.uuid5(uuid.NAMESPACE_DNS, "hamstertop")


def plays(games: Sequence[Finished], now: datetime) -> dict[str, Any]:
    """All games, the latest last. The device has no calendar: games without a
    date are dated `now`, and can be dated in the app."""
    names = list(dict.fromkeys(name for game in games for name in game.names))
    named = {game.result.title: game.title for game in games}
    folders = list(named)
    stamp = now.strftime("%Y-%m-%d %H:%M:%S")
    return {
        "about": ABOUT,
        "players": [
            {"uuid": _uuid("player", name), "id": number, "name": name, "isAnonymous": False, "modificationDate": stamp}
            for number, name in enumerate(names, 1)
        ],
        "locations": [],
        "games": [
            {
                "uuid": _uuid("game", folder),
                "id": number,
                "name": named[folder],
                "modificationDate": stamp,
                "cooperative": False,
                "highestWins": _highest_wins([game for game in games if game.result.title == folder]),
                "noPoints": all(_scores(game) is None for game in games if game.result.title == folder),
                "usesTeams": False,
            }
            for number, folder in enumerate(folders, 1)
        ],
        "plays": [
            {
                "uuid": _uuid("play", game.result.title, game.result.identity.hex()),
                "modificationDate": stamp,
                "entryDate": stamp,
                "playDate": _played(game, now).strftime("%Y-%m-%d %H:%M:%S"),
                "playDateYmd": int(_played(game, now).strftime("%Y%m%d")),
                "gameRefId": 1 + folders.index(game.result.title),
                "durationMin": game.result.minutes,
                "rounds": game.result.rounds,
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
                    for seat, (name, (place, score, _)) in enumerate(zip(game.names, game.result.players, strict=True))
                ],
            }
            for game in games
        ],
    }


def _played(game: Finished, now: datetime) -> datetime:
    """When it was played, as far as anybody knows."""
    return datetime.fromisoformat(history.date(game.day)) if game.day else now


def _uuid(*parts: str) -> str:
    return str(uuid.uuid5(SPACE, "/".join(parts)))


def _scores(game: Finished) -> list[int] | None:
    scores = [score for _, score, _ in game.result.players if score is not None]
    return scores or None


def _highest_wins(games: Sequence[Finished]) -> bool:
    """Whether no winner of these games has fewer points than somebody else."""
    for game in games:
        scores = _scores(game)
        winning = [score for place, score, _ in game.result.players if place == 1 and score is not None]
        if scores and winning and max(winning) < max(scores):
            return False
    return True
