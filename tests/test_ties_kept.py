"""Every export format includes what broke a tie."""

import csv
import io
import json

import pytest

import made
from hamstertop_host.reports import bgstats, evenings, history, page, saved, spreadsheet, terminal
from hamstertop_host.reports import results as reports
from test_log_history import game


def teams(number: int, builder: int, left: int) -> bytes:
    """Return the result of a game of Hamsterrolle in which seat 2 has `left` pieces left."""
    rows = (1, None, "Jo", 0), (3, None, "Ben", 0), (1, None, "Zoë", left), (3, None, "Mum", 4)
    return game(number, "hamsterrolle", 20, 0, *rows, setup=(4, 2, *(0,) * 7, builder, 0, 0))


HAMSTERDAM = game(1, "hamsterdam", 31, 9, (1, 7, "Jo", 6), (2, 7, "Zoë", 5), (3, 9, ""), setup=(3, 0, 1))
SHARED = game(2, "hamsterdam", 31, 9, (1, 7, "Jo", 31), (1, 7, "Zoë", 31), setup=(2, 0, 0))
ROLLE = teams(3, 0, 3)
BUILDER = teams(4, 1, 4)
PAD = game(5, "score_pad", 12, 2, (1, -3, "Jo"), (1, -3, "Ben"), setup=(2, 0))
RUN = game(6, "run_hamster_run", 55, 7, (1, None, "Jo"), (2, None, "Ben"), setup=(2,))
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
    return reports.read(made.blob(*ALL), saved.Speaker())


def test_every_format_shows_what_broke_a_tie() -> None:
    assert [game.tie for game in games()] == list(TOLD)
    texts = [terminal.results_text(games()), page.html([], "a board", games())]
    assert [bgstats.play(game)["comments"] for game in games()] == list(TOLD)
    shown = json.loads(evenings.games(json.dumps({"entries": history.of_results(games()), "language": "en"})))
    assert [game["tie"] for game in shown] == list(TOLD)
    for told in filter(None, TOLD):
        assert all(told in text for text in texts)
    table = csv.DictReader(io.StringIO(spreadsheet.as_csv(games()).lstrip(spreadsheet.MARK)))
    assert [row["tie"] for row in table][-3:] == ["6", "5", ""]


@pytest.mark.parametrize("tie", [-1, 1 << 28, 1.5, "6", True, [6]])
def test_an_impossible_tie_breaking_number_is_refused(tie: object) -> None:
    (entry, *_) = history.of_results(games())
    entry["players"][0]["tie"] = tie
    with pytest.raises(ValueError, match="is not a valid result"):
        history.read({history.RESULTS: [entry]})
