"""`hamstertop tables` plays thousands of whole games, and a companion can follow each of them."""

import dataclasses
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys

import pytest

from hamstertop import VERSION
from hamstertop_games import compare, intervals, notation, tables, titles, workers
from hamstertop_games.errors import UserError
from hamstertop_games.hamsterdam import flood
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.tables import Setting
from hamstertop_host import cli
from hamstertop_host.commands import tables as command
from hamstertop_host.reports import balance
from lockstep import Disagreement, Lockstep
from playing import entering
from scenarios import randomly

ROLLE = Setting(seed=5, game="hamsterrolle")


def run(capsys, *words, game="hamsterdam"):
    """Run the command, and return its exit status, the JSON object and stderr."""
    status = cli.main(["tables", game, "--json", *words])
    output = capsys.readouterr()
    return status, json.loads(output.out), output.err


@pytest.mark.parametrize(("players", "variant"), [(2, ["--classic"]), (4, [])])
def test_games_end_and_every_position_is_consistent(capsys, players, variant):
    status, report, errors = run(capsys, "--players", str(players), "--games", "12", "--check", *variant)
    assert (status, report["broken"], errors) == (0, 0, "")
    assert report["games"] == 12
    assert report["moves"] > 12 * 100
    assert report["seconds"] > 0
    assert sum(report["rounds"].values()) == 12
    assert sum(report["wins"]) >= 12
    assert (report["breaches"] == 0) == bool(variant)
    assert report["water"] >= 5 * players
    assert report["lead_changes"] > 0


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(capsys):
    reports = [tables.run(Setting(seed=5), 30, lambda played: None, processes) for processes in (1, 3)]
    assert vars(reports[0]) == vars(reports[1])
    assert vars(tables.run(Setting(seed=6), 30, lambda played: None, 1)) != vars(reports[0])
    assert tables.play(Setting(seed=5), 7).moves == tables.play(Setting(seed=5), 7).moves


def test_a_broken_rule_is_reported_with_the_seed_game_and_move(capsys, monkeypatch):
    def lets_two_in(game: Game, seat: int, position: int) -> None:
        game.dams[seat].tokens[position] += 1
        game.dams[seat].stacks[position] = (19,)

    monkeypatch.setattr(flood, "_let_in", lets_two_in)
    status, report, errors = run(capsys, "--games", "2", "--seed", "41", "--check")
    assert status == 1
    assert report["broken"] == 2
    assert errors.startswith("hamstertop: seed 41, game 0, move ")
    assert "Broken" in errors


def test_a_companion_that_misses_an_event_is_detected_at_that_event(monkeypatch):
    enter = entering.enter
    missed = []

    def misses_some_water(fingers, event):
        if event[0] == "water" and not missed:
            missed.append(event)
        else:
            enter(fingers, event)

    monkeypatch.setattr(entering, "enter", misses_some_water)
    with pytest.raises(Disagreement) as disagreement:
        list(Lockstep(titles.load("hamsterdam")).follow(randomly("hamsterdam", 3)))
    assert f"after {missed[0]}" in str(disagreement.value)


def test_a_different_ranking_on_the_device_is_detected():
    lockstep = Lockstep(titles.load("hamsterdam"))
    *_, game = lockstep.follow(randomly("hamsterdam", 2, 2))
    lockstep.fingers.app.game.session.tracker.piles = [0, 99]
    game.tracker.piles = [99, 0]
    with pytest.raises(Disagreement, match="ranks"):
        lockstep.rank(game)


@pytest.mark.parametrize(
    ("words", "statistics"),
    [
        (["hamsterdam"], ("3 games of Hamsterdam", "moves", "rounds", "wins", "water", "breaches")),
        (
            ["hamsterrolle", "--players", "4", "--teams", "1"],
            ("3 games of Hamsterrolle", "teams 1", "rounds", "wins", "left", "fell", "gone"),
        ),
    ],
)
def test_the_text_report_includes_every_statistic(capsys, words, statistics):
    assert cli.main(["tables", *words, "--games", "3"]) == 0
    output = capsys.readouterr()
    for statistic in statistics:
        assert statistic in output.out
    assert output.err == "", "no progress bar where nobody looks"


