"""Write saved games and results as JSON and CSV for other programs. Runs only on CPython, because MicroPython lacks
`csv`."""

import csv
import io
import uuid
from collections.abc import Sequence
from typing import Any

from . import history, results
from .codes import Taken
from .parts import names
from .saved import SavedGame
from .times import by_seat
from .titles import has_players, module

SPACE = uuid.uuid5(uuid.NAMESPACE_DNS, "hamstertop")


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
    """Return the players' statistics, ordered by number of wins and ready to be written as JSON."""
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
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(history.rows(games))
    return text.getvalue()


def uuid5(*parts: str) -> str:
    """Return a UUID for `bgstats.plays` that is always the same for the same parts."""
    return str(uuid.uuid5(SPACE, "/".join(parts)))


def read_csv(text: str) -> list[Taken]:
    """Return the results in a table written by `as_csv`. Columns can be in any order, and unknown ones are ignored.

    Raises:
        ValueError: the text is not such a table, or a row is not valid; the message says which.
    """
    head = text.partition("\n")[0]
    separator = max(",;\t", key=head.count)  # some spreadsheets use a separator other than a comma
    reader = csv.DictReader(io.StringIO(text), delimiter=separator)
    entries: dict[str, dict[str, Any]] = {}
    try:
        missing = {*history.COLUMNS, *history.KEPT} - {"game", "title", "players", "won", *(reader.fieldnames or ())}
        for row in reader if not missing else ():
            entry = entries.setdefault(row["id"], _entry(row))
            entry["players"].append(
                {
                    "name": history.name(row["player"]),
                    "place": int(row["place"]),
                    "score": int(row["score"]) if row["score"] else None,
                    history.TIE: int(row[history.TIE]) if row.get(history.TIE) else None,
                }
            )
            if row["named"] == "0":
                entry["unnamed"].append(len(entry["players"]) - 1)
    except (TypeError, ValueError, AttributeError, csv.Error):
        raise ValueError(f"line {reader.line_num} is not a valid row for a player") from None
    if missing:
        raise ValueError(f"not a table of results (missing columns: {', '.join(sorted(missing))})")
    return list(reversed(history.read({history.RESULTS: list(entries.values())})))


def _entry(row: dict[str, str]) -> dict[str, Any]:
    """Return a game's entry, still without players, from its first row."""
    return {
        "id": row["id"],
        "game": row["folder"],
        "date": row["date"],
        "rounds": int(row["rounds"] or 0),
        "minutes": int(row["minutes"] or 0),
        "setup": [int(value) for value in row["setup"].split()],
        "players": [],
        "unnamed": [],
    }
