"""Test Hamsterdam's breaches, the end of the game and the ranking."""

from dams import at, dam, full, roll, stop, table
from hamstertop_games.hamsterdam.breach import LEFT, RIGHT
from hamstertop_games.hamsterdam.cards import BOMBSTER, CHEEKSTER, MARKED, STANDARD, SWIMSTER, TWINSTER
from rules import rule
from scenarios import PASS


def breached(first, piles=(2, 0, 0), others=full, **options):
    """Return a three-player game in which a flood of the 7 has added a token to the first player's pile, so that cards
    may have to flip."""
    first.tokens[at(7)] = 1
    game = table(first, others(), others(), piles=piles, **options)
    roll(game, 7)
    while game.phase == "flood":
        game.play(game.choices()[0])
    return game


@rule("HD-41", "HD-42", "HD-48")
def test_the_owner_chooses_at_which_end_of_the_line_a_card_flips():
    for end, left, right in ((LEFT, 1, 11), (RIGHT, 0, 10)):
        game = breached(dam())
        assert (game.phase, game.seat) == ("breach", 0)
        assert game.choices() == (("flip", LEFT), ("flip", RIGHT))
        assert game.play(("flip", end)) == [("breach", 0, 0)]
        assert (game.dams[0].left, game.dams[0].right) == (left, right)
        assert game.phase == "roll"


@rule("HD-42", "HD-47")
def test_the_next_card_to_flip_is_the_unflipped_one_nearest_the_end():
    game = breached(dam({4: [STANDARD]}, flipped=(2, 1)), (6, 0, 0))
    game.play(("flip", LEFT))
    assert (game.dams[0].left, game.dams[0].right) == (3, 10)
    assert game.dams[0].stacks[3] == (STANDARD,)


@rule("HD-43")
def test_hamsters_on_a_flipped_card_move_inwards():
    for end, number, inside in ((LEFT, 2, 3), (RIGHT, 12, 11)):
        game = breached(dam({number: [STANDARD, BOMBSTER, MARKED, TWINSTER], inside: [STANDARD]}))
        game.play(("flip", end))
        assert game.dams[0].stacks[at(inside)] == (BOMBSTER, TWINSTER, MARKED, STANDARD, STANDARD)
        assert game.dams[0].stacks[at(number)] == ()
        assert game.supply == 34 - game.tracker.water - 2, "Cheekster's token moves with it"


@rule("HD-44", "HD-A9")
def test_if_a_breach_moves_hamsters_onto_a_token_one_of_them_is_sacrificed():
    game = breached(dam({2: [BOMBSTER, STANDARD, STANDARD]}, tokens={3: 1}))
    game.play(("flip", LEFT))
    assert (game.phase, game.seat) == ("sacrifice", 0)
    assert game.choices() == (("sacrifice", BOMBSTER, at(3)), ("sacrifice", STANDARD, at(3)))
    game.play(("sacrifice", STANDARD, at(3)))
    assert game.dams[0].stacks[at(3)] == (BOMBSTER, STANDARD)
    assert (game.dams[0].tokens[at(3)], game.dams[0].out) == (0, 1)
    assert game.phase == "roll"


@rule("HD-A9")
def test_a_hamster_is_sacrificed_for_each_token_until_hamsters_or_tokens_run_out():
    for hamsters, tokens, stay, wet in ((3, 2, 1, 0), (2, 2, 0, 0), (1, 3, 0, 2)):
        game = breached(dam({2: [STANDARD] * hamsters}, tokens={3: tokens}))
        game.play(("flip", LEFT))
        while game.phase == "sacrifice":
            game.play(("sacrifice", STANDARD, at(3)))
        assert game.dams[0].stacks[at(3)] == (STANDARD,) * stay
        assert game.dams[0].tokens[at(3)] == wet


