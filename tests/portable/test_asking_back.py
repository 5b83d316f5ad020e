"""Confirmations, undo messages, and presses that come too early to count."""

from hamstertop import chance
from hamstertop.companion import lights
from hamstertop.companion.guard import AGAIN, LOCKED
from hamstertop.companion.loop import CLICK
from hamstertop_host.simulator.virtual.board import VirtualBoard, VirtualPanel
from playing.fingers import LEFT, MIDDLE, RIGHT, STEP, TAP, Fingers
from rolls import house


def pad(*events, board=None):
    fingers = Fingers(board or VirtualBoard(), chance.Seeded(5))
    fingers.begin("score_pad", ("setup", 3, 0))
    fingers.report(*events)
    fingers.settle()
    return fingers


def tray(board=None):
    fingers = Fingers(board or VirtualBoard(), chance.Seeded(5))
    fingers.choose_line("Dice tray")
    fingers.settle()
    return fingers


def quickly(fingers, key, times):
    """Press a key repeatedly without waiting for the panel."""
    for _ in range(times):
        fingers.board.push(key, True)
        fingers.wait(TAP)
        fingers.board.push(key, False)
        fingers.wait(STEP)


# Undo


def test_an_undo_acts_at_once_and_says_what_it_undid_also_in_another_players_turn():
    fingers = pad(("scored", 0, 7), ("turned",))
    fingers.hold(LEFT)
    assert (fingers.screen.own, fingers.app.game.session.count) == (True, 2)
    assert (fingers.app.game.tracker.seat, fingers.app.stack.message) == (0, "Undone: Blue is done")


def test_presses_meant_for_a_list_do_nothing_before_the_panel_shows_what_was_undone():
    fingers = pad(("scored", 0, 7), ("scored", 0, 8))
    fingers.hold(LEFT)
    quickly(fingers, LEFT, 2)
    quickly(fingers, RIGHT, 1)
    assert (fingers.screen.own, fingers.screen.at, fingers.app.game.session.count) == (True, 0, 2)


def test_the_third_undo_in_a_row_asks_how_far_to_go_back():
    fingers = pad(*[("scored", 0, points) for points in (1, 2, 3, 4, 5)])
    fingers.hold(LEFT)
    fingers.hold(LEFT)
    assert fingers.app.game.session.count == 4
    fingers.hold(LEFT)
    assert (fingers.title, fingers.lines) == ("How far back?", ["Blue: +3", "Blue: +2", "Blue: +1"])
    fingers.hold(MIDDLE)  # for help, as on other pages
    assert fingers.screen.at == 0, "nothing marks the whole game at once"
    fingers.press(LEFT)
    assert (fingers.screen.content.corner, fingers.screen.label(RIGHT, False)) == ("steps: 2", "Undo")
    fingers.press(RIGHT)
    assert (fingers.app.game.session.count, fingers.app.stack.message) == (2, "Undone: Blue: +2")
    fingers.press(MIDDLE)
    fingers.enter(9)
    fingers.press(MIDDLE)
    fingers.enter(9)
    fingers.press(MIDDLE)
    fingers.enter(9)
    for _ in range(3):
        fingers.hold(LEFT)
    fingers.hold(RIGHT)
    fingers.press(MIDDLE)
    fingers.enter(9)
    fingers.hold(LEFT)
    assert (fingers.screen.own, fingers.app.game.session.count) == (True, 3), (
        "a press in between starts the count again"
    )


def test_leaving_the_list_of_what_happened_undoes_nothing():
    fingers = pad(("turned",), ("turned",), ("turned",))
    for _ in range(3):
        fingers.hold(LEFT)
    fingers.hold(RIGHT)
    assert (fingers.app.game.tracker.seat, fingers.app.game.session.count) == (1, 2)
    assert fingers.screen.own


def test_the_last_line_leads_to_the_game_that_this_one_replaced():
    fingers = pad(("scored", 0, 7))
    fingers.hold(RIGHT)
    fingers.choose_line("New game")
    fingers.report(("setup", 3, 0), ("scored", 0, 5), ("scored", 1, 5), ("turned",))
    for _ in range(3):
        fingers.hold(LEFT)
    fingers.choose_line("Undo the new game?")
    fingers.press(RIGHT)
    assert fingers.app.game.tracker.scores == [7, 0, 0]


def test_holding_left_does_nothing_when_there_is_nothing_to_undo():
    fingers = pad()
    fingers.hold(LEFT)
    assert (fingers.app.stack.message, fingers.app.game.session.count) == ("", 1)


# Presses that come too early


def test_a_fast_second_press_does_not_discard_a_roll():
    fingers = tray()
    quickly(fingers, RIGHT, 4)
    assert fingers.app.game.session.count == 2


