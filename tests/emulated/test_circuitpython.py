"""Test an evening on CircuitPython on an emulated Pico, through its pins.

A Pico lacks the memory for the firmware as files, so the image has it frozen in. The files that CircuitPython starts
are on the drive, as on other boards.
"""

import os
from pathlib import Path

import pytest
from evenings import table
from hands import Hands, switched_on
from pico import Pico, flashed
from stored import PICO, START, confirmed, on_drive, stored

from hamstertop import chance
from hamstertop.games import titles
from hamstertop.saving.session import Session
from hamstertop_host import paths
from hamstertop_host.flashing import contents, files

TITLE = "score_pad"
FORMATTED = 3000  # ms in which CircuitPython makes its drive
STEP = 3  # ms between two looks at the flash
WHOLE = b"def lacking():\n    return ''\n"
FROZEN = b"\nfrom hamstertop import unstarted\n\nunstarted.NEEDED = 0  # as files\n"


@pytest.fixture
def flash():
    """Return the flash of a Pico with the image and the files, which has not started the companion yet."""
    path = Path(os.environ.get("HAMSTERTOP_CIRCUITPYTHON_UF2", ""))
    if not path.is_file():
        pytest.skip("set HAMSTERTOP_CIRCUITPYTHON_UF2 to an image of CircuitPython (CONTRIBUTING.md describes it)")
    with switched_on(flashed(path.read_bytes())) as pico:
        pico.wait(FORMATTED)
        flash = pico.flash
    start = {name: (paths.START / name).read_bytes() for name in (files.CODE, files.BOOT, files.SAFE_MODE)}
    board = (paths.BOARDS / PICO.id / "board.py").read_bytes() + FROZEN
    drive, _ = on_drive(flash, {**start, files.COMPLETE: WHOLE, contents.BOARD_FILE: board})
    return confirmed(flash[:START] + drive)


@pytest.fixture
def cuts(monkeypatch):
    """Return a list that is given every content that the flash has in turn, as a power cut leaves it."""
    found = []
    wait = Pico.wait

    def look(pico, ms):
        end = pico.ms + ms
        while pico.ms < end:
            wait(pico, min(STEP, end - pico.ms))
            if found[-1:] != [pico.flash]:
                found.append(pico.flash)

    monkeypatch.setattr(Pico, "wait", look)
    return found


def saved(flash):
    """Return the events of the game that is saved."""
    session = Session(stored(flash), chance.Seeded(1), lambda: 0)
    return list(session.history.events()) if session.resume(TITLE) else []


def test_an_evening_can_be_played_and_survives_power_cuts(flash, cuts):
    with switched_on(flash) as pico:
        pico.boot()
        hands = Hands(pico)
        played = table(TITLE)
        while not played.over:
            played.enter(hands)
        assert pico.controller.violations == []
        events = hands.events
    games = [saved(cut) for cut in cuts]
    print(f"power cuts: {len(cuts)}")
    assert games == sorted(games, key=len)
    assert all(game == events[: len(game)] for game in games)
    assert games[-1] == events
    before = [len(game) for game in games].index(3) - 1  # the cut just before the third event
    with switched_on(cuts[before]) as pico:
        pico.boot()
        hands = Hands(pico)
        assert hands.events == games[before]
        hands.choose_line(titles.name(hands.app.look.title(), hands.app.look))
