"""Test Hamsterrolle rule by rule."""

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.tracker import ELSEWHERE, NOWHERE, UNKNOWN
from hamstertop_games import TABLE
from hamstertop_games.hamsterrolle.falls import Falls
from hamstertop_games.hamsterrolle.game import Game
from hamstertop_games.hamsterrolle.options import Options
from hamstertop_games.hamsterrolle.wheel import Wheel
from raising import raises
from rules import rule
from scenarios import offered, refused
from wheels import OUT, attempt, game, randomly

CONE = rules.CONE
ALL = (1, 2, 3, 4, 5, 6, 7)


def targets(played, kind=None):
    """Return the compartments where pieces of a kind, or of any kind if None, can be built."""
    return sorted({choice[2] for choice in offered(played, "build") if kind in (None, choice[1])})


@rule("HR-2")
def test_the_cone_starts_in_the_lowest_compartment():
    wheel = Game().wheel
    assert wheel.lying == [(CONE,)] + [()] * 11
    assert wheel.low == 0


@rule("HR-3", "HR-4", "HR-5")
def test_every_player_starts_with_complete_sets():
    assert Game(4).hands == [ALL] * 4
    assert Game(3).hands == [ALL] * 3
    assert Game(2).hands == [(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)] * 2


@rule("HR-4", "HR-A12")
def test_under_a_house_rule_three_players_are_dealt_the_fourth_set_at_random():
    for share, first, sizes, out in (("two each", 1, [9, 9, 9], 1), ("three to the first", 1, [9, 10, 9], 0)):
        played = Game(3, Options(share=share))
        assert (played.phase, played.seat) == ("sharing", TABLE)
        assert played.outcomes() == [(("deal", kind), 1) for kind in ALL]
        for kind in (7, 1, 2, 3, 4, 5):
            played.play(("deal", kind))
        assert played.phase == "first"
        assert [len(hand) for hand in played.hands] == [9, 9, 9]
        assert played.hands[0].count(7) == 2
        played.play(("first", first))
        assert [len(hand) for hand in played.hands] == played.tracker.stocks == sizes
        assert played.out == [6] * out


@rule("HR-20", "HR-24", "HR-30")
def test_the_new_piece_and_those_in_the_highest_compartment_at_the_back_can_fall():
    """Compartment 7, the highest at the back, holds pieces of kinds 4, 3 and, foremost, 1. A piece of kind 2 is placed
    ahead, in compartment 2."""
    wheel = Wheel()
    wheel.lying = [()] * 7 + [(4, 3, 1)] + [()] * 4
    assert Falls().attempt(wheel, 2, 2) == [
        (("placed", 0), 50),
        (("placed", 1), 25),
        (("placed", 1, 2, 2, OUT), 6),
        (("placed", 1, 2, 2, 3), 1),
        (("dropped", 2, 0), 1),
        (("dropped", 3, 0), 1),
        (("dropped", 6, 1), 1),
        (("dropped", OUT, 0), 1),
        (("placed", 1, 7, 1, OUT), 5),
        (("placed", 1, 7, 1, OUT, 7, 3, OUT), 2),
        (("placed", 1, 7, 1, OUT, 7, 3, OUT, 7, 4, OUT), 1),
        (("placed", 1, 2, 2, OUT, 7, 1, OUT), 2),
        (("placed", 1, 7, 1, 8), 1),
        (("knocked", 0, 7, 1, OUT), 2),
        (("dropped", 2, 1, 7, 1, OUT), 1),
        (("dropped", OUT, 1, 7, 1, OUT), 1),
    ]
    assert Falls().rest(wheel) == [(("still",), 97), (("gone", 1, 7, 1, OUT), 3)]
    assert Falls().rest(Wheel()) == [(("still",), 97)], "there is nothing at the back"


@rule("HR-8")
def test_a_first_piece_of_any_kind_goes_into_the_second_compartment_left_of_the_cone():
    played = game()
    assert played.choices() == tuple([("build", kind, 2) for kind in ALL])
    attempt(played, ("build", 3, 2), "placed", 1, 2, 3, OUT)
    assert played.choices() == tuple([("build", kind, 2) for kind in ALL]), "it fell: the next one begins afresh"
    attempt(played, ("build", 3, 2))
    assert targets(played) == [2, 3, 4]


