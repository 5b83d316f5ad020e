"""Write results as a play file for BG Stats, an app for logging board games.

The app opens play files through its share and import functions. Their usual suffix is `.bgsplay`. The format is not
documented; the fields used here are those in files written by the app and by other programs. The app recognizes games
by their `uuid`, so opening the same file again adds nothing.
"""

import json
from binascii import hexlify
from hashlib import sha256

from . import history, results

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .results import Finished

ABOUT = "Plays from Hamstertop. Open this file in BG Stats, with the share or open-in function."


class Plays:
    """A play file.

    Args:
        now: the time, such as 2026-11-22 20:15:00, for games without a date; it can be changed in the app.
    """

    def __init__(self, now: str) -> None:
        self._now = now
        self._names: list[str] = []
        self._folders: list[str] = []
        self._games: list[dict[str, Any]] = []
        self._before = ""

    def begin(self) -> str:
        return '{"plays": ['

    def add(self, games: "Sequence[Finished]") -> str:
        """Return the plays of further games, given oldest first."""
        found = ""
        for game in games:
            found += self._before + "\n" + json.dumps(self._play(game))
            self._before = ","
        return found

    def end(self) -> str:
        """Return the rest of the file, with the players and games that the plays refer to."""
        rest = {"about": ABOUT, "players": self._players(), "locations": [], "games": self._games}
        return "\n], " + json.dumps(rest)[1:] + "\n"

    def _players(self) -> "list[dict[str, Any]]":
        return [
            {
                "uuid": uuid("player", name),
                "id": number,
                "name": name,
                "isAnonymous": False,
                "modificationDate": self._now,
            }
            for number, name in enumerate(self._names, 1)
        ]

    def _game(self, game: "Finished") -> "dict[str, Any]":
        """Return a game's title, which says how all its games so far were scored."""
        folder = game.result.title
        number = _number(self._folders, folder)
        if number > len(self._games):
            self._games.append(
                {
                    "uuid": uuid("game", folder),
                    "id": number,
                    "name": game.title,
                    "modificationDate": self._now,
                    "cooperative": False,
                    "highestWins": True,
                    "noPoints": True,
                    "usesTeams": False,
                }
            )
        found = self._games[number - 1]
        found["highestWins"] = found["highestWins"] and results.highest_wins([game])
        found["noPoints"] = found["noPoints"] and results.scores(game) is None
        return found

    def _play(self, game: "Finished") -> "dict[str, Any]":
        played = history.date(game.day) + " 00:00:00" if game.day else self._now
        result = game.result
        return {
            "uuid": uuid("play", result.title, hexlify(result.identity).decode()),
            "modificationDate": self._now,
            "entryDate": self._now,
            "playDate": played,
            "playDateYmd": int(played[:10].replace("-", "")),
            "gameRefId": self._game(game)["id"],
            "durationMin": result.minutes,
            "rounds": result.rounds,
            "comments": "\n".join([text for text in [game.tie] + _taken_over(game) if text]),
            "ignored": False,
            "manualWinner": True,
            "usesTeams": False,
            "rating": 0,
            "scoringSetting": 0,
            "playerScores": [
                {
                    "playerRefId": _number(self._names, name),
                    "score": "" if player.score is None else str(player.score),
                    "winner": player.place == 1,
                    "rank": player.place,
                    "seatOrder": seat + 1,
                    "startPlayer": False,
                    "newPlayer": False,
                }
                for seat, (name, player) in enumerate(zip(game.names, result.players))
            ],
        }


def _taken_over(game: "Finished") -> "list[str]":
    """Return who had a seat that somebody took over, such as "Ben, then Dad"."""
    return [seated for seated, earlier in zip(game.seated, game.earlier) if earlier]


def as_json(games: "Sequence[Finished]", now: str) -> str:
    """Return a play file with all games, which are given oldest first (see `Plays`)."""
    plays = Plays(now)
    return plays.begin() + plays.add(games) + plays.end()


def uuid(*parts: str) -> str:
    """Return a UUID (RFC 9562, version 8) that is always the same for the same parts."""
    digest = hexlify(sha256("/".join(("hamstertop",) + parts).encode()).digest()).decode()
    return "-".join([digest[:8], digest[8:12], "8" + digest[13:16], "8" + digest[17:20], digest[20:32]])


def _number(items: list[str], item: str) -> int:
    """Return an item's number, counted from 1. Add it to the items if it is new."""
    if item not in items:
        items.append(item)
    return 1 + items.index(item)
