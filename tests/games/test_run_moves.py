"""Test what a hamster can do on its turn in Run, Hamster, Run!"""

from hamstertop.games.run_hamster_run.rules import BITE, FRISKINESS, METTLE, REST, RUN, SCAMPER, THROW, reach
from hamstertop_games.run_hamster_run import belt
from hamstertop_games.run_hamster_run.belt import PIT, WALL
from rules import rule
from scenarios import PASS, kinds, offered, play, refused
from squares import DOWN, FAR, LEFT, RIGHT, UP, at, push, turn, win

EVEN = (3, 2, 2)
STRONG = (2, 5, 0)


# The belt's geometry


@rule("RHR-64", "RHR-A1")
def test_a_square_borders_on_other_squares_walls_or_the_pit():
    four = belt.table(belt.COLUMNS, belt.STRIPS, False)
    eight = belt.table(belt.COLUMNS, belt.STRIPS, True)
    assert list(four[at(5, 3)]) == [at(6, 3), at(5, 4), at(4, 3), at(5, 2)]
    assert list(eight[at(5, 3)])[4:] == [at(6, 4), at(4, 4), at(4, 2), at(6, 2)]
    assert four[at(10, 3)][UP] == WALL
    assert four[at(5, 5)][RIGHT] == WALL
    assert four[at(5, 1)][LEFT] == WALL
    assert four[at(1, 5)][DOWN] == PIT
    assert eight[at(1, 5)][5] == WALL, "down and right of the corner"


@rule("RHR-A1")
def test_the_corner_square_by_the_pit_has_neighbours_too():
    game = turn([at(1, 1), at(1, 2), at(2, 1)], [EVEN, EVEN, EVEN])
    assert [game.adjacent(seat) for seat in range(3)] == [[1, 2], [0], [0]]


# Run


@rule("RHR-46")
def test_flipping_a_scamper_chip_moves_a_hamster_to_an_adjacent_square():
    for direction, square in ((UP, at(6, 3)), (RIGHT, at(5, 4)), (DOWN, at(4, 3)), (LEFT, at(5, 2))):
        game = turn([at(5, 3), FAR], [EVEN, EVEN])
        assert game.play(("step", direction)) == [("flipped", 1)]
        assert game.places == [square, FAR]
        assert game.tracker.face_up(0) == 2


@rule("RHR-46", "RHR-33")
def test_a_hamster_takes_at_most_one_step_for_each_face_up_scamper_chip():
    game = turn([at(5, 3), FAR], [EVEN, EVEN])
    play(game, ("step", UP), ("step", UP), ("step", UP))
    assert game.places[0] == at(8, 3)
    assert kinds(game) == ["pass", "sidestep"]


@rule("RHR-47", "RHR-A6")
def test_spending_a_scamper_chip_moves_a_hamster_two_squares_if_both_are_vacant():
    game = turn([at(5, 3), at(6, 3), at(5, 5)], [EVEN, EVEN, EVEN])
    squares = [choice[1] for choice in offered(game, "dash")]
    assert squares == [at(3, 3), at(4, 2), at(4, 4), at(5, 1), at(6, 2), at(6, 4)]
    assert game.play(("dash", at(6, 2))) == [("spent", SCAMPER)]
    assert (game.places[0], game.tracker.fatigue[0]) == (at(6, 2), 1)
    boxed = turn([at(1, 1), at(2, 1), at(1, 2)], [EVEN, EVEN, EVEN])
    assert offered(boxed, "dash") == [("dash", PIT)], "down is the only way"
    assert ("dash", at(2, 1)) in turn([at(1, 2), at(2, 2)], [EVEN, EVEN]).choices(), "across the corner"


@rule("RHR-48")
def test_climbing_costs_three_flips_or_one_spent_chip_and_one_flip():
    for costs, events, left in ((0, [("flipped", 3)], (4, 3)), (1, [("climbed",)], (3, 1))):
        game = turn([at(5, 3), at(5, 4)], [(4, 3, 0), EVEN], order=(1,))
        game.play(PASS)
        assert [choice[2] for choice in offered(game, "climb", 1) if choice[3] == costs] == [
            at(6, 4),
            at(5, 5),
            at(4, 4),
        ]
        assert game.play(("climb", 1, at(5, 5), costs)) == events
        assert game.places[0] == at(5, 5)
        assert (game.tracker.traits[0][SCAMPER], game.tracker.flipped[0]) == left


