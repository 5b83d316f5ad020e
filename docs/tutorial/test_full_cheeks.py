"""Full cheeks: the rules in the tracker, the keys on the device, and its screens, which are part of the `tour`."""

from hamstertop import chance
from hamstertop.companion import titles
from hamstertop.games import IllegalEvent
from hamstertop.games.full_cheeks.tracker import SIDES, Tracker
from hamstertop_host.playing.fingers import MIDDLE, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from raising import raises
from rules import rule
from touring import restart


def table(*events, players=2):
    """Return a tracker in play after these events."""
    tracker = Tracker()
    for event in (("setup", players, 20),) + events:
        tracker.apply(event)
    return tracker


# The tracker


@rule("FC-1")
def test_two_to_six_can_play():
    for players in (1, 7):
        assert raises(IllegalEvent, Tracker().apply, ("setup", players, 20))
    for players in range(2, 7):
        assert table(players=players).scores == [0] * players


@rule("FC-2")
def test_seeds_rolled_go_into_the_cheeks():
    tracker = table(("rolled", 2), ("rolled", 6))
    assert (tracker.cheeks, tracker.scores, tracker.seat) == (8, [0, 0], 0)


@rule("FC-3")
def test_rolling_a_one_empties_the_cheeks_and_ends_the_turn():
    tracker = table(("rolled", 5), ("rolled", 1))
    assert (tracker.cheeks, tracker.scores, tracker.seat) == (0, [0, 0], 1)


@rule("FC-4")
def test_stashed_seeds_are_safe():
    tracker = table(("rolled", 5), ("stashed",), ("rolled", 1))
    assert (tracker.cheeks, tracker.scores, tracker.seat) == (0, [5, 0], 0)


@rule("FC-5")
def test_reaching_the_goal_wins_immediately():
    tracker = table(*[("rolled", 5)] * 4 + [("stashed",)])
    assert (tracker.over, tracker.scores, tracker.places) == (True, [20, 0], [1, 2])


def test_impossible_events_are_refused_and_change_nothing():
    tracker = table(("rolled", 3), ("stashed",))
    before = tracker.state()
    for event in (("rolled", 0), ("rolled", SIDES + 1), ("stashed",), ("setup", 2, 20)):
        assert raises(IllegalEvent, tracker.apply, event), event
        assert tracker.state() == before


# On the device


def test_a_press_rolls_and_an_undo_does_not_change_the_die():
    fingers = Fingers(VirtualBoard(), chance.Seeded(5))
    fingers.begin("full_cheeks", ("setup", 2, 20))
    fingers.press(RIGHT)
    face = fingers.app.game.tracker.face
    fingers.undo()
    assert fingers.app.game.tracker.face == 0
    fingers.press(RIGHT)
    assert fingers.app.game.tracker.face == face


def test_the_middle_key_stashes():
    fingers = Fingers(VirtualBoard(), chance.Seeded(5))
    fingers.begin("full_cheeks", ("setup", 2, 20))
    fingers.report(("rolled", 4))
    fingers.press(MIDDLE)
    assert (fingers.app.game.tracker.scores, fingers.app.game.tracker.seat) == ([4, 0], 1)


# Its screens, for the tour. Each yield is a frame.


def _evening(player, language):
    restart(player, language)
    player.choose_line(titles.name("full_cheeks", player.app.look))
    yield "new"
    player.begin("full_cheeks", ("setup", 4, 30))
    yield "begin"
    player.hold(MIDDLE)
    yield "help"
    player.press(RIGHT)
    yield "help_2"
    player.press(RIGHT)
    player.report(("rolled", 5), ("rolled", 6), ("stashed",), ("rolled", 6), ("rolled", 1))
    yield "lost"
    player.report(("rolled", 6), ("stashed",), ("rolled", 1), ("rolled", 4), ("rolled", 6))
    yield "full"
    player.hold(RIGHT)
    yield "menu"
    player.hold(RIGHT)
    player.report(("rolled", 6), ("rolled", 4), ("stashed",))
    yield "winner"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.log)
    yield "log"


PREFIX = "cheeks_"  # of the frames' names: its own
PARTS = (_evening,)
