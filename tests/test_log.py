"""Reports by `hamstertop log` agree with the saved games and keep their secrets."""

import itertools
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as xml
from html.parser import HTMLParser
from pathlib import Path

import pytest

import wording
from games_saved import Table, settings, tray
from hamstertop.saving import fields, records
from hamstertop.saving.elapsed import LONGEST
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_games import notation
from hamstertop_games.errors import NoBoard, UserError
from hamstertop_games.titles import called
from hamstertop_host import cli
from hamstertop_host.reports import svg, titles
from hamstertop_host.reports.saved import printable
from hamstertop_host.reports.words import Words
from simulating import PATIENCE

NAMES = ["Zoë", "<b>Ann", "O'\"H&", "\x1b[31mEd", "Ülo"]
GAMES = [("hamsterdam", 2), ("hamsterdam", 4), ("hamsterrolle", 2), ("hamsterrolle", 4), ("run_hamster_run", 2)]
GAMES += [("run_hamster_run", 5)]


@pytest.fixture
def folder(tmp_path):
    path = tmp_path / "evening"
    path.mkdir()
    return path


@pytest.fixture
def reported(capsys, tmp_path):
    """Return a function that runs `hamstertop log` and returns the table, the JSON and the page."""

    def run(*words):
        words = [*map(str, words)]
        assert cli.main(["log", *words]) == 0
        table = capsys.readouterr().out
        assert cli.main(["log", *words, "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        page = tmp_path / "page.html"
        assert cli.main(["log", *words, "--html", str(page)]) == 0
        assert str(page) in capsys.readouterr().out
        return table, data, page.read_text("utf-8")

    return run


@pytest.fixture
def refusal(capsys):
    """Return a function that runs `hamstertop log` on unreadable input and returns the error message."""

    def run(*words):
        assert cli.main(["log", *map(str, words)]) in (UserError.status, NoBoard.status)
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err.startswith("hamstertop: ")
        assert output.err.count("\n") == 1
        assert output.err.endswith(")\n"), "says what to do"
        return output.err

    return run


def save(folder, name, blob):
    path = folder / f"{name}.bin"
    path.write_bytes(blob)
    return path


class Checker(HTMLParser):
    """A parser that checks that every element is closed in order and that nothing is loaded or run."""

    EMPTY = ("meta", "path", "rect", "circle")

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        assert tag not in ("script", "link", "img", "iframe", "object", "b" if self.open[-1:] != ["figcaption"] else "")
        assert not [name for name in names if name in ("src", "href", "style") or name.startswith("on")]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        assert tag in self.EMPTY

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def check_page(page):
    """Assert that a page is complete and self-contained, and that nothing in its figures is outside their edges."""
    checker = Checker()
    checker.feed(page.removeprefix("<!doctype html>"))
    assert checker.open == []
    assert "url(" not in page.replace("url(#hatch", "")
    assert "//" not in page
    for picture in re.findall(r"<svg .*?</svg>", page, re.DOTALL):
        root = xml.fromstring(picture)
        height = float(root.get("viewBox", "0 0 0 0").split()[3])
        for shape in root:
            for name, limit in (("x", svg.WIDTH), ("cx", svg.WIDTH), ("y", height), ("cy", height)):
                assert 0 <= float(shape.get(name, 0)) <= limit, shape.attrib
        labels = sorted(float(shape.get("y")) for shape in root if "ink" in shape.get("class", ""))
        assert all(below - above > svg.LETTER - 0.2 for above, below in itertools.pairwise(labels))


# Reports agree with the game


@pytest.mark.parametrize("bot", ["random", "sensible"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_report_on_a_whole_game_agrees_with_its_tracker(folder, reported, game, players, bot):
    for seed in (1, 2):
        table = Table(game, players, seed, bot, NAMES).play(undos=3)
        save(folder, game, table.blob)
        text, data, page = reported(folder)
        check_page(page)
        (found,) = data["games"]
        tracker = table.session.tracker
        assert "\x1b" not in text + page
        standing = [event["event"] for event in found["events"] if event["stands"] and event["event"] != ["undo"]]
        assert found["over"]
        assert found["players"] == ["Zoë", "<b>Ann", "O'\"H&", "?[31mEd", "Ülo"][:players]
        assert len(standing) == table.session.count == len(table.events)
        assert found["places"] == tracker.places
        assert found["taken_back"] == sum(event["event"] == ["undo"] for event in found["events"])
        assert found["seconds"] == sum(event["seconds"] for event in found["events"]) > 0
        assert sum(map(sum, found["turn_seconds"])) <= found["seconds"]
        assert re.search(rf"^ *{len(table.events)} +[\d:]+  ", text, re.MULTILINE), "the last event has its number"
        CHECKS[game](found, tracker, [event[0] for event in standing], table.events)


def check_hamsterdam(found, tracker, kinds, events):
    assert [points[-1][1] for points in found["water_over_turns"]] == found["piles"] == tracker.piles
    assert found["flipped"] == tracker.flipped
    assert found["on_dams"] == tracker.dams
    rolls = [sum(event[1:]) for event in events if event[0] in ("rolled", "rerolled")]
    assert found["rolls"] == {str(total): rolls.count(total) for total in sorted(set(rolls))}
    first = kinds.index("done", kinds.index("done") + 1)  # the end of the first deployment
    turns = [event for event in events[first:] if event[0] in ("rolled", "nobody")]
    turns = len([event for event in turns if event[0] == "rolled"]) - sum(event[0] == "nobody" for event in turns)
    assert sum(map(len, found["turn_seconds"])) == turns


def check_hamsterrolle(found, tracker, kinds, events):
    assert [points[-1][1] for points in found["pieces_over_turns"]] == found["pieces"] == tracker.stocks
    ends = [kind for kind in kinds if kind in ("built", "fell", "dropped", "passed", "idle")]
    assert [turn["end"] for turn in found["turns"]] == ends
    assert sum(map(len, found["turn_seconds"])) == len(ends)
    assert found["compartment"] == tracker.first_open
    assert found["in_wheel"] + sum(found["pieces"]) + found["out"] == 28 + 1
    assert kinds.count("built") <= sum(found["compartments"]) <= len(ends)


def check_run_hamster_run(found, tracker, kinds, events):
    last = found["rounds"][-1]
    assert (last["round"], last["speed"], last["alligators"]) == (tracker.round, tracker.speed, tracker.alligators)
    assert last["pluck"] == [tracker.pluck(seat) for seat in range(tracker.players)]
    assert [end["round"] for end in found["rounds"]] == list(range(tracker.round + 1))
    fold = type(tracker)()
    for event in events:
        before = fold.round
        fold.apply(tuple(event))
        if fold.round > before:  # a new round does not change anybody's Pluck
            pluck = [fold.pluck(seat) for seat in range(fold.players)]
            assert found["rounds"][before]["pluck"] == pluck
    assert found["winner"] == tracker.winner
    assert found["eaten"] == tracker.eaten
    draws = sum(test["draws"] for test in found["tests"])
    assert draws <= 2 * kinds.count("tested") + kinds.count("faced")
    assert all(test["won"] <= test["draws"] >= test["expected"] for test in found["tests"])


CHECKS = {
    "hamsterdam": check_hamsterdam,
    "hamsterrolle": check_hamsterrolle,
    "run_hamster_run": check_run_hamster_run,
}


@pytest.mark.parametrize(("game", "players"), [("hamsterdam", 3), ("hamsterrolle", 3), ("run_hamster_run", 3)])
def test_a_game_is_reported_correctly_at_any_point(folder, reported, game, players):
    table = Table(game, players, 4)
    for index, event in enumerate(table.events):
        table.record(event)
        if index < 12 or index % 15 == 0:
            text, data, page = reported(save(folder, game, table.blob))
            check_page(page)
            assert data["games"][0]["over"] == table.session.tracker.over
            assert "unfinished" in text or table.session.tracker.over


def test_a_long_pause_is_capped_and_the_report_says_so(folder, reported):
    table = Table("hamsterdam", 2, 1).play(8)
    assert "Longer pauses" not in reported(save(folder, "hamsterdam", table.blob))[2]
    table.now += 3600 * 1000
    table.record(table.events[8])
    _, data, page = reported(save(folder, "hamsterdam", table.blob))
    assert data["games"][0]["events"][-1]["seconds"] == LONGEST
    assert "Longer pauses count as 4:15" in page


# Versions and damage


def test_the_number_of_unreadable_bytes_at_the_end_is_reported(folder, reported):
    table = Table("hamsterdam", 3, 3).play(30)
    path = save(folder, "hamsterdam", table.blob + b"\x03abcde")
    text, data, page = reported(path)
    assert data["games"][0]["unread_bytes"] == 6
    assert "! 6 bytes at the end could not be read" in text
    assert "6 bytes at the end could not be read" in page
    assert path.read_bytes() == table.blob + b"\x03abcde", "reading changes nothing"


def test_nonsensical_records_at_the_end_count_as_unreadable_bytes(folder, reported):
    table = Table("hamsterdam", 3, 3).play(5)
    before = len(table.blob)
    table.session.journal.add(b"\x0e\x01\x01\x00")
    found = reported(save(folder, "hamsterdam", table.blob))[1]["games"][0]
    assert found["unread_bytes"] == len(table.blob) - before
    assert len(found["events"]) == 5


def test_unreadable_games_do_not_prevent_a_report_on_the_others(folder, capsys):
    save(folder, "hamsterdam", Table("hamsterdam", 3, 3).play(9).blob)
    save(folder, "hamsterrolle", b"nonsense")
    save(folder, "aside", b"old nonsense")
    assert cli.main(["log", str(folder), "--json"]) == 0
    output = capsys.readouterr()
    found = json.loads(output.out)
    assert [game["game"] for game in found["games"]] == ["hamsterdam"]
    assert found["refused"] == ["hamsterrolle: it is not a saved game"]
    assert output.err == f"hamstertop: {folder}: hamsterrolle: it is not a saved game\n"


def test_an_import_error_in_a_titles_own_report_is_raised(monkeypatch):
    """The generic report is only for titles that do not have a report of their own."""
    monkeypatch.delitem(sys.modules, "hamstertop_host.reports.hamsterrolle", raising=False)
    monkeypatch.setitem(sys.modules, "hamstertop.games.hamsterrolle.tracker", None)
    with pytest.raises(ImportError, match=r"games\.hamsterrolle\.tracker"):
        titles.module("hamsterrolle")


# Secrets


def allocating(folder, sealed, undos=0, reveal=False):
    """Save a game in its second round, with these secret allocations, a reveal if `reveal`, and this many undos."""
    table = Table("run_hamster_run", 3, 6)
    rounds = [index for index, event in enumerate(table.events) if event == ("revealed",)]
    second = next(index for index in range(rounds[0], rounds[1]) if table.events[index][0] == "allocated")
    table.play(second)
    for chips in sealed:
        table.record(("allocated", table.session.tracker.to_act, *chips))
    if reveal:
        table.record(("revealed",))
    for _ in range(undos):
        table.undo()
    return save(folder, "run_hamster_run", table.blob)


SOME = ((7, 0, 0), (0, 0, 7), (0, 7, 0))
OTHERS = ((1, 2, 4), (4, 1, 2), (2, 2, 3))


@pytest.mark.parametrize(
    ("count", "undos", "reveal"),
    [(1, 0, False), (2, 0, False), (3, 0, False), (3, 2, False), (3, 1, True), (3, 4, True)],
)
def test_allocations_are_not_reported_while_they_are_secret(folder, reported, count, undos, reveal):
    """This includes allocations that were undone and those whose reveal was undone."""
    some = reported(allocating(folder, SOME[:count], undos, reveal))
    others = reported(allocating(folder, OTHERS[:count], undos, reveal))
    assert some == others
    assert some[0].count("has split the Pluck") == 3 + max(count + reveal - undos, 0)


def test_allocations_are_reported_after_the_reveal(folder, reported):
    table, data, page = reported(allocating(folder, OTHERS, reveal=True))
    assert data["games"][0]["events"][-1]["event"] == ["revealed", *OTHERS[0], *OTHERS[1], *OTHERS[2]]
    for output in (table, page):
        assert "Revealed: 1/2/4  4/1/2  2/2/3" in output


def test_control_characters_are_printed_as_question_marks():
    assert printable("\0\n\x1b\x7f\x9b\xa0\xad\u061c\u200b\u2028\u202e\u2066") == 12 * "?"
    assert printable(" ~¡éÜ×’–„•日") == " ~¡éÜ×’–„•日"


# Where games are read from


def test_a_game_is_reported_with_its_own_people_whoever_plays_next(folder, reported):
    save(folder, "settings", settings(["Cyd"]))
    path = save(folder, "hamsterdam", Table("hamsterdam", 2, 3, names=("Ida", "Max")).play(5).blob)
    assert reported(path)[1]["games"][0]["players"] == ["Ida", "Max"]


def test_games_in_a_subfolder_called_saved_are_read(folder, reported, tmp_path):
    folder.rename(tmp_path / "saved")
    save(tmp_path / "saved", "hamsterdam", Table("hamsterdam", 2, 3).play(5).blob)
    assert reported(tmp_path)[1]["games"][0]["game"] == "hamsterdam"


# Input that cannot be reported


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_a_report_can_be_made_on_a_file_whose_name_is_not_utf_8(tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path / "hamsterdam") + b"\xff.bin"))
    path.write_bytes(Table("hamsterdam", 2, 3).play(5).blob)
    assert cli.main(["log", str(path), "--html", str(path.with_suffix(".html"))]) == 0
    assert "hamsterdam?" in path.with_suffix(".html").read_text("utf-8")


def newer(blob):
    return blob[:3] + bytes([records.VERSION + 1]) + blob[4:]


def test_files_without_a_readable_game_are_refused(folder, refusal):
    blob = Table("hamsterdam", 2, 3).play(5).blob
    chess = fields.write({"id": "31323334", "title": "chess"})
    cases = (
        (b"", "is empty"),
        (b"Hamsters!", "is not a saved game ("),
        (bytes(100), "is not a saved game ("),
        (b"HTG", "it is not a saved game"),
        (blob[:4], "none of it can be read"),
        (blob[:20], "none of it can be read"),
        (newer(blob), "it was saved by a newer version of Hamstertop: update this one ("),
        (settings(["Ida"]), "it is not a saved game"),
        (b"".join(records.framed(records.GAME, [chess])), "it is not a saved game"),
    )
    for data, why in cases:
        assert why in refusal(save(folder, "file", data)), data[:20]


def test_folders_drives_and_ports_without_saved_games_are_refused(folder, refusal, tmp_path, monkeypatch):
    assert "no saved games found" in refusal(folder)
    save(folder, "settings", settings(["Ida"]))
    assert "no saved games found" in refusal(folder)
    assert "No such file" in refusal(tmp_path / "nowhere")
    assert "no drive at" in refusal("--drive", tmp_path / "nowhere")
    assert "not a CircuitPython drive" in refusal("--drive", folder)
    assert "no board found on /dev/ttyNOWHERE" in refusal("--port", "/dev/ttyNOWHERE")
    assert "not allowed with" in refusal(folder, "--port", "/dev/ttyNOWHERE")
    big = folder / "big.bin"
    with open(big, "wb") as file:
        file.truncate(1 << 25)
    assert "is larger than anything that Hamstertop saves" in refusal(big)
    big.write_bytes(records.head(records.GAME) + bytes(1 << 19))
    assert "larger than any saved game" in refusal(big)


def test_games_on_a_circuitpython_drive_are_read(tmp_path, reported):
    (tmp_path / "saved").mkdir()
    (tmp_path / "boot_out.txt").write_text(
        "Adafruit CircuitPython 10.0.3 on 2025-10-17; Raspberry Pi Pico with rp2040\n"
    )
    save(tmp_path / "saved", "hamsterdam", Table("hamsterdam", 2, 3, names=("Ida", "Max")).play(20).blob)
    (found,) = reported("--drive", tmp_path)[1]["games"]
    assert (found["players"], len(found["events"])) == (["Ida", "Max"], 20)


def test_characters_that_the_terminal_cannot_show_are_replaced_by_question_marks(folder):
    save(folder, "hamsterdam", Table("hamsterdam", 2, 3, names=["Zoë"]).play(5).blob)
    command = [sys.executable, "-m", "hamstertop_host", "log", str(folder)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, env=environment, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Zo? " in done.stdout


@pytest.mark.parametrize("language", wording.TRANSLATIONS)
def test_a_page_is_in_the_requested_language(language, folder, tmp_path, capsys):
    for game, players in (("hamsterdam", 3), ("hamsterrolle", 2), ("run_hamster_run", 3)):
        save(folder, game, Table(game, players, 5).play().blob)
    save(folder, "dice_tray", tray())
    file = tmp_path / "page.html"
    assert cli.main(["log", str(folder), "--language", language, "--html", str(file)]) == 0
    page = file.read_text("utf-8")
    words = Words(language)
    assert f'<html lang="{language}">' in page
    for key in ("title", "standings", "hamsterdam.piles", "hamsterrolle.ends", "run.rounds", "dice.title", "fair_dice"):
        assert words.say(key) in page, key
    assert "10,50" in page, "what a die of 20 sides shows on average"
    foreign = Words()
    assert not [key for key in ("hamsterdam.piles", "times.note", "run.luck") if foreign.say(key) in page]


def test_the_report_is_in_the_devices_language_and_its_json_is_in_english(tmp_path, capsys):
    storage = MemoryStorage()
    kept = Settings(storage)
    kept.language = "de"
    kept.save()
    save(tmp_path, "settings", whole(storage, "settings"))
    save(tmp_path, "dice_tray", tray())
    assert cli.main(["log", str(tmp_path)]) == 0
    assert Words("de").say("dice.title") != Words().say("dice.title")
    assert Words("de").say("dice.thrown") in capsys.readouterr().out
    assert cli.main(["log", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][0]["title"] == "Dice tray"


# Text that can be read back


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("count", [None, 30])
def test_a_saved_game_is_written_as_text_and_read_back(folder, capsys, game, players, count):
    table = Table(game, players, 1).play(count, undos=3)
    save(folder, game, table.blob)
    assert cli.main(["log", str(folder), "--notation"]) == 0
    text = capsys.readouterr().out
    told = notation.read_events(text)
    assert told.events == table.events[: len(told.events)]
    assert told.headers["Title"] == called(game)
    if count is None:
        assert len(told.events) == len(table.events)
        assert told.headers["Result"] == " ".join(map(str, told.tracker.places))


def test_a_game_written_as_text_omits_a_secret_allocation(folder, capsys):
    table = Table("run_hamster_run", 2, 1)
    first = [event[0] for event in table.events].index("allocated")
    save(folder, "run_hamster_run", table.play(first + 1).blob)
    assert cli.main(["log", str(folder), "--notation"]) == 0
    told = notation.read_events(capsys.readouterr().out)
    assert told.events == table.events[:first]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('[Title "hamsterdam"]\n\n*', 'the header Moves must be "events"'),
        ('[Title "hamsterdam"]\n[Moves "events"]\n\nsetup:9,0,0\n*', "line 4: setup:9,0,0: "),
        ('[Title "hamsterdam"]\n[Moves "events"]\n\nsetup:two\n*', "line 4: setup:two: "),
        ('[Title "hamsterdam"]\n[Moves "events"]\n\nsetup:2,0,0\n', "has no result"),
        (
            '[Title "hamsterdam"]\n[Moves "events"]\n[Players "3"]\n\nsetup:2,0,0\n*',
            "Players says 3",
        ),
    ],
)
def test_an_invalid_text_journal_is_refused(text, error):
    with pytest.raises(notation.NotationError, match=error):
        notation.read_events(text)
