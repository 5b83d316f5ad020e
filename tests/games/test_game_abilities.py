"""Test Hamsterdam's specials in movement and redeployment."""

from dams import at, dam, full, table
from hamstertop_games.hamsterdam.breach import LEFT
from hamstertop_games.hamsterdam.cards import (
    BLOBSTER,
    BOMBSTER,
    BUFFSTER,
    CHEEKSTER,
    CONTRACTSTER,
    COPYCATSTER,
    HUCKSTER,
    JANITSTER,
    MARKED,
    MOBSTER,
    MOMSTER,
    NINJASTER,
    SPEEDSTER,
    STANDARD,
    SWIMSTER,
)
from hamstertop_games.hamsterdam.game import Game
from rules import rule
from scenarios import PASS, offered, play, refused, until


def skipping(*dams, **options):
    """Return a game in a movement phase after all players have passed instead of moving."""
    game = table(*dams, phase="move", **options)
    while game.phase == "move":
        game.play(PASS)
    return game


# Bombster


@rule("HS-2", "HS-28")
def test_bombster_floods_one_card_on_another_players_dam():
    game = skipping(dam({7: [BOMBSTER]}), full(), dam(numbers=(7,) * 2 + (4, 5, 6, 7, 8, 9, 10, 11, 12)))
    targets = offered(game, "use", BOMBSTER)
    assert len(targets) == 22
    assert {choice[3] for choice in targets} == {1, 2}, "not the own dam"
    assert game.play(("use", BOMBSTER, at(7), 2, 1)) == [("skips",)]
    assert (game.phase, game.seat) == ("flood", 2)
    assert game.choices() == (("flood", 1),), "one card, not its number"
    assert game.play(("flood", 1)) == [("done",)]
    assert game.dams[2].tokens[:6] == [0, 1, 0, 0, 0, 0]
    assert game.dams[0].stacks[at(7)] == (STANDARD,), "it stays and turns over"


@rule("HS-2", "HD-47")
def test_bombster_cannot_target_flipped_cards():
    game = skipping(dam({7: [BOMBSTER]}), dam(flipped=(1, 3)), full(), piles=[0, 7, 0])
    assert [choice[4] for choice in offered(game, "use", BOMBSTER, at(7), 1)] == list(range(1, 8))


@rule("HS-28")
def test_a_bombed_card_is_flooded_as_usual_but_without_abilities_that_respond_to_a_roll():
    victim = dam({7: [CHEEKSTER, STANDARD, MOBSTER, NINJASTER], 8: [BLOBSTER], 6: [COPYCATSTER]})
    game = skipping(dam({7: [BOMBSTER]}), victim, full())
    game.play(("use", BOMBSTER, at(7), 1, at(7)))
    assert sorted(game.choices()) == sorted(
        [("plug", card, at(7)) for card in (CHEEKSTER, STANDARD, MOBSTER, NINJASTER)]
        + [
            ("use", CHEEKSTER, at(7), at(7)),
            ("use", BLOBSTER, at(8), at(7)),
            ("copy", BLOBSTER, at(6), at(7)),
        ]
    )
    assert game.play(("use", CHEEKSTER, at(7), at(7))) == [("done",)], "no water, and nobody else skips"
    assert game.dams[1].stacks[at(7)][-2:] == (MARKED, STANDARD)


@rule("HS-29")
def test_breaches_after_a_bomb_are_resolved_before_the_next_ability_is_used():
    victim = dam({2: [BOMBSTER]}, tokens={7: 1})
    game = skipping(dam({7: [BOMBSTER]}), victim, full(), piles=[0, 2, 0])
    game.play(("use", BOMBSTER, at(7), 1, at(7)))
    assert game.play(("flood", at(7))) == [("water", 1, 1)]
    assert (game.phase, game.seat) == ("breach", 1)
    assert game.play(("flip", LEFT)) == [("breach", 1, 0)]
    assert (game.phase, game.seat) == ("skip", 1)
    assert game.play(PASS) == [("done",)]


