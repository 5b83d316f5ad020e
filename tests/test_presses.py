"""Every press arrives exactly once, on every runtime, whether keys are scanned or trigger interrupts. HAMSTERTOP_STORM
sets the number of gestures for each key."""

import os
import subprocess
import sys

import pytest

from runtimes import REMEDIES, find_micropython, search_path

GESTURES = int(os.environ.get("HAMSTERTOP_STORM", "60"))


@pytest.mark.parametrize("runtime", ["cpython", pytest.param("micropython", marks=pytest.mark.slow)])
def test_every_press_survives_storms_of_bounces_chords_holds_and_repeats(runtime: str) -> None:
    program = sys.executable if runtime == "cpython" else find_micropython()
    if not program:
        pytest.skip(REMEDIES[runtime])
    heap = ["-X", "heapsize=64M"] if runtime == "micropython" else []
    done = subprocess.run(
        [program, *heap, "-c", f"import storming; storming.main({GESTURES})"],
        env=search_path(),
        capture_output=True,
        text=True,
    )
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [line[0] for line in lines] == ["interrupts", "scanned"], done.stdout + done.stderr
    assert [missed for _, _, missed in lines] == ["0", "0"]
