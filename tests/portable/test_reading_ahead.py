"""Modules are read while nobody waits, and stay as long as there is room."""

import gc
import sys

from hamstertop import chance
from hamstertop.companion import modules
from hamstertop_host.playing.fingers import RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard

SMALL = "hamstertop.games.hamsterrolle.house"
OTHER = "hamstertop.games.score_pad.house"


class Roomy:
    """A heap with room, as a Pico's on MicroPython, or without."""

    def __init__(self, roomy=True):
        self.roomy = roomy

    def __enter__(self):
        self.were = modules.roomy, modules.ahead
        modules.roomy = self.roomy
        return self

    def __exit__(self, *_):
        modules.roomy, modules.ahead = self.were


def forget(name):
    """As after a start."""
    for names in (modules._loaded, modules._spare):
        if name in names:
            names.remove(name)
    sys.modules.pop(name, None)


def test_a_module_that_was_read_ahead_is_there_when_it_is_loaded():
    with Roomy():
        forget(SMALL)
        assert modules.ahead(SMALL)
        read = sys.modules[SMALL]
        assert not modules.ahead(SMALL)
        assert modules.load(SMALL) is read


def test_where_there_is_no_room_nothing_is_read_ahead():
    with Roomy(False):
        forget(SMALL)
        assert not modules.ahead(SMALL)
        assert SMALL not in sys.modules


def test_what_is_released_stays_until_there_is_little_room_the_oldest_first():
    if not hasattr(gc, "mem_free"):
        return
    with Roomy():
        for name in (SMALL, OTHER):
            forget(name)
        modules._spare.clear()
        for name in (SMALL, OTHER):
            modules.load(name)
            modules.release_one(name)
        modules.make_room()
        assert SMALL in sys.modules
        assert OTHER in sys.modules
        free, modules._free = modules._free, 8 * modules._free
        try:
            modules._spare.append(modules._spare.pop(0))  # used last
            modules.make_room()
            assert OTHER not in sys.modules
            assert not modules.ahead(OTHER)
        finally:
            modules._free = free
        modules.make_room()
        assert modules.ahead(OTHER)


def test_what_comes_next_is_read_while_the_panel_refreshes_and_nothing_while_somebody_waits():
    with Roomy():
        player = Fingers(VirtualBoard(), chance.Seeded(1))
        read = []

        def ahead(name):
            assert not player.app.refresh.wanted
            read.append(name)
            return False

        modules.ahead = ahead
        player.board.advance(2000)
        for _ in range(20):
            player.app.tick()
            player.board.advance(10)
        player.app.redraw()
        for _ in range(300):
            player.app.tick()
            player.board.advance(10)
        assert "hamstertop.games.hamsterdam.screens" in read
        assert "hamstertop.companion.screens.new_game" in read
        assert "hamstertop.games.hamsterdam.pages.evening" not in read
        player.press(RIGHT)
        for _ in range(300):
            player.app.tick()
            player.board.advance(10)
        assert "hamstertop.games.hamsterdam.pages.evening" in read
