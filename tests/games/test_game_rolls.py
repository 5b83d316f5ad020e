"""Test Hamsterdam's specials after a roll."""

from dams import at, dam, full, roll, stop, table
from hamstertop.games.hamsterdam.specials import ANY_ROLL, ASKED, OWN_ROLL, SPECIALS
from hamstertop_games import TABLE
from hamstertop_games.hamsterdam import Game, Options
from hamstertop_games.hamsterdam.cards import (
    BUFFSTER,
    COPYCATSTER,
    FLIPPED,
    MOBSTER,
    NAPSTER,
    NINJASTER,
    PHYSICSTER,
    SPEEDSTER,
    SPINSTER,
    STANDARD,
    SWIMSTER,
    TWINSTER,
    WHACK_A_MOLE,
)
from rules import rule
from scenarios import PASS, kinds, offered, play, refused

DICE = (BUFFSTER, PHYSICSTER, SPINSTER)


def rolled(cards, a, b, **options):
    """Return a game in which the first player has rolled and has these specials on the 12."""
    game = table(dam({12: cards}), full(), full(), **options)
    game.play(("roll", a, b))
    return game


@rule("HS-3", "HS-20")
def test_buffster_turns_both_dice_to_their_opposite_faces_and_itself_over():
    game = rolled([BUFFSTER], 1, 2)
    assert game.choices() == (("use", BUFFSTER, at(12)), PASS)
    assert game.play(("use", BUFFSTER, at(12))) == [("opposite",)]
    assert game.tracker.dice == (6, 5)
    assert game.values == [11] * 3
    assert game.dams[0].stacks[at(12)] == (STANDARD,)


@rule("HS-15", "HS-20")
def test_spinster_sets_one_die_to_a_different_face():
    game = rolled([SPINSTER], 3, 5)
    changes = offered(game, "use", SPINSTER, at(12))
    assert len(changes) == 10, "five other faces of either die"
    refused(game, "use", SPINSTER, at(12), 0, 3)
    assert game.play(("use", SPINSTER, at(12), 1, 1)) == [("spun", 1, 1)]
    assert game.tracker.dice == (3, 1)
    assert game.dams[0].stacks[at(12)] == (STANDARD,)


@rule("HS-13", "HS-20")
def test_physicsters_owner_rolls_again_and_chooses_which_roll_counts():
    for new, total in ((0, 3), (1, 10)):
        game = rolled([PHYSICSTER], 1, 2)
        game.play(("use", PHYSICSTER, at(12)))
        assert (game.seat, len(game.outcomes())) == (TABLE, 36)
        assert game.play(("roll", 4, 6)) == [("rerolled", 4, 6)]
        assert (game.seat, game.choices()) == (0, (("choose", 0), ("choose", 1)))
        assert game.play(("choose", new)) == [("chose", new)]
        assert game.values == [total] * 3
        assert game.dams[0].stacks[at(12)] == (STANDARD,)


@rule("HS-20")
def test_the_roller_may_use_several_dice_abilities_in_succession():
    game = rolled([BUFFSTER, SPINSTER], 1, 2)
    game.play(("use", SPINSTER, at(12), 0, 4))
    assert kinds(game) == ["pass", "use"]
    game.play(("use", BUFFSTER, at(12)))
    assert game.tracker.dice == (3, 5)
    assert game.phase == "flood"


@rule("HS-21")
def test_dice_abilities_change_only_their_owners_roll():
    for card in (*DICE, WHACK_A_MOLE):
        game = table(full(), dam({12: [card]}), full())
        roll(game, 7)
        assert game.phase == "flood"
        assert SPECIALS[card][1] == OWN_ROLL
    for card in (MOBSTER, NAPSTER, NINJASTER):
        game = table(full(), dam({12: [card]}), full())
        roll(game, 7)
        assert (game.phase, game.seat) == ("any roll", 1)
        assert SPECIALS[card][1] == ANY_ROLL


