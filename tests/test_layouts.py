"""A board's flash is formatted by different systems in turn, and the power fails while our firmware formats it."""

import subprocess

import pytest

from runtimes import PORTABLE, REMEDIES, find_micropython, search_path


def test_each_start_ends_with_working_storage_and_reports_what_was_lost() -> None:
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    done = subprocess.run(
        [micropython, "-X", "heapsize=32M", PORTABLE / "layouts.py"],
        env=search_path(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
