"""Describe a finished game as BG Stats, an app for logging board games, takes it by a link: see its makers' "Push plays
to BG Stats from other apps or websites".

The app asks before it logs the play, matches the game and the players by name, and remembers the matches by the ids
given here. It refuses a play that lacks a boolean.
"""

from binascii import hexlify

from . import results

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .results import Finished


def play(game: "Finished") -> "dict[str, Any]":
    """Return the play's fields except its time, `playDate`."""
    result = game.result
    taken_over = [seated for seated, earlier in zip(game.seated, game.earlier) if earlier]
    return {
        "sourceName": "Hamstertop",
        "sourcePlayId": hexlify(result.identity).decode(),
        "durationMin": result.minutes,
        "comments": "\n".join([text for text in [game.tie] + taken_over if text]),
        "game": {
            "name": game.title,
            "sourceGameId": result.title,
            "highestWins": results.highest_wins(game),
            "noPoints": results.scores(game) is None,
        },
        "players": [
            {
                "name": name,
                "sourcePlayerId": player.person or name,
                "startPlayer": False,
                "winner": player.place == 1,
                "rank": player.place or len(result.players),
                "score": player.score or 0,
            }
            for name, player in zip(game.names, result.players)
        ],
    }
