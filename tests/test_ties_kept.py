"""Every export format includes what broke a tie."""

import csv
import io
import json

import pytest

from hamstertop.saving import codes, records, results
from hamstertop.saving.session import IDENTITY
from hamstertop_host.reports import bgstats, data, evenings, history, page, saved, spreadsheet, terminal
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import results as reports

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
BUILDER = payload(TEAMS.format(1).replace("1 - 3 Zoë", "1 - 4 Zoë"), 4)
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


def test_every_format_shows_what_broke_a_tie() -> None:
    assert [game.tie for game in games()] == list(TOLD)
    texts = [terminal.results_text(games()), page.html([], "a board", games())]
    plays = json.loads(bgstats.as_json(games(), NOW))["plays"]
    assert [play["comments"] for play in plays] == list(TOLD)
    shown = json.loads(evenings.games(json.dumps({"entries": history.of_results(games()), "language": "en"})))
    assert [game["tie"] for game in shown] == list(TOLD)
    for told in filter(None, TOLD):
        assert all(told in text for text in texts)


def test_reading_a_history_or_a_table_restores_tie_breaking_numbers() -> None:
    whole = json.loads(json.dumps({history.RESULTS: history.of_results(games())}))
    assert [player.get("tie") for player in whole["results"][0]["players"]] == [6, 5, None]
    assert [taken.record for taken in history.read(whole)] == list(ALL)
    table = spreadsheet.as_csv(games())
    assert [row["tie"] for row in csv.DictReader(io.StringIO(table.lstrip(spreadsheet.MARK)))][-3:] == ["6", "5", ""]
    assert [taken.record for taken in data.read_csv(table)] == list(ALL)


@pytest.mark.parametrize("found", ALL)
def test_reading_a_code_restores_tie_breaking_numbers(found: bytes) -> None:
    taken = reading.read(codes.code(found[:IDENTITY], codes.result(results.Result(found), 2500)))
    assert (taken.record, taken.day) == (found, 2500)


@pytest.mark.parametrize("tie", [-1, 1 << 28, 1.5, "6", True, [6]])
def test_an_impossible_tie_breaking_number_is_refused(tie: object) -> None:
    (entry, *_) = history.of_results(games())
    entry["players"][0]["tie"] = tie
    with pytest.raises(ValueError, match="is not a valid result"):
        history.read({history.RESULTS: [entry]})