@rule("RHR-48", "RHR-33")
def test_climbing_needs_enough_chips_and_a_vacant_square_next_to_the_other_hamster():
    game = turn([at(5, 3), at(5, 4), at(5, 5), at(6, 4), at(4, 4)], [EVEN] * 5)
    assert offered(game, "climb") == []
    for scamper, costs in ((3, [0, 1]), (2, [1]), (1, [])):
        game = turn([at(5, 3), at(5, 4)], [(scamper, 7 - scamper, 0), EVEN], order=(1,))
        game.play(PASS)
        assert sorted({choice[3] for choice in offered(game, "climb")}) == costs


@rule("RHR-49", "RHR-A5")
def test_one_sideways_step_per_turn_is_free():
    game = turn([at(5, 3), at(5, 4)], [(0, 5, 2), EVEN], order=(0,))
    assert offered(game, "sidestep") == [("sidestep", LEFT)], "only onto a vacant square"
    assert game.play(("sidestep", LEFT)) == [("done",)], "nothing is left to do"
    assert game.places[0] == at(5, 2)
    game = turn([at(5, 3), FAR], [EVEN, EVEN])
    play(game, ("step", UP), ("sidestep", RIGHT))
    assert game.places[0] == at(6, 4)
    assert offered(game, "sidestep") == []


@rule("RHR-50", "RHR-51", "RHR-100")
def test_the_winner_of_a_test_pushes_the_loser_and_follows():
    game = turn([at(5, 3), at(5, 4)], [STRONG, EVEN], order=(1,))
    game.play(PASS)
    assert game.play(("step", RIGHT)) == []
    assert (game.phase, game.seat) == ("resist", 1)
    assert game.play(("resist", 1)) == []
    assert game.outcomes() == [(("draw", 0), 5), (("draw", 1), 2)]
    later = game.copy()
    assert win(later, 1)[0] == ("tested", 1, 1, 5)
    assert win(game, 0)[0] == ("tested", 1, 1, 0)
    assert game.places == [at(5, 4), at(5, 5)]
    assert game.tracker.face_up(0) == 1


@rule("RHR-50", "RHR-51")
def test_a_hamster_that_loses_the_test_for_a_push_stays_put_but_pays_the_flip():
    game = turn([at(5, 3), at(5, 4)], [(2, 4, 1), EVEN], order=(0,))
    push(game, RIGHT, 1)
    assert game.places == [at(5, 3), at(5, 4)]
    assert game.tracker.face_up(0) == 1
    assert game.target is None
    push(game, RIGHT, 0)
    assert game.places == [at(5, 4), at(5, 5)], "one may try again"


@rule("RHR-102", "RHR-103")
def test_a_hamster_that_does_not_or_cannot_resist_is_pushed_without_a_draw():
    game = turn([at(5, 3), at(6, 3)], [(2, 4, 1), EVEN], order=(0,))
    assert play(game, ("step", UP), ("resist", 0)) == [("tested", 1, 0, 0)]
    assert game.places == [at(6, 3), at(7, 3)]
    game = turn([at(5, 3), at(6, 3)], [(2, 4, 1), (5, 0, 2)], order=(0,))
    game.play(("step", UP))
    assert game.places == [at(6, 3), at(7, 3)]


@rule("RHR-52")
def test_one_more_flip_continues_a_push_without_a_test():
    game = turn([at(5, 1), at(5, 2)], [(4, 3, 0), EVEN], order=(1,))
    game.play(PASS)
    push(game, RIGHT, 0)
    for column in (4, 5):
        assert game.play(("step", RIGHT)) == [("flipped", 1)]
        assert game.places == [at(5, column - 1), at(5, column)]
    assert game.play(("step", RIGHT))[0] == ("flipped", 1)
    assert game.places == [at(5, 4), at(5, 5)], "the wall holds both"


