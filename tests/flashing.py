"""What the tests of flashing share: a firmware of their own and the command."""

import shutil

import pytest
from hamstertop_host import cli
from hamstertop_host.flashing import files

# Instead of the firmware's start-up: proves that what was copied can be loaded.
START = """
from hamstertop.companion import app
from hamstertop.games.hamsterdam import tracker
with open("started.txt", "w") as file:
    file.write(app.__name__ + " " + tracker.__name__)
"""
STARTED = b"hamstertop.companion.app hamstertop.games.hamsterdam.tracker"


@pytest.fixture
def firmware(tmp_path, monkeypatch):
    """A copy of the firmware that tests may change."""
    copy = tmp_path / "firmware"
    shutil.copytree(files.FIRMWARE / "hamstertop", copy / "hamstertop", ignore=shutil.ignore_patterns("__pycache__"))
    for name in files.START.values():
        (copy / name).write_text(START)
    monkeypatch.setattr(files, "FIRMWARE", copy)
    return copy


@pytest.fixture
def flash(capsys):
    """Run `hamstertop flash`; what it prints."""

    def run(*words):
        assert cli.main(["flash", *map(str, words)]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def refusal(capsys):
    """Run a command that cannot be done; what it says."""

    def run(*words):
        assert cli.main([*map(str, words)]) == 2
        told = capsys.readouterr().err
        assert told.startswith("hamstertop: ")
        assert told.count("\n") == 1
        return told

    return run
