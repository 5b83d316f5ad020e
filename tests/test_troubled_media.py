"""If the storage is full, locked or foreign, the screen reports the problem, and the game continues in memory."""

import re

import pytest

from runtimes import PORTABLE, on_micropython

SCRIPT = "troubled.py"
CASES = re.findall(r"^def (\w+)\(\):$", (PORTABLE / SCRIPT).read_text("utf-8").partition("def saves")[2], re.MULTILINE)


@pytest.mark.parametrize("case", CASES)
def test_the_companion_reports_full_locked_or_reformatted_storage_and_keeps_running(case: str) -> None:
    on_micropython(SCRIPT, case)
