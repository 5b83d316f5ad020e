"""Test Hamsterdam's movement, rounds and redeployment."""

from dams import at, dam, full, roll, stop, table
from hamstertop_games.hamsterdam.cards import (
    BLOBSTER,
    BOMBSTER,
    BUFFSTER,
    FLIPPED,
    MARKED,
    NINJASTER,
    STANDARD,
    SWIMSTER,
    TWINSTER,
)
from rules import rule
from scenarios import PASS, kinds, offered, play, refused


@rule("HD-51")
def test_each_player_may_move_one_hamster_to_a_neighbouring_card():
    line = dam({2: [STANDARD], 7: [STANDARD, STANDARD, NINJASTER], 12: [MARKED]})
    game = table(line, full(), full(), phase="move")
    moves = [
        ("move", STANDARD, at(2), at(3)),
        ("move", NINJASTER, at(7), at(6)),
        ("move", NINJASTER, at(7), at(8)),
        ("move", STANDARD, at(7), at(6)),
        ("move", STANDARD, at(7), at(8)),
        ("move", MARKED, at(12), at(11)),
        PASS,
    ]
    assert sorted(game.choices()) == sorted(moves)
    for bad in (("move", STANDARD, at(7), at(9)), ("move", STANDARD, at(2), -1), ("move", BOMBSTER, at(7), at(8))):
        assert "HD-51" in refused(game, *bad)
    game.play(("move", MARKED, at(12), at(11)))
    assert (game.dams[0].stacks[at(11)], game.dams[0].stacks[at(12)]) == ((MARKED,), ())
    assert game.seat == 1, "one move each"
    game.play(PASS)
    assert game.seat == 2


@rule("HD-51", "HD-47")
def test_hamsters_cannot_move_onto_a_flipped_card():
    game = table(dam({4: [STANDARD]}, flipped=(2, 0)), full(), full(), phase="move", piles=[5, 0, 0])
    assert offered(game, "move") == [("move", STANDARD, at(4), at(5))]


@rule("HD-52", "HD-53")
def test_a_hamster_that_moves_onto_tokens_leaves_the_game_with_one_of_them():
    for card in (STANDARD, NINJASTER):
        for tokens in (1, 2):
            game = table(dam({7: [card]}, tokens={8: tokens}), full(), full(), phase="move")
            supply = game.supply
            game.play(("move", card, at(7), at(8)))
            line = game.dams[0]
            assert (line.tokens[at(8)], line.stacks[at(8)], line.out, line.pile) == (tokens - 1, (), 1, ())
            assert (game.supply, game.tracker.water) == (supply + 1, 0), "it counts for nobody"


@rule("HS-16", "HS-33")
def test_a_swimster_that_moves_onto_a_token_either_shares_the_card_or_clears_the_token():
    for verb, stack, tokens in (("move", (SWIMSTER,), 1), ("clear", (), 0)):
        game = table(dam({7: [SWIMSTER]}, tokens={8: 1}), full(), full(), phase="move")
        assert ("clear", SWIMSTER, at(7), at(6)) not in game.choices(), "nothing to clear"
        game.play((verb, SWIMSTER, at(7), at(8)))
        assert (game.dams[0].stacks[at(8)], game.dams[0].tokens[at(8)]) == (stack, tokens)


@rule("HS-36", "HD-A22")
def test_twinsters_move_separately_and_one_stays_when_the_other_leaves_the_game():
    game = table(dam({7: [TWINSTER, TWINSTER]}, tokens={8: 1}), full(), full(), phase="move")
    game.play(("move", TWINSTER, at(7), at(6)))
    assert (game.dams[0].stacks[at(6)], game.dams[0].stacks[at(7)]) == ((TWINSTER,), (TWINSTER,))
    game = table(dam({7: [TWINSTER, TWINSTER]}, tokens={8: 1}), full(), full(), phase="move")
    game.play(("move", TWINSTER, at(7), at(8)))
    assert game.dams[0].stacks[at(7)] == (TWINSTER,)
    assert (game.dams[0].pile, game.dams[0].out) == ((), 1)
    alone = table(game.dams[0], full(), full())
    roll(alone, 7)
    alone.play(("plug", TWINSTER, at(7)))
    assert alone.dams[0].pile == (TWINSTER,)


@rule("HD-54", "HD-A13")
def test_moves_and_then_abilities_follow_turn_order_starting_with_the_first_player():
    game = table(*[dam({7: [BOMBSTER, STANDARD]}) for _ in range(3)], first=1, phase="move")
    seen = []
    while game.phase in ("move", "skip"):
        seen.append((game.phase, game.seat))
        game.play(PASS)
    assert seen == [("move", 1), ("move", 2), ("move", 0), ("skip", 1), ("skip", 2), ("skip", 0)]


