"""When nobody plays, the lights dim and the board sleeps; a key wakes both. A low battery is reported."""

from hamstertop import ticks
from hamstertop.companion import power
from hamstertop.companion.actions import act
from hamstertop_host.simulator.virtual import upright
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, MIDDLE, RIGHT
from running import companion, page, run

MINUTE = 60000


def in_a_game(**board):
    """Return a game of Hamsterdam at its first roll, with the lights on."""
    table, app = companion(**board)
    run(table, app, 10000, (1000, RIGHT), (3000, RIGHT), (7000, MIDDLE))
    assert app.game.tracker.phase == "first"
    assert sum(table.rgb)
    return table, app


def test_lights_dim_then_go_out_and_finally_the_board_switches_off():
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


def test_the_board_switches_off_only_once_the_display_shows_that_it_is_asleep():
    table, app = in_a_game()
    seen = []
    table.off = lambda: seen.append((page(app), bytes(table.panel.frame), table.panel.asleep))
    run(table, app, 16 * MINUTE)
    app.stack.paint(app.canvas, 3)
    assert seen[0] == ("Asleep", bytes(upright.seen(app.canvas)), True)


def test_the_key_that_wakes_the_board_does_nothing_else():
    table, app = in_a_game()
    before = page(app), list(app.game.session.history.events())
    run(table, app, 20 * MINUTE)
    run(table, app, 5000, (1000, RIGHT))
    assert (page(app), list(app.game.session.history.events())) == before
    assert sum(table.rgb)


def test_a_key_press_wakes_the_panel_before_the_next_screen_is_created():
    table, app = in_a_game()
    run(table, app, MINUTE)
    assert table.panel.asleep
    seen = []
    table.panel.wake = lambda: seen.append(app.stack.screen)
    before = app.stack.screen
    run(table, app, 5000, (1000, RIGHT))
    assert seen == [before]
    assert app.stack.screen is not before


def test_a_key_press_postpones_dimming_and_sleep():
    table, app = in_a_game()
    for _ in range(8):  # longer in total than the time until sleep
        run(table, app, 119000)
        assert not table.switched_off
        bright = sum(table.rgb)
        run(table, app, 1500, (500, MIDDLE))
    assert sum(table.rgb) == bright


def test_a_timer_that_is_paused_or_has_run_out_does_not_keep_the_board_awake():
    for pauses in (False, True):
        table, app = companion()
        act(app, "begin", "score_pad", ("setup", 2, 120))
        run(table, app, 2 * MINUTE, (1000, LEFT), *[(MINUTE, LEFT)] * pauses)
        run(table, app, 6 * MINUTE)
        assert not sum(table.rgb)
        run(table, app, 10 * MINUTE)
        assert table.switched_off


def test_the_loop_polls_twice_a_second_when_idle_but_continuously_during_the_board_check():
    """The check measures how keys bounce, so it must not wait half a second for each."""
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


def test_sleep_lasts_for_weeks_even_though_the_counter_wraps():
    asleep = power.Power(ticks.PERIOD - 5)
    now = ticks.PERIOD - 5
    reached = []
    for _ in range(60 * 24 * 30):
        now = ticks.add(now, MINUTE)
        if asleep.passes(now):
            reached.append(asleep.stage)
    assert reached == [power.DIM, power.DARK, power.ASLEEP]


def test_a_board_restarted_after_a_fault_or_woken_from_sleep_resumes_its_game_immediately():
    table, app = in_a_game()
    before = page(app)
    for woke, shown in ((False, "Hamstertop"), (True, before)):
        board = VirtualBoard(storage=table.storage)
        board.woke = woke
        assert page(type(app)(board)) == shown


def test_a_board_that_wakes_without_a_game_shows_the_first_screen():
    board = VirtualBoard()
    board.woke = True
    assert page(type(companion()[1])(board)) == "Hamstertop"


def test_a_battery_warning_appears_at_ten_percent_and_again_when_almost_empty():
    table, app = companion()
    reported = []
    for percent in (100, 11, 10, 9, 4, 3, 0, 80, 10, None):
        table.charge = percent
        run(table, app, power.LOOK + 1000)
        reported.append(page(app) == "The battery is low")
        if reported[-1]:
            app.stack.pop()
    assert reported == [False, False, True, False, False, True, False, False, True, False]
