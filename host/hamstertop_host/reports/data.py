"""Write saved games and results as JSON for other programs, and read results from CSV. Runs only on CPython, because
MicroPython lacks `csv`."""

import csv
import io
from collections.abc import Sequence
from typing import Any

from . import history, results, spreadsheet
from .codes import Taken
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


def read_csv(text: str) -> list[Taken]:
    """Return the results in a table from `spreadsheet`. Columns can be in any order, and unknown ones are ignored.

    Raises:
        ValueError: the text is not such a table, or a row is not valid; the message says which.
    """
    text = text.lstrip(spreadsheet.MARK)
    head = text.partition("\n")[0]
    separator = max(",;\t", key=head.count)  # some spreadsheets use a separator other than a comma
    reader = csv.DictReader(io.StringIO(text), delimiter=separator)
    entries: dict[str, dict[str, Any]] = {}
    try:
        needed = {*spreadsheet.COLUMNS, *spreadsheet.KEPT} - {"game", "title", "players", "won"}
        missing = needed - {*(reader.fieldnames or ())}
        for cells in reader if not missing else ():
            row = {column: cell and spreadsheet.read(cell) for column, cell in cells.items() if column}
            entry = entries.setdefault(row["id"], _entry(row))
            before = row.get(history.BEFORE)
            entry["players"].append(
                {
                    "name": row["player"],
                    "place": int(row["place"]),
                    "score": int(row["score"]) if row["score"] else None,
                    history.TIE: int(row[history.TIE]) if row.get(history.TIE) else None,
                    history.PERSON: row.get(history.PERSON),
                    history.BEFORE: [{"name": name} for name in before.split(spreadsheet.THEN)] if before else [],
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