@rule("RHR-A26")
def test_a_push_can_continue_without_a_test_in_a_different_direction_too():
    game = turn([at(5, 2), at(5, 3)], [(5, 2, 0), EVEN], order=(1,))
    game.play(PASS)
    push(game, RIGHT, 0)
    play(game, ("step", UP), ("step", RIGHT))
    assert game.places == [at(6, 4), at(5, 4)], "it has gone round the hamster that it pushed"
    assert game.play(("step", DOWN)) == [("flipped", 1)]
    assert game.places == [at(5, 4), at(4, 4)]


@rule("RHR-A26", "RHR-52")
def test_under_a_house_rule_only_an_immediate_push_straight_ahead_needs_no_new_test():
    def after(*choices):
        game = turn([at(5, 3), at(6, 3)], [(5, 2, 0), EVEN], order=(1,), straight_push=True)
        game.play(PASS)
        push(game, UP, 0)
        assert game.play(("step", UP)) == [("flipped", 1)], "straight on"
        play(game, *choices)
        return game

    assert after().play(("step", UP)) == [("flipped", 1)]
    assert after(("sidestep", LEFT), ("step", UP)).play(("step", RIGHT)) == [], "in another direction it is tested"
    game = after(("sidestep", LEFT), ("step", RIGHT))
    game.play(("step", UP))
    assert (game.phase, game.seat) == ("resist", 1), "after a detour too"


@rule("RHR-52")
def test_each_of_several_pushed_hamsters_can_be_pushed_again_without_a_test():
    game = turn([at(5, 2), at(5, 3), at(6, 3)], [(4, 2, 1), EVEN, EVEN], order=(0, 1))
    push(game, RIGHT, 0)
    push(game, UP, 0)
    assert game.places == [at(6, 3), at(5, 4), at(7, 3)]
    play(game, ("step", DOWN))
    assert play(game, ("step", RIGHT))[0] == ("flipped", 1)
    assert game.places == [at(5, 4), at(5, 5), at(7, 3)]


@rule("RHR-52")
def test_after_a_failed_push_and_on_the_next_turn_another_test_is_needed():
    game = turn([at(5, 1), at(5, 2)], [(3, 3, 1), EVEN], order=(0,))
    push(game, RIGHT, 1)
    game.play(("step", RIGHT))
    assert game.phase == "resist"
    game = turn([at(5, 2), at(5, 3)], [(2, 3, 2), (2, 3, 2)], order=(0,))
    push(game, RIGHT, 0)
    play(game, PASS, ("step", LEFT))
    assert (game.phase, game.seat) == ("resist", 0)


@rule("RHR-53", "RHR-A8")
def test_nobody_is_pushed_onto_an_occupied_square_or_over_an_edge_except_into_the_pit():
    for mover, other, direction, third in (
        (at(5, 2), at(5, 1), LEFT, FAR),
        (at(5, 4), at(5, 5), RIGHT, FAR),
        (at(9, 3), at(10, 3), UP, FAR),
        (at(5, 2), at(5, 3), RIGHT, at(5, 4)),
        (at(2, 2), at(1, 2), DOWN, None),
    ):
        game = turn([mover, other, third or FAR], [STRONG, EVEN, EVEN], order=(1, 2))
        play(game, PASS, PASS)
        events = game.play(("step", direction))
        if third:
            assert events[0] == ("flipped", 1)
            assert game.places == [mover, other, third]
        else:
            assert game.phase == "resist", "into the pit is a way"


@rule("RHR-A8")
def test_a_blocked_push_leads_to_a_test_only_under_the_house_rule():
    for tested in (False, True):
        game = turn([at(5, 2), at(5, 1)], [STRONG, EVEN], order=(1,), test_anyway=tested)
        play(game, PASS, ("step", LEFT))
        assert (game.phase == "resist") == tested
        if tested:
            play(game, ("resist", 1), ("draw", 0))
        assert game.places == [at(5, 2), at(5, 1)]
        assert game.tracker.face_up(0) == 1


