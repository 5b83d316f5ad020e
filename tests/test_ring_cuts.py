"""The power fails repeatedly while the ring of sectors is written, 100,000 times with HAMSTERTOP_EVERY_CUT=1."""

import contextlib
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "portable"))

import torn
from media import Cut, Random
from test_ring import Medium

CUTS = 100_000 if os.environ.get("HAMSTERTOP_EVERY_CUT") else 2_000
ROW = 500  # number of cuts for each medium


def test_nothing_is_lost_no_matter_when_the_power_fails() -> None:
    for seed in range(CUTS // ROW):
        trial = torn.Trial(Medium(), Random(seed + 1), ROW)
        assert trial.lost == "", f"seed {seed}"


def played(cut: int | None = None, part: int | None = None) -> tuple[Medium, list[dict[str, bytes]]]:
    """Play on a medium until the power fails in step `cut`, after `part` bytes of that step. Return the medium and what
    it may contain."""
    medium = Medium()
    medium.power.cut, medium.flash.part = cut, part
    possible: list[dict[str, bytes]] = [dict.fromkeys(torn.NAMES, b"")]
    with contextlib.suppress(Cut):
        torn.play(medium.storage(), Random(3), 150, possible)
    medium.power.cut = None
    return medium, possible


def test_nothing_is_lost_if_the_power_fails_at_any_byte_of_an_erase_or_write() -> None:
    steps = played()[0]
    assert {"erase", "program", "file"} == set(steps.steps)
    stride = 1 if os.environ.get("HAMSTERTOP_EVERY_CUT") else 97
    places = [(step, byte) for step, size in enumerate(steps.sizes) for byte in range(size + 1)]
    for step, byte in places[::stride]:
        medium, possible = played(step + 1, byte)
        assert torn.found(medium.storage()) in possible, (step, byte)