@rule("HS-29", "HD-A24")
def test_the_end_of_the_game_is_checked_after_a_bomb():
    game = skipping(dam({7: [BOMBSTER]}), dam(tokens={7: 1}), full(), classic=True, piles=[9, 5, 0])
    game.play(("use", BOMBSTER, at(7), 1, at(7)))
    game.play(("flood", at(7)))
    assert game.over


# Other abilities used instead of moving


@rule("HS-5", "HD-A19")
def test_contractster_moves_a_token_to_a_neighbouring_card_without_hamsters():
    line = dam({7: [CONTRACTSTER], 4: [STANDARD], 6: [SWIMSTER]}, tokens={2: 1, 5: 2, 10: 1})
    game = skipping(line, dam(tokens={7: 1}), full())
    moves = {(at(wet), at(to)) for wet, to in ((2, 3), (5, 6), (10, 9), (10, 11))}
    assert {choice[4:] for choice in offered(game, "use", CONTRACTSTER, at(7), 0)} == moves
    assert len(offered(game, "use")) == 4, "own dam, no hamster but a Swimster"
    game.play(("use", CONTRACTSTER, at(7), 0, at(5), at(6)))
    assert game.dams[0].tokens[at(5) : at(7)] == [1, 1]
    assert game.dams[0].stacks[at(7)] == (STANDARD,)


@rule("HS-5")
def test_tokens_may_pile_up_on_a_card_and_each_costs_a_hamster():
    line = dam({7: [CONTRACTSTER], 4: [STANDARD]}, tokens={2: 1, 3: 1})
    game = skipping(line, full(), full())
    game.play(("use", CONTRACTSTER, at(7), 0, at(2), at(3)))
    assert game.dams[0].tokens[at(3)] == 2
    game = table(game.dams[0], full(), full(), phase="move")
    game.play(("move", STANDARD, at(4), at(3)))
    assert game.dams[0].tokens[at(3)] == 1


@rule("HD-A19")
def test_under_a_house_rule_contractster_can_move_a_token_on_any_dam():
    game = skipping(dam({7: [CONTRACTSTER]}), dam(tokens={7: 1}), full(), contract_any_dam=True)
    game.play(("use", CONTRACTSTER, at(7), 1, at(7), at(6)))
    assert game.dams[1].tokens[at(6) : at(8)] == [1, 0]


@rule("HD-A19", "HS-5")
def test_under_a_house_rule_a_token_moved_onto_hamsters_costs_one_of_them_immediately():
    line = dam({7: [CONTRACTSTER], 4: [STANDARD, SWIMSTER, BOMBSTER]}, tokens={5: 2})
    game = skipping(line, full(), full(), contract_onto_hamsters=True)
    game.play(("use", CONTRACTSTER, at(7), 0, at(5), at(4)))
    assert (game.phase, game.seat) == ("sacrifice", 0)
    assert game.choices() == tuple([("sacrifice", card, at(4)) for card in (BOMBSTER, SWIMSTER, STANDARD)])
    game.play(("sacrifice", STANDARD, at(4)))
    assert game.phase == "roll"
    assert (game.dams[0].stacks[at(4)], game.dams[0].out) == ((BOMBSTER, SWIMSTER), 1)
    assert game.dams[0].tokens[at(4) : at(6)] == [0, 1]
    swims = skipping(
        dam({7: [CONTRACTSTER], 4: [SWIMSTER]}, tokens={5: 1}), full(), full(), contract_onto_hamsters=True
    )
    swims.play(("use", CONTRACTSTER, at(7), 0, at(5), at(4)))
    assert (swims.phase, swims.dams[0].tokens[at(4)]) == ("roll", 1), "Swimsters alone share"


@rule("HD-A19")
def test_under_house_rules_the_dams_owner_chooses_which_hamster_leaves_with_a_moved_token():
    house = {"contract_onto_hamsters": True, "contract_any_dam": True}
    other = dam({4: [STANDARD, MOMSTER]}, tokens={5: 1}, pile=[STANDARD])
    game = skipping(dam({7: [CONTRACTSTER]}), other, full(), **house)
    game.play(("use", CONTRACTSTER, at(7), 1, at(5), at(4)))
    assert (game.phase, game.seat) == ("sacrifice", 1)
    game.play(("sacrifice", STANDARD, at(4)))
    assert (game.phase, game.seat, offered(game, "use")) == ("skip", 1, [("use", MOMSTER, at(4), STANDARD)])
    assert (sum(game.dams[1].tokens), game.dams[1].out) == (0, 1)