@rule("RHR-54", "RHR-63")
def test_a_hamster_pushed_over_the_bottom_edge_falls_into_the_pit():
    game = turn([at(2, 2), at(1, 2)], [(2, 4, 1), EVEN], order=(0,))
    assert ("fell", 1) in push(game, DOWN, 0)
    assert game.places == [at(1, 2), PIT]
    assert game.tracker.pit == [False, True]


@rule("RHR-A7", "RHR-101")
def test_a_push_without_mettle_costs_the_flip_or_is_illegal_under_a_house_rule():
    game = turn([at(5, 3), at(5, 4)], [(7, 0, 0), EVEN], order=(1,))
    assert play(game, PASS, ("step", RIGHT))[-1] == ("flipped", 1)
    assert game.places == [at(5, 3), at(5, 4)]
    game = turn([at(5, 3), at(5, 4)], [(7, 0, 0), EVEN], order=(1,), weak_push=False)
    game.play(PASS)
    assert "RHR-46" in refused(game, "step", RIGHT)
    assert ("step", LEFT) in game.choices()
    game = turn([at(5, 3), at(5, 4)], [(5, 1, 1), EVEN], order=(0,), weak_push=False)
    assert ("step", RIGHT) in game.choices(), "one chip is enough"


@rule("RHR-64")
def test_a_step_against_an_edge_costs_the_flip_but_moves_nobody():
    game = turn([at(10, 1), FAR - 20], [EVEN, EVEN])
    for direction in (UP, LEFT):
        assert game.play(("step", direction)) == [("flipped", 1)]
        assert game.places[0] == at(10, 1)


@rule("RHR-A24", "RHR-63")
def test_a_hamster_may_jump_into_the_pit_unless_a_house_rule_forbids_it():
    game = turn([at(1, 3), FAR], [EVEN, EVEN])
    assert game.play(("step", DOWN))[:2] == [("flipped", 1), ("fell", 0)]
    assert game.places[0] == PIT
    assert game.tracker.to_act == 1, "nothing to do in the pit for a runner"
    dashes = [choice[1] for choice in offered(turn([at(1, 3), FAR], [EVEN, EVEN]), "dash")]
    assert dashes == [PIT, at(1, 1), at(1, 5), at(2, 2), at(2, 4), at(3, 3)]
    game = turn([at(1, 3), FAR], [EVEN, EVEN], may_jump=False)
    assert ("step", DOWN) not in game.choices()
    assert ("dash", PIT) not in game.choices()
    strike = turn([at(1, 3), FAR], [EVEN, EVEN], actions=[BITE, RUN], may_jump=False)
    assert ("move", DOWN) not in strike.choices()


@rule("RHR-A1")
def test_under_a_house_rule_squares_have_eight_neighbours():
    assert turn([at(5, 3), at(6, 4)], [EVEN, EVEN]).adjacent(0) == []
    game = turn([at(5, 3), at(6, 4)], [(2, 4, 1), EVEN], order=(0,), eight_neighbours=True)
    assert game.adjacent(0) == [1]
    push(game, 4, 0)
    assert game.places == [at(6, 4), at(7, 5)]


# Bite


@rule("RHR-42", "RHR-A4", "RHR-A3")
def test_a_hamster_may_move_to_an_adjacent_vacant_square_before_it_bites():
    game = turn([at(5, 3), at(5, 5), at(4, 3)], [(0, 6, 1), EVEN, EVEN], order=(0, 1), actions=[BITE, RUN, RUN])
    assert offered(game, "move") == [("move", UP), ("move", RIGHT), ("move", LEFT)]
    assert offered(game, "challenge") == [("challenge", 2)]
    game.play(("move", RIGHT))
    assert game.places[0] == at(5, 4)
    assert game.choices() == (("challenge", 1), PASS), "no second move, no change of action"


@rule("RHR-A3")
def test_the_move_must_precede_the_challenge_unless_a_house_rule_allows_any_order():
    for free in (False, True):
        game = turn([at(5, 3), at(5, 4)], [(0, 6, 1), (7, 0, 0)], order=(0,), actions=[THROW, RUN], free_order=free)
        play(game, ("challenge", 1), PASS)
        assert (game.tracker.to_act == 0 and ("move", UP) in game.choices()) == free


