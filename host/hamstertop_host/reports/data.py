"""Saved games and results for other programs: JSON and CSV. For a laptop only, as MicroPython has no `csv`."""

import csv
import io
from collections.abc import Sequence
from typing import Any

from . import results
from .parts import names
from .saved import SavedGame
from .times import by_seat
from .titles import has_players, module

COLUMNS = ("game", "title", "players", "rounds", "minutes", "seat", "player", "place", "score", "won")


def of_game(game: SavedGame) -> dict[str, Any]:
    """The game for JSON. `seat` is whom the device waited for; an event that was taken back has its kind only."""
    reporting = module(game.game)
    players = names(game) if has_players(game) else []
    return {
        "game": game.game,
        "title": game.title,
        "version": game.version,
        "players": players,
        "over": bool(game.table.over),
        "unread_bytes": game.unread,
        "taken_back": game.undone,
        "seconds": game.seconds,
        "turn_seconds": by_seat(game, reporting.owners(game)) if players else [],
        **reporting.facts(game),
        "events": [
            {
                "event": step.public if step.event else ["undo"],
                "seat": step.before.to_act,
                "seconds": step.seconds,
                "stands": step.stands,
            }
            for step in game.steps
        ],
    }


def of_results(games: Sequence[results.Finished]) -> list[dict[str, Any]]:
    """The games for JSON, the latest last."""
    return [
        {
            "game": game.result.title,
            "title": game.title,
            "rounds": game.result.rounds or None,
            "minutes": game.result.minutes or None,
            "over": game.result.finished,
            "players": [
                {"name": name, "place": place or None, "score": score}
                for name, (place, score, _) in zip(game.names, game.result.players, strict=True)
            ],
        }
        for game in games
    ]


def of_players(games: Sequence[results.Finished]) -> list[dict[str, Any]]:
    """The players for JSON, the one with the most wins first."""
    return [
        {
            "name": name,
            "wins": player.wins,
            "games": player.games,
            "longest_streak": player.streak,
            "mean_scores": player.means(),
        }
        for name, player in results.statistics(games).items()
    ]


def as_csv(games: Sequence[results.Finished]) -> str:
    """A row a player a game, below a row of heads. Games count from the last one, 1."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for number, game in enumerate(reversed(games), 1):
        result = game.result
        start = (number, game.title, len(game.names), result.rounds or "", result.minutes or "")
        for seat, (name, (place, score, _)) in enumerate(zip(game.names, result.players, strict=True)):
            writer.writerow((*start, seat, name, place, "" if score is None else score, int(place == 1)))
    return text.getvalue()
