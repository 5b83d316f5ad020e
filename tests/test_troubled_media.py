"""If the storage is full, locked or foreign, the screen reports the problem, and the game continues in memory."""

import re
import subprocess

import pytest

from runtimes import PORTABLE, REMEDIES, explain, find_micropython, search_path

SCRIPT = PORTABLE / "troubled.py"
CASES = re.findall(r"^def (\w+)\(\):$", SCRIPT.read_text("utf-8").partition("def saves")[2], re.MULTILINE)


@pytest.mark.parametrize("case", CASES)
def test_the_companion_reports_full_locked_or_reformatted_storage_and_keeps_running(case: str) -> None:
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    done = subprocess.run(
        [micropython, "-X", "heapsize=16M", SCRIPT, case],
        env=search_path(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        pytest.fail(explain(done.stdout), pytrace=False)
