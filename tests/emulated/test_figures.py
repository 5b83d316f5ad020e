"""Test how soon each board with an RP2040 starts and responds to a press, whichever way up its panel is."""

import pytest
from hands import first_start
from measure import ASLEEP, IMAGES, OWN, PLAYED, TURN, image, measure
from pico import flashed, size

from budgets import within
from hamstertop_host import boards

START = f"power-on with a saved game of {PLAYED} events"
PRESSES = (*TURN, f"undoing Roll, after {PLAYED} events", ASLEEP)


@pytest.mark.parametrize("scene", [str(PLAYED), "turned"])
@pytest.mark.parametrize("name", IMAGES)
def test_every_board_starts_and_responds_within_its_budget(built, name, scene):
    board = boards.load(name)
    try:
        fresh = flashed(image(name, built.parent), size=size(board))
    except FileNotFoundError:
        pytest.skip(f"no image for {name}: build it (make images)")
    found = measure(board, scene, first_start(fresh, board))
    own = OWN[board.panel.controller]
    within("start", found[START] - own, name)
    for press in PRESSES:
        within("press", found[press] - own * (press == ASLEEP), f"{name}, {press}")