@rule("RHR-43", "RHR-44", "RHR-A12")
def test_a_biter_that_wins_chooses_the_chip_that_the_other_hamster_loses():
    game = turn([at(5, 3), at(5, 4)], [(0, 6, 1), (3, 4, 0)], order=(0,), actions=[BITE, RUN])
    play(game, ("challenge", 1), ("resist", 1), ("draw", 0))
    assert (game.phase, game.seat) == ("bite", 0)
    assert game.choices() == (("bite", SCAMPER), ("bite", METTLE))
    assert game.play(("bite", METTLE))[0] == ("lost", METTLE)
    assert (game.tracker.traits[1], game.tracker.fatigue[1]) == ((3, 3, 0), 1)
    assert game.tracker.to_act == 1, "one challenge"
    assert game.target is None


@rule("RHR-45", "RHR-43")
def test_a_biter_that_loses_the_test_takes_no_chip():
    game = turn([at(5, 3), at(5, 4)], [(0, 6, 1), (3, 4, 0)], order=(0,), actions=[BITE, RUN])
    play(game, ("challenge", 1), ("resist", 1), ("draw", 1))
    assert (game.tracker.pluck(1), game.tracker.to_act) == (7, 1)


@rule("RHR-101")
def test_a_hamster_without_mettle_cannot_challenge_another():
    for action in (BITE, THROW):
        game = turn([at(5, 3), at(5, 4)], [(6, 0, 1), EVEN], order=(0,), actions=[action, RUN])
        assert offered(game, "challenge") == []


@rule("RHR-A10")
def test_hamsters_in_the_pit_are_adjacent_to_each_other_and_to_nobody_else():
    game = turn([PIT, at(1, 3), PIT], [(0, 6, 1), EVEN, EVEN], order=(0, 1), actions=[BITE, BITE, RUN])
    assert game.adjacent(0) == [2]
    assert offered(game, "move") == []
    assert offered(game, "challenge") == [("challenge", 2)]
    game.play(PASS)
    assert offered(game, "challenge") == []


# Throw


@rule("RHR-55", "RHR-56", "RHR-57", "RHR-58", "RHR-A2")
def test_a_loser_is_thrown_up_to_half_the_mettle_over_anything_to_a_vacant_square():
    game = turn([at(5, 3), at(5, 4), at(6, 4)], [(0, 5, 2), (6, 0, 1), EVEN], order=(0, 1), actions=[THROW, RUN, RUN])
    assert kinds(game) == ["challenge", "change", "move", "pass"]
    game.play(("challenge", 1))
    assert (game.phase, game.seat) == ("throw", 0)
    far = [at(3, 4), at(4, 3), at(4, 4), at(4, 5), at(5, 2), at(5, 5), at(6, 3), at(6, 5), at(7, 4)]
    assert [choice[1] for choice in offered(game, "throw")] == far
    game.play(("throw", at(7, 4)))
    assert game.places == [at(5, 3), at(7, 4), at(6, 4)]
    assert game.target is None


@rule("RHR-A2")
def test_a_diagonal_step_of_a_throw_counts_as_two_or_as_one_under_a_house_rule():
    for king, count in ((False, 3), (True, 7)):
        traits = [(0, 3, 4), (6, 0, 1)]
        game = turn([at(5, 3), at(5, 4)], traits, order=(0,), actions=[THROW, RUN], king_throws=king)
        game.play(("challenge", 1))
        assert len(offered(game, "throw")) == count


@rule("RHR-57", "RHR-A1")
def test_with_mettle_4_the_loser_can_be_thrown_to_any_vacant_square_next_to_the_winner():
    def thrown(loser, mettle, **options):
        traits = [(0, mettle, 7 - mettle), (7, 0, 0), (7, 0, 0)]
        places = [at(5, 3), loser, at(4, 2)]
        game = turn(places, traits, order=(0, 1, 2), actions=[THROW, RUN, RUN], **options)
        game.play(("challenge", 1))
        return [choice[1] for choice in offered(game, "throw")]

    around = [at(4, 3), at(4, 4), at(5, 2), at(5, 4), at(6, 2), at(6, 3)]
    for loser in (at(6, 4), at(6, 3)):
        squares = thrown(loser, 4, eight_neighbours=True)
        assert [square for square in around if square != loser and square not in squares] == []
        assert at(4, 2) not in squares, "occupied"
        assert at(4, 4) not in thrown(loser, 3, eight_neighbours=True), "it reaches one square"
    assert at(4, 4) not in thrown(at(6, 3), 4), "corners are not adjacent"