@rule("HD-44")
def test_hamsters_pushed_onto_the_last_unflipped_card_are_sacrificed_for_its_tokens():
    numbers = (7, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
    line = dam({3: [STANDARD]}, tokens={2: 2}, numbers=numbers, flipped=(0, 9))
    game = table(line, full(), full(), piles=(12, 0, 0))
    roll(game, 7)
    stop(game, "breach")
    game.play(("flip", RIGHT))
    assert (game.phase, game.choices()) == ("sacrifice", (("sacrifice", STANDARD, 0),))


@rule("HD-44", "HD-A9", "HS-33")
def test_a_swimster_that_a_breach_moves_onto_a_token_is_sacrificed_like_other_hamsters():
    for swimsters, tokens, stay, wet in ((1, 1, 0, 0), (2, 1, 1, 0), (1, 2, 0, 1)):
        game = breached(dam({2: [SWIMSTER] * swimsters}, tokens={3: tokens}))
        game.play(("flip", LEFT))
        while game.phase == "sacrifice":
            assert game.choices() == (("sacrifice", SWIMSTER, at(3)),)
            game.play(("sacrifice", SWIMSTER, at(3)))
        assert game.dams[0].stacks[at(3)] == (SWIMSTER,) * stay
        assert (game.dams[0].tokens[at(3)], game.dams[0].out) == (wet, swimsters - stay)


@rule("HD-A9", "HS-16", "HS-33")
def test_under_a_house_rule_a_swimster_moved_onto_a_token_need_not_be_sacrificed():
    for choice, stack, tokens in ((PASS, (SWIMSTER,), 1), (("sacrifice", SWIMSTER, at(3)), (), 0)):
        game = breached(dam({2: [SWIMSTER]}, tokens={3: 1}), swimster_breach=True)
        game.play(("flip", LEFT))
        assert (game.phase, game.seat) == ("sacrifice", 0)
        assert game.choices() == (("sacrifice", SWIMSTER, at(3)), PASS)
        game.play(choice)
        assert game.phase == "roll"
        assert (game.dams[0].stacks[at(3)], game.dams[0].tokens[at(3)]) == (stack, tokens)
        assert game.dams[0].out == 1 - tokens


@rule("HD-44", "HD-A9", "HS-33")
def test_if_a_swimster_and_a_hamster_are_moved_onto_a_token_either_may_be_sacrificed():
    for card, stack in ((STANDARD, (SWIMSTER,)), (SWIMSTER, (STANDARD,))):
        game = breached(dam({2: [STANDARD, SWIMSTER]}, tokens={3: 1}))
        game.play(("flip", LEFT))
        assert game.choices() == (("sacrifice", SWIMSTER, at(3)), ("sacrifice", STANDARD, at(3)))
        game.play(("sacrifice", card, at(3)))
        assert (game.phase, game.dams[0].stacks[at(3)]) == ("roll", stack)
    game = breached(dam({2: [STANDARD, SWIMSTER]}, tokens={3: 2}))
    game.play(("flip", LEFT))
    game.play(("sacrifice", STANDARD, at(3)))
    assert game.choices() == (("sacrifice", SWIMSTER, at(3)),), "a second token"
    game = breached(dam({2: [STANDARD, SWIMSTER]}, tokens={3: 2}), swimster_breach=True)
    game.play(("flip", LEFT))
    game.play(("sacrifice", STANDARD, at(3)))
    assert game.choices() == (("sacrifice", SWIMSTER, at(3)), PASS), "a second token, and none but who swims"


@rule("HD-A9")
def test_under_a_house_rule_a_breach_onto_several_tokens_costs_one_hamster_and_one_token():
    game = breached(dam({2: [STANDARD] * 3}, tokens={3: 2}), one_sacrifice=True)
    game.play(("flip", LEFT))
    game.play(("sacrifice", STANDARD, at(3)))
    assert game.phase == "roll"
    assert (game.dams[0].stacks[at(3)], game.dams[0].tokens[at(3)]) == ((STANDARD,) * 2, 1)
    game = breached(dam({2: [SWIMSTER]}, tokens={3: 2}), one_sacrifice=True, swimster_breach=True)
    game.play(("flip", LEFT))
    assert game.choices() == (("sacrifice", SWIMSTER, at(3)), PASS)


@rule("HD-44", "HS-33")
def test_a_swimster_already_on_a_token_stays_if_a_breach_moves_no_hamsters_there():
    for end, inside in ((LEFT, 3), (RIGHT, 11)):
        game = breached(dam({inside: [SWIMSTER]}, tokens={inside: 1}))
        game.play(("flip", end))
        assert game.phase == "roll"
        assert (game.dams[0].stacks[at(inside)], game.dams[0].tokens[at(inside)]) == ((SWIMSTER,), 1)


@rule("HD-45", "HD-46", "HD-A10")
def test_tokens_on_a_flipped_card_join_the_pile_and_count_for_the_next_flip_at_once():
    game = breached(dam(tokens={2: 1, 12: 1}), (4, 0, 0))
    game.dams[0].tokens[at(2)] = 1
    assert game.play(("flip", LEFT)) == [("breach", 0, 1)]
    assert (game.tracker.piles[0], game.dams[0].tokens[at(2)]) == (6, 0)
    assert game.phase == "breach"
    assert game.choices() == (("flip", LEFT), ("flip", RIGHT)), "the end is chosen before each flip"


@rule("HD-A10", "HD-A11")
def test_a_chain_of_wet_cards_flips_the_whole_dam_and_then_stops():
    wet = dam(tokens={number: 1 for number in range(2, 12)}, flipped=(0, 1))
    game = breached(wet, (4, 0, 0))
    flips = 0
    while game.phase == "breach":
        assert game.seat == 0
        game.play(("flip", LEFT))
        flips += 1
    assert flips == 10
    assert game.dams[0].left == game.dams[0].right
    assert game.tracker.piles[0] == 15
    assert game.over, "15 tokens end a game of three"


@rule("HD-A11", "HD-47", "HD-74")
def test_when_a_dams_last_card_flips_its_hamsters_rest_and_its_owner_is_safe_from_floods():
    last = dam({7: [STANDARD, CHEEKSTER]}, tokens={}, flipped=(5, 5), pile=[])
    four = table(last, full(), full(), full(), piles=[13, 0, 0, 0], phase="roll")
    four.tracker.piles[0] = four.tracker.counted[0] = 14
    roll(four, 2)
    while four.phase == "flood":
        four.play(four.choices()[0])
    assert four.choices() == (("flip", LEFT),), "one card has one end"
    four.play(("flip", LEFT))
    assert four.dams[0].pile == (CHEEKSTER, STANDARD)
    assert four.dams[0].stacks[at(7)] == ()
    roll(four, 7)
    seats = set()
    while four.phase == "flood":
        seats.add(four.seat)
        four.play(four.choices()[0])
    assert seats == {1, 2, 3}
    assert four.tracker.order(0) == [0, 1, 2, 3], "nobody is eliminated"


# The end


def ended(*dams, piles, classic=True):
    """Roll a 7, which can end the game, and return the game and the events after the roll."""
    game = table(*dams, classic=classic, piles=piles)
    roll(game, 7)
    return game, stop(game, "roll")


@rule("HD-71")
def test_the_player_with_the_fewest_tokens_in_pile_and_dam_wins():
    game, events = ended(dam(tokens={7: 1, 2: 2}), full(), full(), piles=[3, 6, 5])
    assert events[-3:] == [("dam", 0, 3), ("dam", 1, 0), ("dam", 2, 0)]
    assert game.standings() == [(1, 2, 5), (2, 1, 6), (3, 0, 7)]
    assert game.seat is None
    assert game.choices() == ()


@rule("HD-72")
def test_tied_players_with_equally_many_hamsters_on_dam_and_pile_share_the_win():
    tied = dam({3: [STANDARD] * 2, 7: [SWIMSTER]}, pile=[STANDARD] * 4), dam({7: [STANDARD]}, pile=[STANDARD] * 6)
    game, _ = ended(dam(tokens={7: 1}), *tied, piles=[5, 4, 4])
    assert not game.over
    game, events = ended(dam(tokens={7: 1}), *tied, piles=[6, 4, 4])
    assert game.tracker.water == 15
    assert events[-2:] == [("hamsters", 1, 7), ("hamsters", 2, 7)]
    assert [place for place, _, _ in game.standings()] == [1, 1, 3], "still tied: a shared win"
