"""Fixtures for firmware that tests can change, and for running commands."""

import shutil

import pytest
from standin import START

from hamstertop_host import cli, paths
from hamstertop_host.flashing import contents, files
from simulating import PATIENCE

REAL = paths.FIRMWARE


def _copy(folder, monkeypatch, ignored):
    """Copy the firmware, with other start-up files, into a folder where tests can change it, and return the folder."""
    shutil.copytree(REAL / "hamstertop", folder / "hamstertop", ignore=shutil.ignore_patterns(*ignored))
    (folder / "start").mkdir()
    for name in (*contents.START.values(), files.BOOT, files.SAFE_MODE):
        (folder / "start" / name).write_text(START)
    shutil.copy(paths.START / files.NOTICE, folder / "start")
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
    """Return a small part of the firmware."""
    return _copy(tmp_path / "firmware", monkeypatch, ["__pycache__", "companion", "drawing"])


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
def refusal(capsys):
    """Return a function that runs a command that must fail and returns its message."""

    def run(*words):
        assert cli.main([*map(str, words)]) == 2
        message = capsys.readouterr().err
        assert message.startswith("hamstertop: ")
        assert message.count("\n") == 1
        return message

    return run