@rule("HD-54")
def test_a_skipped_move_is_entered_on_the_companion_when_an_ability_is_used():
    game = table(*[dam({7: [BOMBSTER, STANDARD]}) for _ in range(3)], phase="move")
    play(game, PASS, PASS, PASS, PASS)
    assert game.tracker.phase == "move"
    assert game.play(("use", BOMBSTER, at(7), 0, at(2))) == [("skips",)]
    assert game.play(("flood", at(2))) == [], "the first token lies on the card"
    game.play(("use", BOMBSTER, at(7), 0, at(2)))
    assert game.play(("flood", at(2))) == [("water", 0, 1), ("done",)]


@rule("HD-55")
def test_a_player_who_has_moved_cannot_also_use_an_ability():
    game = table(*[dam({7: [BOMBSTER, STANDARD]}) for _ in range(3)], phase="move")
    play(game, ("move", STANDARD, at(7), at(8)), PASS, PASS)
    assert (game.phase, game.seat) == ("skip", 1)


@rule("HD-56")
def test_after_a_movement_phase_the_first_player_rolls_or_redeployment_follows():
    game = table(full(), full(), full(), first=2, phase="move")
    assert play(game, PASS, PASS, PASS) == [("done",)]
    assert (game.phase, game.tracker.roller) == ("roll", 2)
    last = table(full(), full(), full(), turns=12, phase="move")
    play(last, PASS, PASS, PASS)
    assert (last.tracker.phase, last.tracker.round) == ("roll", 2), "nobody had anything to redeploy"


# Redeployment


@rule("HD-62", "HD-A8")
def test_players_place_the_hamsters_in_their_own_piles_and_those_on_dams_stay():
    game = table(*[dam({7: [STANDARD]}, pile=[STANDARD, NINJASTER]) for _ in range(3)], first=1, phase="redeploy")
    seats = []
    while game.phase == "placing":
        seats.append(game.seat)
        game.play(("place", game.hand[0], at(2)))
    assert seats == [1, 1, 2, 2, 0, 0]
    for line in game.dams:
        assert (line.stacks[at(2)], line.stacks[at(7)], line.pile) == ((NINJASTER, STANDARD), (STANDARD,), ())
    assert game.events == [("done",)]


@rule("HD-A8")
def test_under_a_house_rule_all_hamsters_are_picked_up_and_placed_again():
    line = dam({7: [STANDARD, MARKED], 8: [SWIMSTER]}, tokens={8: 1}, pile=[NINJASTER])
    game = table(line, full(), full(), phase="redeploy", redeploy_all=True)
    assert game.phase == "clearing"
    game.play(PASS)
    assert len(game.hand) == 4
    assert MARKED not in game.hand
    assert not any(game.dams[0].stacks)


@rule("HD-63")
def test_hamsters_in_the_pile_may_clear_any_number_of_tokens():
    line = dam(tokens={3: 1, 5: 2}, pile=[STANDARD] * 4 + [NINJASTER])
    game = table(line, full(), full(), phase="redeploy")
    assert game.phase == "clearing"
    assert sorted(game.choices()) == sorted(
        [("clear", card, at(number)) for card in (STANDARD, NINJASTER) for number in (3, 5)] + [PASS]
    )
    play(game, ("clear", STANDARD, at(5)), ("clear", NINJASTER, at(5)), ("clear", STANDARD, at(3)))
    assert game.phase == "placing", "nothing is left to clear"
    assert (len(game.hand), game.dams[0].out, sum(game.dams[0].tokens)) == (2, 3, 0)


@rule("HD-63")
def test_hamsters_on_the_dam_may_clear_tokens_before_and_after_others_are_placed():
    for before in (PASS, ("clear", STANDARD, at(6), at(3))):
        line = dam({6: [STANDARD, STANDARD, MARKED], 9: [SWIMSTER]}, tokens={3: 1, 9: 1}, pile=[BUFFSTER])
        game = table(line, full(), full(), phase="redeploy")
        line = game.dams[0]
        assert game.phase == "clearing"
        assert sorted(offered(game, "clear")) == sorted(
            [("clear", BUFFSTER, at(number)) for number in (3, 9)]
            + [("clear", card, at(6), at(number)) for card in (MARKED, STANDARD) for number in (3, 9)]
            + [("clear", SWIMSTER, at(9), at(number)) for number in (3, 9)]
        ), "equal hamsters of a card once"
        supply = game.supply
        play(game, before)
        if before != PASS:
            assert (game.phase, line.tokens[at(3)], line.stacks[at(6)]) == ("clearing", 0, (MARKED, STANDARD))
            game.play(PASS)
        play(game, ("place", BUFFSTER, at(5)))
        assert (game.phase, game.seat) == ("tidying", 0)
        play(game, ("clear", BUFFSTER, at(5), at(9)), *([("clear", MARKED, at(6), at(3))] if before == PASS else []))
        assert (game.phase, sum(line.tokens), line.out) == ("roll", 0, 2)
        assert game.supply == supply + 2 + (before == PASS), "Cheekster's token goes back with it"