@rule("HR-9")
def test_the_wheel_and_the_open_compartments_move_in_only_one_direction():
    for seed in range(5):
        low, r = 0, 2
        for played in randomly(seed):
            assert (played.wheel.low - low) % 12 in (0, 1)
            assert (played.tracker.first_open - r) % 12 in (0, 1, 2)
            low, r = played.wheel.low, played.tracker.first_open


@rule("HR-7", "HR-10")
def test_each_player_in_turn_builds_or_passes():
    played = game(lying={2: [1], 3: [2]}, r=2, low=2)
    kinds = {choice[0] for choice in played.choices()}
    assert kinds == {"build", "pass"}
    for seat in range(3):
        assert played.seat == seat
        attempt(played, ("build", 3 + seat, 2))
    assert played.seat == 0
    assert [len(hand) for hand in played.hands] == [6, 6, 6]


@rule("HR-11", "HR-A19")
def test_pieces_go_into_the_three_open_compartments_which_wrap_around_the_wheel():
    for r in range(12):
        played = game(lying={}, r=r)
        assert targets(played) == sorted([r, (r + 1) % 12, (r + 2) % 12])
    refused(game(lying={}, r=4), "build", 1, 7)
    refused(game(lying={}, r=4), "build", 1, 3)


@rule("HR-A19")
def test_under_a_house_rule_nobody_skips_an_empty_compartment_to_build_in_the_cones():
    assert targets(game(lying={10: [1]}, r=10, skip_into_first=False)) == [10, 11]
    assert targets(game(lying={10: [1], 11: [1]}, r=10, skip_into_first=False)) == [0, 10, 11]
    assert targets(game(lying={11: [1]}, r=11, skip_into_first=False)) == [0, 1, 11]
    assert targets(game(lying={4: [1]}, r=4, skip_into_first=False)) == [4, 5, 6]


@rule("HR-12", "HR-A5")
def test_a_compartment_never_holds_two_pieces_of_the_same_kind():
    played = game(lying={2: [1, 2], 4: [1]}, r=2)
    assert targets(played, 1) == [3]
    assert targets(played, 2) == [3, 4]
    assert targets(played, 3) == [2, 3, 4]
    refused(played, "build", 1, 2)
    assert targets(game(lying={3: [CONE]}, r=3), 1) == [3, 4, 5], "the cone is another kind"


@rule("HR-13", "HR-A4")
def test_a_built_piece_is_placed_ahead_of_the_others_in_its_compartment():
    played = game(lying={2: [1, 2]}, r=2)
    attempt(played, ("build", 5, 2))
    assert played.wheel.lying[2] == (1, 2, 5)


@rule("HR-A4")
def test_under_a_house_rule_pieces_cannot_be_built_behind_others():
    assert targets(game(lying={2: [1], 3: [2]}, r=2)) == [2, 3, 4]
    assert targets(game(lying={2: [1], 3: [2]}, r=2, ahead_of_all=True)) == [3, 4]
    assert targets(game(lying={2: [1], 4: [2]}, r=2, ahead_of_all=True)) == [4]


@rule("HR-14", "HR-A9")
def test_the_wheel_must_come_to_rest_before_the_next_player_plays():
    played = game(lying={2: [1]}, r=2)
    played.play(("build", 3, 2))
    assert (played.phase, played.seat, played.tracker.seat) == ("attempt", TABLE, 0)
    assert played.wheel.lying[2] == (1,), "nothing is settled yet"
    played.play(("placed", 0))
    assert (played.phase, played.seat) == ("rest", TABLE)
    played.play(("still",))
    assert played.seat == 1


@rule("HR-15")
def test_building_a_piece_may_shift_others_in_its_compartment():
    played = game(lying={2: [1, 2]}, r=2)
    events = attempt(played, ("build", 3, 2), "placed", 0, 2, 1, 2)
    assert events == [("built", 0, 0)]
    assert sorted(played.wheel.lying[2]) == [1, 2, 3]


@rule("HR-16")
def test_the_position_of_the_wheel_on_the_table_does_not_matter():
    near, far = [game(lying={2: [1]}, r=2, low=low) for low in (0, 5)]
    attempt(near, ("build", 3, 3), "placed", 0)
    attempt(far, ("build", 3, 3), "placed", 1)
    assert near.tracker.state() == far.tracker.state(), "rolling or pulling it back is not an event"