@rule("HS-7", "HS-32", "HD-A20")
def test_huckster_moves_another_players_ordinary_hamster_by_one_card():
    other = dam({7: [STANDARD, BUFFSTER], 2: [STANDARD]})
    game = skipping(dam({7: [HUCKSTER, STANDARD]}), other, dam({5: [NINJASTER]}))
    assert offered(game, "use") == [
        ("use", HUCKSTER, at(7), 1, STANDARD, at(2), at(3)),
        ("use", HUCKSTER, at(7), 1, STANDARD, at(7), at(6)),
        ("use", HUCKSTER, at(7), 1, STANDARD, at(7), at(8)),
    ]
    game.play(("use", HUCKSTER, at(7), 1, STANDARD, at(7), at(8)))
    assert game.dams[1].stacks[at(8)] == (STANDARD,)
    assert game.dams[0].stacks[at(7)] == (STANDARD, STANDARD)


@rule("HS-7", "HS-38", "HD-A20")
def test_a_hamster_that_huckster_moves_onto_a_token_clears_the_token():
    game = skipping(dam({7: [HUCKSTER]}), dam({7: [STANDARD]}, tokens={8: 1}), full())
    game.play(("use", HUCKSTER, at(7), 1, STANDARD, at(7), at(8)))
    assert (game.dams[1].tokens[at(8)], game.dams[1].out) == (0, 1)


@rule("HD-A20")
def test_under_a_house_rule_huckster_can_move_a_hamster_any_distance():
    game = skipping(dam({7: [HUCKSTER]}), dam({7: [STANDARD]}), dam(), huckster_any_distance=True)
    assert len(offered(game, "use", HUCKSTER)) == 10


@rule("HS-10", "HS-31")
def test_momster_brings_two_resting_hamsters_back_to_its_card():
    game = skipping(dam({7: [MOMSTER]}, pile=[STANDARD, STANDARD, NINJASTER, NINJASTER, SWIMSTER]), full(), full())
    pairs = [choice[3:] for choice in offered(game, "use", MOMSTER, at(7))]
    assert pairs == [
        (NINJASTER, NINJASTER),
        (NINJASTER, SWIMSTER),
        (NINJASTER, STANDARD),
        (SWIMSTER, STANDARD),
        (STANDARD, STANDARD),
    ]
    game.play(("use", MOMSTER, at(7), NINJASTER, STANDARD))
    assert game.dams[0].stacks[at(7)] == (NINJASTER, STANDARD, STANDARD)
    assert game.dams[0].pile == (NINJASTER, SWIMSTER, STANDARD)


@rule("HS-31", "HD-32")
def test_momster_brings_back_fewer_hamsters_if_fewer_are_resting():
    game = skipping(dam({7: [MOMSTER]}, pile=[SWIMSTER]), full(), full())
    assert offered(game, "use") == [("use", MOMSTER, at(7), SWIMSTER)]
    assert table(dam({7: [MOMSTER]}), full(), full(), phase="move").phase == "move"
    assert skipping(dam({7: [MOMSTER]}), full(), full()).phase == "roll", "nobody to bring"


@rule("HD-A14")
def test_a_player_who_did_not_move_may_use_one_ability_or_by_house_rule_several():
    for several, phase in ((False, "roll"), (True, "skip")):
        line = dam({7: [HUCKSTER, MOMSTER]}, pile=[STANDARD])
        game = skipping(line, full(), full(), several_skips=several)
        game.play(("use", MOMSTER, at(7), STANDARD))
        assert game.phase == phase


# Speedster


