"""The power goes again and again while the ring of sectors is written: 10^5 times with HAMSTERTOP_EVERY_CUT=1."""

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "portable"))

from test_ring import try_cuts

CUTS = 100_000 if os.environ.get("HAMSTERTOP_EVERY_CUT") else 2_000
ROW = 500  # cuts of one medium


def test_nothing_is_lost_whenever_the_power_goes(figures: Callable[[str, str], None]) -> None:
    cuts = 0
    for seed in range(CUTS // ROW):
        lost, tried = try_cuts(random.Random(seed).randrange, ROW)
        assert not lost, f"seed {seed}: {lost}"
        cuts += tried
    figures("power cuts", f"ring of sectors: {cuts} cuts, 0 lost")
