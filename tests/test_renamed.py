"""Module names from version 0.2 work for one more release, with a warning."""

import importlib
import subprocess
import sys

import pytest

from hamstertop_games import renamed


@pytest.mark.parametrize("old", renamed.MODULES)
def test_a_module_from_version_0_2_is_found_by_its_old_name(old, monkeypatch):
    new = renamed.MODULES[old]
    try:
        module = importlib.import_module(new)
    except ModuleNotFoundError as error:
        pytest.skip(f"{error.name} is not installed")
    monkeypatch.delitem(sys.modules, old, raising=False)
    with pytest.warns(DeprecationWarning, match=f"{old} is now called {new}"):
        assert importlib.import_module(old) is module


OLD = """
from hamstertop.games import TABLE, IllegalChoice, hamsterdam
from hamstertop_host.notation.games import Record
from hamstertop_host.playing import bots
import hamstertop_host.positions.hamsterdam as positions
game = hamsterdam.Game(2, hamsterdam.Options(classic=True))
assert game.seat == hamsterdam.TABLE == TABLE
import hamstertop_games
from hamstertop_games import IllegalChoice as Now, notation
assert IllegalChoice is Now is hamsterdam.IllegalChoice
assert bots is hamstertop_games.bots
assert Record is notation.Record
assert positions is hamstertop_games.positions.hamsterdam
"""
NEW = """
from hamstertop_games import TABLE, bots, envs, hamsterdam, hamsterrolle, notation, positions, search, tables, titles
for title in titles.names():
    titles.load(title)
"""


def run(program):
    return subprocess.run([sys.executable, "-W", "always", "-c", program], capture_output=True, text=True)


def test_a_program_for_version_0_2_runs_with_warnings_about_its_own_lines():
    done = run(OLD)
    assert done.returncode == 0, done.stderr
    warned = [line for line in done.stderr.splitlines() if "DeprecationWarning" in line]
    assert {line.split(":")[1] for line in warned} == {"2", "3", "4", "5", "6", "7", "10"}
    assert all(line.startswith("<string>:") for line in warned)


def test_a_program_with_the_new_names_gets_no_warnings():
    done = run(NEW)
    assert (done.returncode, done.stderr) == (0, "")


def test_importing_a_module_that_never_existed_raises_the_usual_error():
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("hamstertop.games.hamsterdam.chess")
    with pytest.raises(ImportError):
        exec("from hamstertop.games.hamsterdam import Chess")
