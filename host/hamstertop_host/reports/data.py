"""Write saved games and results as JSON for other programs."""

from collections.abc import Sequence
from typing import Any

from . import results
from .parts import names
from .saved import SavedGame
from .times import by_seat
from .titles import has_players, module


def of_game(game: SavedGame) -> dict[str, Any]:
    """Return a game's data, ready to be written as JSON. `seat` is the seat that the device was waiting for. Undone
    events are reduced to their kinds."""
    reporting = module(game.game)
    players = names(game) if has_players(game) else []
    return {
        "game": game.game,
        "title": game.title,
        "players": players,
        "over": bool(game.table.over),
        "unread_bytes": game.unread,
        "taken_back": game.undone,
        "seconds": game.seconds,
        "turn_seconds": by_seat(game, reporting.owners(game)) if players else [],
        **reporting.facts(game),
        "places": game.table.places if players and game.table.over else None,
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


def of_players(games: Sequence[results.Finished]) -> list[dict[str, Any]]:
    """Return what the players' games add up to, ready to be written as JSON. The players are ordered by their share of
    games won."""
    totals = results.totals(games)
    titles = {game.result.title: game.title for game in games}
    order = games[0].words.order if games else str
    return [
        {
            "name": name,
            "wins": person.wins,
            "games": person.games,
            "mean_scores": {titles[title]: person.mean(title) for title in person.scores},
        }
        for name, person in totals.of().ranked(order).items()
    ]
