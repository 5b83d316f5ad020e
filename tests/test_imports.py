"""Imports run one way: the contracts are in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("importlinter", reason="install import-linter")


def test_imports_run_one_way() -> None:
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=Path(__file__).parents[1], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
