"""Hamsterrolle at the table: set-up, turns, falls, the timer and passes."""

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.house import HOUSE
from hamstertop.games.hamsterrolle.tracker import ELSEWHERE, NOWHERE, UNKNOWN, UNPLACED, Tracker
from rolls import begun, house, table
from rules import rule
from tables import illegal


@rule("HR-1")
def test_two_to_four_players_can_play():
    for players in (2, 3, 4):
        assert begun(players).players == players
    for players in (-1, 0, 1, 5, 8):
        assert "2 to 4" in illegal(Tracker(), "setup", players, 0, *house())


@rule("HR-6")
def test_the_player_with_the_shakiest_hands_begins():
    for first in range(4):
        assert begun(4, first=first).seat == first
    tracker = Tracker()
    tracker.apply(("setup", 3, 0) + house())
    illegal(tracker, "first", 1)
    tracker.apply(("done",))
    for seat in (-1, 3):
        illegal(tracker, "first", seat)


@rule("HR-7")
def test_the_turn_passes_to_the_next_player_whatever_its_outcome():
    tracker = table(3, first=1)
    for step, event in enumerate(
        [("built", 0, 0), ("fell", 1, NOWHERE, UNKNOWN, 0), ("passed", 0, UNKNOWN), ("idle",)]
    ):
        assert tracker.seat == tracker.to_act == (1 + step) % 3
        tracker.apply(event)


@rule("HR-2", "HR-8")
def test_the_first_piece_goes_two_compartments_ahead_of_the_cone():
    tracker = begun()
    assert (tracker.first_open, tracker.steps, tracker.opened) == (2, (0,), False)
    for step in (1, 2):
        illegal(tracker, "built", step, 0)
    assert "first piece" in illegal(tracker, "passed", 0, UNKNOWN)
    tracker.apply(("fell", 0, NOWHERE, UNKNOWN, 0))
    assert (tracker.first_open, tracker.steps) == (2, (0,)), "it is still the first piece"
    tracker.apply(("built", 0, 0))
    assert (tracker.first_open, tracker.steps) == (2, (0, 1, 2))


@rule("HR-9", "HR-11", "HR-A19")
def test_a_piece_goes_into_the_first_open_compartment_or_one_of_the_next_two():
    for step in range(3):
        for r in range(12):
            tracker = table()
            tracker.first_open = r
            tracker.apply(("built", step, 0))
            assert tracker.first_open == (r + step) % 12, "ahead only, and round past the cone's"
    for step in (-1, 3, 11):
        illegal(table(), "built", step, 0)


@rule("HR-12", "HR-A5", "HR-A11")
def test_the_device_detects_a_second_piece_of_a_kind_but_lets_the_players_decide():
    tracker = table(TELLING=1)
    tracker.apply(("built", 1, 4))
    assert tracker.first_open == 3
    assert tracker.doubled(3, 4)
    assert not tracker.doubled(3, 5)
    assert not tracker.doubled(2, 4)
    tracker.apply(("built", 0, 4))
    assert tracker.first_open == 3, "the players let it lie"
    for kind in (-1, 9):
        illegal(tracker, "built", 0, kind)


@rule("HR-12")
def test_the_contents_of_a_compartment_can_be_corrected():
    tracker = table(TELLING=1)
    tracker.apply(("lies", 5, 3))
    assert tracker.doubled(5, 3)
    for event in (("lies", 5, 3), ("left", 5, 4), ("lies", 12, 3), ("lies", 5, 0), ("lies", 5, 9)):
        illegal(tracker, *event)
    tracker.apply(("left", 5, 3))
    assert not tracker.doubled(5, 3)
    assert (tracker.seat, tracker.stocks) == (0, [7, 7, 6]), "that is nobody's turn"


@rule("HR-20")
def test_no_more_pieces_can_fall_than_are_in_the_wheel():
    tracker = table()
    assert tracker.wheel == 2, "the cone and a piece"
    for event in (("fell", 3, 0, UNKNOWN, 0), ("dropped", 3, 0, UNKNOWN, 0), ("passed", 3, UNKNOWN), ("gone", 3)):
        illegal(tracker, *event)
    illegal(tracker, "fell", -1, 0, UNKNOWN, 0)
    tracker.apply(("fell", 2, NOWHERE, UNKNOWN, 0))
    assert (tracker.wheel, tracker.stocks[0]) == (0, 9)


@rule("HR-25", "HR-A9", "HR-A18")
def test_pieces_that_fall_after_a_turn_leave_the_game():
    tracker = table()
    tracker.apply(("built", 0, 0))
    stocks = tracker.stocks[:]
    tracker.apply(("gone", 2))
    assert (tracker.stocks, tracker.gone, tracker.wheel) == (stocks, 2, 1)
    assert tracker.seat == 1, "the next player's turn is still to come"
    illegal(tracker, "gone", 0)
    illegal(tracker, "gone", -1)


@rule("HR-30")
def test_a_player_has_thirty_seconds_for_a_turn():
    assert rules.SECONDS == 30
    tracker = table()
    assert tracker.clock is None
    illegal(tracker, "clock", 31)
    for seconds in (30, 20, 20, 5, 0):
        tracker.apply(("clock", seconds))
        assert tracker.clock == seconds
    illegal(tracker, "clock", -1)
    illegal(tracker, "clock", 1)
    tracker.apply(("dropped", 0, 0, UNKNOWN, 0))
    assert tracker.clock is None, "the next player has all of it again"


