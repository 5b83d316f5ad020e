"""What the companion asks back, what it says of an undo, and which presses come too early to count."""

from hamstertop import chance
from hamstertop.companion.app import LOCKED
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, STEP, TAP, Fingers
from hamstertop_host.virtual.board import VirtualBoard


def pad(*events, board=None):
    """A score pad of three."""
    fingers = Fingers(board or VirtualBoard(), chance.Seeded(5))
    fingers.begin("score_pad", ("setup", 3, 0))
    fingers.report(*events)
    fingers.settle()
    return fingers


def tray(board=None):
    """A dice tray with two dice."""
    fingers = Fingers(board or VirtualBoard(), chance.Seeded(5))
    fingers.choose_line("Dice tray")
    fingers.settle()
    return fingers


def quickly(fingers, key, times):
    """Presses one after the other, without a look at the panel."""
    for _ in range(times):
        fingers.board.push(key, True)
        fingers.wait(TAP)
        fingers.board.push(key, False)
        fingers.wait(STEP)


# Undo


def test_an_undo_says_what_it_takes_back():
    fingers = pad(("scored", 0, 7))
    fingers.hold(LEFT)
    assert fingers.app.message == "Undone: Blue: +7"
    assert fingers.app.tracker.scores == [0, 0, 0]
    fingers.press(LEFT)
    assert fingers.app.message == ""


def test_an_undo_into_another_players_turn_is_asked_back():
    fingers = pad(("scored", 0, 7), ("turned",))
    fingers.hold(LEFT)
    assert fingers.screen.question == "Take back “Blue is done”?"
    assert fingers.app.session.count == 3
    fingers.press(RIGHT)
    assert (fingers.app.tracker.seat, fingers.app.session.count) == (0, 2)
    assert fingers.app.message == "Undone: Blue is done"


def test_no_takes_nothing_back():
    for key, held in ((LEFT, False), (RIGHT, True)):
        fingers = pad(("turned",))
        fingers.hold(LEFT)
        (fingers.hold if held else fingers.press)(key)
        assert (fingers.app.tracker.seat, fingers.app.session.count) == (1, 2)
        assert fingers.screen.own


def test_where_there_is_nothing_to_take_back_holding_left_does_nothing():
    fingers = pad()
    fingers.hold(LEFT)
    assert (fingers.app.message, fingers.app.session.count) == ("", 1)


# Presses that come too early


def test_the_second_of_two_fast_presses_throws_no_roll_away():
    fingers = tray()
    quickly(fingers, RIGHT, 4)
    assert fingers.app.session.count == 2


def test_a_press_counts_once_the_panel_shows_what_it_answers():
    fingers = tray()
    quickly(fingers, RIGHT, 1)
    fingers.settle()
    quickly(fingers, RIGHT, 1)
    assert fingers.app.session.count == 3


def test_what_a_press_on_the_same_screen_opens_is_quick():
    fingers = pad()
    quickly(fingers, LEFT, 4)
    assert fingers.screen.at == 1
    quickly(fingers, MIDDLE, 1)
    quickly(fingers, LEFT, 3)
    assert fingers.screen.number == 4


def test_a_held_key_counts_at_once():
    fingers = tray()
    quickly(fingers, RIGHT, 1)
    fingers.board.push(LEFT, True)
    fingers.wait(640)
    fingers.board.push(LEFT, False)
    assert fingers.app.session.count == 1


def test_a_slow_panel_locks_nobody_out():
    fingers = tray(VirtualBoard(partial=False, full_ms=15000))
    quickly(fingers, RIGHT, 1)
    fingers.wait(LOCKED)
    quickly(fingers, RIGHT, 1)
    assert fingers.app.session.count == 3


def test_a_panel_that_fails_locks_nobody_out():
    fingers = tray()
    fingers.board.panel.fault = True
    fingers.wait(STEP)
    fingers.press(RIGHT)  # the notice
    quickly(fingers, RIGHT, 3)
    assert fingers.app.session.count == 4