@rule("HR-20", "HR-21", "HR-22")
def test_a_player_takes_the_fallen_pieces_and_the_turn_ends():
    played = game(lying={2: [1, 2], 11: [5]}, r=2)
    events = attempt(played, ("build", 3, 3), "placed", 0, 2, 2, OUT, 11, 5, OUT)
    assert events == [("fell", 2, 1, UNKNOWN, 0)]
    assert played.hands[0] == (1, 2, 2, 4, 5, 5, 6, 7)
    assert (played.seat, played.tracker.first_open) == (1, 3)
    events = attempt(played, ("build", 3, 4), "placed", 0, 4, 3, OUT)
    assert events == [("fell", 0, NOWHERE, UNKNOWN, 0)]
    assert (played.hands[1], played.tracker.first_open) == (ALL, 3)


@rule("HR-21", "HR-23")
def test_a_piece_that_has_not_been_placed_stays_with_its_player():
    played = game(lying={2: [1], 11: [5]}, r=2)
    events = attempt(played, ("build", 3, 3), "knocked", 0, 11, 5, OUT)
    assert events == [("fell", 1, NOWHERE, UNKNOWN, 0)]
    assert played.hands[0] == (1, 2, 3, 4, 5, 5, 6, 7)
    assert (played.wheel.lying[3], played.seat) == ((), 1)


@rule("HR-24")
def test_pieces_that_tumble_inside_the_wheel_stay_where_they_land():
    played = game(lying={2: [1, 2], 11: [5]}, r=2)
    events = attempt(played, ("build", 3, 2), "placed", 0, 11, 5, 2)
    assert events == [("built", 0, 0)]
    assert (played.wheel.lying[2], played.wheel.lying[11]) == ((1, 2, 3, 5), ())
    events = attempt(played, ("build", 4, 2), "placed", 0, 2, 4, 8)
    assert events == [("fell", 0, ELSEWHERE, UNKNOWN, 0)], "the new piece itself"
    assert (played.wheel.lying[8], played.tracker.first_open) == ((4,), 2)


@rule("HR-25", "HR-A9", "HR-A18")
def test_pieces_that_fall_by_themselves_after_an_attempt_leave_the_game():
    played = game(lying={2: [1], 11: [5, 6]}, r=2)
    played.options.falls = Falls()
    played.play(("build", 3, 2))
    played.play(("placed", 0))
    hands = played.hands[:]
    assert ("gone", 1, 11, 6, OUT) in played.choices()
    events = played.play(("gone", 1, 11, 6, OUT))
    assert events == [("gone", 1)]
    assert (played.hands, played.out[-1], played.wheel.lying[11]) == (hands, 6, (5,))
    assert played.seat == 1


@rule("HR-25", "HR-A18")
def test_nothing_falls_by_itself_without_an_attempt():
    played = game(4, teams=1, lying={2: [1], 11: [5]}, r=2, hands=[(), (1,), (1,), (1,)])
    played.play(("idle",))
    assert (played.phase, played.seat) == ("turn", 1)


@rule("HR-30", "HR-31", "HR-32")
def test_a_dropped_piece_that_stays_in_the_wheel_counts_as_placed_wherever_it_lands():
    played = game(lying={2: [1], 7: [3], 11: [5]}, r=2)
    events = attempt(played, ("build", 3, 2), "dropped", 7, 0, 11, 5, OUT)
    assert events == [("dropped", 1, ELSEWHERE, UNKNOWN, 0)]
    assert played.wheel.lying[7] == (3, 3), "no test of what is legal"
    assert played.hands[0] == (1, 2, 4, 5, 5, 6, 7)
    events = attempt(played, ("build", 3, 2), "dropped", OUT, 0)
    assert events == [("dropped", 0, NOWHERE, UNKNOWN, 0)]
    assert played.hands[1] == ALL


