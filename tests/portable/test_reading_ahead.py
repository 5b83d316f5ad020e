"""Modules are read while nobody waits, and stay as long as there is room."""

import gc
import sys

from hamstertop import chance
from hamstertop.companion import ahead, modules
from hamstertop_host.playing.fingers import LEFT, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from hamstertop_host.virtual.driven import DrivenBoard

SMALL = "hamstertop.games.hamsterrolle.house"
OTHER = "hamstertop.games.score_pad.house"


class Roomy:
    """A heap with room, as a Pico's on MicroPython."""

    def __enter__(self):
        self.were = modules.roomy, modules.load, ahead.make_room
        modules.roomy = True
        return self

    def __exit__(self, *_):
        modules.roomy, modules.load, ahead.make_room = self.were


def forget(name):
    """As after a start."""
    for names in (modules._loaded, modules.spare):
        if name in names:
            names.remove(name)
    sys.modules.pop(name, None)


def test_what_is_released_stays_until_there_is_little_room_the_oldest_goes_first():
    if not hasattr(gc, "mem_free"):
        return
    with Roomy():
        for name in (SMALL, OTHER):
            forget(name)
        modules.spare.clear()
        for name in (SMALL, OTHER):
            modules.load(name)
            modules.release_one(name)
        assert ahead.make_room()
        assert SMALL in sys.modules
        assert OTHER in sys.modules
        modules.load(SMALL)
        modules.release_one(SMALL)
        modules.spare[:] = [OTHER, SMALL]
        free, modules.free = modules.free, 8 * modules.free
        try:
            assert not ahead.make_room()
        finally:
            modules.free = free
        assert OTHER not in sys.modules


def test_what_comes_next_is_read_while_nobody_waits():
    with Roomy():
        read = []
        load = modules.load

        def listed(name):
            read.append(name)
            return load(name)

        modules.load = listed
        ahead.make_room = lambda: True
        player = Fingers(VirtualBoard(), chance.Seeded(1))
        names = ("hamsterdam.screens", "hamsterdam.house", "hamsterdam.pages.evening", "hamsterdam.pages.turning")
        for name in names:
            forget("hamstertop.games." + name)

        def rest():
            for _ in range(1000):
                player.app.tick()
                player.board.advance(10)

        player.app.redraw()
        rest()
        assert "hamstertop.games.hamsterdam.screens" in read
        assert "hamstertop.games.hamsterdam.pages.evening" not in read
        player.press(RIGHT)
        rest()
        assert "hamstertop.games.hamsterdam.pages.evening" in read


def test_nothing_is_done_ahead_until_the_panel_was_woken_and_sent_the_screen():
    size = {"controller": "SSD1680", "width": 296, "height": 128}
    board = DrivenBoard(dict(size, interval_ms=100, full_ms=2000, partial_ms=400))
    app = Fingers(board, chance.Seeded(1)).app
    done = []

    def work():
        while True:
            done.append((board.panel.pending, len(board.panel.chip.refreshes)))
            yield

    endless = work()
    asked = []
    for _ in range(400):
        app._loop._ahead = endless
        app.tick()
        asked.append(board.panel.pending)
        board.advance(1)
    assert True in asked, "it was asleep"
    assert done
    assert min(done) == max(done) == (False, 1)


def test_nothing_is_done_ahead_while_a_screen_is_waited_for_or_a_key_is_down():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    app = player.app
    steps = []

    def work():
        while True:
            steps.append(app.refresh.wanted or any(app.board.held()))
            yield

    def tick(times):
        for _ in range(times):
            app._loop._ahead = endless
            app.tick()
            player.board.advance(10)

    endless = work()
    app.redraw()
    tick(500)
    done = len(steps)
    assert done
    player.board.push(LEFT, True)
    tick(10)
    assert len(steps) == done
    player.board.push(LEFT, False)
    tick(500)
    assert len(steps) > done
    assert not any(steps)