def test_a_press_counts_as_soon_as_the_panel_shows_the_screen_it_acts_on():
    fingers = tray()
    quickly(fingers, RIGHT, 1)
    fingers.settle()
    quickly(fingers, RIGHT, 1)
    assert fingers.app.game.session.count == 3


def test_presses_on_a_screen_and_on_pages_opened_from_it_count_without_delay():
    fingers = pad()
    quickly(fingers, LEFT, 4)
    assert fingers.screen.at == 1
    quickly(fingers, MIDDLE, 1)
    quickly(fingers, LEFT, 3)
    assert fingers.number == 4


def test_holding_a_key_works_without_waiting_for_the_panel():
    fingers = tray()
    quickly(fingers, RIGHT, 1)
    fingers.board.push(LEFT, True)
    fingers.wait(640)
    fingers.board.push(LEFT, False)
    assert fingers.app.game.session.count == 1


def test_a_slow_panel_blocks_the_keys_only_for_a_limited_time():
    fingers = tray(VirtualBoard(VirtualPanel(partial=False, full_ms=15000)))
    quickly(fingers, RIGHT, 1)
    fingers.wait(LOCKED)
    quickly(fingers, RIGHT, 1)
    assert fingers.app.game.session.count == 3


def test_a_failed_panel_does_not_block_the_keys():
    fingers = tray()
    fingers.board.panel.fault = True
    fingers.wait(STEP)
    fingers.press(RIGHT)  # closes the notice
    fingers.press(RIGHT, 3)
    assert fingers.app.game.session.count == 4


# Double taps on a display that responds immediately


def quick():
    """Return a board whose display changes before the finger is lifted, as on the web page."""
    return VirtualBoard(VirtualPanel(interval=0, full_ms=0, partial_ms=0))


def game(title, *events, board=None):
    fingers = Fingers(board or quick(), chance.Seeded(5))
    fingers.begin(title, events[0])
    fingers.report(*events[1:])
    fingers.wait(AGAIN)
    return fingers


def dam(*events):
    return game("hamsterdam", ("setup", 3, 0, 0), ("done",), ("first", 0), ("done",), *events)


def test_a_double_tap_on_start_does_not_enter_the_piece_position():
    fingers = game("hamsterrolle", ("setup", 2, 0) + house(), ("done",), ("first", 0), ("built", 0, 0))
    quickly(fingers, RIGHT, 3)
    assert (fingers.app.game.tracker.seat, fingers.screen.running) == (1, True)


def test_quick_taps_through_the_setup_stop_at_its_last_page():
    fingers = game("hamsterrolle", ("setup", 2, 0) + house())
    quickly(fingers, RIGHT, 8)
    assert (fingers.app.game.tracker.phase, fingers.screen.label(RIGHT, False)) == ("setup", "Done")


def test_a_double_tap_on_resume_rolls_no_dice():
    fingers = dam()
    fingers.power_on()
    quickly(fingers, RIGHT, 2)
    assert (fingers.app.game.playing, fingers.app.game.tracker.phase) == (True, "roll")


def test_a_second_tap_within_700_ms_of_the_first_does_nothing():
    for gap, phase in ((AGAIN - STEP, "flood"), (AGAIN, "roll")):  # time between two releases, which trigger the action
        fingers = dam()
        quickly(fingers, RIGHT, 1)
        fingers.wait(gap - TAP - STEP)
        fingers.board.push(RIGHT, True)
        fingers.wait(TAP)
        fingers.board.push(RIGHT, False)
        fingers.wait(STEP)
        assert fingers.app.game.tracker.phase == phase, gap


def test_pressing_another_key_or_holding_one_works_right_after_a_roll():
    fingers = dam()
    quickly(fingers, RIGHT, 1)
    quickly(fingers, LEFT, 1)
    assert fingers.title == "Flood piles"
    fingers = dam()
    quickly(fingers, RIGHT, 1)
    fingers.board.push(RIGHT, True)
    fingers.wait(640)
    assert fingers.title == "Menu"


def test_keys_that_change_a_number_accept_fast_taps():
    fingers = game("score_pad", ("setup", 3, 0))
    quickly(fingers, MIDDLE, 1)
    quickly(fingers, LEFT, 5)
    assert fingers.number == 6


def test_a_tap_that_comes_too_early_lights_up_but_does_not_click():
    fingers = dam()
    fingers.app.settings.sound = True
    changes = []
    fingers.board.listener = changes.append
    quickly(fingers, RIGHT, 1)
    assert changes.count(("tone",) + CLICK) == 1
    del changes[:]
    fingers.board.push(RIGHT, True)
    fingers.wait(STEP)
    assert ("tone",) + CLICK not in changes
    scene = bytearray(24)
    lights.paint(scene, fingers.app.scene(fingers.board.now), fingers.board.now)
    lights.flash(scene, RIGHT, 3, lights.GLOW)
    lights.dim(scene, fingers.app.settings.light)
    assert bytes(fingers.board.rgb) == bytes(scene)
