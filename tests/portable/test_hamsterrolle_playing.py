"""Hamsterrolle played with the keys alone: the companion receives exactly the intended events."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.games.hamsterrolle.tracker import UNKNOWN, UNPLACED
from hamstertop_host.simulator.virtual.board import described
from keyplay import enter
from playing.fingers import MIDDLE, RIGHT, Fingers
from rolls import house
from rules import rule


def fingers(**board):
    return Fingers(described(board), chance.Seeded(1))


def test_nothing_can_fall_from_an_empty_wheel():
    player = fingers()
    for event in (("setup", 2, 0) + house(FALLEN_CONE=1), ("done",), ("first", 0), ("fell", 0, -1, -1, 0)):
        enter(player, "hamsterrolle", event)
    assert player.app.game.session.tracker.stocks == [14, 14]
    player.press(MIDDLE)
    assert "Oops, pieces fell" not in player.lines
    player.choose_line("Fell by themselves")
    count = player.app.game.session.count
    player.press(RIGHT)
    assert player.app.game.session.count == count


def test_a_kind_already_in_the_compartment_is_marked_but_can_be_chosen():
    player = fingers()
    for event in (("setup", 2, 0) + house(TELLING=1), ("done",), ("first", 0), ("built", 0, 4)):
        enter(player, "hamsterrolle", event)
    player.press(RIGHT, 2)
    values = [player.values[index] for index in range(8)]
    assert [index + 1 for index, value in enumerate(values) if value] == [4]
    player.choose(3)
    assert player.app.game.session.tracker.stocks == [13, 13]


@rule("HR-A20")
def test_under_a_house_rule_helpers_are_asked_whether_the_partners_piece_was_placed():
    def helping(keeping):
        player = fingers()
        for event in (("setup", 4, 2) + house(KEEPING=keeping), ("done",), ("first", 3), ("built", 0, 0)):
            enter(player, "hamsterrolle", event)
        player.app.game.session.tracker.stocks[0] = 0
        return player

    player = helping(1)
    enter(player, "hamsterrolle", ("fell", 1, UNPLACED, UNKNOWN, 0))
    assert player.app.game.session.tracker.stocks == [1, 7, 7, 6]
    for keeping, places in ((0, 5), (1, 6)):
        player = helping(keeping)
        player.press(MIDDLE)
        player.choose(0)
        player.press(RIGHT)
        assert len(player.lines) == places


def test_before_the_timer_runs_the_key_for_falls_asks_whether_anybody_touched_the_wheel():
    player = fingers()
    for event in (("setup", 3, 0) + house(), ("done",), ("first", 0), ("built", 0, 0), ("built", 1, 0)):
        enter(player, "hamsterrolle", event)
    key = player.screen.content.beside[0]
    assert (key.label, key.action[0]) == ("Oops, pieces fell", "open")
    act(player.app, *key.action)
    assert player.lines == ["Nobody touched the wheel", "Green touched the wheel"]
    player.choose(0)
    assert player.screen.content.id == "gone"


def test_a_new_game_starts_with_the_options_of_the_last_one():
    player = fingers()
    setup = ("setup", 4, 2) + house(DROPPING=3, TELLING=1)
    enter(player, "hamsterrolle", setup)
    player.hold(RIGHT)
    player.choose_line("New game")
    assert player.set_up == setup
    while player.set_up[1] != 3:
        player.choose_line("Players")
    assert player.set_up[2] == 0, "three players have no teams"
