"""Test my title's rules in the tracker, its keys on the device, and its screens, which are part of `tour`.

Like everything in this folder, these tests run on all runtimes, so they do not use fixtures or `pytest.raises`. A test
that proves a rule is marked with the rule's id in docs/rules/my_title.md.
"""

from hamstertop import chance
from hamstertop.companion import titles
from hamstertop.games import IllegalEvent
from hamstertop.games.my_title.tracker import MOST, Tracker
from hamstertop.storage import MemoryStorage
from hamstertop_host.playing.fingers import MIDDLE, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from raising import raises
from rules import rule
from touring import restart


def table(*events, players=3):
    """Return a tracker for a game in progress, after these events."""
    tracker = Tracker()
    for event in (("setup", players),) + events:
        tracker.apply(event)
    return tracker


def player(*events, players=3, storage=None):
    """Return fingers on a virtual board with a game in progress."""
    fingers = Fingers(VirtualBoard(storage=storage), chance.Seeded(5))
    fingers.begin("my_title", ("setup", players))
    fingers.report(*events)
    return fingers


# The tracker


@rule("MT-1")
def test_two_to_six_can_play():
    for players in (1, 7):
        assert raises(IllegalEvent, Tracker().apply, ("setup", players))
    for players in range(2, 7):
        assert table(players=players).scores == [0] * players


@rule("MT-2")
def test_scoring_ends_the_turn():
    tracker = table(("scored", 5), ("scored", -7), ("scored", 0))
    assert tracker.scores == [5, -7, 0]
    assert (tracker.seat, tracker.to_act) == (0, 0)


@rule("MT-3")
def test_the_highest_score_wins_and_equal_scores_share_a_place():
    tracker = table(("scored", 4), ("scored", 9), ("scored", 4), ("ended",))
    assert (tracker.over, tracker.to_act) == (True, None)
    assert tracker.places == [2, 1, 2]


def test_impossible_events_are_refused_and_change_nothing():
    tracker = table(("scored", 3))
    before = tracker.state()
    for event in (("scored", MOST + 1), ("scored", 1, 2), ("setup", 3), ("paid",)):
        assert raises(IllegalEvent, tracker.apply, event), event
        assert tracker.state() == before


# On the device


def test_points_are_entered_with_the_keys():
    fingers = player()
    fingers.press(MIDDLE)
    fingers.enter(-3)
    assert (fingers.app.game.tracker.scores, fingers.app.game.tracker.seat) == ([-3, 0, 0], 1)


def test_the_menu_ends_the_game_and_the_lights_show_who_has_won():
    fingers = player(("scored", 5), ("scored", 8), ("scored", 8))
    fingers.hold(RIGHT)
    fingers.choose_line("The game is over")
    assert fingers.screen.content.lights == ("winners", 1, 2)


def test_a_power_cut_loses_nothing():
    storage = MemoryStorage()
    fingers = player(("scored", 12), storage=storage)
    fingers.power_on()
    fingers.choose_line("Resume")
    assert (fingers.app.game.tracker.scores, fingers.app.game.tracker.seat) == ([12, 0, 0], 1)


# The screens, for the tour. They are used for golden frames and content, and to check texts, keys and rules. Each
# yield is a frame. A new screen needs a function in screens.py, an action that opens it, and another yield. To print
# all screens:
# .venv/bin/python tests/portable/contents.py test_my_title


def _evening(player, language):
    restart(player, language)
    player.choose_line(titles.name("my_title", player.app.look))
    yield "new"
    player.begin("my_title", ("setup", 3))
    yield "turn"
    player.press(MIDDLE)
    yield "points"
    player.hold(MIDDLE)
    yield "what_now"
    player.press(RIGHT)
    yield "what_now_2"
    player.press(RIGHT)
    player.hold(RIGHT)
    player.report(("scored", 12), ("scored", -4), ("scored", 7))
    yield "round"
    player.hold(RIGHT)
    yield "menu"
    player.hold(RIGHT)
    player.report(("ended",))
    yield "winner"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.log)
    yield "log"


def _shared(player, language):
    restart(player, language)
    player.begin("my_title", ("setup", 6))
    player.report(("scored", 5), ("scored", 5), ("ended",))
    yield "shared"


PREFIX = "my_title_"  # the prefix of the frames' names, unique to the title
PARTS = (_evening, _shared)
