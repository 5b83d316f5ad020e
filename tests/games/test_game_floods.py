"""Test Hamsterdam's rolls, floods and ways to stop floods."""

from dams import at, dam, full, roll, stop, table
from hamstertop_games import TABLE
from hamstertop_games.hamsterdam.cards import (
    BLOBSTER,
    CHEEKSTER,
    MARKED,
    MOBSTER,
    NAPSTER,
    NINJASTER,
    STANDARD,
    SWIMSTER,
    TWINSTER,
)
from rules import rule
from scenarios import kinds, play, refused

TWO_SEVENS = (7, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7)  # positions 0, 5 and 10 are sevens
NO_TWO = (3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)


def others_first(game):
    """Let seats 1 and 2 resolve everything that precedes seat 0's turn."""
    while game.seat:
        game.play(game.choices()[0])


@rule("HD-20", "HD-33")
def test_a_turn_consists_of_roll_floods_and_breaches_then_the_dice_pass_to_the_left():
    three = table(dam(tokens={7: 1}), full(), full(), piles=[2, 0, 0])
    phases = []
    for _ in range(6):
        phases.append((three.phase, three.seat))
        three.play(three.choices()[20 if three.seat == TABLE else 0])
    assert phases[:5] == [("roll", TABLE), ("flood", 0), ("flood", 1), ("flood", 2), ("breach", 0)]
    assert three.tracker.roller == 1


@rule("HD-21")
def test_a_roll_is_the_total_of_two_dice():
    three = table(full(), full(), full())
    outcomes = three.outcomes()
    assert three.seat == TABLE
    assert len(outcomes) == 36
    assert {weight for _, weight in outcomes} == {1}
    assert sorted({choice[1] + choice[2] for choice, _ in outcomes}) == list(range(2, 13))
    roll(three, 9)
    assert three.values == [9, 9, 9]
    assert three.outcomes() == []


@rule("HD-22", "HD-A2")
def test_when_nobody_has_the_rolled_number_the_same_player_rolls_again():
    three = table(*[dam(numbers=NO_TWO) for _ in range(3)])
    assert roll(three, 2) == [("rolled", 1, 1), ("nobody",)]
    assert (three.phase, three.tracker.roller, three.tracker.turn) == ("roll", 0, 0)


@rule("HD-22", "HD-A2", "HD-47")
def test_flipped_cards_do_not_count_when_a_number_is_rolled():
    three = table(*[dam(flipped=(1, 0)) for _ in range(3)], piles=[3, 3, 3])
    assert roll(three, 2)[-1] == ("nobody",)


@rule("HD-22", "HD-A2")
def test_a_mobster_that_could_shift_the_roll_does_not_prevent_a_reroll():
    three = table(*[dam({3: [MOBSTER]}, numbers=NO_TWO) for _ in range(3)])
    assert roll(three, 2)[-1] == ("nobody",)


@rule("HD-23", "HD-24")
def test_everybody_with_the_rolled_number_is_flooded_and_nobody_else():
    three = table(full(), dam(numbers=NO_TWO), full(), first=2)
    roll(three, 2)
    assert (three.phase, three.seat, three.floods) == ("flood", 2, [0])
    three.play(("plug", STANDARD, 0))
    assert three.seat == 0
    three.play(("plug", STANDARD, 0))
    assert three.phase == "roll"


@rule("HD-25", "HD-A3")
def test_each_card_with_the_number_is_flooded_in_the_order_its_owner_chooses():
    three = table(dam({2: [STANDARD]}, numbers=TWO_SEVENS), full(), full())
    roll(three, 7)
    assert three.floods == [0, 5, 10]
    assert three.choices() == (("plug", STANDARD, 0), ("flood", 5), ("flood", 10))
    play(three, ("flood", 10), ("plug", STANDARD, 0))
    assert three.choices() == (("flood", 5),)
    three.play(("flood", 5))
    assert three.seat == 1
    assert three.dams[0].tokens == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]


@rule("HD-A3")
def test_under_a_house_rule_each_player_is_flooded_only_once_per_roll():
    three = table(dam({2: [STANDARD]}, numbers=TWO_SEVENS), full(), full(), flood_each_copy=False)
    roll(three, 7)
    three.play(("plug", STANDARD, 0))
    assert three.seat == 1


@rule("HD-26", "HD-A4")
def test_a_hamster_on_a_flooded_card_plugs_the_hole_and_rests():
    three = table(full(), full(), full())
    roll(three, 7)
    assert three.choices() == (("plug", STANDARD, at(7)),), "it must plug"
    assert "HD-26" in refused(three, "flood", at(7))
    assert three.play(("plug", STANDARD, at(7))) == [], "no water, nothing to report"
    assert three.dams[0].stacks[at(7)] == (STANDARD, STANDARD)
    assert three.dams[0].pile == (STANDARD,)


@rule("HD-A4")
def test_under_a_house_rule_a_hamster_need_not_plug_a_hole():
    three = table(full(), full(), full(), may_decline=True)
    roll(three, 7)
    assert kinds(three) == ["flood", "plug"]


