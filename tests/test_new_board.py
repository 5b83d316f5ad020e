"""`hamstertop new-board` turns answers into a board that can be simulated, wired and flashed."""

import builtins
import subprocess
import sys
from pathlib import Path

import pytest

from hamstertop_host import boards, cli, paths, wiring
from hamstertop_host.flashing import files, models
from hamstertop_host.virtual.board import VirtualBoard

ROOT = Path(__file__).parents[1]
BREADBOARD = ["pico", "micropython", "Pico-ePaper-2.9 V2", *[""] * 9, "4", "", "RGB", "no"]
ESP32 = ["esp32s3", "GDEY029T94", *[""] * 6, "IO99", "IO12", "IO4", "", "", "12", "IO48", "", "yes", ""]

FEATHER = ["feather_thinkink", "GDEY029T94", *[""] * 6, "A9", "D9", "D10", "11", "8", "", "", "no"]


@pytest.fixture
def make(tmp_path, monkeypatch):
    """Return a function that runs the command with answers and returns the resulting board."""
    monkeypatch.setattr(paths, "BOARDS", tmp_path)

    def run(name, answers):
        waiting = iter(answers)

        def read(prompt):
            for answer in waiting:
                return answer
            raise EOFError

        monkeypatch.setattr(builtins, "input", read)
        assert cli.main(["new-board", name]) == 0
        return boards.load(name, tmp_path)

    return run


def test_a_pico_with_only_keys_and_lights_is_a_valid_board(make, tmp_path, capsys):
    board = make("breadboard", BREADBOARD)
    assert (board.panel.controller, board.pixels.count, board.pixels.order, board.buzzer) == ("SSD1680", 4, "RGB", None)
    virtual = VirtualBoard(**board.virtual())
    assert (virtual.keys, virtual.pixels) == (3, 4)
    assert "hamstertop sim --board breadboard" in capsys.readouterr().out
    readme = (tmp_path / "breadboard" / "README.md").read_text("utf-8")
    assert wiring.renewed(readme, board) == readme
    assert "make flash BOARD=breadboard" in readme
    assert "## Known limits\n\n- Nobody has built it yet" in readme
    assert (tmp_path / "breadboard" / "wiring.svg").read_text("utf-8") == wiring.picture(board)


@pytest.mark.parametrize("answers", [BREADBOARD, ESP32, FEATHER], ids=lambda answers: answers[0])
def test_the_board_file_passes_the_style_check(make, tmp_path, answers):
    make("mine", answers)
    for command in (["check"], ["format", "--check"]):
        ruff = [
            sys.executable,
            "-m",
            "ruff",
            *command,
            "--config",
            str(ROOT / "pyproject.toml"),
            str(tmp_path / "mine"),
        ]
        done = subprocess.run(ruff, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + (tmp_path / "mine" / "board.py").read_text("utf-8")


def test_a_fictional_esp32_with_a_panel_is_a_valid_board(make, capsys):
    board = make("mine", ESP32)
    assert (board.panel.name, board.panel.colstart, board.panel.pins["sck"]) == ("GDEY029T94", 8, "IO12")
    assert (board.keys[0].pin, board.pixels.count, board.buzzer.pin) == ("IO4", 12, "IO7")
    said = capsys.readouterr().out
    assert "does not have a usable pin 'IO99'" in said
    assert "IO12 is already used (Panel's SCK)" in said


def test_feather_pins_are_accepted_by_label_or_number_and_written_as_numbers(make, capsys):
    board = make("mine", FEATHER)
    assert (board.runtimes, board.panel.pins["sck"], board.pixels.pin) == (("micropython",), 22, 6)
    assert [key.pin for key in board.keys] == [9, 10, 11]
    assert "does not have a usable pin 'A9' (choose one of A0, " in capsys.readouterr().out
    assert models.builds(board) == [models.FEATHER]


def test_a_custom_board_is_recognized_by_its_model_and_flashed_with_its_own_module(make):
    board = make("breadboard", BREADBOARD)
    assert models.recognise(board, "micropython", "Raspberry Pi Pico W").name == "pico_w"
    assert models.known_as(board) == "pico_epaper29"
    collected = files.collect(board, "micropython")
    assert b'"breadboard"' in collected["hamstertop_board.py"]


def test_invalid_names_and_missing_answers_are_refused(make, tmp_path, capsys):
    make("mine", BREADBOARD)
    for words, message in ((["mine"], "already exists"), (["My Board"], "is not a valid name")):
        assert cli.main(["new-board", *words]) == 2
        assert message in capsys.readouterr().err
    assert cli.main(["new-board", "other"]) == 2  # there are no answers
    assert "nothing was written" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()
