"""The score pad keeps points, rounds, a turn timer and a ranking. Its screens are a leg of `tour`."""

from hamstertop import chance
from hamstertop.games import IllegalEvent, titles
from hamstertop.games.score_pad.tracker import MOST, Tracker
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from raising import raises
from rules import rule
from touring import restart, someone_goes, take_over


def pad(*events, players=3, seconds=0):
    """Return the tracker of a game in which these events have happened."""
    tracker = Tracker()
    for event in (("setup", players, seconds),) + events:
        tracker.apply(event)
    return tracker


def player(*events, players=3, seconds=0, storage=None):
    """Return a companion that shows a score pad."""
    fingers = Fingers(VirtualBoard(storage=storage), chance.Seeded(5))
    fingers.begin("score_pad", ("setup", players, seconds))
    fingers.report(*events)
    return fingers


# The tracker


@rule("SP-2")
def test_points_go_up_and_down_even_below_zero():
    tracker = pad(("scored", 0, 5), ("scored", 1, -7), ("scored", 0, -2))
    assert tracker.scores == [3, -7, 0]


@rule("SP-3")
def test_a_new_round_begins_after_the_last_players_turn():
    tracker = pad(("turned",), ("turned",))
    assert (tracker.seat, tracker.round) == (2, 1)
    tracker.apply(("turned",))
    assert (tracker.seat, tracker.round) == (0, 2)


@rule("SP-4")
def test_the_highest_score_wins_and_equal_scores_share_a_place():
    tracker = pad(("scored", 1, 4), ("scored", 2, 4), ("scored", 0, -1), ("scored", 3, 1), ("ended",), players=4)
    assert tracker.over
    assert tracker.places == [4, 1, 1, 3]
    assert tracker.winners == [1, 2]


@rule("SP-1")
def test_two_to_six_players_can_play():
    for players, seconds in ((1, 0), (7, 0), (3, -1), (3, 121)):
        assert raises(IllegalEvent, Tracker().apply, ("setup", players, seconds))
    for players in range(2, 7):
        assert pad(players=players).scores == [0] * players


def test_impossible_events_are_refused_and_change_nothing():
    tracker = pad(("clock", 30), seconds=30)
    before = tracker.state()
    for event in (("scored", 3, 1), ("scored", 0, 0), ("scored", 0, MOST + 1), ("clock", 31), ("turned", 1), ("paid",)):
        assert raises(IllegalEvent, tracker.apply, event), event
        assert tracker.state() == before
    assert raises(IllegalEvent, pad().apply, ("clock", 0)), "there is no timer"


# On the device


def test_points_go_to_the_marked_player():
    fingers = player()
    fingers.press(LEFT)
    fingers.press(MIDDLE)
    assert (fingers.title, fingers.screen.content.who) == ("Points", 1)
    fingers.enter(-3)
    assert fingers.app.game.tracker.scores == [0, -3, 0]
    assert (fingers.title, fingers.screen.content.who) == ("Round 1", 0)


def test_the_bar_shows_the_marked_player_and_whose_turn_it_is():
    fingers = player()
    assert (fingers.screen.content.who, fingers.title) == (0, "Round 1")
    assert fingers.screen.label(LEFT, False) == "▶", "the players stand side by side"
    fingers.press(LEFT)
    assert (fingers.screen.content.who, fingers.title) == (1, "turn: Blue")


def test_the_number_of_players_cycles_through_the_allowed_range():
    fingers = Fingers(VirtualBoard(), chance.Seeded(5))
    fingers.choose_line("Score pad")
    seen = []
    for _ in range(6):
        seen.append(fingers.values[1])
        fingers.choose_line("Players")
    assert seen == ["3 (2–6)", "4 (2–6)", "5 (2–6)", "6 (2–6)", "2 (2–6)", "3 (2–6)"]


def test_the_menu_can_give_points_to_any_player_and_end_the_game():
    fingers = player(seconds=30)
    fingers.hold(RIGHT)
    fingers.choose_line("Points for…")
    fingers.choose(1)
    fingers.enter(8)
    assert fingers.app.game.tracker.scores == [0, 8, 0]
    fingers.hold(RIGHT)
    fingers.choose_line("End the game")
    assert fingers.app.game.tracker.over