@rule("HD-27")
def test_the_owner_chooses_which_hamster_plugs_a_hole():
    three = table(dam({7: [STANDARD, STANDARD, SWIMSTER, NINJASTER]}), full(), full())
    roll(three, 7)
    three.play(("pass",))
    assert three.choices() == tuple([("plug", card, at(7)) for card in (NINJASTER, SWIMSTER, STANDARD)])
    three.play(("plug", SWIMSTER, at(7)))
    assert three.dams[0].stacks[at(7)] == (NINJASTER, STANDARD, STANDARD)


@rule("HD-28")
def test_a_special_that_plugs_a_hole_uses_no_ability_and_stays_special_side_up():
    for card in (NINJASTER, MOBSTER, NAPSTER):
        three = table(dam({7: [card]}), full(), full())
        roll(three, 7)
        play(three, ("pass",), ("plug", card, at(7)))
        assert three.dams[0].pile == (card,)


@rule("HD-29", "HD-30", "HD-31", "HD-A5")
def test_the_first_token_stays_on_the_card_and_later_ones_go_to_the_pile():
    three = table(dam(), full(), full())
    roll(three, 7)
    assert three.choices() == (("flood", at(7)),)
    assert three.play(("flood", at(7))) == []
    assert (three.dams[0].tokens[at(7)], three.tracker.piles, three.supply) == (1, [0, 0, 0], 33)
    stop(three, "roll")
    for water in (1, 2):
        roll(three, 7)
        others_first(three)
        assert three.play(("flood", at(7)))[0] == ("water", 0, 1)
        assert three.dams[0].tokens[at(7)] == 1, "never a second one; the one on the card stays"
        assert three.tracker.piles == [water, 0, 0]
        stop(three, "roll")


@rule("HD-A5")
def test_under_a_house_rule_the_token_on_a_card_goes_to_the_pile_at_the_next_flood():
    three = table(dam(tokens={7: 1}), full(), full(), lying_token_moves=True)
    roll(three, 7)
    assert three.play(("flood", at(7))) == [("water", 0, 1)]
    assert three.dams[0].tokens[at(7)] == 0


@rule("HD-32")
def test_resting_hamsters_cannot_plug_holes_move_or_act():
    three = table(dam(pile=[STANDARD, MOBSTER, BLOBSTER, NINJASTER]), full(), full())
    roll(three, 7)
    assert three.phase == "flood"
    assert three.choices() == (("flood", at(7)),)
    moving = table(dam(pile=[STANDARD, SWIMSTER]), full(), full(), phase="move")
    assert moving.seat == 1, "nothing to move on the first dam"


@rule("HD-A27")
def test_more_tokens_can_be_used_once_the_supply_has_run_out():
    three = table(dam(tokens={7: 34}), full(), full())
    assert three.supply == 0
    roll(three, 2)
    three.play(("flood", 0))
    assert (three.dams[0].tokens[0], three.supply) == (1, -1)


@rule("HD-A27")
def test_a_house_rule_limits_the_game_to_35_tokens():
    three = table(dam({3: [CHEEKSTER]}, tokens={7: 34}), full(), full(), token_limit=True)
    roll(three, 2)
    three.play(("flood", 0))
    assert three.dams[0].tokens[0] == 0
    stop(three, "roll")
    roll(three, 7)
    stop(three, "roll")
    assert (three.tracker.water, three.dams[0].tokens[at(7)], three.supply) == (1, 33, 0), "the one that lay there"
    left = table(dam({3: [CHEEKSTER]}, tokens={7: 33}), full(), full(), token_limit=True)
    roll(left, 3)
    assert ("use", CHEEKSTER, at(3), at(3)) in left.choices(), "one token is left"
    roll(three, 3)
    others_first(three)
    assert three.choices() == (("plug", CHEEKSTER, at(3)),), "no token to mark its first stop"


# Specials against a flood


@rule("HS-1", "HS-24")
def test_a_blobster_stops_a_flood_at_its_own_card_or_a_neighbouring_one():
    for number, stops in ((5, False), (6, True), (7, True), (8, True), (9, False)):
        three = table(dam({7: [BLOBSTER]}), full(), full())
        roll(three, number)
        choice = ("use", BLOBSTER, at(7), at(number))
        assert (choice in three.choices()) == stops
        if stops:
            assert three.play(choice) == []
            assert three.dams[0].pile == (BLOBSTER,)
            assert three.dams[0].stacks[at(7)] == ()
            assert not any(three.dams[0].tokens)
            assert three.seat == 1


@rule("HS-1")
def test_using_a_blobster_against_a_flood_is_optional():
    three = table(dam({7: [BLOBSTER]}), full(), full())
    roll(three, 8)
    three.play(("flood", at(8)))
    assert three.dams[0].tokens[at(8)] == 1
    both = table(dam({7: [BLOBSTER], 8: [STANDARD]}), full(), full())
    roll(both, 8)
    assert kinds(both) == ["plug", "use"]


