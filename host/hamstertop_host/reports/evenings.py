"""Answer requests from the site's results page with JSON, on MicroPython.

Questions and answers are JSON. The page keeps the entries of a history (see docs/results.md) and the totals of all
games; this module holds the totals in between. Adding games parses only them, and shows nothing but what is asked for.
"""

import json
from binascii import hexlify

from hamstertop.saving import codes as writing
from hamstertop.saving import records
from hamstertop.saving.results import identity

from . import bgstats, codes, history, overview, people, results, saved, spreadsheet, svg
from .totals import Totals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .codes import Taken
    from .parts import Figure
    from .results import Finished

    Entry = dict[str, Any]

_open: "dict[str, Any]" = {"totals": Totals(), "file": None}  # what is held between questions


def read(question: str) -> str:
    """Read a result from the text of its code. Return {"entries": ...} or {"refused": the reason (see `codes`)}."""
    try:
        taken = codes.read(json.loads(question))
    except codes.Refused as error:
        return json.dumps({"refused": error.why})
    return json.dumps({"entries": _entries([taken])})


def device(question: str) -> str:
    """Return the results in a device's blob as {"entries": [...], "gone": ids of results that were undone}."""
    blob = bytes(json.loads(question))
    entries = history.of_results(results.finished(results.read(blob, saved.Speaker())))
    standing = [entry["id"] for entry in entries]
    found = [hexlify(identity(payload)).decode() for payload in records.Reader((blob,), records.RESULTS)]
    gone = [each for number, each in enumerate(found) if each and each not in standing + found[:number]]
    return json.dumps({"entries": entries, "gone": gone})


def opened(question: str) -> str:
    """Return {"entries": ...} for some of the results in a history file, which begin "at" a number, or {"refused": the
    reason}."""
    asked = json.loads(question)
    try:
        taken = history.read(asked["history"], asked["at"])
    except ValueError as error:
        return json.dumps({"refused": str(error)})
    return json.dumps({"entries": _entries(taken)})


def _entries(taken: "Sequence[Taken]") -> "list[Entry]":
    return history.of_results(results.taken(taken, saved.Speaker()))


def begin(question: str) -> str:
    """Hold the totals that the page has stored, or empty ones for null."""
    _open["totals"] = Totals(json.loads(question))
    return "null"


def count(question: str) -> str:
    """Add and remove games, given as lists of "add" and "drop", the latter with the entries that are replaced.

    Return how many games are "fresh", meaning that they are new or ended differently, and the "keys" of the people in
    each game that was added.
    """
    asked = json.loads(question)
    held: Totals = _open["totals"]
    before = {entry["id"]: entry for entry in asked["drop"]}
    for entry in asked["add"]:
        held.spell(list(zip(_keys(entry), [row["name"] for row in entry["players"]])), entry["order"])
        earlier = [each for row in entry["players"] for each in row.get(history.BEFORE) or () if each]
        held.spell([(people.key(each[history.PERSON], each["name"]), each["name"]) for each in earlier], entry["order"])
    held.settle()
    for times, entries in ((-1, asked["drop"]), (1, asked["add"])):
        for entry in entries:
            seats = [(key, row["place"] or 0, row["score"]) for key, row in zip(_keys(entry), entry["players"])]
            year = (entry["date"] or "")[:4]
            if entry["over"]:
                held.add(entry["game"], year, entry["minutes"] or 0, seats, times)
    held.settle()
    fresh = 0
    for entry in asked["add"]:
        fresh += entry["id"] not in before or _ended(before[entry["id"]]) != _ended(entry)
    keys = [[key for key in _keys(entry) if key] for entry in asked["add"]]
    return json.dumps({"fresh": fresh, "keys": keys})


def differs(question: str) -> str:
    """Return whether two entries of a game say that it ended differently."""
    one, other = json.loads(question)
    return json.dumps(_ended(one) != _ended(other))


def _keys(entry: "Entry") -> list[str]:
    """Return the keys by which the people in a game are known, by seat, with "" for a seat without a name."""
    rows = enumerate(entry["players"])
    return ["" if seat in entry["unnamed"] else people.key(row.get(history.PERSON), row["name"]) for seat, row in rows]


