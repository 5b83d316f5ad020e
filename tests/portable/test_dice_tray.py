"""The dice tray throws dice and a coin, and draws a starting player."""

from hamstertop import chance
from hamstertop.games import IllegalEvent
from hamstertop.games.dice_tray.tracker import MOST_DICE, SIDES, Tracker
from hamstertop.saving.storage import whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from rules import rule


def tray():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.choose_line("Dice tray")
    return player


@rule("DT-1")
def test_any_allowed_number_of_dice_of_any_kind_can_be_thrown():
    for sides in SIDES:
        for count in (1, 2, 7, MOST_DICE):
            tracker = Tracker()
            tracker.apply(("dice", count, sides))
            assert (tracker.shown, tracker.faces) == ("", ())
            tracker.apply(("rolled",) + (sides,) * count)
            assert tracker.total == sides * count


def lies(tracker):
    shown = (tracker.count, tracker.sides, tracker.shown, tuple(tracker.faces), tracker.side)
    return shown + (tracker.players, tracker.starter)


def test_each_throw_updates_what_the_tray_shows():
    tracker = Tracker()
    assert lies(tracker) == (2, 6, "", (), 0, 0, 0)
    for event, found in (
        (("rolled", 1, 6), (2, 6, "rolled", (1, 6), 0, 0, 0)),
        (("flipped", 1), (2, 6, "flipped", (1, 6), 1, 0, 0)),
        (("flipped", 0), (2, 6, "flipped", (1, 6), 0, 0, 0)),
        (("starts", 12, 11), (2, 6, "starts", (1, 6), 0, 12, 11)),
        (("dice", 3, 20), (3, 20, "", (), 0, 12, 11)),
    ):
        tracker.apply(event)
        assert lies(tracker) == found


@rule("DT-2")
def test_each_throw_is_drawn_from_all_possible_outcomes():
    tracker = Tracker()
    tracker.apply(("dice", 3, 20))
    assert tracker.draws(("dice", 2, 6)) == []
    assert tracker.draws(("rolled", 1, 20, 7)) == [(20, 0), (20, 19), (20, 6)]
    assert tracker.draws(("flipped", 1)) == [(2, 1)]
    assert tracker.draws(("starts", 5, 3)) == [(5, 3)]


def test_impossible_throws_are_refused_with_the_allowed_values_and_change_nothing():
    tracker = Tracker()
    tracker.apply(("rolled", 3, 4))
    before = tracker.state()
    for event, there in (
        (("dice", 0, 6), ""),
        (("dice", MOST_DICE + 1, 6), ""),
        (("dice", 2, 7), "1 to 30 dice with 4, 6, 8, 10, 12, 20 sides"),
        (("dice", 2), ""),
        (("rolled", 1), ""),
        (("rolled", 1, 7), "2 dice must show 1 to 6"),
        (("rolled", 0, 1), ""),
        (("flipped", 2), "0 to 1"),
        (("starts", 3, 3), ""),
        (("starts", 13, 1), "players must be 1 to 12"),
        (("spun", 1), ""),
    ):
        message = "accepted"
        try:
            tracker.apply(event)
        except IllegalEvent as refusal:
            message = str(refusal)
        assert message != "accepted"
        assert there in message, event
        assert tracker.state() == before


def test_a_throw_takes_one_press():
    player = tray()
    player.press(RIGHT)
    assert player.app.game.session.tracker.shown == "rolled"
    player.press(MIDDLE)
    assert player.app.game.session.tracker.shown == "flipped"


@rule("DT-3")
def test_every_player_can_be_drawn_as_the_starting_player():
    player = tray()
    seen = set()
    for _ in range(60):
        player.press(LEFT)
        player.choose_line("Who starts?")
        player.enter(3)
        seen.add(player.app.game.session.tracker.starter)
    assert seen == {0, 1, 2}


def test_a_long_night_of_dice_is_split_into_several_journals():
    """However long the night is, at most 400 throws have to be read to resume it."""
    player, longest = tray(), 0
    for key in (RIGHT, MIDDLE):
        for _ in range(450):
            player.press(key)
            longest = max(longest, player.app.game.session.count)
    assert longest == 400
    assert player.app.game.session.count < 200, "coins too"
    assert len(whole(player.board.storage, "dice_tray")) < 4000


def test_the_tray_leaves_a_saved_game_unchanged():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.choose_line("Hamsterdam")
    player.choose_line("Start")
    player.report(("done",))
    saved = whole(player.board.storage, "hamsterdam")
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Dice tray")
    player.press(RIGHT, 3)
    assert whole(player.board.storage, "hamsterdam") == saved
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Hamsterdam")
    player.choose_line("Resume")
    assert player.app.game.session.tracker.phase == "first"
