"""The power fails repeatedly while the ring of sectors is written, 100,000 times with HAMSTERTOP_EVERY_CUT=1."""

import contextlib
import os
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "portable"))

from hamstertop.saving.storage import whole
from test_ring import NAMES, Cut, Medium, play, try_cuts

CUTS = 100_000 if os.environ.get("HAMSTERTOP_EVERY_CUT") else 2_000
ROW = 500  # number of cuts for each medium


def test_nothing_is_lost_no_matter_when_the_power_fails() -> None:
    for seed in range(CUTS // ROW):
        lost, _ = try_cuts(random.Random(seed).randrange, ROW)
        assert not lost, f"seed {seed}: {lost}"


def played(cut: int | None = None, part: int | None = None) -> tuple[Medium, list[dict[str, bytes]]]:
    """Play on a medium until the power fails in step `cut`, after `part` bytes of that step. Return the medium and what
    it may contain."""
    medium = Medium()
    medium.cut, medium.part = cut, part
    expected: list[dict[str, bytes]] = [{}]

    def mark(*blobs: dict[str, bytes]) -> None:
        expected[:] = blobs

    with contextlib.suppress(Cut):
        play(medium.storage(), random.Random(3).randrange, 150, mark)
    return medium, expected


def test_nothing_is_lost_if_the_power_fails_at_any_byte_of_an_erase_or_write() -> None:
    steps = played()[0]
    assert {"erase", "program", "file"} == set(steps.steps)
    stride = 1 if os.environ.get("HAMSTERTOP_EVERY_CUT") else 97
    places = [(step, byte) for step, size in enumerate(steps.sizes) for byte in range(size + 1)]
    for step, byte in places[::stride]:
        medium, expected = played(step + 1, byte)
        medium.cut = None
        storage = medium.storage()
        assert {name: whole(storage, name) for name in NAMES} in expected, (step, byte)