def test_what_players_have_said_about_a_card_decides_whether_a_special_turns_over():
    game = rolled([BUFFSTER], 1, 2)
    game.tracker.apply(("symbol", BUFFSTER, 0))
    game.play(("use", BUFFSTER, at(12)))
    assert game.dams[0].stacks[at(12)] == (BUFFSTER,)
    corrected = [(name, window, False) for name, window, _ in SPECIALS]
    game = Game(3, Options(specials=tuple(corrected)))
    assert [game.tracker.turns_over(kind) for kind in ASKED] == [False] * len(ASKED), "the tracker is told the same"


@rule("HS-21")
def test_an_option_can_correct_when_specials_act():
    corrected = [(name, OWN_ROLL if name == "Mobster" else window, False) for name, window, _ in SPECIALS]
    game = table(dam({12: [BUFFSTER]}), dam({12: [MOBSTER]}), full(), specials=tuple(corrected))
    roll(game, 7)
    game.play(("use", BUFFSTER, at(12)))
    assert game.dams[0].stacks[at(12)] == (BUFFSTER,), "it does not turn over"
    assert game.phase == "flood", "and acts once a roll; the Mobster acts on the own roll only"


@rule("HS-12", "HS-18", "HD-A25")
def test_an_option_can_correct_which_specials_turn_over():
    other = tuple([(kind, window, not flips) for kind, window, flips in SPECIALS])
    game = table(dam({7: [NAPSTER], 12: [NINJASTER]}), full(), full(), specials=other)
    roll(game, 2)
    play(game, ("use", NAPSTER, at(7), at(8)), ("use", NINJASTER, at(12)))
    assert game.dams[0].stacks[at(8)] == (STANDARD,)
    assert game.dams[0].pile == (NINJASTER,)
    game = whacked(dam({12: [WHACK_A_MOLE]}), 3, 4, specials=other)
    assert game.dams[0].stacks[at(7)] == (STANDARD,)


@rule("HS-19")
def test_only_hamsters_that_are_special_side_up_on_the_dam_can_act():
    for line in (
        dam({12: [STANDARD]}, pile=DICE),
        dam({12: [STANDARD]}, pile=(MOBSTER, NAPSTER, NINJASTER, WHACK_A_MOLE)),
        dam({12: [FLIPPED + BUFFSTER, FLIPPED + MOBSTER]}),
    ):
        game = table(line, full(), full(), turn_back=True)
        roll(game, 7)
        assert game.phase == "flood"


@rule("HS-9", "HS-22")
def test_mobster_shifts_the_roll_only_for_its_owner():
    for step in (-1, 1):
        game = table(dam({12: [MOBSTER]}), full(), full())
        roll(game, 7)
        assert game.choices() == (("use", MOBSTER, at(12), -1), ("use", MOBSTER, at(12), 1), PASS)
        assert game.play(("use", MOBSTER, at(12), step)) == [], "the companion need not know"
        assert game.choices() == (("flood", at(7 + step)),)
        assert game.dams[0].stacks[at(12)] == (STANDARD,)
        stop(game, "roll")
        assert [sum(line.tokens) for line in game.dams] == [1, 0, 0]
        assert game.dams[1].stacks[at(7)] == (STANDARD, STANDARD)


@rule("HS-9", "HD-A32")
def test_each_of_two_mobsters_may_shift_a_roll_once_and_the_steps_add_up():
    for steps, number in (((1, 1), 9), ((-1, -1), 5), ((1, -1), 7)):
        game = table(dam({12: [MOBSTER, MOBSTER]}), full(), full())
        roll(game, 7)
        play(game, *[("use", MOBSTER, at(12), step) for step in steps])
        assert (game.phase, game.choices()) == ("flood", (("flood", at(number)),))
        assert game.dams[0].stacks[at(12)] == (STANDARD, STANDARD)
    game = table(dam({12: [MOBSTER, MOBSTER]}), full(), full())
    roll(game, 7)
    play(game, ("use", MOBSTER, at(12), 1), PASS)
    assert game.choices() == (("flood", at(8)),), "it may, it need not"


