"""Hamsterrolle by keys in the browser: a game between two teams, time running out, and a power cut with the timer on.

A second companion in the test determines which keys to press and what the page must show.
"""

import json

import msgspec
import pytest

import test_evening_in_browser as evening
from browser import Page, chromium
from hamstertop_host import boards
from hamstertop_host.simulator.launch import Launch
from keyplay import enter
from playing.fingers import RIGHT
from rolls import house
from simulating import experienced, serving
from wheels import randomly

__all__ = ["chromium"]

pytestmark = pytest.mark.slow

SPEED = 4  # slow enough that the test presses before 30 s are over, as a person would


class BrowserFingers(evening.BrowserFingers):
    def run_out(self):
        """Let the time run out on both boards."""
        self.speed(16)
        self.wait(31000)
        self.web.wait_log("clock 0")
        self.speed(SPEED)


@pytest.fixture
def fingers(chromium, tmp_path):
    board = boards.load("pico_epaper29")
    panel = msgspec.structs.replace(board.panel, interval_ms=0, full_ms=40, partial_ms=40)  # a fast panel
    with serving(
        Launch(msgspec.structs.replace(board, panel=panel), experienced(tmp_path), "cpython", evening.SEED)
    ) as server:
        fingers = BrowserFingers(Page(chromium, server.url))
        fingers.speed(SPEED)
        yield fingers
        faults = [entry for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.get("about:blank")
    assert faults == [], json.dumps(faults)


def test_two_teams_play_a_whole_game(fingers):
    reported = None
    for game in randomly(5, 4, teams=2):
        if game.events is not reported:
            reported = game.events
            for event in reported:
                enter(fingers, "hamsterrolle", event)
    tracker = fingers.app.game.session.tracker
    assert tracker.over
    assert tracker.state() == game.tracker.state()
    fingers.compare()


def test_the_clock_runs_out_and_in_a_later_turn_survives_a_power_cut(fingers):
    for event in (("setup", 4, 1, *house()), ("done",), ("first", 2), ("built", 0, 0)):
        enter(fingers, "hamsterrolle", event)
    fingers.press(RIGHT)
    fingers.run_out()
    fingers.compare()
    fingers.hold(RIGHT)
    fingers.choose_line("Oops, pieces fell")
    fingers.press(RIGHT)
    fingers.choose(3)
    tracker = fingers.app.game.session.tracker
    assert (tracker.stocks, tracker.seat, fingers.reported[-1]) == ([7, 7, 6, 8], 0, "dropped 1 -1 -1 0")
    fingers.press(RIGHT)
    fingers.wait(10500)
    fingers.cut("document.querySelector('#log span').dataset.event?.startsWith('clock 20')")
    fingers.press(RIGHT)
    tracker = fingers.app.game.session.tracker
    assert (tracker.stocks, tracker.seat, tracker.clock) == ([7, 7, 6, 8], 0, 20)
    assert not fingers.screen.running
    fingers.compare()
