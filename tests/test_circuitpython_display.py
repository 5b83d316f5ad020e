"""CircuitPython's display library and Adafruit's driver, if they are installed, show the companion's frames."""

import ast
import hashlib
import importlib.util
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from hamstertop_host.simulator.virtual.upright import upright
from simulating import PATIENCE

FIRMWARE = Path(__file__).parents[1] / "firmware"
HOST, TOOLS = FIRMWARE.parent / "host", FIRMWARE.parent / "tools"
LIBRARIES = FIRMWARE.parent / "build" / "circuitpython"  # not in .venv, because some share names with other modules
# Adafruit's driver enters sleep without switching off the voltages first, which the chip tolerates.
KNOWN = {"deep sleep with the panel's voltages on"}


def shown(*frames: bytes) -> tuple[list[str], set[str]]:
    """Return what the model shows after each frame, with the number of refreshes so far, and the model's complaints."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("circuitpython_display.py"))],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (FIRMWARE, HOST, TOOLS, LIBRARIES)))},
        input="\n".join(frame.hex() for frame in frames),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert run.returncode == 0, run.stderr
    *answers, complaints = run.stdout.split("\n")[:-1]
    return answers, set(complaints.split("; ")) - {""}


@pytest.mark.skipif(not LIBRARIES.exists(), reason=f"no libraries in {LIBRARIES}: make build/circuitpython/installed")
def test_the_panel_shows_each_frame_without_complaints_from_the_controller():
    chance = random.Random(1)
    frames = [chance.randbytes(296 * 16) for _ in range(3)]
    frames.append(bytes(byte ^ (at == 700) for at, byte in enumerate(frames[-1])))
    answers, complaints = shown(*frames)
    assert answers == [f"{upright(frame, 296, 128).hex()} {count}" for count, frame in enumerate(frames, 1)]
    assert complaints <= KNOWN


def test_magtags_from_before_2025_are_initialized_with_the_same_bytes_as_in_circuitpython():
    library = importlib.util.find_spec("adafruit_il0373")
    assert library
    assert library.origin
    names = {"_GRAYSCALE_START_SEQUENCE": None, "_STOP_SEQUENCE": None}
    for statement in ast.parse(Path(library.origin).read_text("utf-8")).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) in names:
            names[ast.unparse(statement.targets[0])] = ast.literal_eval(statement.value)
    start = bytearray(names["_GRAYSCALE_START_SEQUENCE"])
    source = (FIRMWARE / "hamstertop/hardware/circuitpython/magtag.py").read_text("utf-8")
    for at, value in ast.literal_eval(source.split("_GREY = ")[1].split("  #")[0]):
        start[at] = value
    # il0373_display_start_sequence of ports/espressif/boards/adafruit_magtag_2.9_grayscale/board.c, cd3da4a
    assert hashlib.sha256(start).hexdigest() == "d1929ada4b389d19f34f2b255b72fdd3ede09c3ad846acc515916cebd329810c"
    assert names["_STOP_SEQUENCE"].hex() == "500117" + "820100" + "0200"