@rule("HR-31", "HR-32")
def test_a_dropped_piece_that_stays_counts_as_placed_and_fallen_ones_go_to_the_player():
    for count, where, stock in ((0, 0, 6), (2, 1, 8), (0, NOWHERE, 7), (1, NOWHERE, 8), (0, 9, 6), (0, ELSEWHERE, 6)):
        tracker = table()
        tracker.apply(("dropped", count, where, UNKNOWN, 0))
        assert tracker.stocks[0] == stock
    for where in (-2, 13):
        illegal(table(), "dropped", 0, where, UNKNOWN, 0)


@rule("HR-A6")
def test_a_fallen_cone_counts_as_a_piece_except_under_house_rules():
    assert begun().wheel == 1
    for reading in (1, 2):
        assert begun(FALLEN_CONE=reading).wheel == 0
        illegal(begun(FALLEN_CONE=reading), "fell", 1, NOWHERE, UNKNOWN, 0)
    begun().apply(("fell", 1, NOWHERE, UNKNOWN, 0))


def test_only_interpretations_that_a_house_rule_has_can_be_chosen():
    for index, row in enumerate(HOUSE.rows):
        given = list(house())
        for reading in (-1, len(row[2])):
            given[index] = reading
            illegal(Tracker(), "setup", 3, 0, *given)
    illegal(Tracker(), "setup", 3, 0, *house(), 0)


def test_a_game_saved_before_a_house_rule_existed_gets_its_default():
    tracker = Tracker()
    tracker.apply(("setup", 3, 0) + house(TELLING=1)[:10])
    assert (tracker.house_rules.telling, tracker.house_rules.owner_keeps) == (True, False)
    assert (tracker.house_rules.reach, tracker.house_rules.either_neighbour) == (11, False)


@rule("HR-A20")
def test_under_a_house_rule_partners_keep_a_piece_that_was_not_placed():
    for keeping, where, stocks in ((0, NOWHERE, [3, 4]), (1, NOWHERE, [3, 4]), (1, UNPLACED, [2, 5])):
        tracker = table(4, teams=2, stocks=(0, 4, 5, 4), KEEPING=keeping)
        tracker.apply(("fell", 2, where, UNKNOWN, 0))
        assert [tracker.stocks[0], tracker.stocks[2]] == stocks
    helping, own = table(4, teams=2, stocks=(0, 4, 5, 4)), table(4, teams=2, stocks=(3, 4, 5, 4), KEEPING=1)
    for tracker in (helping, own):
        illegal(tracker, "fell", 2, UNPLACED, UNKNOWN, 0)
    illegal(table(4, teams=2, stocks=(0, 4, 5, 4), KEEPING=1), "dropped", 2, UNPLACED, UNKNOWN, 0)


# Corrections


def test_correcting_a_stock_moves_the_difference_to_or_from_the_wheel():
    tracker = table(stocks=[5, 5, 5])
    wheel = tracker.wheel
    tracker.apply(("stock", 1, 6))
    assert (tracker.stocks, tracker.wheel, tracker.gone) == ([5, 6, 5], wheel - 1, 5)
    tracker.apply(("stock", 1, 3))
    assert (tracker.stocks, tracker.wheel) == ([5, 3, 5], wheel + 2)
    assert tracker.seat == 0, "that is nobody's turn"
    for seat, pieces in ((1, -1), (1, 4 + wheel + 2), (3, 1), (-1, 1)):
        illegal(tracker, "stock", seat, pieces)


def test_pieces_removed_by_a_correction_before_the_first_turn_leave_the_game():
    for phase in ("setup", "first"):
        tracker = Tracker()
        tracker.apply(("setup", 3, 0) + house(SHARE=2))
        if phase == "first":
            tracker.apply(("done",))
        tracker.apply(("stock", 2, 7))
        assert (tracker.phase, tracker.stocks, tracker.gone, tracker.wheel) == (phase, [9, 9, 7], 3, 1)
        illegal(tracker, "stock", 2, 11)
        illegal(tracker, "stock", 2, 0)
        if phase == "setup":
            tracker.apply(("done",))
        tracker.apply(("first", 0))
        assert (tracker.stocks, tracker.gone, tracker.wheel) == ([10, 9, 7], 2, 1)


@rule("HR-50", "HR-63")
def test_correcting_a_stock_to_zero_ends_the_game_like_a_build():
    alone = table(stocks=[5, 5, 5])
    alone.apply(("stock", 2, 0))
    assert (alone.over, alone.winners) == (True, [2])
    team = table(4, teams=2, stocks=[1, 3, 1, 3])
    team.apply(("stock", 2, 0))
    assert not team.over
    team.apply(("stock", 0, 0))
    assert team.winners == [0, 2]


def test_correcting_the_count_of_removed_pieces_moves_the_rest_to_the_wheel():
    tracker = table(stocks=[5, 5, 5])
    total = tracker.wheel + tracker.gone
    for pieces in (0, 2, total):
        tracker.apply(("out", pieces))
        assert (tracker.gone, tracker.wheel, tracker.stocks) == (pieces, total - pieces, [5, 5, 5])
    for pieces in (-1, total + 1):
        illegal(tracker, "out", pieces)


def test_correcting_whose_turn_it_is_restores_the_full_time():
    tracker = table()
    tracker.apply(("clock", 20))
    tracker.apply(("turn", 2))
    assert (tracker.to_act, tracker.clock) == (2, None)
    illegal(tracker, "turn", 3)


def test_the_time_can_be_corrected_up_and_down():
    tracker = table()
    tracker.apply(("clock", 10))
    for seconds, clock in ((25, 25), (3, 3), (30, None)):
        tracker.apply(("time", seconds))
        assert tracker.clock == clock
    for seconds in (0, 31):
        illegal(tracker, "time", seconds)
