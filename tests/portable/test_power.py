"""While nobody plays the lights dim and the board sleeps; a key brings all of it back. A battery warns in time."""

from hamstertop import ticks
from hamstertop.companion import power
from hamstertop.companion.actions import act
from hamstertop.companion.session import Session
from hamstertop.companion.shown import Shown
from hamstertop_host.playing.fingers import MIDDLE, RIGHT
from hamstertop_host.virtual import upright
from hamstertop_host.virtual.board import VirtualBoard
from running import companion, page, run

MINUTE = 60000


def in_a_game(**board):
    """Return a game of Hamsterdam at its first roll, lights on."""
    table, app = companion(**board)
    run(table, app, 10000, (1000, RIGHT), (3000, RIGHT), (7000, RIGHT))
    assert app.game.tracker.phase == "first"
    assert sum(table.rgb)
    return table, app


def test_lights_dim_then_go_dark_then_the_board_is_switched_off():
    table, app = in_a_game()
    bright = sum(table.rgb)
    run(table, app, 2 * MINUTE)
    assert 0 < sum(table.rgb) < bright
    run(table, app, 3 * MINUTE)
    assert sum(table.rgb) == 0
    assert page(app) != "Asleep"
    assert not table.switched_off
    run(table, app, 10 * MINUTE + 20000)
    assert page(app) == "Asleep"
    assert table.switched_off
    assert table.panel.asleep


def test_it_is_switched_off_only_once_the_paper_says_so():
    table, app = in_a_game()
    seen = []
    table.off = lambda: seen.append((page(app), bytes(table.panel.frame), table.panel.asleep))
    run(table, app, 16 * MINUTE)
    app.stack.paint(app.canvas, 3)
    assert seen[0] == ("Asleep", bytes(upright.seen(app.canvas)), True)


def test_the_key_that_wakes_it_only_wakes_it():
    table, app = in_a_game()
    before = page(app), list(app.game.session.history.events())
    run(table, app, 20 * MINUTE)
    run(table, app, 5000, (1000, RIGHT))
    assert (page(app), list(app.game.session.history.events())) == before
    assert sum(table.rgb)


def test_a_key_wakes_the_panel_before_the_screen_it_leads_to_is_made():
    table, app = in_a_game()
    run(table, app, MINUTE)
    assert table.panel.asleep
    seen = []
    table.panel.wake = lambda: seen.append(app.stack.screen)
    before = app.stack.screen
    run(table, app, 5000, (1000, RIGHT))
    assert seen == [before]
    assert app.stack.screen is not before


def test_a_key_puts_all_of_it_off():
    table, app = in_a_game()
    for _ in range(8):  # longer in all than it takes to fall asleep
        run(table, app, 119000)
        assert not table.switched_off
        bright = sum(table.rgb)
        run(table, app, 1500, (500, MIDDLE))
    assert sum(table.rgb) == bright


class Lasting(Shown):
    """A screen on which a time runs."""

    lasting = True


def test_a_time_that_runs_keeps_it_awake():
    table, app = in_a_game()
    bright = sum(table.rgb)
    app.stack._screens[-1] = Lasting(app.look, app.stack.screen.function)
    run(table, app, 20 * MINUTE)
    assert sum(table.rgb) == bright


def test_a_screen_at_rest_looks_twice_a_second_and_the_board_check_all_the_time():
    """The check times keys that bounce: it must not wait for them half a second each."""
    table, app = companion()
    waits, idle = [], table.idle

    def noted(ms):
        waits.append(ms)
        idle(ms)

    table.idle = noted
    run(table, app, 20000)
    assert waits[-1] == 500
    act(app, "check")
    run(table, app, 20000)
    assert waits[-20:] == [10] * 20


def test_it_sleeps_on_for_weeks_whatever_the_counter_says():
    asleep = power.Power(ticks.PERIOD - 5)
    now = ticks.PERIOD - 5
    reached = []
    for _ in range(60 * 24 * 30):
        now = ticks.add(now, MINUTE)
        if asleep.passes(now):
            reached.append(asleep.stage)
    assert reached == [power.DIM, power.DARK, power.ASLEEP]


def test_a_board_that_starts_after_a_fault_or_from_sleep_goes_on_at_once():
    table, app = in_a_game()
    before = page(app)
    for woke, shown in ((False, "Hamstertop"), (True, before)):
        board = VirtualBoard(storage=table.storage)
        board.woke = woke
        assert page(type(app)(board)) == shown


def test_there_is_nothing_to_go_on_with_without_a_game():
    board = VirtualBoard()
    board.woke = True
    assert page(type(companion()[1])(board)) == "Hamstertop"


def test_a_battery_warns_at_ten_percent_and_once_more_before_its_end():
    table, app = companion()
    reported = []
    for percent in (100, 11, 10, 9, 4, 3, 0, 80, 10, None):
        table.charge = percent
        run(table, app, power.LOOK + 1000)
        reported.append(page(app) == "The battery is low")
        if reported[-1]:
            app.stack.pop()
    assert reported == [False, False, True, False, False, True, False, False, True, False]


def test_one_session_is_what_the_table_sees():
    table, app = in_a_game()
    other = Session(table.storage, app.game.session.source, table.ticks)
    assert other.resume("hamsterdam")
    assert list(other.history.events()) == list(app.game.session.history.events())
