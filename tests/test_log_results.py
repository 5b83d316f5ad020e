"""`hamstertop log` reads the results of finished games, and lists, counts and exports them."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

import made
from hamstertop import chance
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving import results
from hamstertop.saving.people import NOBODY, Person
from hamstertop.saving.session import Session
from hamstertop.saving.settings import BLOB as SETTINGS
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host import cli
from hamstertop_host.reports import bgstats, evenings, history, overview, saved, spreadsheet
from hamstertop_host.reports import results as reports
from test_log_history import Log, game, log

__all__ = ["log"]

ODD = "\x1b[31mEd"
GAMES = (
    game(1, "score_pad", 42, 5, (1, 30, "Anna"), (2, 12, "Ben")),
    game(2, "hamsterdam", 31, 9, (2, 14, "Anna"), (1, 9, "Ben"), (3, 20, "")),
    game(3, "score_pad", 0, 3, (1, 10, "Anna"), (1, 10, ODD), (3, 5, "Ben")),
    game(4, "run_hamster_run", 55, 7, (2, None, "Anna"), (2, None, "Ben")),
    game(5, "score_pad", 12, 2, (1, -3, "Anna"), (2, -4, "Ben")),
)


def blob(payloads: tuple[bytes, ...] = GAMES) -> bytes:
    """Return a blob with these results, as a device stores it."""
    return made.blob(*payloads)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Return a folder with results but no saved game."""
    folder = tmp_path / "evening"
    folder.mkdir()
    (folder / "results.bin").write_bytes(blob())
    return folder


def test_an_abandoned_game_is_listed_as_unfinished_but_not_counted(tmp_path: Path, log: Log) -> None:
    given_up = game(6, "hamsterdam", 12, 3, (0, 4, "Anna"), (0, 2, "Ben"))
    (tmp_path / "results.bin").write_bytes(blob((*GAMES[:1], given_up)))
    lines = log(tmp_path).splitlines()
    assert lines[3] == "1  Hamsterdam  unfinished  Anna 4, Ben 2          12 played"
    players = lines[lines.index("Players") + 3 : lines.index("Titles") - 1]
    assert [line.split()[:3] for line in players] == [["Anna", "1", "1"], ["Ben", "0", "1"]]
    told = json.loads(log(tmp_path, "--json"))["results"]
    assert [game["over"] for game in told] == [True, False]
    assert [player["place"] for player in told[1]["players"]] == [None, None]
    rows = tmp_path / "rows.csv"
    log(tmp_path, "--csv", rows)
    assert {row["title"] for row in csv.DictReader(rows.open(encoding="utf-8-sig"))} == {"Score pad"}


@pytest.mark.rule("C-9")
def test_a_player_who_left_is_listed_last_and_neither_ranked_nor_counted(tmp_path: Path, log: Log) -> None:
    (tmp_path / "results.bin").write_bytes(
        blob((game(6, "score_pad", 12, 3, (0, 40, "Anna"), (2, 1, "Dad"), (1, 2, "Ben")),))
    )
    lines = log(tmp_path).splitlines()
    assert lines[3] == "1  Score pad  Ben     1. Ben 2, 2. Dad 1, Anna 40  12 played"
    players = lines[lines.index("Players") + 3 : lines.index("Titles") - 1]
    assert [line.split()[:3] for line in players] == [["Ben", "1", "1"], ["Dad", "0", "1"]]
    told = tmp_path / "told.json"
    told.write_text(log(tmp_path, "--json"), "utf-8")
    assert [player["place"] for player in json.loads(told.read_text("utf-8"))["results"][0]["players"]] == [None, 2, 1]
    assert log(told).splitlines()[3] == lines[3], "the history holds who left"
    (left,) = reports.read((tmp_path / "results.bin").read_bytes(), saved.Speaker())
    assert bgstats.play(left)["game"]["highestWins"]