@rule("RHR-57")
def test_the_reach_of_a_throw_is_half_the_mettle_rounded_down():
    assert [reach(mettle) for mettle in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]
    for mettle, flies in ((1, False), (2, True)):
        game = turn([at(5, 3), at(5, 4)], [(5, mettle, 2 - mettle), (7, 0, 0)], order=(0, 1), actions=[THROW, RUN])
        game.play(("challenge", 1))
        assert (game.phase == "throw") == flies


@rule("RHR-58", "RHR-63")
def test_a_thrown_hamster_may_land_in_the_pit():
    for strip, reached in ((2, True), (3, False)):
        traits = [(0, 4, 3), (7, 0, 0)]
        game = turn([at(strip, 3), at(strip, 4)], traits, actions=[THROW, RUN])
        game.play(("challenge", 1))
        assert (("throw", PIT) in game.choices()) == reached
        if reached:
            assert ("fell", 1) in game.play(("throw", PIT))


@rule("RHR-59", "RHR-55")
def test_a_lost_or_declined_throw_moves_nobody():
    places = [at(5, 3), at(5, 4)]
    lost = turn(places, [(0, 4, 3), (3, 2, 2)], order=(0,), actions=[THROW, RUN])
    play(lost, ("challenge", 1), ("resist", 1), ("draw", 1))
    declined = turn(places, [(0, 4, 3), (3, 2, 2)], order=(0,), actions=[THROW, RUN])
    play(declined, ("challenge", 1), ("resist", 1), ("draw", 0), PASS)
    for game in (lost, declined):
        assert (game.places, game.tracker.to_act) == (places, 1)


@rule("RHR-A10")
def test_a_throw_in_the_pit_moves_nobody():
    game = turn([PIT, PIT], [(0, 4, 3), (7, 0, 0)], actions=[THROW, RUN])
    game.play(("challenge", 1))
    assert game.places == [PIT, PIT]
    assert game.tracker.to_act == 1 or game.phase != "throw"


# Rest and changes


@rule("RHR-60", "RHR-61")
def test_a_resting_hamster_stays_where_it_is_and_gets_a_chip_back():
    game = turn([at(5, 3), FAR], [EVEN, EVEN], order=(0,), actions=[REST, RUN])
    assert kinds(game) == ["change", "pass"], "with seven Pluck there is nothing to take"
    game.tracker.traits[0], game.tracker.fatigue[0] = (3, 2, 1), 1
    game.follow()
    assert kinds(game) == ["change", "rest"]
    assert game.play(("rest", METTLE))[0] == ("rested", METTLE)
    assert game.tracker.traits[0] == (3, 3, 1)


@rule("RHR-40", "RHR-41")
def test_changing_the_action_costs_a_chip_which_is_paid_before_acting():
    game = turn([at(5, 3), FAR], [(3, 4, 0), EVEN], order=(1,), actions=[BITE, RUN])
    game.play(PASS)
    assert offered(game, "change") == [
        ("change", action, trait) for action in (RUN, THROW, REST) for trait in (SCAMPER, METTLE)
    ]
    assert game.play(("change", RUN, METTLE)) == [("changed", RUN, METTLE)]
    assert game.tracker.traits[0] == (3, 3, 0)
    assert "change" not in kinds(game)
    assert "step" in kinds(game)
    assert FRISKINESS not in [choice[2] for choice in offered(game, "change")]


@rule("RHR-A23")
def test_a_hamster_that_has_lost_its_last_chip_may_still_take_free_actions():
    game = turn([at(5, 3), FAR], [EVEN, EVEN], order=(0,), actions=[RUN, RUN])
    game.tracker.traits[0], game.tracker.fatigue[0] = (0, 0, 0), 7
    game.follow()
    assert kinds(game) == ["pass", "sidestep"]