def test_progress_is_shown_on_a_terminal(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert cli.main(["tables", "hamsterdam", "--games", "2"]) == 0
    assert "2/2" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["chess"],
        ["hamsterdam", "--games", "0"],
        ["hamsterdam", "--games", "many"],
        ["hamsterdam", "--seed", "-1"],
        ["hamsterdam", "--bots", "clever"],
        ["hamsterdam", "--bots", "sensible,random"],
        ["hamsterdam", "--bots", "search:0"],
        ["hamsterdam", "--bots", "random:5"],
        ["score_pad", "--bots", "search"],
        ["hamsterdam", "--html", "/nowhere/at/all.html", "--games", "1"],
        ["hamsterdam", "--out", "/nowhere/at/all"],
        ["hamsterdam", "--players", "4", "--teams", "1"],
        ["hamsterrolle", "--teams", "1"],
        ["hamsterrolle", "--players", "4", "--teams", "4"],
        ["hamsterrolle", "--classic"],
    ],
)
def test_an_invalid_command_is_refused_in_one_line(capsys, words):
    assert cli.main(["tables", *words]) == 2
    error = capsys.readouterr().err
    assert error.startswith("hamstertop: ")
    assert error.count("\n") == 1


def test_bots_are_given_by_seat_and_can_change_seats_between_games():
    setting = Setting(bots=("a", "b", "c"), change_seats=True)
    assert [setting.seated(number) for number in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    assert Setting(bots=("a",)).seated(5) == [0, 0, 0]
    assert Setting(bots=("a", "b", "c")).seated(1) == [0, 1, 2]


@pytest.mark.parametrize(
    ("setting", "error"),
    [
        ({"game": "chess"}, r"there is no title 'chess' \(known: hamsterdam, "),
        ({"players": 9}, "must have 2 to 4 players, not 9"),
        ({"players": "2"}, "must have 2 to 4 players, not '2'"),
        ({"bots": ("random", "random")}, "give one bot or 3, not 2: random, random"),
        ({"bots": "random"}, "bots must be a tuple of names, not 'random'"),
    ],
)
def test_a_setting_that_cannot_be_played_is_refused(setting, error):
    with pytest.raises(UserError, match=error):
        Setting(**setting)


def test_wins_are_counted_by_bot_with_a_confidence_interval(capsys):
    _, report, _ = run(capsys, "--games", "20", "--bots", "sensible,random,random", "--change-seats")
    sensible, chances = report["bot_shares"]["sensible"], report["bot_shares"]["random"]
    assert sensible["share"] + chances["share"] == pytest.approx(1, abs=1e-3)
    assert sensible["even"] == pytest.approx(1 / 3, abs=1e-4)
    assert sensible["even"] < sensible["low"] < sensible["share"] <= sensible["high"]
    assert report["nobody"]["share"] == 0
    assert report["elo"] == {}, "one against two is not a fair measure"
    assert 1 < report["decisions_per_turn"] < 9
    assert 1 < report["wait"] < report["longest_wait"]
    assert report["margin"] > 0
    assert sum(report["abilities"].values()) > 0
    assert cli.main(["tables", "hamsterdam", "--games", "2", "--bots", "sensible,random,random"]) == 0
    assert "bots      random: " in capsys.readouterr().out


def test_games_without_a_winner_have_their_own_row(capsys):
    """The even share is computed from the other games, in the JSON object, the text and the page."""
    setting = Setting(players=2, bots=("sensible", "random"), game="run_hamster_run")
    report = tables.Report(games=40)
    for counter in (report.shares, report.bot_shares, report.start_shares):
        counter.update({0: 20 * tables.SHARE, 1: 4 * tables.SHARE})
    assert report.nobody == 16
    found = command.summary(setting, report, 1.0)
    assert found["nobody"]["share"] == 0.4
    assert {name: (each["share"], each["even"]) for name, each in found["bot_shares"].items()} == {
        "sensible": (0.5, 0.3),
        "random": (0.1, 0.3),
    }
    assert found["elo"] == {"sensible": 280}
    said = command.text(setting, report, 1.0)
    assert "elo       sensible is 280 above the other" in said
    assert "bots      sensible: 50.0% of wins (35.2% to 64.8%), even 30.0%" in said
    assert "nobody    40.0% (26.3% to 55.4%)" in said
    assert balance.html(setting, report).count(">nobody<") == 3


def test_the_worth_of_each_special_is_measured_separately_for_each_bot():
    """A better bot keeps different specials, so counting all seats would only show which bot kept them."""
    setting = Setting(players=2, bots=("sensible", "random"))
    report = tables.Report(games=100)
    report.bot_shares.update({0: 80 * tables.SHARE, 1: 20 * tables.SHARE})
    for bot, name, seats, won in (
        ("sensible", "Ninjaster", 50, 42),
        ("sensible", "Mobster", 50, 38),
        ("random", "Ninjaster", 30, 7),
        ("random", "Mobster", 19, 3),
    ):
        report.held[tables.held_by(name, bot)] = seats
        report.held_shares[tables.held_by(name, bot)] = won * tables.SHARE
    page = balance.html(setting, report)
    assert "Specials kept: what are they worth to sensible?" in page
    assert "50 seats, 84.0%" in page
    assert "Specials kept: what are they worth to random? Too few of its seats had the same" in page


@pytest.mark.parametrize(
    ("won", "tries", "low", "high"),
    [(0, 0, 0, 1), (0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_confidence_intervals_match_published_values(won, tries, low, high):
    """The last values are from Newcombe (1998), table I."""
    assert intervals.wilson(won, tries) == pytest.approx((low, high), abs=1e-4)


def test_after_ctrl_c_the_games_played_so_far_are_reported(capsys, monkeypatch):
    play = tables.play

    def stopped(setting, number, choices=None):
        if number == 20:
            raise KeyboardInterrupt
        return play(setting, number)

    monkeypatch.setattr(tables, "play", stopped)
    monkeypatch.setattr(workers, "cores", lambda: 1)
    status, report, errors = run(capsys, "--games", "40")
    assert (status, report["games"]) == (130, 20)
    assert errors == "hamstertop: stopped after 20 of 40 games\n"


play_batch = tables.play_batch


def dies(batch):
    """Kill the process in the third batch, unless it is the one that runs the tests."""
    if batch.first == 40 and multiprocessing.parent_process():
        os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(batch)


def test_when_a_process_is_killed_the_games_so_far_are_reported(monkeypatch):
    """As by the out-of-memory killer."""
    monkeypatch.setattr(tables, "play_batch", dies)
    with pytest.raises(tables.Stopped, match="a process was killed") as stopped:
        tables.run(ROLLE, 60, lambda played: None, 2)
    assert stopped.value.report.games in (0, 20, 40)


def test_a_game_written_to_a_file_can_be_replayed(tmp_path, capsys):
    file = tmp_path / "games.jsonl"
    for title in ("hamsterdam", "hamsterrolle", "run_hamster_run"):
        words = ["--players", "2", "--games", "3", "--bots", "sensible,random", "--change-seats", "--out", str(file)]
        run(capsys, *words, game=title)
        for number, line in enumerate(file.read_text("utf-8").splitlines()):
            record = notation.from_json(line)  # checks every choice and the winner
            assert record.game.over
            assert record.headers["Title"] == titles.load(title).name
            assert (record.headers["Number"], record.headers[f"Seat {number % 2}"]) == (str(number), "sensible")
        file.unlink()


def refusal(capsys, *words):
    """Run a command that cannot be carried out, and return its message."""
    assert cli.main(["tables", "hamsterrolle", *words]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err.removeprefix("hamstertop: ").strip()


@pytest.mark.parametrize("option", ["--html", "--out"])
def test_an_unwritable_path_is_reported_before_any_game_is_played(capsys, monkeypatch, tmp_path, option):
    monkeypatch.setattr(tables, "play", lambda *rest: pytest.fail("a game was played"))
    for place in (tmp_path / "nowhere" / "file", tmp_path):
        assert str(place) in refusal(capsys, option, str(place))
    assert list(tmp_path.iterdir()) == []


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
from hamstertop_host import cli
sys.exit(cli.main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name == "nt", reason="has no such limit")
@pytest.mark.parametrize("option", ["--html", "--out"])
def test_a_full_disk_loses_neither_results_nor_the_existing_file(tmp_path, option):
    file = tmp_path / "file"
    words = [
        sys.executable,
        "-c",
        FULL,
        "tables",
        "hamsterrolle",
        "--games",
        "200",
        "--workers",
        "1",
        option,
        str(file),
    ]
    if option == "--html":
        file.write_text("the page of last week")
    done = subprocess.run(words, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert f"{file} cannot be written: File too large" in done.stderr
    assert re.search(r"^\d+ games of Hamsterrolle", done.stdout)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    if option == "--html":
        assert done.stdout.startswith("200 games")
        assert file.read_text() == "the page of last week"
    else:
        lines = file.read_text().splitlines(keepends=True)
        assert all(json.loads(line) and line.endswith("\n") for line in lines), "no half of a line"
        assert "of 200 games: " in done.stderr


def test_memory_does_not_grow_with_the_number_of_games(monkeypatch):
    """It does not grow with the number of errors either. The games are stand-ins."""
    monkeypatch.setattr(
        tables, "play", lambda setting, number, *_: tables.Report(games=1, broken=1, faults=[str(number)])
    )
    report = tables.run(ROLLE, 2000, lambda played: None, 1)
    assert (report.games, report.broken, len(report.faults)) == (2000, 2000, tables.FAULTS)
    assert report.finished == 0


def test_house_rules_given_on_the_command_line_are_applied(capsys):
    status, report, _ = run(capsys, "--games", "4", "--option", "late_cascade=true", "--players", "2")
    assert (status, report["broken"], report["late_cascade"]) == (0, 0, True)
    words = ["tables", "hamsterrolle", "--games", "1", "--option", "fallen_cone=out", "--option", "pass_cone=false"]
    assert cli.main(words) == 0
    assert "Hamsterrolle, fallen_cone out, pass_cone False, 3 players" in capsys.readouterr().out
    assert refusal(capsys, "--option", "fallen_cone") == (
        "argument --option: must have the form NAME=VALUE, not 'fallen_cone' (see: hamstertop tables --help)"
    )
    assert "one of taken, put back, out" in refusal(capsys, "--option", "fallen_cone=eaten")
    assert "no option gravity (known: " in refusal(capsys, "--option", "gravity=no")


def test_a_custom_bot_can_play(tmp_path, capsys, monkeypatch):
    (tmp_path / "mine.py").write_text(
        "class First:\n    def __init__(self, source): pass\n    def choose(self, game): return game.choices()[0]\n"
        "class None_:\n    def __init__(self, source): pass\n"
        "class Cheat(First):\n    def choose(self, game): return ('win',)\n"
        "class Wrong(First):\n    def choose(self, game): return self.missing\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    words = ["--players", "2", "--games", "3"]
    status, report, _ = run(capsys, *words, "--bots", "mine:First,random")
    assert (status, report["bots"]) == (0, "mine:First,random")
    assert run(capsys, *words, "--bots", "mine:First", "--workers", "2")[0] == 0
    status, report, said = run(capsys, *words, "--bots", "mine:Cheat,random")
    assert (status, report["broken"], report["wins"]) == (0, 0, [0, 3])
    assert report["lost_by_errors"] == {"mine:Cheat": 3}
    assert "game 0, move 0: mine:Cheat lost by IllegalChoice: ('win',) is not legal" in said
    assert cli.main(["tables", "hamsterrolle", *words, "--bots", "mine:Wrong,random"]) == 0
    said = capsys.readouterr()
    assert "errors    mine:Wrong lost 3 games by errors" in said.out
    assert "AttributeError: 'Wrong' object has no attribute 'missing' (mine.py, line 9)" in said.err
    assert "no module named 'nobodys'" in refusal(capsys, *words, "--bots", "nobodys:Bot").lower()
    found = refusal(capsys, *words, "--bots", "mine:None_")
    assert "mine:None_ is not a bot (it must have a method choose(game))" in found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["hamsterdam", "hamsterrolle", "run_hamster_run"])
def test_the_balance_page_answers_a_designers_questions(tmp_path, capsys, game):
    file = tmp_path / "balance.html"
    words = ["tables", game, "--games", "40", "--bots", "sensible,random,random", "--change-seats", "--html", str(file)]
    assert cli.main(words) == 0
    page = file.read_text("utf-8")
    for question in ("Does the seat matter?", "Does it help to go first?", "Who plays best?", "How long is a game?"):
        assert question in page
    assert ("what are they worth to " in page) == (game != "hamsterrolle")
    assert " by round" in page
    assert "<script" not in page


def test_the_balance_page_says_what_was_played_and_what_was_not_counted():
    report = tables.Report(games=30, broken=2, faults=["one", "another"])
    report.rounds.update({2: 28})
    report.lasted.update({1: 28, 2: 4})
    report.levels.update({1: 28, 2: 9})
    report.shares.update({0: 14 * tables.SHARE})
    page = balance.html(Setting(game="hamsterdam", bots=("random", "sensible", "sensible")), report)
    assert "30 games with 3 players, seed 0; bots by seat: random, sensible, sensible." in page
    assert "2 games ended with an error and are not counted." in page
    assert ">nobody<" in page
    assert "By turn order." in page
    assert "2.25" in page, "the mean of the games that came to the second round"
    assert "; bot in all seats: random." in balance.html(Setting(game="hamsterdam", bots=("random",)), report)


def test_the_counts_in_a_report_are_consistent():
    """Each win is counted once by seat, by bot and by turn order, and once for each special or strip the winner had."""
    for game in ("hamsterdam", "hamsterrolle", "run_hamster_run"):
        setting = Setting(game=game, bots=("sensible", "random", "random"), change_seats=True)
        report = tables.run(setting, 20, lambda played: None, 1)
        won = sum(report.shares.values())
        assert sum(report.bot_shares.values()) == sum(report.start_shares.values()) == won
        assert won <= 20 * tables.SHARE
        assert report.lasted[1] == 20
        assert sum(report.rounds.values()) == 20
        if report.held:
            assert all(report.held_shares[name] <= tables.SHARE * report.held[name] for name in report.held)
    assert sum(report.held.values()) == 3 * 20, "each hamster starts on one strip"


def test_a_study_says_which_house_rules_and_openings_its_games_could_not_show(tmp_path, capsys):
    words = ["--players", "2", "--games", "30", "--differences", "4", "--workers", "1"]
    found = {}
    for bot in ("sensible", "fighter"):
        file = tmp_path / f"{bot}.html"
        assert cli.main(["tables", "run_hamster_run", *words, "--bots", bot, "--html", str(file)]) == 0
        found[bot] = capsys.readouterr().out, file.read_text("utf-8")
        _, report, _ = run(capsys, *words, "--bots", bot, game="run_hamster_run")
        rules = report["house_rules"]
        assert (rules["games"], len(rules["changed"]), report["openings"]["games"]) == (4, 15, 30)
        found[bot] += rules["changed"], report["openings"]["different"]
    for said in found["sensible"][:2]:
        assert "The bots open alike: 30 games had 1 different opening." in said
        assert "changed nothing in 4 games; these bots cannot show what they are worth: " in said
        assert "king_throws=True" in said
    assert "open alike" not in found["fighter"][0]
    assert found["fighter"][3] == 30
    assert sum(map(bool, found["fighter"][2].values())) > sum(map(bool, found["sensible"][2].values()))


def test_a_house_rule_that_changes_nothing_is_equal_in_all_games_of_a_comparison(capsys):
    words = ["tables", "run_hamster_run", "--players", "2", "--games", "40", "--bots", "sensible", "--workers", "1"]
    assert cli.main([*words, "--compare", "--option king_throws=true"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(
        "40 games of Run, Hamster, Run! on the same dice, without and with --option king_throws=true;"
    )
    assert "equal in all games: nobody wins, seat 0 wins" in said
    assert "games for a width" not in said


def test_a_comparison_pairs_games_corrects_for_its_rows_and_says_how_many_games_are_needed(capsys):
    words = [
        "tables",
        "run_hamster_run",
        "--players",
        "2",
        "--games",
        "60",
        "--bots",
        "sensible,random",
        "--workers",
        "1",
    ]
    assert cli.main([*words, "--compare", "--bots random,sensible", "--json", "--width", "0.1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["bots"] for each in found["settings"]] == [["sensible", "random"], ["random", "sensible"]]
    rows = {row["name"]: row for row in found["rows"]}
    seat = rows["seat 0 wins"]
    assert seat["one"] > 0.9
    assert seat["two"] < 0.1
    assert seat["low"] <= seat["two"] - seat["one"] <= seat["high"] < 0
    assert seat["needed"] == pytest.approx(found["games"] * ((seat["high"] - seat["low"]) / 0.1) ** 2, rel=0.01, abs=1)
    assert rows["rounds"]["needed"] == 0
    assert "same number of players and the same seed" in refusal(capsys, "--compare", "--seed 3")
    for words, mistake in (
        ("a=b", "unrecognized arguments: a=b"),
        ("--games x", "argument --games"),
        ("'", "quotation"),
        ("", "changes nothing"),
    ):
        assert mistake in refusal(capsys, "--compare", words)


def test_intervals_shown_together_are_wider():
    assert intervals.deviations() == pytest.approx(1.959964)
    assert intervals.deviations(20) == pytest.approx(3.023341)
    one, many = intervals.share(5, 10), intervals.share(5, 10, rows=5)
    assert many.low < one.low < one.high < many.high


def test_a_study_without_any_difference_rarely_shows_a_significant_row():
    """With two settings that differ only in their dice, no interval of these rows leaves out 0."""
    setting = Setting(players=2, bots=("random",), game="run_hamster_run")
    games, rows = compare.compare(setting, dataclasses.replace(setting, seed=9), 60, processes=1)
    assert games == 60
    assert [row.name for row in rows if row.low > 0 or row.high < 0] == []


def test_the_json_object_holds_everything_needed_to_repeat_and_judge_a_study(capsys):
    words = ["--players", "2", "--games", "6", "--bots", "sensible,random", "--change-seats", "--seed", "3"]
    _, report, _ = run(capsys, *words)
    assert (report["version"], report["seed"], report["change_seats"]) == (VERSION, 3, True)
    assert "assumed" in report["assumptions"][0]
    for shares in (report["seat_shares"], report["turn_order_shares"]):
        assert sum(each["share"] for each in shares) == pytest.approx(1, abs=0.001)
        assert all(each["low"] <= each["share"] <= each["high"] for each in shares)
    assert set(report["held"]) == {"sensible", "random"}
    assert all({"seats", "share", "low", "high"} == set(item) for item in report["held"]["random"].values())
    assert report["abilities"]


def test_a_seat_with_two_of_an_item_counts_once():
    report, setting = tables.Report(), Setting(players=2, bots=("random",))
    game = setting.begin()
    game.standings = lambda: [(1, 0, 0), (2, 1, 0)]
    tables._count_wins(report, setting, game, [0, 0], tables.Start(0, {"Twinsters": [0, 0, 1]}))
    assert report.held == {tables.held_by("Twinsters", "random"): 2}
    assert report.held_shares == {tables.held_by("Twinsters", "random"): tables.SHARE}