def test_the_lights_show_the_winners():
    fingers = player(("scored", 1, 5), ("scored", 2, 5), ("ended",))
    assert fingers.screen.scene(fingers.board.ticks()) == ("winners", 1, 2)


def test_entering_zero_points_creates_no_event():
    fingers = player()
    fingers.press(MIDDLE)
    count = fingers.app.game.session.count
    fingers.enter(0)
    assert fingers.app.game.session.count == count
    assert (fingers.title, fingers.screen.content.who) == ("Round 1", 0)


@rule("SP-5")
def test_the_lights_show_the_time_and_warn_when_it_runs_out():
    fingers = player(seconds=15)
    fingers.press(LEFT)
    assert fingers.screen.scene(fingers.board.ticks())[0] == "bar"
    fingers.wait(15000)
    assert fingers.app.game.tracker.clock == 0
    assert fingers.screen.scene(fingers.board.ticks()) == ("alarm", 0)
    assert fingers.screen.label(LEFT, False) == ""
    fingers.press(RIGHT)
    assert (fingers.app.game.tracker.seat, fingers.app.game.tracker.clock) == (1, None)


def test_a_pause_stops_the_timer_and_a_power_cut_preserves_the_time_left():
    fingers = player(seconds=30, storage=MemoryStorage())
    fingers.press(LEFT)
    fingers.wait(12000)
    fingers.press(LEFT)
    assert fingers.app.game.tracker.clock == 18
    fingers.wait(60000)
    assert fingers.app.game.tracker.clock == 18
    fingers.power_on()
    fingers.resume()
    fingers.press(LEFT)
    fingers.wait(18000)
    assert fingers.app.game.tracker.clock == 0


def test_entering_points_stops_the_timer():
    fingers = player(seconds=30)
    fingers.press(LEFT)
    fingers.wait(4000)
    fingers.press(MIDDLE)
    fingers.wait(20000)
    fingers.enter(4)
    assert (fingers.app.game.tracker.scores[0], fingers.app.game.tracker.clock) == (4, 26)
    assert not fingers.screen.running


# Its screens, for the tour


def _pad(player, language):
    restart(player, language)
    player.choose_line(titles.name("score_pad", player.app.look))
    yield "new"
    player.begin("score_pad", ("setup", 3, 0))
    player.report(("scored", 0, 12), ("scored", 1, -4), ("turned",))
    yield "pad"
    player.press(MIDDLE)
    yield "points"
    player.hold(MIDDLE)
    yield "what_now"
    player.press(RIGHT)
    yield "what_now_2"
    player.press(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    yield "menu"
    player.hold(RIGHT)
    while player.screen.own:
        player.hold(LEFT)
    yield "back_to"
    player.press(RIGHT)
    yield "undone"
    player.report(("turned",), ("scored", 3 - 1, 40), ("ended",))
    yield "ranking"
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.log)
    yield "log"


def _timed(player, language):
    restart(player, language)
    player.begin("score_pad", ("setup", 6, 30))
    for seat in range(6):
        player.report(("scored", seat, 7 * seat - 9), ("turned",))
    yield "timer"
    player.press(LEFT)
    yield "timer_runs"
    player.wait(30000)
    yield "timer_up"
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("rare").who)
    yield "whose"
    restart(player, language)
    player.begin("score_pad", ("setup", 6, 0))
    yield "six"
    player.report(("scored", 1, 5), ("scored", 4, 5), ("ended",))
    yield "shared"


def _someone_goes(player, language):
    restart(player, language)
    player.begin("score_pad", ("setup", 3, 0))
    player.report(("scored", 0, 12), ("scored", 1, 4))
    player.hold(RIGHT)
    player.choose_line(player.app.look.words("going", "companion").people)
    player.hold(MIDDLE)
    for page in ("going_help", "going_help_2"):
        yield page
        player.press(RIGHT)
    player.hold(RIGHT)
    player.hold(RIGHT)
    yield from someone_goes(player)
    yield "gone"
    yield from take_over(player, 0)
    player.report(("ended",))
    yield "ranking_gone"
    player.press(RIGHT)
    player.choose(len(player.lines) - 1)
    if is_a(player.screen, "scores"):
        player.choose(0)
    yield "ranking_taken"


PREFIX = "pad_"  # prefix of the frames' names
PARTS = (_pad, _timed, _someone_goes)