@rule("HD-A32", "HS-19")
def test_a_mobster_that_does_not_turn_over_can_also_shift_a_roll_only_once():
    lasting = tuple([(kind, window, flips and kind != "Mobster") for kind, window, flips in SPECIALS])
    game = table(dam({12: [MOBSTER]}), full(), full(), specials=lasting)
    roll(game, 7)
    game.play(("use", MOBSTER, at(12), 1))
    assert game.phase == "flood"


@rule("HD-A32", "HD-A15")
def test_each_shift_by_two_mobsters_needs_a_matching_card_or_by_house_rule_a_valid_number():
    line = dam({12: [MOBSTER, MOBSTER]}, numbers=(2, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    game = table(line.copy(), full(), full())
    roll(game, 5)
    game.play(("use", MOBSTER, at(12), -1))
    assert offered(game, "use") == [("use", MOBSTER, at(12), 1)], "it has no 3 on the way to its 2"
    game = table(line.copy(), full(), full(), mobster_needs_card=False)
    roll(game, 3)
    game.play(("use", MOBSTER, at(12), -1))
    assert offered(game, "use") == [("use", MOBSTER, at(12), 1)], "there is no 1"


@rule("HD-A32")
def test_a_mobster_and_a_copycatster_that_copies_one_may_both_shift_a_roll():
    line = dam({11: [COPYCATSTER], 12: [MOBSTER]})
    copy, use = ("copy", MOBSTER, at(11), 1), ("use", MOBSTER, at(12), 1)
    for first, second in ((copy, use), (use, copy)):
        game = table(line.copy(), dam({12: [MOBSTER]}), full())
        roll(game, 7)
        play(game, first, second)
        assert game.values == [9, 7, 7]


@rule("HS-9", "HD-A32")
def test_under_a_house_rule_a_roll_can_be_shifted_only_once():
    game = table(dam({12: [MOBSTER, MOBSTER]}), full(), full(), one_mobster=True)
    roll(game, 7)
    game.play(("use", MOBSTER, at(12), 1))
    assert game.phase == "flood"
    assert game.dams[0].stacks[at(12)] == (MOBSTER, STANDARD)


@rule("HD-A32")
def test_under_a_house_rule_either_a_mobster_or_its_copy_may_shift_a_roll_but_not_both():
    both = dam({11: [COPYCATSTER], 12: [MOBSTER]})
    for first in (("copy", MOBSTER, at(11), 1), ("use", MOBSTER, at(12), 1)):
        other_mobster = dam({7: [STANDARD], 12: [MOBSTER]})
        game = table(both.copy(), other_mobster, full(), one_mobster=True)
        roll(game, 7)
        game.play(first)
        assert (game.phase, game.seat) == ("any roll", 1), "the owner of the first one is not asked again"
        stop(game, "roll")
        assert game.dams[0].tokens[at(8)] == 1
        assert game.dams[0].tokens[at(9)] == 0


@rule("HD-A15")
def test_mobster_needs_a_card_with_the_new_number():
    game = table(dam({12: [MOBSTER]}), full(), full())
    roll(game, 2)
    assert offered(game, "use") == [("use", MOBSTER, at(12), 1)], "there is no 1"
    line = dam({10: [MOBSTER]}, numbers=(2, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    game = table(line, full(), full())
    roll(game, 4)
    assert offered(game, "use") == [("use", MOBSTER, at(10), 1)], "it has no 3"
    game = table(dam({7: [MOBSTER]}, flipped=(3, 0)), full(), full(), piles=[6, 0, 0])
    roll(game, 5)
    assert offered(game, "use") == [("use", MOBSTER, at(7), 1)], "its 4 is flipped"
    house = table(line.copy(), full(), full(), mobster_needs_card=False)
    roll(house, 4)
    assert offered(house, "use") == [("use", MOBSTER, at(10), -1), ("use", MOBSTER, at(10), 1)]
    for total, steps in ((2, [1]), (3, [-1, 1]), (11, [-1, 1]), (12, [-1])):
        edge = table(dam({7: [MOBSTER]}, flipped=(2, 2)), full(), full(), mobster_needs_card=False)
        roll(edge, total)
        assert [choice[3] for choice in offered(edge, "use")] == steps, "two dice show 2 to 12"


@rule("HS-12", "HS-23")
def test_ninjaster_cancels_the_roll_for_all_its_owners_cards_and_rests_ordinary_side_up():
    sevens = (7, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    game = table(dam({12: [NINJASTER]}, numbers=sevens), full(), full())
    roll(game, 7)
    assert game.play(("use", NINJASTER, at(12))) == []
    assert (game.phase, game.seat) == ("flood", 1)
    assert game.dams[0].pile == (STANDARD,), "the ordinary side is up"
    assert game.dams[0].stacks[at(12)] == ()


@rule("HS-12")
def test_a_second_ninjaster_cannot_ignore_the_same_roll():
    game = table(dam({11: [NINJASTER], 12: [NINJASTER]}), full(), full())
    roll(game, 7)
    game.play(("use", NINJASTER, at(12)))
    assert not offered(game, "use"), "there is no roll left to ignore"
    assert game.dams[0].stacks[at(11)] == (NINJASTER,)


@rule("HS-22")
def test_other_abilities_apply_to_the_value_that_results_from_the_rollers_abilities():
    game = table(dam({12: [BUFFSTER, MOBSTER]}), dam({12: [NINJASTER]}), dam({12: [MOBSTER]}))
    game.play(("roll", 1, 2))
    assert (game.phase, game.seat) == ("own roll", 0)
    assert not offered(game, "use", MOBSTER)
    game.play(("use", BUFFSTER, at(12)))
    assert (game.phase, game.seat, game.values) == ("any roll", 0, [11] * 3)
    play(game, ("use", MOBSTER, at(12), -1), ("use", NINJASTER, at(12)), ("use", MOBSTER, at(12), 1))
    assert game.values == [10, 0, 12]
    assert (game.phase, game.seat, game.floods) == ("flood", 0, [at(10)])
    game.play(("flood", at(10)))
    assert (game.seat, game.floods) == (2, [at(12)])


@rule("HS-22")
def test_a_player_who_ignores_a_roll_cannot_also_shift_it():
    game = table(dam({12: [NINJASTER, MOBSTER]}), full(), full())
    roll(game, 7)
    game.play(("use", NINJASTER, at(12)))
    assert (game.phase, game.seat) == ("flood", 1)


@rule("HD-A33", "HS-11", "HS-38")
def test_napster_leaves_the_game_with_a_token_that_it_moves_onto():
    line = dam({7: [NAPSTER]})
    line.tokens[at(8)] = 1
    game = table(line, full(), full())
    roll(game, 2)
    game.play(("use", NAPSTER, at(7), at(8)))
    mine = game.dams[0]
    assert (mine.stacks[at(7)], mine.stacks[at(8)], mine.tokens[at(8)], mine.out) == ((), (), 0, 1)
    assert NAPSTER not in mine.pile


@rule("HS-11", "HD-A16")
def test_napster_may_move_to_a_neighbouring_card_after_any_roll_before_the_flood():
    for turns in (0, 1):
        game = table(dam({7: [NAPSTER]}), full(), full(), turns=turns)
        roll(game, 7)
        assert game.choices() == (("use", NAPSTER, at(7), at(6)), ("use", NAPSTER, at(7), at(8)), PASS)
        game.play(("use", NAPSTER, at(7), at(8)))
        assert game.dams[0].stacks[at(8)] == (NAPSTER,)
        assert game.phase == "flood", "once a roll"
        while game.seat:
            game.play(game.choices()[0])
        assert game.choices() == (("flood", at(7)),), "it has left the flooded card"


@rule("HS-11")
def test_two_napsters_may_move_once_each():
    game = table(dam({7: [NAPSTER], 8: [NAPSTER]}), full(), full())
    roll(game, 2)
    game.play(("use", NAPSTER, at(7), at(8)))
    assert {choice[2] for choice in offered(game, "use")} == {at(8)}
    game.play(("use", NAPSTER, at(8), at(9)))
    assert game.phase == "flood"
    assert game.dams[0].stacks[at(8)] == (NAPSTER,)


# Whack-a-Mole


def whacked(line, a, b, **options):
    game = table(line, full(), full(), **options)
    roll(game, 2)
    spot = next(position for position, card in line.specials() if card == WHACK_A_MOLE)
    game.play(("use", WHACK_A_MOLE, spot))
    assert (game.phase, game.seat, len(game.outcomes())) == ("whack", TABLE, 36)
    assert game.play(("roll", a, b))[0] == ("whacked", a, b)
    return game


@rule("HS-18", "HS-37", "HD-A17")
def test_whack_a_mole_goes_to_a_card_with_the_number_it_rolls():
    game = whacked(dam({12: [WHACK_A_MOLE]}), 3, 4)
    assert game.dams[0].stacks[at(7)] == (WHACK_A_MOLE,)
    assert (game.phase, game.floods) == ("flood", [at(2)]), "its roll floods nobody, and it acts once a roll"


@rule("HS-18")
def test_whack_a_mole_rests_special_side_up_if_no_card_has_the_number_it_rolls():
    line = dam({12: [WHACK_A_MOLE]}, numbers=(2, 2, 4, 5, 6, 8, 8, 9, 10, 11, 12))
    game = whacked(line, 3, 4)
    assert game.dams[0].pile == (WHACK_A_MOLE,)
    flipped = dam({12: [WHACK_A_MOLE]}, flipped=(2, 0))
    game = table(flipped, full(), full(), piles=[5, 0, 0])
    roll(game, 4)
    play(game, ("use", WHACK_A_MOLE, at(12)), ("roll", 1, 2))
    assert game.dams[0].pile == (WHACK_A_MOLE,), "a flipped card has no number"


@rule("HS-18", "HD-A17")
def test_whack_a_moles_owner_chooses_between_several_cards_with_the_number():
    line = dam({12: [WHACK_A_MOLE]}, numbers=(2, 7, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    game = whacked(line, 3, 4)
    assert game.choices() == (("put", 1), ("put", 5))
    game.play(("put", 1))
    assert game.dams[0].stacks[1] == (WHACK_A_MOLE,)


@rule("HS-38")
def test_a_whack_a_mole_that_lands_on_a_token_clears_it_and_leaves_the_game():
    game = whacked(dam({12: [WHACK_A_MOLE]}, tokens={7: 1}), 3, 4)
    assert (game.dams[0].tokens[at(7)], game.dams[0].out, game.dams[0].pile) == (0, 1, ())
    assert game.used == (), "it is not there to act again"


@rule("HS-37")
def test_abilities_cannot_change_a_whack_a_moles_own_roll():
    game = table(dam({12: [WHACK_A_MOLE, BUFFSTER]}), dam({12: [MOBSTER]}), full())
    roll(game, 2)
    play(game, ("use", WHACK_A_MOLE, at(12)), ("roll", 3, 4))
    assert game.dams[0].stacks[at(7)] == (WHACK_A_MOLE,)
    assert game.tracker.total == 2
    assert offered(game, "use") == [("use", BUFFSTER, at(12))]


@rule("HD-A17", "HS-21")
def test_an_option_can_allow_whack_a_mole_to_act_on_any_roll():
    other = [(kind, ANY_ROLL if kind == "Whack-a-Mole" else window, flips) for kind, window, flips in SPECIALS]
    game = table(full(), dam({12: [WHACK_A_MOLE, NAPSTER]}), full(), specials=tuple(other))
    roll(game, 2)
    play(game, ("use", WHACK_A_MOLE, at(12)), ("roll", 3, 4))
    assert game.dams[1].stacks[at(7)] == (WHACK_A_MOLE,)
    assert (game.phase, game.seat) == ("any roll", 1), "once a roll; the Napster may still act"
    assert offered(game, "use") == [("use", NAPSTER, at(12), at(11))]


@rule("HS-19")
def test_specials_that_cannot_act_after_a_roll_are_not_offered():
    game = table(dam({12: [SWIMSTER, TWINSTER, SPEEDSTER, COPYCATSTER]}), full(), full())
    roll(game, 7)
    assert game.phase == "flood"
