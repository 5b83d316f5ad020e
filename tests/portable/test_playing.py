"""Hamsterdam on a board with four keys, and on one whose random source is stuck."""

from hamstertop import chance
from hamstertop_host.simulator.virtual.board import VirtualBoard, described
from keyplay import enter
from playing.fingers import RIGHT, Fingers
from tables import evening


def fingers(keys=3, **board):
    return Fingers(described(dict(board, keys=keys)), chance.Seeded(1))


def play(player, seed, players, until=None):
    """Enter a game with the keys, compare the tracker with a plain one at every event, and return the plain one."""
    for event, tracker in evening(seed, players, 0, 0, keys=True):
        if tracker.phase != "new":
            assert player.app.game.session.tracker.state() == tracker.state()
        if event is None or (until and tracker.phase == until):
            return tracker
        enter(player, "hamsterdam", event)


def test_on_a_board_with_four_keys_the_fourth_is_for_undo_and_the_menu():
    player = fingers(keys=4, partial=False, interval=5000, full_ms=1000)
    play(player, 1, 3, until="flood")
    player.press(3)
    assert player.app.game.session.tracker.phase == "roll"
    player.hold(3)
    assert player.title == "Menu"
    player.press(3)
    assert player.screen.own
    assert player.screen.label(RIGHT, False) == "Roll"


def test_a_stuck_random_source_is_reported_and_real_dice_still_work():
    board = VirtualBoard()
    player = Fingers(board, chance.System(lambda size: bytes(size)))
    play(player, 1, 3, until="roll")
    player.press(RIGHT)
    assert (player.title, player.said) == ("Please note", "The device cannot roll dice")
    player.press(RIGHT)
    player.report(("typed", 9))
    assert player.app.game.session.tracker.total == 9
