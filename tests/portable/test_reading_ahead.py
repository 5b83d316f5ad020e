"""A title is loaded whole while nobody waits, and let go when another one is."""

import gc
import sys

from hamstertop import chance, unstarted
from hamstertop.companion import titles
from hamstertop.companion.loop import Loop
from hamstertop_host.playing.fingers import LEFT, MIDDLE, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from hamstertop_host.virtual.driven import DrivenBoard
from running import Table, run

SMALL = hasattr(gc, "mem_free")  # a runtime for boards: a laptop keeps everything, and reads nothing ahead


class Paced(Table):
    """A board that rests for as long as its loop says."""

    def idle(self, ms):
        self._pass(ms)


def loaded(title):
    """The modules of a title that are in memory, but the package of its screens."""
    folder = titles.folder(title) + "."
    found = [name[len(folder) :] for name in sys.modules if name.startswith(folder)]
    return sorted([name for name in found if name != "screens" or "screens" in titles.package(title).MODULES])


def rest(player):
    for _ in range(1000):
        player.loop.tick()
        player.board.advance(10)


def marking(large):
    """Somebody before the first screen, on whose first line a game goes on, with or without room for titles that nobody
    may open."""
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.begin("hamsterrolle", ("setup", 2, 0, 0))
    titles.screens("score_pad")
    unstarted.found = 0 if large else 1  # 0: built in
    player.power_on()
    rest(player)
    return player


def test_the_title_of_the_game_that_goes_on_is_read_while_nobody_waits():
    for large in (False, True):
        player = marking(large)
        assert player.screen.marked() == "hamsterrolle"
        if SMALL:
            assert loaded("hamsterrolle") == sorted(titles.package("hamsterrolle").MODULES)
            assert loaded("score_pad") == loaded("run_hamster_run") == []
    unstarted.found = 0


def test_another_title_is_read_when_it_is_marked_where_there_is_room_for_the_names_of_all():
    for large in (False, True):
        player = marking(large)
        player.press(LEFT)
        rest(player)
        assert player.screen.marked() == "hamsterdam"
        if SMALL:
            assert loaded("hamsterdam") == (sorted(titles.package("hamsterdam").MODULES) if large else [])
            assert loaded("hamsterrolle") == ([] if large else sorted(titles.package("hamsterrolle").MODULES))
        player.choose_line("Settings")
        rest(player)
        assert player.screen.marked() == ""
    unstarted.found = 0


def test_the_page_on_which_a_game_begins_is_read_after_its_title_where_there_is_room():
    for large in (False, True):
        marking(large)
        if SMALL:
            assert (titles.NEW_GAME[-1] in sys.modules) == large
    unstarted.found = 0


def test_what_is_read_ahead_is_read_without_a_pause():
    table = Paced()
    table.loop = Loop(table, chance.Seeded(1))
    run(table, table.loop.app, 3000)
    began, read = table.now, []

    def work():
        for _ in range(50):
            table.advance(50)  # all of them take longer than a movement keeps the loop quick
            yield
        read.append(table.now - began)

    table.loop._ahead = work()
    run(table, table.loop.app, 10_000)
    assert read
    assert read[0] < 50 * 50 + 50 * 20 + 1000


def test_a_title_stays_while_it_is_left_and_taken_up_again():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.begin("hamsterrolle", ("setup", 2, 0, 0))
    screens = titles.screens("hamsterrolle")
    player.app.home()
    player.app.resume("hamsterrolle")
    assert titles.screens("hamsterrolle") is screens


def test_a_title_for_which_memory_is_too_short_ahead_is_read_when_it_is_opened():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.begin("hamsterrolle", ("setup", 2, 0, 0))
    titles.screens("score_pad")
    player.power_on()
    rest(player)
    home, tried = player.screen, []

    def read():
        tried.append(True)
        raise MemoryError("memory allocation failed")
        yield

    player.loop._ahead = read()
    rest(player)
    assert tried == [True]
    assert player.screen is home, "nobody was waiting for it"
    for key in (LEFT, MIDDLE):  # away and back
        player.press(key)
        rest(player)
    assert player.screen.marked() == "hamsterrolle"
    if SMALL:
        assert loaded("hamsterrolle") == [], "nothing is read ahead any more"
    player.app.resume("hamsterrolle")
    assert player.app.session.game == "hamsterrolle"
    assert loaded("hamsterrolle")
    rest(player)


def test_what_a_device_loads_of_a_title_imports_only_what_was_loaded_before():
    """An import within an import takes 2 KB of the stack."""
    for title in titles.names():
        titles.screens(titles.names()[titles.names().index(title) - 1])
        for name in titles.package(title).MODULES:
            before = loaded(title)
            titles._module(titles.folder(title) + "." + name)
            if SMALL:
                assert [new for new in loaded(title) if new not in before] == [name], title


def test_nothing_is_done_ahead_until_the_panel_was_woken_and_sent_the_screen():
    size = {"controller": "SSD1680", "width": 296, "height": 128}
    board = DrivenBoard(dict(size, interval_ms=100, full_ms=2000, partial_ms=400))
    player = Fingers(board, chance.Seeded(1))
    done = []

    def work():
        while True:
            done.append((board.panel.pending, len(board.panel.chip.refreshes)))
            yield

    endless = work()
    asked = []
    for _ in range(400):
        player.loop._ahead = endless
        player.loop.tick()
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
            player.loop._ahead = endless
            player.loop.tick()
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
