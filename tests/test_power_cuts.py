"""The power fails while a whole game is being saved, before and during every erase and every write.

The tests use real FAT in MicroPython, on models of the flash and of CircuitPython's NVM. After each cut, the device
must start with all events that had been saved, and possibly the one being saved; the same applies to settings. By
default, only some of the cuts are tried; HAMSTERTOP_EVERY_CUT=1 tries all.
"""

import json
import math
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games_saved import Table
from runtimes import on_micropython

# By default, one cut in this many is tried. The number is larger where a game takes many steps.
STRIDES = {"ring": 29, "rp2040": 19, "rp2040-locked": 9, "esp32s2": 97, "esp32s2-locked": 19}
CUTS = 10_000 if os.environ.get("HAMSTERTOP_EVERY_CUT") else 500  # number of cuts that leave torn bits
ROW = 250  # number of these for each new medium
GAMES = 3  # number of games played in a row to measure wear
if os.environ.get("HAMSTERTOP_EVERY_CUT"):
    STRIDES = dict.fromkeys(STRIDES, 1)
    GAMES = 60
TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
PLAYERS = 4
ERASES = 100_000  # number of erases that a block of flash survives, according to the data sheets of the boards' chips
NVS_ERASES = 0.42  # erases of each page per write to the ESP32-S2's NVM: 260 of the 630 entries in its five pages


Once = Callable[[str, Callable[[Path], None]], Path]


@pytest.fixture(scope="module", params=TITLES)
def game(request: pytest.FixtureRequest, once: Once) -> Path:
    return once(f"{request.param}.json", lambda path: write_game(request.param, path))


def write_game(name: str, path: Path) -> None:
    """Write to a file, as JSON, what is saved before the power fails."""
    beside = TITLES[TITLES.index(name) - 1]
    content = {
        "name": name,
        "older": Table(name, 3, 1, "random").events[:12],
        "events": Table(name, PLAYERS, 0, "random").events,
        "beside": (beside, Table(beside, 3, 2, "random").events[:10]),
    }
    path.write_text(json.dumps(content), "utf-8")


Cut = Callable[[str, Path], dict[str, Any]]


@pytest.fixture
def cut(once: Once) -> Cut:
    """Return a function that tries power cuts with a medium and a game, and returns the outcome."""

    def found(medium: str, game: Path) -> dict[str, Any]:
        def make(path: Path) -> None:
            path.write_text(on_micropython("power_cuts.py", medium, game, STRIDES[medium], GAMES), "utf-8")

        path = once(f"cuts-{medium}-{game.stem}.json", make)
        losses: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return losses

    return found


def report(medium: str, game: Path, found: dict[str, Any], most: float) -> None:
    """Print the wear, of which docs/performance.md has a table."""
    wear = f"{found['bytes'] / 1024:.0f} KB written, {found['erases']:.1f} erases a game, {most:.1f} of one block"
    print(f"{medium}, {game.stem}: {wear}" + (f": {ERASES / most:,.0f} games" if most else ""))


@pytest.mark.parametrize("medium", ["ring", "rp2040", pytest.param("esp32s2", marks=pytest.mark.slow)])
def test_no_event_is_lost_no_matter_when_the_power_fails(medium: str, game: Path, cut: Cut) -> None:
    found = cut(medium, game)
    report(medium, game, found, found["most"])
    assert found["losses"] == []
    assert found["cuts"] * STRIDES[medium] > found["steps"], "no step was cut off halfway"


@pytest.mark.parametrize("medium", ["rp2040", pytest.param("esp32s2", marks=pytest.mark.slow)])
def test_no_firmware_file_depends_on_a_block_that_a_game_erases(medium: str, game: Path, cut: Cut) -> None:
    assert cut(medium, game)["harmed"] == 0


@pytest.mark.parametrize("medium", ["rp2040", pytest.param("esp32s2", marks=pytest.mark.slow)])
def test_no_folder_is_written_in_play(medium: str, game: Path, cut: Cut) -> None:
    assert cut(medium, game)["folders"] == 0


@pytest.mark.parametrize("medium", ["ring", "slots", "rp2040", "esp32s2"])
def test_nothing_is_lost_if_torn_bits_read_differently_each_time(medium: str) -> None:
    """The power is also cut while a start recovers, and some bits are misread."""
    for seed in range(CUTS // ROW):
        assert on_micropython("torn.py", medium, seed + 1, ROW).splitlines()[-1] == f"{ROW} ", f"seed {seed + 1}"


def test_an_rp2040_without_its_drive_loses_a_game_only_while_its_only_sector_is_rewritten(game: Path, cut: Cut) -> None:
    found = cut("rp2040-locked", game)
    report("rp2040 without its drive", game, found, found["most"])
    steps = {step for step, _, _ in found["losses"]}
    assert len(steps) <= 2 * math.ceil(found["erases"]), "not only an erase and the programming after it"


def test_an_esp32s2_without_its_drive_loses_a_game_only_between_dropping_and_storing_it(game: Path, cut: Cut) -> None:
    found = cut("esp32s2-locked", game)
    report("esp32s2 without its drive", game, found, found["saves"] * NVS_ERASES)
    assert {kind for _, kind, _ in found["losses"]} <= {"store"}
