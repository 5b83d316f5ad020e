"""Moments that families meet again and again take few presses."""

from hamstertop import chance
from hamstertop.games.hamsterdam.specials import SPINSTER
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

DAM = (("setup", 4, 0, 0), ("done",), ("first", 0), ("done",))
ROLLE = (("setup", 3, 0) + (0,) * 10, ("done",), ("first", 0), ("built", 0, 0), ("built", 1, 0), ("built", 0, 0))
RUN = (("setup", 2, 0), ("drawn", 0), ("done",))


def playing(title, *events):
    player = Fingers(VirtualBoard(), chance.Seeded(3))
    player.app.settings.note("hamsterdam", SPINSTER, 1)  # asked only once
    player.begin(title, events[0])
    player.report(*events[1:])
    return player


def count(player, *events):
    """Return the presses with which these events are entered."""
    before = player.presses
    player.report(*events)
    return player.presses - before


def a_dry_turn():
    return count(playing("hamsterdam", *DAM), ("rolled", 3, 4), ("done",))


def a_token_three_seats_on():
    return count(playing("hamsterdam", *DAM, ("rolled", 3, 4)), ("water", 3, 1), ("done",))


def a_fall_of_two():
    player = playing("hamsterrolle", *ROLLE)
    return count(player, ("fell", 2))


def spinster():
    return count(playing("hamsterdam", *DAM, ("rolled", 3, 4)), ("spun", 0, 4))


def a_run_round_for_two():
    player = playing("run_hamster_run", *RUN)
    before, tracker = player.presses, player.app.game.tracker
    while tracker.phase not in ("fatigue", "chomp", "tie", "over"):
        seat = tracker.to_act
        player.report(
            {
                "placing": ("drawn", 0),
                "place": ("done",),
                "allocate": ("allocated", seat, 3, 3, 1),
                "reveal": ("revealed",),
                "initiative": ("drawn", 0),
                "declare": ("declared", 3),
                "resolve": ("done",),
                "belt": ("done",),
            }[tracker.phase]
        )
        tracker = player.app.game.tracker
    return player.presses - before


def a_wrong_count_found_two_rounds_later():
    player = playing("hamsterdam", *DAM, ("rolled", 3, 4), ("water", 3, 1), ("done",))
    while player.app.game.tracker.round < 3 or player.app.game.tracker.phase != "roll":
        player.report(("rolled", 3, 4) if player.app.game.tracker.phase == "roll" else ("done",))
    return count(player, ("pile", 3, 0))


def three_steps_undone():
    player = playing("hamsterdam", *DAM, ("rolled", 3, 4), ("water", 0, 1), ("water", 1, 1), ("water", 2, 1))
    before = player.presses
    while sum(player.app.game.tracker.piles):
        player.hold(LEFT)
        while not player.screen.own and (is_a(player.screen, "sure") or is_a(player.screen, "back_to")):
            player.press(RIGHT)
    return player.presses - before


def a_second_game_with_the_same_people():
    player = playing("score_pad", ("setup", 3, 0), ("ended",))
    before, game = player.presses, player.app.game.session.identity
    player.press(MIDDLE)
    player.press(RIGHT)
    assert player.app.game.session.identity != game
    return player.presses - before


def test_no_moment_takes_more_presses_than_it_must():
    counted = {
        a_dry_turn: 2,
        a_token_three_seats_on: 6,
        a_fall_of_two: 5,
        spinster: 5,
        a_run_round_for_two: 18,
        a_wrong_count_found_two_rounds_later: 9,
        three_steps_undone: 4,
        a_second_game_with_the_same_people: 2,
    }
    for moment, presses in counted.items():
        assert moment() == presses, moment.__name__