def _ended(entry: "Entry") -> "list[Any]":
    players = [[row["place"], row["score"], row.get(history.TIE)] for row in entry["players"]]
    return [entry["game"], entry["rounds"], players]


def join(question: str) -> str:
    """List the results under a "key" as those of "person", or separately if it is null."""
    asked = json.loads(question)
    _open["totals"].join(asked["key"], asked["person"])
    return "null"


def totals(question: str) -> str:
    """Return the totals for the page to store."""
    return json.dumps(_open["totals"].stored())


def shown(question: str) -> str:
    """Return what the games of a "year", "title" and "person" add up to, each "" for all."""
    asked = json.loads(question)
    speaker = saved.Speaker(language=asked["language"])
    held: Totals = _open["totals"]
    year, title, person = asked["year"], asked["title"], asked["person"]
    sums, words = held.of(year, title), speaker.report
    names = list(held.of().ranked(words.order))
    facts: overview.Facts = []
    tables = []
    if person:
        facts, pictures = overview.person(held, person, speaker, year, title)
    else:
        facts = overview.title(sums, title, speaker) if title else []
        pictures = overview.wins(sums, words)
        tables = overview.tables(held, speaker, year, title)
    met = [other for other in names if (person, other) in held.of().ahead]
    return json.dumps(
        {
            "years": held.years(),
            "titles": [[each, overview.called(each, speaker)] for each in held.of().titles()],
            "played": sums.titles(),
            "people": names,
            "ranked": list(sums.ranked(words.order)),
            "others": [other for other in names if other != person and other not in met],
            "joined": held.parts(person) if person else [],
            "keys": held.keys(person) if person else [""],
            "facts": facts,
            "pictures": _pictures(pictures),
            "tables": [
                {"title": each.title, "head": list(each.head), "rows": list(each.rows), "right": each.right()}
                for each in tables
            ],
            "defs": svg.defs(),
        }
    )


def _pictures(found: "Sequence[Figure]") -> "list[dict[str, str]]":
    return [{"title": figure.title, "picture": figure.picture} for figure in found]


def games(question: str) -> str:
    """Return how to show each of the "entries"."""
    return json.dumps([_shown(game) for game in _games(json.loads(question))])


def _shown(game: "Finished") -> "dict[str, Any]":
    players = []
    for place, seat in game.result.order:
        players.append({"place": place, "name": game.seated[seat], "score": game.result.players[seat].score})
        if game.persons[seat]:
            players[-1]["person"] = game.persons[seat]
    return {
        "id": hexlify(game.result.identity).decode(),
        "game": game.result.title,
        "title": game.title,
        "date": history.date(game.day),
        "minutes": game.result.minutes,
        "timed": game.result.timed,
        "players": players,
        "tie": game.tie,
        "chosen": [list(pair) for pair in game.chosen],
        "play": bgstats.play(game) if game.result.finished else None,
        "code": writing.code(game.result.identity, writing.result(game.result, game.day)),
    }


def file(question: str) -> str:
    """Begin a file of a "kind" (csv or json), or continue it with "entries", or end it. Return its text."""
    asked = json.loads(question)
    if "kind" in asked:
        decimal = saved.Speaker(language=asked["language"]).report.number(0, 1)[1]
        kinds = {"csv": spreadsheet.Table(decimal), "json": history.History()}
        _open["file"] = kinds[asked["kind"]]
        return json.dumps(_open["file"].begin())
    if "entries" in asked:
        return json.dumps(_open["file"].add(_games(asked)))
    return json.dumps(_open["file"].end())


def _games(asked: "dict[str, Any]") -> "list[Finished]":
    """Return the games in "entries". People who have been merged have the names under which they are listed."""
    held: Totals = _open["totals"]
    taken = history.read({history.RESULTS: asked["entries"]})
    found = results.taken(taken, saved.Speaker(language=asked["language"]))
    for game in found:
        game.call(held.who)
    return found