@rule("HR-A1", "HR-A2", "HR-A3", "HR-44")
def test_house_rules_determine_which_compartment_is_the_first_open_one():
    passing, building = ("pass", 0, 1, 5, 0), ("build", 3, 4)
    for field, interpretation, choice, outcome, first in (
        ("pass_sets_place", False, passing, ("placed", 0), 2),
        ("pass_sets_place", True, passing, ("placed", 0), 5),
        ("pass_sets_place", True, passing, ("placed", 0, 5, 1, OUT), 2),
        ("pass_sets_place", True, passing, ("knocked", 0, 2, 1, OUT), 2),
        ("tried_sets_place", False, building, ("placed", 0, 4, 3, OUT), 2),
        ("tried_sets_place", True, building, ("placed", 0, 4, 3, OUT), 4),
        ("tried_sets_place", True, building, ("placed", 0, 0, 1, OUT), 4),
        ("drop_sets_place", "if open", building, ("dropped", 3, 0), 3),
        ("drop_sets_place", "if open", building, ("dropped", 7, 0), 2),
        ("drop_sets_place", "where it lies", building, ("dropped", 7, 0), 7),
        ("drop_sets_place", "chosen", building, ("dropped", 7, 0), 4),
        ("drop_sets_place", "never", building, ("dropped", 3, 0), 2),
    ):
        played = game(lying={0: [1], 2: [1]}, r=2, **{field: interpretation})
        attempt(played, choice, *outcome)
        assert played.tracker.first_open == first, (field, interpretation, outcome)


@rule("HR-13", "HR-44")
def test_a_passed_piece_that_is_dropped_lands_ahead_of_all_others():
    played = game(lying={0: [1], 5: [2], 7: [2]}, r=2)
    attempt(played, ("pass", 0, 1, 5, 0), "dropped", 7, 0)
    assert played.wheel.lying[7] == (2, 1)


@rule("HR-40", "HR-41")
def test_a_player_may_pass_only_before_an_attempt_and_after_the_first_piece():
    played = game(lying={0: [1], 2: [1]}, r=2)
    assert offered(played, "pass")
    played.play(("build", 3, 2))
    assert not offered(played, "pass")
    assert not offered(game(), "pass"), "before the first piece every player can build"


