"""Imports run one way: the contracts are in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

import pytest

from hamstertop.companion import titles

pytest.importorskip("importlinter", reason="install import-linter")


def test_imports_run_one_way() -> None:
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=Path(__file__).parents[1], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_one_title_knows_nothing_of_another() -> None:
    grimp = pytest.importorskip("grimp")
    graph = grimp.build_graph("hamstertop", exclude_type_checking_imports=True, cache_dir=None)
    folders = [f"hamstertop.games.{title}" for title in titles.names()]
    for one in folders:
        for other in folders:
            if one != other:
                direct = graph.find_shortest_chains(one, other, as_packages=True)
                assert not direct, f"{one} imports {other}: {direct}"
