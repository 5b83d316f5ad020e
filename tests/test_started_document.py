"""The table in docs/firmware.md answers as the firmware does, whatever a runtime says."""

import itertools
import re

import pytest

from document_tables import sections, table
from hamstertop import started
from hamstertop_host import paths

SECTION = sections(paths.CHECKOUT / "docs" / "firmware.md", "##")["Why did it start?"]
ANSWERS = [started.HAND, started.KEY, started.FAULT, started.COMPUTER]
RESETS = ("POWER_ON", "RESET_PIN", "RESCUE_DEBUG", "UNKNOWN", "BROWNOUT", "WATCHDOG", "SOFTWARE", "DEEP_SLEEP_ALARM")
RUNS = ("STARTUP", "AUTO_RELOAD", "SUPERVISOR_RELOAD", "REPL_RELOAD")
SAYS = {
    "": lambda _: True,
    "the watchdog's mark": lambda said: said.get("marked"),
    "a latch, and no power from USB": lambda said: said.get("latched") and said.get("usb") is False,
    "not `STARTUP`": lambda said: said.get("run") != "STARTUP",
    "`wake_alarm`": lambda said: said.get("alarm"),
}


def product():
    """Yield a runtime, the reset that it reports, and everything else that it can say."""
    for reset, marked, latched, usb in itertools.product(
        ("PWRON_RESET", "WDT_RESET"), (False, True), (False, True), (None, False, True)
    ):
        yield "MicroPython", reset, {"marked": marked, "latched": latched, "usb": usb}
    for reset, run, alarm in itertools.product(RESETS, RUNS, (False, True)):
        yield "CircuitPython", reset, {"run": run, "alarm": alarm}


def test_the_first_row_that_fits_is_the_answer():
    rows, used = table(SECTION, "runtime"), set()
    for runtime, reset, said in product():
        index = next(
            index
            for index, row in enumerate(rows)
            if row[0] == runtime and (row[1] == "any" or f"`{reset}`" in row[1].split(", ")) and SAYS[row[2]](said)
        )
        used.add(index)
        why = getattr(started, f"on_{runtime.lower()}")
        assert f"*{why(reset, **said)}*" == rows[index][3], (runtime, reset, said)
    assert used == set(range(len(rows)))


@pytest.mark.parametrize("answer", ANSWERS)
def test_what_follows_is_as_documented(answer):
    rows = {row[0].strip("*"): row[1:] for row in table(SECTION, "answer")}
    assert list(rows) == ANSWERS
    game, first, middle = rows[re.sub("computer", "hand", answer)]
    assert (rows[answer][0], game) == (("continues",) * 2 if started.goes_on(answer) else ("waits",) * 2)
    assert started.frees_drive(answer, True) == (first == "the computer gets the drive")
    assert not started.frees_drive(answer, False)
    assert started.checks(answer, [1], False) == middle.startswith("board check")
    assert started.checks(answer, [1, 2], True) == ("latch" in middle)
    assert not started.checks(answer, [1], True)
