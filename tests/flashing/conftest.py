"""Fixtures for firmware that tests can change, and for running commands."""

import shutil

import pytest

from hamstertop_games.errors import Failed, NoBoard, UserError
from hamstertop_host import cli, paths
from hamstertop_host.flashing import release
from simulating import PATIENCE

REAL = paths.FIRMWARE
# The companion and the board, which start-up imports last
STARTED = """class {name}:
 started = "key"
 def __init__(self, of):
  pass
 def edges(self):
  return []
 def run(self):
  print("started")
"""


def _copy(folder, monkeypatch, ignored):
    """Copy the firmware into a folder where tests can change it, and return the folder."""
    shutil.copytree(REAL / "hamstertop", folder / "hamstertop", ignore=shutil.ignore_patterns(*ignored))
    shutil.copytree(paths.START, folder / "start")
    monkeypatch.setattr(paths, "FIRMWARE", folder)
    monkeypatch.setattr(paths, "START", folder / "start")
    return folder


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Give a stand-in on a busy machine more time to respond."""
    try:
        from hamstertop_host.flashing import serialport
    except ImportError:
        return  # the tests that need it are skipped
    monkeypatch.setattr(serialport, "PATIENCE", PATIENCE)


@pytest.fixture
def firmware(tmp_path, monkeypatch):
    """Return a small part of the firmware, with a companion and a board that only say that they have started."""
    folder = _copy(tmp_path / "firmware", monkeypatch, ["__pycache__", "companion", "drawing", "games"])
    for path, name in (("companion/loop.py", "Loop"), ("hardware/circuitpython/board.py", "Board")):
        (folder / "hamstertop" / path).parent.mkdir(exist_ok=True)
        (folder / "hamstertop" / path).write_text(STARTED.format(name=name))
    return folder


@pytest.fixture
def whole_firmware(tmp_path, monkeypatch):
    """Return the whole firmware."""
    return _copy(tmp_path / "whole", monkeypatch, ["__pycache__"])


@pytest.fixture
def flash(capsys):
    """Return a function that runs `hamstertop flash` and returns its output."""

    def run(*words):
        assert cli.main(["flash", *map(str, words)]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def released(monkeypatch):
    """Let there be a release, so that a board is looked for although no UF2 has been built here."""
    monkeypatch.setattr(release, "address", lambda: "https://example.org/hamstertop")


@pytest.fixture
def refusal(capsys):
    """Return a function that runs a command that must fail and returns its message."""

    def run(*words):
        status = cli.main([*map(str, words)])
        message = capsys.readouterr().err
        assert status in (UserError.status, Failed.status, NoBoard.status)
        missing = ("hamstertop: no board found", "hamstertop: no drive at", "hamstertop: no CIRCUITPY drive")
        assert (status == NoBoard.status) == message.startswith(missing), message
        assert message.startswith("hamstertop: ")
        assert message.count("\n") == 1
        return message

    return run