@rule("HS-14")
def test_speedster_moves_to_any_card_in_addition_to_the_normal_move():
    line = dam({2: [SPEEDSTER], 7: [STANDARD]})
    game = table(line, full(), full(), phase="move")
    assert [choice[3] for choice in offered(game, "use", SPEEDSTER, 0)] == list(range(1, 11))
    game.play(("use", SPEEDSTER, 0, at(12)))
    assert game.dams[0].stacks[at(12)] == (SPEEDSTER,)
    assert not offered(game, "use"), "once a phase"
    game.play(("move", STANDARD, at(7), at(8)))
    assert game.seat == 1
    wet = table(dam({2: [SPEEDSTER]}, tokens={12: 1}), full(), full(), phase="move")
    wet.play(("use", SPEEDSTER, 0, at(12)))
    assert (wet.dams[0].out, wet.used) == (1, ()), "gone with the token, it has nothing to wait for"
    other = table(dam({2: [SPEEDSTER], 7: [STANDARD]}), full(), full(), phase="move")
    other.play(("move", STANDARD, at(7), at(8)))
    assert other.seat == 0, "also after it"
    assert not offered(other, "move")
    other.play(("use", SPEEDSTER, 0, at(8)))
    assert other.seat == 1


@rule("HS-14")
def test_a_speedster_that_has_used_its_ability_cannot_use_it_again_after_moving():
    game = table(dam({2: [SPEEDSTER]}), full(), full(), phase="move")
    play(game, ("use", SPEEDSTER, 0, at(11)), ("move", SPEEDSTER, at(11), at(12)))
    assert game.seat == 1


@rule("HD-A14")
def test_after_using_a_speedster_a_player_cannot_use_an_ability_instead_of_moving():
    game = table(dam({2: [SPEEDSTER, BOMBSTER]}), full(), full(), phase="move")
    play(game, ("use", SPEEDSTER, 0, 1), PASS, PASS, PASS)
    assert game.phase == "roll"


# Janitster


@rule("HS-8", "HS-30")
def test_janitster_clears_all_tokens_from_its_owners_dam_and_leaves_the_game():
    line = dam({7: [JANITSTER], 8: [MARKED]}, tokens={2: 1, 5: 2})
    game = table(line, dam(tokens={3: 1}), full(), phase="redeploy", piles=[2, 0, 0])
    assert offered(game, "use") == [("use", JANITSTER, at(7))]
    assert PASS in game.choices()
    game.play(("use", JANITSTER, at(7)))
    assert not any(game.dams[0].tokens)
    assert (game.dams[0].out, game.dams[0].pile, game.dams[0].stacks[at(7)]) == (1, (), ())
    assert game.dams[0].stacks[at(8)] == (MARKED,), "not Cheekster's token"
    assert (game.tracker.piles[0], sum(game.dams[1].tokens)) == (2, 1), "not the piles, not another dam"


@rule("HS-8")
def test_janitster_acts_only_in_redeployment_and_while_on_the_dam():
    game = table(dam(tokens={2: 1}, pile=[JANITSTER]), full(), full(), phase="redeploy")
    assert game.phase == "clearing"
    refused(game, "use", JANITSTER, at(7))
    game = skipping(dam({7: [JANITSTER]}, tokens={2: 1}), full(), full())
    assert game.phase == "roll"


@rule("HS-8")
def test_a_janitster_placed_during_redeployment_may_act_immediately_later_or_not_at_all():
    def begun():
        game = table(dam(tokens={2: 1}, pile=[BOMBSTER, JANITSTER, STANDARD]), full(), full(), phase="redeploy")
        play(game, PASS, ("place", JANITSTER, at(7)))
        assert (game.phase, game.hand) == ("placing", (BOMBSTER, STANDARD)), "the others come later, to use the room"
        return game

    use = ("use", JANITSTER, at(7))
    game = begun()
    assert ("place", BOMBSTER, at(2)) not in game.choices()
    play(game, use, ("place", BOMBSTER, at(2)), ("place", STANDARD, at(2)))
    assert (game.phase, game.dams[0].stacks[at(2)], game.dams[0].out) == ("roll", (BOMBSTER, STANDARD), 1)
    game = begun()
    play(game, ("place", BOMBSTER, at(3)), ("place", STANDARD, at(3)))
    assert (game.phase, game.seat) == ("tidying", 0)
    game.play(use)
    assert (game.phase, sum(game.dams[0].tokens), game.dams[0].out) == ("roll", 0, 1)
    game = begun()
    play(game, ("place", BOMBSTER, at(3)), ("place", STANDARD, at(3)), PASS)
    assert (game.phase, sum(game.dams[0].tokens), game.dams[0].out) == ("roll", 1, 0), "it need not"


