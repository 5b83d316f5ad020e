"""Hamsterrolle at the table: how single players and teams win."""

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.screens.turn import leads
from hamstertop.games.hamsterrolle.tracker import UNKNOWN, Tracker
from rolls import begun, house, table
from rules import rule
from tables import illegal


@rule("HR-50")
def test_the_first_player_without_pieces_wins_immediately():
    for seat in range(3):
        stocks = [3, 4, 5]
        stocks[seat] = 1
        tracker = table(3, first=seat, stocks=stocks)
        tracker.apply(("built", 0, 0))
        assert (tracker.over, tracker.winners, tracker.to_act) == (True, [seat], None)
        assert tracker.places[seat] == 1
        illegal(tracker, "built", 0, 0)


@rule("HR-50")
def test_the_other_players_are_ranked_by_their_remaining_pieces():
    tracker = table(4, first=2, stocks=[3, 2, 1, 3])
    tracker.apply(("built", 0, 0))
    assert tracker.places == [3, 2, 1, 3]


@rule("HR-A10")
def test_under_a_house_rule_the_last_piece_wins_whatever_falls():
    tracker = table(stocks=[1, 2, 2], LAST_PIECE=1)
    tracker.apply(("fell", 2, 0, UNKNOWN, 0))
    assert (tracker.winners, tracker.stocks) == ([0], [0, 2, 2])
    before = table(stocks=[2, 2, 2], LAST_PIECE=1)
    before.apply(("fell", 2, 0, UNKNOWN, 0))
    assert (before.over, before.stocks[0]) == (False, 3), "only for the last one"


@rule("HR-60")
def test_four_players_form_two_teams_in_any_seating():
    for teams, pairs in ((1, [1, 0, 3, 2]), (2, [2, 3, 0, 1]), (3, [3, 2, 1, 0])):
        tracker = begun(4, teams)
        assert [tracker.partner(seat) for seat in range(4)] == pairs
    for players, teams in ((2, 1), (3, 1), (4, 4), (4, -1)):
        illegal(Tracker(), "setup", players, teams, *house())
    for teams in range(4):
        tracker = begun(4, teams)
        seats = []
        for _ in range(5):
            seats.append(tracker.seat)
            tracker.apply(("built", 0, 0))
        assert seats == [0, 1, 2, 3, 0], "whoever are partners, turns go round"


@rule("HR-63")
def test_a_team_without_pieces_wins():
    tracker = table(4, 2, stocks=[1, 3, 0, 3])
    tracker.apply(("built", 0, 0))
    assert (tracker.over, tracker.winners) == (True, [0, 2])
    helped = table(4, 2, stocks=[0, 3, 1, 3])
    helped.apply(("built", 0, 0))
    assert helped.winners == [0, 2]
    assert helped.places == [1, 3, 1, 3]


@rule("HR-63")
def test_one_player_without_pieces_does_not_end_a_team_game():
    for teams in (1, 2, 3):
        tracker = table(4, teams, stocks=[1, 3, 3, 3])
        tracker.apply(("built", 0, 0))
        assert not tracker.over


@rule("HR-63")
def test_once_each_team_has_a_player_without_pieces_the_team_with_fewer_pieces_wins():
    for teams in (1, 2, 3):
        for other in (1, 2, 3):
            if other == teams:
                continue
            stocks = [1, 4, 4, 4]
            stocks[other] = 0
            mate, rival = rules.partner(0, teams), rules.partner(other, teams)
            for own, theirs in ((2, 3), (3, 2)):
                stocks[mate], stocks[rival] = own, theirs
                tracker = table(4, teams, stocks=stocks)
                tracker.apply(("built", 0, 0))
                winners = [0, mate] if own < theirs else [other, rival]
                assert (tracker.over, tracker.winners) == (True, sorted(winners))


@rule("HR-A13")
def test_teams_with_equal_totals_draw_or_by_house_rule_the_last_team_to_build_wins():
    for reading, winners, places in ((0, [], [1] * 4), (1, [0, 1], [1, 1, 3, 3])):
        tracker = table(4, 1, stocks=[1, 3, 0, 3], TIE=reading)
        tracker.apply(("built", 0, 0))
        assert (tracker.over, tracker.winners, tracker.places) == (True, winners, places)


@rule("HR-A14")
def test_a_team_without_pieces_wins_even_if_an_opponent_has_none_either():
    assert rules.winners([0, 0, 0, 5], 1, 2, False) == [0, 1]
    assert rules.winners([0, 5, 0, 0], 1, 0, False) == [2, 3]


@rule("HR-51", "HR-63")
def test_a_team_does_not_win_with_a_piece_that_makes_others_fall():
    tracker = table(4, 2, stocks=[0, 3, 1, 3])
    tracker.apply(("fell", 1, 0, UNKNOWN, 0))
    assert (tracker.over, tracker.stocks) == (False, [1, 3, 0, 3])
    other = table(4, 2, stocks=[0, 3, 1, 3], LAST_PIECE=1)
    other.apply(("fell", 1, 0, UNKNOWN, 0))
    assert other.winners == [0, 2], "by the other reading of HR-A10 it does"


@rule("HR-63")
def test_the_team_with_fewer_pieces_in_total_leads():
    assert leads(table(4, teams=2, stocks=[3, 2, 1, 3]))[1] == [0, 2]
    assert leads(table(4, teams=2, stocks=[3, 2, 3, 3]))[1] == [1, 3]
    assert leads(table(4, stocks=[3, 2, 1, 3]))[1] == [2]
