"""Every export format includes what broke a tie, and data from before ties were stored can still be read.

`golden/before_ties` contains the code that read results and codes at that time, and data that it wrote.
"""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from hamstertop.companion import codes, packing, records, results
from hamstertop.companion.session import IDENTITY
from hamstertop_host.reports import bgstats, data, evenings, history, page, saved, terminal
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import results as reports

BEFORE = Path(__file__).parent / "golden" / "before_ties"
WRITTEN = json.loads((BEFORE / "written.json").read_text("utf-8"))
NOW = "2026-11-22 20:15:00"


def payload(lines: str, number: int) -> bytes:
    return f"{number:04}{lines}".encode()


def rows(*players: tuple[int, int | None, str, int | None]) -> str:
    return "\n".join(results.row(*player) for player in players)


HAMSTERDAM = payload("hamsterdam\n31\n9 3 0 1\n" + rows((1, 7, "Jo", 6), (2, 7, "Zoë", 5), (3, 9, "", None)), 1)
SHARED = payload("hamsterdam\n31\n9 2 0 0\n" + rows((1, 7, "Jo", 31), (1, 7, "Zoë", 31)), 2)
TEAMS = "hamsterrolle\n20\n0 4 2 0 0 0 0 0 0 0 {} 0 0\n" + rows(
    (1, None, "Jo", 0), (3, None, "Ben", 0), (1, None, "Zoë", 3), (3, None, "Mum", 4)
)
ROLLE = payload(TEAMS.format(0), 3)
BUILDER = payload(TEAMS.format(1).replace("1 - Zoë", "01 - Zoë"), 4)
PAD = payload("score_pad\n12\n2 2 0\n" + rows((1, -3, "Jo", None), (1, -3, "Ben", None)), 5)
RUN = payload("run_hamster_run\n55\n7 2\n" + rows((1, None, "Jo", None), (2, None, "Ben", None)), 6)
ALL = (HAMSTERDAM, SHARED, ROLLE, BUILDER, PAD, RUN)
TOLD = (
    "Most hamsters left: Jo 6, Zoë 5",
    "Hamsters tied too: Jo 31, Zoë 31",
    "Fewest pieces left: Jo 0, Ben 0, Zoë 3, Mum 4",
    "Last builder wins: Jo 0, Ben 0, Zoë 4, Mum 4",
    "",
    "",
)


def games() -> list[reports.Finished]:
    return reports.read(b"".join(records.framed(ALL)), saved.Speaker())


def code(found: bytes, day: int = 0) -> str:
    return codes.parts(found[:IDENTITY], codes.result(results.Result(found), day), 1000)[0]


@pytest.fixture(scope="module")
def before() -> dict[str, Any]:
    """Return the namespace of the modules that read results and codes before ties were stored."""
    found: dict[str, Any] = {"IDENTITY": IDENTITY, "NO_SCORE": results.NO_SCORE}
    for name in ("results", "codes"):
        exec((BEFORE / f"{name}.txt").read_text("utf-8"), found)
    return found


# Every format


def test_every_format_shows_what_broke_a_tie() -> None:
    assert [game.tie for game in games()] == list(TOLD)
    texts = [terminal.results_text(games()), page.html([], "a board", games())]
    plays = bgstats.plays(games(), NOW, data.uuid5)["plays"]
    assert [play["comments"] for play in plays] == list(TOLD)
    shown = json.loads(evenings.shown(json.dumps({"entries": history.of_results(games()), "language": "en"})))
    assert [game["tie"] for game in reversed(shown["games"])] == list(TOLD)
    for told in filter(None, TOLD):
        assert all(told in text for text in texts)


def test_reading_a_history_or_a_table_restores_tie_breaking_numbers() -> None:
    whole = json.loads(json.dumps({history.RESULTS: history.of_results(games())}))
    assert [player.get("tie") for player in whole["results"][0]["players"]] == [6, 5, None]
    assert [taken.record for taken in history.read(whole)] == list(ALL)
    table = data.as_csv(games())
    assert [row["tie"] for row in csv.DictReader(io.StringIO(table))][-3:] == ["6", "5", ""]
    assert [taken.record for taken in data.read_csv(table)] == list(ALL)


@pytest.mark.parametrize("found", ALL)
def test_reading_a_code_restores_tie_breaking_numbers_even_with_the_whole_game(found: bytes) -> None:
    assert reading.read(code(found)).record == found
    result = results.Result(found)
    blob = b"".join(records.framed([result.identity + result.title.encode(), b"\x00\x02\x00"]))
    body = codes.result(result, 2500) + packing.events([blob], result.identity)
    taken = reading.whole([reading.part(text) for text in codes.parts(result.identity, body, 20)])
    assert (taken.record, taken.day, taken.journal != b"") == (found, 2500, True)


@pytest.mark.parametrize("tie", [-1, 32, 1.5, "6", True, [6]])
def test_an_impossible_tie_breaking_number_is_refused(tie: object) -> None:
    (entry, *_) = history.of_results(games())
    entry["players"][0]["tie"] = tie
    with pytest.raises(ValueError, match="is not a valid result"):
        history.read({history.RESULTS: [entry]})


# Before ties were stored


def test_older_results_can_still_be_read() -> None:
    stored = bytes.fromhex(WRITTEN["blob"])
    found = reports.read(stored, saved.Speaker())
    assert len(found) == len(WRITTEN["codes"])
    assert [game.result.ties for game in found] == [[None] * len(game.names) for game in found]
    assert [game.tie for game in found] == ["Most hamsters left", "", "", "", "", ""], "without figures"
    taken = [reading.read(text).record for text in WRITTEN["codes"]]
    assert taken == results.standing(records.Reader([stored]))
    assert [code(each, 2500) for each in taken] == WRITTEN["codes"], "without a tie nothing is written otherwise"
    whole = reading.whole([reading.part(text) for text in WRITTEN["whole"]])
    (game,) = reports.taken([whole], saved.Speaker())
    assert (game.result.players[0], game.journal != b"") == ((1, 7, "Jo"), True)


@pytest.mark.parametrize("found", ALL)
def test_older_readers_can_read_todays_results(found: bytes, before: dict[str, Any]) -> None:
    then, now = before["Result"](found), results.Result(found)
    for field in ("identity", "title", "minutes", "rounds", "setup", "players", "winners"):
        assert getattr(then, field) == getattr(now, field)
    assert before["standing"]([found]) == [found]
    taken = before["read"](code(found))
    assert (before["Result"](taken.record).players, taken.journal) == (now.players, b"")