@rule("HS-8")
def test_a_janitster_can_act_only_in_its_owners_redeployment():
    wet = dam({7: [JANITSTER]}, tokens={2: 1})
    game = table(wet, dam({7: [JANITSTER]}, tokens={3: 1}), full(), phase="redeploy")
    play(game, PASS, PASS)
    assert (game.phase, game.seat) == ("clearing", 1)
    game.play(("use", JANITSTER, at(7)))
    assert [sum(line.tokens) for line in game.dams] == [1, 0, 0]
    assert game.phase == "roll"
    first = until(Game(3), "placing")
    first.dams[first.seat].put(5, JANITSTER)
    first.dams[first.seat].tokens[3] = 1
    first._choices = None
    assert not offered(first, "use"), "not at the deployment of the start"


# Copycatster


@rule("HS-39", "HD-A18")
def test_copycatster_needs_a_different_special_that_is_special_side_up_on_a_dam():
    for line in (dam({5: [STANDARD]}, pile=[BOMBSTER]), dam({5: [COPYCATSTER]})):
        assert skipping(dam({7: [COPYCATSTER]}), line, full()).phase == "roll"
    assert skipping(dam({7: [COPYCATSTER]}), dam({5: [BOMBSTER]}), full(), copy_own_only=True).seat == 1
    own = skipping(dam({7: [COPYCATSTER], 5: [BOMBSTER]}), full(), full(), copy_own_only=True)
    assert offered(own, "copy", BOMBSTER)


@rule("HS-40")
def test_copycatster_as_janitster_rests_instead_of_leaving_the_game():
    game = table(dam({7: [COPYCATSTER]}, tokens={2: 1}), dam({7: [JANITSTER]}), full(), phase="redeploy")
    game.play(("copy", JANITSTER, at(7)))
    assert (sum(game.dams[0].tokens), game.dams[0].out) == (0, 0)
    assert (game.phase, game.hand) == ("placing", (COPYCATSTER,)), "and is deployed again"


@rule("HS-6", "HS-8", "HS-40")
def test_copycatster_may_act_as_janitster_while_other_hamsters_are_being_placed():
    line = dam({7: [COPYCATSTER]}, tokens={2: 1}, pile=[STANDARD])
    game = table(line, dam({7: [JANITSTER]}), full(), phase="redeploy")
    play(game, PASS, ("copy", JANITSTER, at(7)))
    assert sum(game.dams[0].tokens) == 0
    assert (game.phase, game.hand) == ("placing", (COPYCATSTER, STANDARD))


@rule("HS-6", "HS-8", "HS-40")
def test_a_copycatster_placed_during_redeployment_may_then_copy_janitster():
    for owner in (0, 1):
        lines = [dam(tokens={2: 1}, pile=[COPYCATSTER]), dam(), full()]
        lines[owner].put(at(12), JANITSTER)
        game = table(*lines, phase="redeploy")
        play(game, PASS, ("place", COPYCATSTER, at(7)))
        assert (game.phase, offered(game, "copy")) == ("tidying", [("copy", JANITSTER, at(7))])
        play(game, ("copy", JANITSTER, at(7)), ("place", COPYCATSTER, at(2)))
        assert game.phase == "roll"
        assert (sum(game.dams[0].tokens), game.dams[0].out) == (0, 0)
        assert game.dams[0].stacks[at(2)] == (COPYCATSTER,)


@rule("HS-38", "HS-40")
def test_copycatster_as_speedster_leaves_with_a_token_it_lands_on_and_otherwise_rests():
    for to, out, pile in ((at(9), 1, ()), (at(8), 0, (COPYCATSTER,))):
        game = table(dam({7: [COPYCATSTER]}, tokens={9: 1}), dam({7: [SPEEDSTER]}), full(), phase="move")
        game.play(("copy", SPEEDSTER, at(7), to))
        assert (game.dams[0].out, game.dams[0].pile) == (out, pile)
        assert sum(game.dams[0].tokens) == 1 - out
