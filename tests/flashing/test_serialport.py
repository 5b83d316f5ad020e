"""Test that unexpected replies from a board are refused with a one-line message that says what to do."""

import random

import pytest

pytest.importorskip("serial")

from fuzzing import fuzzed
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import serialport

FUZZED = 300
DIGEST = b"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
ANSWERS = {
    "about": (b'["micropython", [1, 28, 0], "Raspberry Pi Pico with RP2040", 6, "0123"]\r\n', ()),
    "look": (b'["main.py", 120, "%s"]\r\n["a/b.mpy", 0, "%s"]\r\n' % (DIGEST, DIGEST), ("hamstertop", ["main.py"])),
    "room": (b"[4096, 300]\r\n", ()),
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
    device.port, device._can_look, device._ended = "/dev/odd", True, False
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