@rule("HD-63", "HD-A7")
def test_if_all_cards_are_wet_hamsters_are_placed_once_a_card_has_been_cleared():
    wet = dam(tokens={number: 1 for number in range(2, 13)}, pile=[STANDARD, STANDARD])
    game = table(wet, full(), full(), phase="redeploy")
    game.play(PASS)
    assert game.phase == "tidying"
    game.play(("clear", STANDARD, at(7)))
    assert game.choices() == (("place", STANDARD, at(7)),)


@rule("HD-63")
def test_under_a_house_rule_only_hamsters_in_the_pile_can_clear_tokens():
    line = dam({6: [STANDARD]}, tokens={3: 1, 9: 1}, pile=[BUFFSTER])
    game = table(line, full(), full(), phase="redeploy", pile_clears=True)
    assert game.choices() == (("clear", BUFFSTER, at(3)), ("clear", BUFFSTER, at(9)), PASS)
    play(game, PASS, ("place", BUFFSTER, at(5)))
    assert (game.phase, sum(line.tokens)) == ("roll", 2)


@rule("HD-64", "HD-A7")
def test_an_ordinary_hamster_cannot_be_placed_on_a_card_with_a_token():
    game = table(dam(tokens={3: 1, 9: 2}, pile=[STANDARD]), full(), full(), phase="redeploy")
    game.play(PASS)
    assert [choice[2] for choice in game.choices()] == [at(n) for n in range(2, 13) if n not in (3, 9)]
    assert kinds(game) == ["place"], "and none is held back"


@rule("HD-64", "HS-33")
def test_a_swimster_can_be_placed_even_if_no_card_is_dry():
    game = table(dam(tokens={number: 1 for number in range(2, 13)}, pile=[SWIMSTER]), full(), full(), phase="redeploy")
    game.play(PASS)
    assert (game.phase, game.used) == ("placing", ())
    assert [choice[2] for choice in game.choices()] == list(range(11))


@rule("HD-64", "HS-16", "HS-33")
def test_a_swimster_may_be_placed_on_a_card_with_a_token_or_clear_the_token():
    for choices, stack, tokens in (
        ([PASS, ("place", SWIMSTER, at(3))], (SWIMSTER,), 1),
        ([("clear", SWIMSTER, at(3))], (), 0),
    ):
        game = table(dam(tokens={3: 1}, pile=[SWIMSTER]), full(), full(), phase="redeploy")
        play(game, *choices)
        assert (game.dams[0].stacks[at(3)], game.dams[0].tokens[at(3)]) == (stack, tokens)


@rule("HD-A7")
def test_hamsters_stay_in_the_pile_if_no_card_is_dry():
    wet = dam(tokens={number: 1 for number in range(2, 13)}, pile=[STANDARD, STANDARD])
    game = table(wet, full(), full(), phase="redeploy")
    play(game, PASS, PASS)
    assert game.phase == "roll"
    assert game.dams[0].pile == (STANDARD, STANDARD)


@rule("HD-A25")
def test_specials_stay_turned_over_unless_a_house_rule_turns_them_back():
    for turn_back, turned, placed in ((False, STANDARD, STANDARD), (True, FLIPPED + BUFFSTER, BUFFSTER)):
        game = table(dam({7: [BUFFSTER]}), full(), full(), turn_back=turn_back)
        roll(game, 7)
        game.play(("use", BUFFSTER, at(7)))
        assert game.dams[0].stacks[at(7)] == (turned,)
        again = table(game.dams[0], full(), full(), phase="redeploy", turn_back=turn_back)
        stop(again, "roll")
        assert again.dams[0].stacks[at(7)] == (placed,)


@rule("HD-A25")
def test_every_kind_of_special_can_be_turned_back():
    line = dam({7: [FLIPPED + BLOBSTER, STANDARD]}, pile=[FLIPPED + BLOBSTER, FLIPPED + NINJASTER])
    line.turn_back()
    assert (line.stacks[at(7)], line.pile) == ((BLOBSTER, STANDARD), (BLOBSTER, NINJASTER))