def test_the_text_lists_the_latest_game_first_and_then_the_players_and_titles(evening: Path, log: Log) -> None:
    lines = log(evening).splitlines()
    assert lines[:8] == [
        "Results, latest game first",
        "",
        "   game                won by         ranking                              minutes",
        "1  Score pad           Anna           1. Anna -3, 2. Ben -4                12 played",
        "2  Run, Hamster, Run!  nobody         2. Anna, 2. Ben                      55 played",
        "3  Score pad           Anna, ?[31mEd  1. Anna 10, 1. ?[31mEd 10, 3. Ben 5",
        "4  Hamsterdam          Ben            1. Ben 9, 2. Anna 14, 3. Green 20    31 played",
        "5  Score pad           Anna           1. Anna 30, 2. Ben 12                42 played",
    ]
    assert "\x1b" not in "".join(lines)
    table = [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines]
    players, each = lines.index("Players"), lines.index("Titles")
    assert table[players + 3 : each - 1] == [
        ["Anna", "3", "5", "60%", "Hamsterdam 14.0, Score pad 12.3"],
        ["Ben", "1", "5", "20%", "Hamsterdam 9.0, Score pad 4.3"],
        ["?[31mEd", "1", "1", "100%", "Score pad 10.0"],
    ], "a seat without a name is nobody in particular, and who has played less than five games comes last"
    assert table[each + 3 :] == [
        ["Score pad", "3", "Anna 3"],
        ["Hamsterdam", "1", "Ben 1"],
        ["Run, Hamster, Run!", "1", "nobody"],
    ]


