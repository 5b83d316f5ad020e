"""The dice tray: any number of dice, a coin, who starts."""

from hamstertop import chance
from hamstertop.games import IllegalEvent
from hamstertop.games.dice_tray.tracker import MOST_DICE, SIDES, Tracker
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from raising import raises


def tray():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.choose_line("Dice tray")
    return player


def test_every_number_of_every_kind_of_dice():
    for sides in SIDES:
        for count in (1, 2, 7, MOST_DICE):
            tracker = Tracker()
            tracker.apply(("dice", count, sides))
            assert (tracker.shown, tracker.faces) == ("", ())
            tracker.apply(("rolled",) + (sides,) * count)
            assert tracker.total == sides * count


def test_impossible_throws_are_refused_and_change_nothing():
    tracker = Tracker()
    tracker.apply(("rolled", 3, 4))
    before = tracker.state()
    for event in (
        ("dice", 0, 6),
        ("dice", MOST_DICE + 1, 6),
        ("dice", 2, 7),
        ("dice", 2),
        ("rolled", 1),
        ("rolled", 1, 7),
        ("rolled", 0, 1),
        ("flipped", 2),
        ("starts", 3, 3),
        ("starts", 99, 1),
        ("spun", 1),
    ):
        assert raises(IllegalEvent, tracker.apply, event), event
        assert tracker.state() == before


def test_a_throw_is_one_press():
    player = tray()
    player.press(RIGHT)
    assert player.app.session.tracker.shown == "rolled"
    player.press(MIDDLE)
    assert player.app.session.tracker.shown == "flipped"


def test_who_starts_is_one_of_the_players():
    player = tray()
    seen = set()
    for _ in range(60):
        player.hold(MIDDLE)
        player.enter(3)
        seen.add(player.app.session.tracker.starter)
    assert seen == {0, 1, 2}


def test_undo_and_throwing_again_is_the_same_throw():
    player = tray()
    for _ in range(3):
        player.press(RIGHT)
    state = player.app.session.tracker.state()
    player.hold(LEFT)
    player.hold(LEFT)
    player.press(RIGHT, 2)
    assert player.app.session.tracker.state() == state


def test_a_long_night_of_dice_begins_new_journals():
    player = tray()
    for _ in range(900):
        player.press(RIGHT)
    assert player.app.session.count < 500
    assert len(player.board.storage.read("dice_tray")) < 4000


def test_the_tray_leaves_a_saved_game_alone():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.choose_line("Hamsterdam")
    player.choose_line("Start")
    player.press(RIGHT)
    saved = player.board.storage.read("hamsterdam")
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Dice tray")
    player.press(RIGHT, 3)
    assert player.board.storage.read("hamsterdam") == saved
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Hamsterdam")
    player.choose_line("Resume")
    assert player.app.session.tracker.phase == "first"