@rule("HS-24")
def test_neighbouring_cards_are_side_by_side_in_the_line_whatever_their_numbers():
    line = (2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7)
    three = table(dam({3: [BLOBSTER]}, numbers=line), full(), full())
    roll(three, 3)
    assert ("use", BLOBSTER, 1, 2) in three.choices()
    other = table(dam({3: [BLOBSTER]}, numbers=line), full(), full())
    roll(other, 11)
    assert other.choices() == (("flood", 3),)


@rule("HS-4", "HS-25")
def test_a_cheekster_stops_two_floods_and_holds_a_token_between_them():
    three = table(dam({7: [CHEEKSTER]}), full(), full())
    roll(three, 7)
    assert three.choices() == (("plug", CHEEKSTER, at(7)), ("use", CHEEKSTER, at(7), at(7)))
    assert three.play(("use", CHEEKSTER, at(7), at(7))) == []
    assert three.dams[0].stacks[at(7)] == (MARKED,)
    assert (three.supply, three.dams[0].tokens[at(7)]) == (33, 0), "its token is not water on the dam"
    stop(three, "roll")
    roll(three, 7)
    others_first(three)
    three.play(("use", MARKED, at(7), at(7)))
    assert three.dams[0].pile == (CHEEKSTER,)
    assert three.supply == 34


@rule("HS-4")
def test_a_cheekster_stops_floods_only_at_its_own_card():
    three = table(dam({7: [CHEEKSTER]}), full(), full())
    roll(three, 8)
    assert three.choices() == (("flood", at(8)),)


@rule("HS-4")
def test_two_cheeksters_on_a_card_each_have_their_own_token():
    three = table(dam({2: [CHEEKSTER, CHEEKSTER]}), full(), full())
    for expected in ((CHEEKSTER, MARKED), (MARKED, MARKED)):
        roll(three, 2)
        others_first(three)
        three.play(("use", CHEEKSTER, 0, 0))
        assert three.dams[0].stacks[0] == expected
        stop(three, "roll")


@rule("HS-26", "HD-28")
def test_a_cheekster_that_plugs_a_hole_rests_immediately_and_returns_its_token():
    for card in (CHEEKSTER, MARKED):
        three = table(dam({7: [card]}), full(), full())
        roll(three, 7)
        three.play(("plug", card, at(7)))
        assert three.dams[0].pile == (CHEEKSTER,)
        assert three.supply == 34


@rule("HS-27")
def test_a_cheekster_that_is_placed_again_starts_without_a_token():
    three = table(dam({7: [MARKED]}), full(), full())
    roll(three, 7)
    three.play(("plug", MARKED, at(7)))
    three = table(three.dams[0], full(), full(), phase="redeploy")
    play(three, ("place", CHEEKSTER, at(7)))
    assert three.dams[0].stacks[at(7)] == (CHEEKSTER,)


@rule("HS-34", "HD-A6")
def test_a_swimster_that_shares_a_card_with_a_token_plugs_the_hole_and_the_token_stays():
    three = table(dam({7: [SWIMSTER]}, tokens={7: 1}), full(), full())
    roll(three, 7)
    assert three.choices() == (("plug", SWIMSTER, at(7)),)
    three.play(("plug", SWIMSTER, at(7)))
    assert (three.dams[0].pile, three.dams[0].tokens[at(7)]) == ((SWIMSTER,), 1)


@rule("HD-A6")
def test_under_a_house_rule_a_swimster_sharing_a_card_with_a_token_cannot_plug_the_hole():
    three = table(dam({7: [SWIMSTER]}, tokens={7: 1}), full(), full(), swimster_plugs=False)
    roll(three, 7)
    assert three.play(("flood", at(7))) == [("water", 0, 1)]
    assert three.dams[0].stacks[at(7)] == (SWIMSTER,)
    dry = table(dam({7: [SWIMSTER]}), full(), full(), swimster_plugs=False)
    roll(dry, 7)
    assert dry.choices() == (("plug", SWIMSTER, at(7)),)


@rule("HS-17", "HS-35", "HD-A31")
def test_when_one_twinster_goes_to_the_pile_so_does_the_other():
    three = table(dam({7: [TWINSTER], 12: [TWINSTER, STANDARD]}), full(), full())
    roll(three, 7)
    three.play(("plug", TWINSTER, at(7)))
    assert three.dams[0].pile == (TWINSTER, TWINSTER)
    assert three.dams[0].stacks[at(12)] == (STANDARD,)


@rule("HD-A23")
def test_if_a_roll_floods_both_twinsters_cards_only_one_of_them_plugs_a_hole():
    three = table(dam({2: [TWINSTER], 7: [TWINSTER]}, numbers=TWO_SEVENS), full(), full())
    roll(three, 7)
    three.play(("plug", TWINSTER, 0))
    assert three.choices() == (("flood", 5), ("flood", 10)), "the first plug took both away"
