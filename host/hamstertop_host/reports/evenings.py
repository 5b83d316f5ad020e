"""Answer requests from the site's results page with JSON, on MicroPython. `docs/results.md` describes the entries."""

import json
from binascii import hexlify

from hamstertop.saving import codes as writing
from hamstertop.saving import records
from hamstertop.saving.session import IDENTITY

from . import bgstats, codes, history, overview, results, saved, spreadsheet, svg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .parts import Figure
    from .results import Finished


def read(question: str) -> str:
    """Read a result from the text of its code. Return {"entry": ...} or {"refused": the reason (see `codes`)}."""
    try:
        taken = codes.read(json.loads(question))
    except codes.Refused as error:
        return json.dumps({"refused": error.why})
    return json.dumps({"entry": history.of_results(results.taken([taken], saved.Speaker()))[0]})


def device(question: str) -> str:
    """Return the results in a device's blob as {"entries": [...], "gone": ids of results that were undone}."""
    blob = bytes(json.loads(question))
    entries = history.of_results(results.finished(results.read(blob, saved.Speaker())))
    standing = [entry["id"] for entry in entries]
    payloads = [payload for payload in records.Reader((blob,)) if len(payload) == IDENTITY]
    gone = [identity for identity in (hexlify(payload).decode() for payload in payloads) if identity not in standing]
    return json.dumps({"entries": entries, "gone": gone})


def opened(question: str) -> str:
    """Return the entries of a history file, as {"entries": ...} or {"refused": the reason}."""
    try:
        taken = history.read(json.loads(json.loads(question)))
    except ValueError as error:
        return json.dumps({"refused": str(error)})
    return json.dumps({"entries": history.of_results(results.taken(taken, saved.Speaker()))})


def shown(question: str) -> str:
    """Return what to show for {"entries", "language"}: the games, latest first, with tables and charts."""
    games = _games(json.loads(question))
    found = [_shown(game) for game in reversed(games)]
    persons = list(results.statistics(games))
    tables = [
        {
            "title": table.title,
            "head": list(table.head),
            "rows": [list(row) for row in table.rows],
            "right": table.right(),
        }
        for table in results.tables(games)[1:]
    ]
    pictures = _pictures(overview.wins(games))
    return json.dumps({"games": found, "tables": tables, "pictures": pictures, "persons": persons, "defs": svg.defs()})


def about(question: str) -> str:
    """Return everything about a "person" or "title" in the "entries": facts, charts and games, latest first."""
    asked = json.loads(question)
    games = _games(asked)
    if "person" in asked:
        facts, pictures, found = overview.person(games, asked["person"])
    else:
        facts, pictures, found = overview.title(games, asked["title"])
    shown = [_shown(game) for game in reversed(found)]
    return json.dumps({"facts": facts, "pictures": _pictures(pictures), "games": shown})


def _pictures(found: "Sequence[Figure]") -> "list[dict[str, str]]":
    return [{"title": figure.title, "picture": figure.picture} for figure in found]


def _shown(game: "Finished") -> "dict[str, Any]":
    players = []
    for place, seat in game.result.order:
        players.append({"place": place, "name": game.names[seat], "score": game.result.players[seat][1]})
        if game.persons[seat]:
            players[-1]["person"] = True
    return {
        "id": hexlify(game.result.identity).decode(),
        "game": game.result.title,
        "title": game.title,
        "date": history.date(game.day),
        "minutes": game.result.minutes,
        "players": players,
        "tie": game.tie,
        "chosen": [list(pair) for pair in game.chosen],
        "code": writing.code(game.result.identity, writing.result(game.result, game.day)),
    }


def file(question: str) -> str:
    """Return the text of a file with the "entries", of a "kind": csv, json or bgstats."""
    asked = json.loads(question)
    games = _games(asked)
    if asked["kind"] == "csv":
        decimal = saved.Speaker(language=asked["language"]).report.number(0, 1)[1]
        return json.dumps(spreadsheet.as_csv(games, decimal))
    made = history.History() if asked["kind"] == "json" else bgstats.Plays(asked["now"])
    return json.dumps(made.begin() + made.add(games) + made.end())


def _games(asked: "dict[str, Any]") -> "list[Finished]":
    """Return the games in "entries", sorted by day. People in "joined" are given the names listed there."""
    taken = history.read({history.RESULTS: asked["entries"]})
    found = sorted([(each.day, number) for number, each in enumerate(taken)])
    games = results.taken([taken[number] for _, number in found], saved.Speaker(language=asked["language"]))
    joined = asked.get("joined") or {}
    for game in games:
        game.names = [joined.get(person) or name for person, name in zip(game.persons, game.names)]
    return games