def test_the_csv_has_one_row_per_player_and_game(evening: Path, log: Log, tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    assert log(evening, "--csv", path) == f"{path}: 5 finished games\n"
    assert b"\r" not in path.read_bytes(), "lines end as in any other file here"
    rows = list(csv.DictReader(path.open(encoding="utf-8-sig", newline="")))
    assert len(rows) == 12
    assert rows[0] == {
        "game": "1",
        "title": "Score pad",
        "players": "2",
        "rounds": "2",
        "minutes": "12",
        "seat": "0",
        "player": "Anna",
        "place": "1",
        "score": "-3",
        "won": "1",
        "named": "1",
        "date": "",
        "setup": "",
        "folder": "score_pad",
        "id": "'30303035",
        "tie": "",
        "person": "",
        "before": "",
    }
    assert (rows[3]["score"], rows[3]["won"]) == ("", "0")


BEGUN = ('=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "'=1", "''=1", '"=1')
FORMULAS = (*BEGUN, "Ann;=1", "Ann,+1", 'Ann";-1', "Ann; '@A1")


@pytest.mark.parametrize("name", FORMULAS)
@pytest.mark.parametrize("decimal", ".,")
def test_no_cell_contains_a_formula_in_any_dialect(name: str, decimal: str) -> None:
    found = (game(1, "score_pad", 42, 5, (1, -3, name), (2, -4, "'Ben")),)
    table = spreadsheet.as_csv(reports.read(blob(found), saved.Speaker()), decimal)
    for separator in ",;\t":
        for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_NONE):
            for row in csv.reader(table.splitlines(), delimiter=separator, quoting=quoting):
                texts = [cell.lstrip(' "') for cell in row]
                assert [text for text in texts if text[:1] in tuple("=+-@") and not text[1:].isdigit()] == []


def test_every_text_in_a_table_is_quoted_and_cells_are_separated_as_the_reader_writes_numbers() -> None:
    games = reports.read(blob(GAMES[4:]), saved.Speaker())
    assert spreadsheet.as_csv(games).split("\n")[1] == (
        '1,"Score pad",2,2,12,0,"Anna",1,-3,1,1,,"","score_pad","\'30303035",,"",""'
    )
    assert spreadsheet.as_csv(games, ",").split("\n")[1].startswith('1;"Score pad";2;2;12;0;"Anna";1;-3;')
    assert spreadsheet.as_csv(games)[0] == "\ufeff"


def test_a_play_for_bg_stats_has_the_fields_that_its_makers_publish() -> None:
    plays = [bgstats.play(game) for game in reports.read(blob(), saved.Speaker()) if game.result.finished]
    assert [[play["game"][field] for field in ("name", "highestWins", "noPoints")] for play in plays][1::2] == [
        ["Hamsterdam", False, False],
        ["Run, Hamster, Run!", True, True],
    ]
    assert plays[1]["durationMin"] == 31
    fields = ("name", "score", "winner", "rank", "startPlayer")
    assert [[player[field] for field in fields] for player in plays[1]["players"]] == [
        ["Anna", 14, False, 2, False],
        ["Ben", 9, True, 1, False],
        ["Green", 20, False, 3, False],
    ]
    assert len({play["sourcePlayId"] for play in plays}) == len(plays)


PLAYED = (  # Jo and Grandma Jo are the same person, and a seat without a name has won once
    game(1, "hamsterdam", 40, 9, (1, 7, "Jo"), (2, 8, "Ben"), (3, 9, "")),
    game(2, "hamsterdam", 50, 9, (2, 6, "Grandma Jo"), (3, 8, "Ben"), (1, 5, "")),
    game(3, "score_pad", 5, 3, (1, 10, "Ben"), (2, 9, "Jo")),
    game(4, "run_hamster_run", 55, 7, (2, None, "Jo"), (2, None, "Ben")),
)


def test_a_persons_overview_shows_wins_favourite_games_best_scores_and_opponents() -> None:
    totals = reports.totals(reports.read(blob(PLAYED), saved.Speaker()))
    facts, (ahead,) = overview.person(totals, "Jo", saved.Speaker())
    assert dict(facts) == {
        "wins": "1 of 3, 33%",
        "Favourite game": "Hamsterdam, Run, Hamster, Run!, Score pad",
        "Best: Hamsterdam": "7",
        "Best: Score pad": "9",
    }
    assert "1 : 1" in ahead.picture
    assert "Ben" in ahead.picture
    assert overview.person(totals, "Green", saved.Speaker()) == ([], []), "a seat without a name is nobody"


def test_a_titles_overview_shows_its_best_score_usual_duration_and_winners() -> None:
    sums = reports.totals(reports.read(blob(PLAYED), saved.Speaker())).of(title="hamsterdam")
    facts = overview.title(sums, "hamsterdam", saved.Speaker())
    assert facts == [("games", "2"), ("Best: Hamsterdam", "6, Grandma Jo"), ("minutes", "45")]
    (wins,) = overview.wins(sums, saved.Speaker().report)
    assert ["1 of 1" in wins.picture, "0 of 2" in wins.picture, "Green" in wins.picture] == [True, True, False]
    assert overview.title(sums, "hamsterrolle", saved.Speaker()) == []


def test_merging_two_names_combines_their_games_in_every_export_and_can_be_undone() -> None:
    entries = placed(PLAYED)

    def shown() -> dict[str, Any]:
        return ask("shown", year="", title="", person="Grandma Jo", language="en")

    ask("begin", None)
    ask("count", add=entries, drop=[])
    assert shown()["people"] == ["Jo", "Ben", "Grandma Jo"]
    assert shown()["others"] == ["Jo"], "Grandma Jo has played against Ben, so they are two people"
    ask("join", key="Jo", person="Grandma Jo")
    assert [shown()["people"], shown()["joined"], shown()["keys"]] == [
        ["Ben", "Grandma Jo"],
        ["Jo"],
        ["=Grandma Jo", "=Jo"],
    ]
    assert shown()["facts"][0] == ["wins", "1 of 4, 25%"]
    for kind in ("csv", "json"):
        text = ask("file", kind=kind, language="en")
        text += ask("file", entries=entries, language="en") + ask("file")
        assert ["Grandma Jo" in text, '"Jo"' in text] == [True, False], kind
    ask("join", key="Jo", person=None)
    assert shown()["people"] == ["Jo", "Ben", "Grandma Jo"]


def ask(name: str, *whole: Any, **asked: Any) -> Any:
    """Ask the results page's worker."""
    return json.loads(getattr(evenings, name)(json.dumps(whole[0] if whole else asked)))


def placed(payloads: tuple[bytes, ...]) -> list[dict[str, Any]]:
    """Return the entries of results, with an order as the results page stores it."""
    entries = history.of_results(reports.read(blob(payloads), saved.Speaker()))
    return [{**entry, "order": f"{at}"} for at, entry in enumerate(entries)]


def test_totals_are_the_same_after_games_were_added_replaced_and_removed_in_any_order() -> None:
    other = game(2, "hamsterdam", 50, 9, (1, 6, "Cleo"), (3, 8, "Ben"), (2, 5, ""))
    ask("begin", None)
    entries = placed(PLAYED)
    ask("count", add=placed((*PLAYED[:1], other)), drop=[])
    answer = ask("count", add=entries[1:2], drop=placed((*PLAYED[:1], other))[1:])
    assert answer["fresh"] == 1, "it ended differently"
    assert answer["keys"] == [["=Grandma Jo", "=Ben"]]
    ask("count", add=[entries[3], entries[2]], drop=[])
    assert ask("count", add=entries[:1], drop=entries[:1])["fresh"] == 0
    shown = ask("shown", year="", title="", person="", language="en")
    ask("begin", None)
    ask("count", add=entries, drop=[])
    same = ask("shown", year="", title="", person="", language="en")
    assert [shown["facts"], shown["pictures"], shown["played"]] == [same["facts"], same["pictures"], same["played"]]


def test_results_are_filtered_by_year_and_title() -> None:
    entries = placed(PLAYED)
    entries[0]["date"], entries[1]["date"] = "2025-01-02", "2026-01-02"
    ask("begin", None)
    ask("count", add=entries, drop=[])
    shown = ask("shown", year="2025", title="hamsterdam", person="", language="en")
    assert shown["years"] == ["2026", "2025"]
    assert [row[:4] for row in shown["tables"][0]["rows"]] == [["Jo", "1", "1", "100%"], ["Ben", "0", "1", "0%"]]
    assert ask("shown", year="2026", title="", person="Jo", language="en")["facts"] == []


def test_the_results_on_the_page_begin_with_a_chart_of_who_wins(evening: Path, log: Log, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    log(evening, "--html", page)
    results = page.read_text("utf-8").partition("<h2>Results</h2>")[2]
    assert results.index("Who wins?") < results.index("<table>")
    assert "3 of 5" in results


def test_results_are_listed_after_the_report_on_a_saved_game_in_the_same_folder(evening: Path, log: Log) -> None:
    storage = MemoryStorage()
    session = Session(storage, chance.Seeded(1), lambda: 0)
    session.begin("score_pad", ("setup", 2, 0))
    (evening / "score_pad.bin").write_bytes(whole(storage, "score_pad"))
    text = log(evening)
    assert text.startswith("Score pad: 2 players")
    assert "\n\nResults, latest game first\n" in text


def test_results_are_read_from_the_slots_of_a_circuitpython_board(tmp_path: Path, log: Log) -> None:
    folder = str(tmp_path / "saved")
    fat.prepare(folder)
    SlotStorage(fat.slots(folder)).replace("results", [blob()])
    assert len(json.loads(log(tmp_path, "--json"))["results"]) == len(GAMES)


def test_unreadable_results_are_omitted(evening: Path, log: Log) -> None:
    (evening / "results.bin").write_bytes(blob()[:-3])
    assert len(json.loads(log(evening, "--json"))["results"]) == len(GAMES) - 1


def test_an_export_without_finished_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    storage = MemoryStorage()
    session = Session(storage, chance.Seeded(1), lambda: 0)
    session.begin("score_pad", ("setup", 2, 0))
    (tmp_path / "score_pad.bin").write_bytes(whole(storage, "score_pad"))
    assert cli.main(["log", str(tmp_path), "--csv", str(tmp_path / "file")]) == 2
    assert "no finished games found" in capsys.readouterr().err


def test_results_saved_by_the_companion_are_read(log: Log, tmp_path: Path) -> None:
    storage = MemoryStorage()
    session = Session(storage, chance.Seeded(1), lambda: 0)
    session.begin("score_pad", ("setup", 2, 0), [Person("a1b201", "Zoë"), NOBODY])
    session.do(("scored", 1, 8))
    session.do(("ended",))
    results.update(storage, session)
    (tmp_path / "results.bin").write_bytes(whole(storage, results.BLOB))
    (result,) = json.loads(log(tmp_path / "results.bin", "--json"))["results"]
    assert result["players"] == [
        {"name": "Zoë", "person": "a1b201", "place": 2, "score": 0},
        {"name": "Orange", "place": 1, "score": 8},
    ]


def test_the_house_rules_of_a_result_are_shown_in_the_readers_language(tmp_path: Path, log: Log) -> None:
    three = (1, 9, "Anna"), (2, 14, "Ben"), (3, 20, "Cleo")
    ruled = game(6, "hamsterdam", 31, 9, *three, setup=(3, 1, 1, 1))
    pairs = [(1 + seat % 2, None, name) for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora"))]
    teams = game(7, "hamsterrolle", 20, 0, *pairs, setup=(4, 2, 0, 1))
    (tmp_path / "results.bin").write_bytes(blob((ruled, teams)))
    told = log(tmp_path)
    assert "House rules" in told
    assert "Variant: Classic, Breach tokens count: next turn, Mobster shifts to: 2 to 12" in told
    assert "Teams: Anna + Cleo, Compartment 0 after a pass: at the piece" in told
    page = tmp_path / "page.html"
    log(tmp_path, "--language", "de", "--html", page)
    assert "Hausregeln" in page.read_text("utf-8")
    assert "next turn" not in page.read_text("utf-8")


UNKNOWN = ((), (3,), (3, 7, 1), (99, 0, 1), (3, 0, 1, 1, 1), (3, 0, 0, 127), (3, 0, 0))


@pytest.mark.parametrize("setup", UNKNOWN)
def test_a_result_with_default_or_unknown_rules_lists_no_house_rules(
    setup: tuple[int, ...], tmp_path: Path, log: Log
) -> None:
    rows = (1, 9, "Anna"), (2, 14, "Ben"), (3, 20, "Cleo")
    unknown = [
        game(at, title, 31, 9, *rows, setup=setup) for at, title in enumerate(("hamsterdam", "gone", "dice_tray"))
    ]
    (tmp_path / "results.bin").write_bytes(blob(tuple(unknown)))
    assert "House rules" not in log(tmp_path)


def test_the_report_lists_what_to_enter_on_each_page_of_another_device(tmp_path: Path, log: Log) -> None:
    storage = MemoryStorage()
    stored = Settings(storage)
    for seat, name in enumerate(("Oma", "Zoë", "", "<Ben>")):
        stored.call(seat, name, chance.Seeded(1))
    stored.seats[0] = ""
    stored.setups = {"hamsterrolle": [4, 2], "score_pad": [3, 60]}  # for the next games
    stored.save()
    for title, setup in (("score_pad", (3, 30)), ("hamsterdam", (3, 1, 1, 1))):
        session = Session(storage, chance.Seeded(1), lambda: 0)
        session.begin(title, ("setup", *setup))
        (tmp_path / f"{title}.bin").write_bytes(whole(storage, title))
    (tmp_path / "settings.bin").write_bytes(whole(storage, SETTINGS))
    page = tmp_path / "page.html"
    log(tmp_path, "--html", page)
    entered = page.read_text("utf-8").partition("Enter on another device")[2]
    pages = [re.findall(">([^<>]+)</(?:h3|li)>", page) for page in entered.split("<h3")[1:]]
    assert pages == [
        ["Names", "Orange: Zoë", "Pink: &lt;Ben&gt;", "New name: Oma"],
        ["Hamsterdam", "Variant: Classic"],
        ["Hamsterdam, House rules", "Breach tokens count: next turn", "Mobster shifts to: 2 to 12"],
        ["Hamsterrolle", "Teams: Blue + Green"],
        ["Score pad", "Time per turn: 1 min"],
    ]