@rule("HR-42", "HR-A21", "HR-A22")
def test_a_pass_moves_a_piece_forward_from_one_of_the_two_lowest_compartments():
    played = game(lying={3: [1], 4: [2], 5: [3], 2: [4]}, r=4, low=3)
    passes = offered(played, "pass")
    assert {(choice[1], choice[2]) for choice in passes} == {(3, 1), (4, 2)}
    assert sorted({choice[3] for choice in passes if choice[1] == 3}) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11]
    assert sorted({choice[3] for choice in passes if choice[1] == 4}) == [0, 1, 2, 5, 6, 7, 8, 9, 10, 11], "not back"
    either = game(lying={3: [1], 4: [2], 5: [3], 2: [4]}, r=4, low=3, either_neighbour=True)
    passes = offered(either, "pass")
    assert {(choice[1], choice[2]) for choice in passes} == {(2, 4), (3, 1), (4, 2)}
    assert sorted({choice[3] for choice in passes if choice[1] == 2}) == [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert sorted({choice[3] for choice in passes if choice[1] == 3}) == [0, 1, 4, 5, 6, 7, 8, 9, 10, 11], "not back"
    half = game(lying={3: [1], 4: [2]}, r=4, low=3, reach=6)
    assert sorted({choice[3] for choice in offered(half, "pass", 3)}) == [4, 5, 6, 7, 8, 9]
    assert sorted({choice[3] for choice in offered(half, "pass", 4)}) == [5, 6, 7, 8, 9, 10]
    short = game(lying={3: [1]}, r=4, low=3, reach=2)
    assert sorted({choice[3] for choice in offered(short, "pass")}) == [4, 5]
    high = game(lying={10: [1]}, r=4, low=10, reach=6)
    assert sorted({choice[3] for choice in offered(high, "pass")}) == [0, 1, 2, 3, 4, 11]


@rule("HR-43")
def test_a_piece_cannot_be_passed_to_a_compartment_that_holds_one_of_its_kind():
    played = game(lying={0: [1, 2], 3: [1], 4: [2]}, r=3)
    assert not offered(played, "pass", 0, 1, 3)
    assert offered(played, "pass", 0, 1, 4)
    assert offered(played, "pass", 0, 2, 3)


@rule("HR-A17")
def test_a_passed_piece_may_be_placed_anywhere_in_its_new_compartment():
    lying = {0: [1], 3: [2, 5]}
    played = game(lying=lying, r=3)
    assert [choice[4] for choice in offered(played, "pass", 0, 1, 3)] == [0, 1, 2]
    attempt(played, ("pass", 0, 1, 3, 1))
    assert played.wheel.lying[3] == (2, 1, 5)
    other = game(lying=lying, r=3, pass_ahead=True)
    assert [choice[4] for choice in offered(other, "pass", 0, 1, 3)] == [2]


@rule("HR-44", "HR-45")
def test_a_passing_player_takes_all_fallen_pieces_including_the_passed_one():
    lying = {0: [1], 3: [2], 9: [6, 7]}
    for outcome, taken, rest in (
        (("placed", 0), (), 0),
        (("placed", 0, 9, 7, OUT), (7,), 0),
        (("placed", 1, 3, 1, OUT, 9, 7, OUT), (1, 7), 0),
        (("knocked", 0, 9, 7, OUT), (7,), 1),
        (("dropped", OUT, 0), (1,), 0),
        (("dropped", 5, 0), (), 0),
    ):
        played = game(lying=lying, r=3)
        events = attempt(played, ("pass", 0, 1, 3, 1), *outcome)
        assert events == [("passed", len(taken), UNKNOWN)]
        assert played.hands[0] == tuple(sorted(ALL + taken))
        assert len(played.wheel.lying[0]) == rest


@rule("HR-A7")
def test_a_pass_may_move_the_cone_unless_a_house_rule_forbids_it():
    assert offered(game(lying={0: [CONE]}, r=3), "pass", 0, CONE)
    assert not offered(game(lying={0: [CONE]}, r=3, pass_cone=False), "pass")


@rule("HR-A16")
def test_a_player_with_nothing_to_pass_must_build():
    played = game(lying={3: [1]}, r=3, low=5)
    assert not offered(played, "pass")
    assert {choice[0] for choice in played.choices()} == {"build"}


@rule("HR-10", "HR-A16")
def test_a_player_who_can_neither_build_nor_pass_skips_the_turn():
    played = game(lying={3: [1], 4: [1], 5: [1]}, r=3, low=8, hands=[(1,), (2,), (2,)])
    assert played.choices() == (("idle",),)
    assert played.play(("idle",)) == [("idle",)]
    assert played.seat == 1


@rule("HR-A6")
def test_house_rules_determine_whether_a_fallen_cone_is_taken_put_back_or_removed():
    for interpretation, hand, out, lying in (
        ("taken", (1, 2, 4, 5, 6, 7, CONE), 0, ()),
        ("put back", (1, 2, 4, 5, 6, 7), 0, (CONE,)),
        ("out", (1, 2, 4, 5, 6, 7), 1, ()),
    ):
        played = game(lying={0: [CONE], 2: [1]}, r=2, fallen_cone=interpretation)
        events = attempt(played, ("build", 3, 2), "placed", 0, 0, CONE, OUT)
        assert events == ([("fell", 1, 0, UNKNOWN, 0)] if interpretation == "taken" else [("built", 0, 0)])
        assert (played.hands[0], played.out.count(CONE), played.wheel.lying[0]) == (hand, out, lying)
        passed = game(lying={0: [CONE], 2: [1]}, r=2, fallen_cone=interpretation)
        attempt(passed, ("pass", 0, CONE, 3, 0), "dropped", OUT, 0)
        assert (passed.hands[0].count(CONE), passed.out.count(CONE)) == (int(interpretation == "taken"), out)
        assert passed.wheel.lying[0] == lying


@rule("HR-A6")
def test_a_cone_that_was_taken_must_be_built_again_and_counts_as_a_separate_kind():
    played = game(lying={3: [1]}, r=3, hands=[(CONE,), ALL[1:], ALL[1:]])
    assert offered(played, "build") == [("build", CONE, 3), ("build", CONE, 4), ("build", CONE, 5)]
    attempt(played, ("build", CONE, 3))
    assert played.over


@rule("HR-50")
def test_a_player_who_builds_their_last_piece_wins_immediately():
    played = game(lying={2: [1]}, r=2, hands=[(3,), (4, 5), (6,)])
    attempt(played, ("build", 3, 2))
    assert (played.over, played.seat, played.choices()) == (True, None, ())
    assert played.standings() == [(1, 0, 0), (2, 2, 1), (3, 1, 2)]


@rule("HR-51", "HR-A10")
def test_building_the_last_piece_does_not_win_if_others_fall_except_by_house_rule():
    for interpretation, over, hand in ((False, False, (1,)), (True, True, ())):
        played = game(lying={2: [1]}, r=2, hands=[(3,), (4, 5), (6,)], last_piece_wins=interpretation)
        attempt(played, ("build", 3, 2), "placed", 0, 2, 1, OUT)
        assert (played.over, played.hands[0]) == (over, hand)


@rule("HR-61")
def test_a_player_without_pieces_may_build_any_of_the_partners_pieces():
    played = game(4, lying={2: [1]}, r=2, teams=2, hands=[(), (1, 2), (3, 4), (5,)])
    assert sorted({choice[1] for choice in offered(played, "build")}) == [3, 4]
    attempt(played, ("build", 4, 3))
    assert played.hands[2] == (3,)
    assert [choice for choice in played.choices() if choice[1:2] == (4,)] == [], "with pieces only one's own"


@rule("HR-A15")
def test_a_player_without_pieces_may_also_pass_or_skip_the_turn_except_by_house_rule():
    given = {"lying": {0: [6], 2: [1]}, "r": 2, "teams": 2, "hands": [(), (1, 2), (3, 4), (5,)]}
    assert {choice[0] for choice in game(4, **given).choices()} == {"build", "pass", "idle"}
    assert {choice[0] for choice in game(4, must_help=True, **given).choices()} == {"build"}
    full = dict(given, lying={2: [3, 4], 3: [3, 4], 4: [3, 4]}, low=8)
    assert game(4, must_help=True, **full).choices() == (("idle",),), "there is nothing that could be built"


@rule("HR-A20")
def test_under_a_house_rule_the_owner_keeps_a_piece_that_the_partner_failed_to_place():
    for outcome, hands in (
        (("knocked", 0, 2, 1, OUT), [(1,), (3, 4)]),
        (("placed", 0, 3, 4, OUT), [(4,), (3,)]),
        (("dropped", OUT, 0), [(4,), (3,)]),
    ):
        played = game(4, lying={2: [1]}, r=2, teams=2, hands=[(), (1, 2), (3, 4), (5,)], owner_keeps=True)
        attempt(played, ("build", 4, 3), *outcome)
        assert [played.hands[0], played.hands[2]] == hands
        assert [played.tracker.stocks[0], played.tracker.stocks[2]] == [len(hand) for hand in hands]


@rule("HR-62", "HR-A20")
def test_a_helper_takes_what_falls_including_the_partners_piece():
    for outcome, hands in (
        (("placed", 0, 2, 1, OUT), [(1,), (3,)]),
        (("placed", 0, 3, 4, OUT), [(4,), (3,)]),
        (("knocked", 0, 2, 1, OUT), [(1, 4), (3,)]),
        (("dropped", OUT, 0), [(4,), (3,)]),
    ):
        played = game(4, lying={2: [1]}, r=2, teams=2, hands=[(), (1, 2), (3, 4), (5,)])
        attempt(played, ("build", 4, 3), *outcome)
        assert [played.hands[0], played.hands[2]] == hands


@rule("HR-A11")
def test_the_library_refuses_moves_that_the_device_only_warns_about():
    played = game(lying={2: [3]}, r=2, telling=True)
    message = refused(played, "build", 3, 2)
    assert "HR-10 to HR-12" in message
    assert played.tracker.doubled(2, 3)


def test_with_the_option_to_enter_kinds_events_include_the_kinds_of_pieces():
    played = game(lying={2: [1], 11: [5]}, r=2, telling=True)
    events = attempt(played, ("build", 3, 2), "placed", 0, 11, 5, OUT)
    assert events == [("fell", 1, 0, UNKNOWN, 3), ("left", 11, 5)]
    events = attempt(played, ("build", 3, 3), "dropped", 9, 0)
    assert events == [("dropped", 0, 7, UNKNOWN, 3)]


def test_taking_a_piece_from_a_compartment_removes_the_foremost_of_its_kind():
    wheel = Wheel()
    wheel.lying[3] = (1, 2, 1, 4)
    wheel.take(3, 1)
    assert wheel.lying[3] == (1, 2, 4)
    assert raises(ValueError, wheel.take, 3, 7)


def test_unknown_house_rules_and_interpretations_are_refused():
    for given in ({"cone": True}, {"fallen_cone": "eaten"}, {"share": 1}, {"drop_sets_place": ""}, {"reach": 12}):
        assert raises(ValueError, lambda given=given: Options.of(**given)), given
