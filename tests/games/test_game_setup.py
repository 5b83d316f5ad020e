"""Test Hamsterdam's set-up, from passing to deployment."""

from dams import dam, randomly, table
from hamstertop_games import TABLE
from hamstertop_games.hamsterdam.cards import MOBSTER, NUMBERS, STANDARD, SWIMSTER, TWINSTER
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.hamsterdam.options import Options
from rules import rule
from scenarios import kinds, offered, play, raised, refused, until


def game(players=3, **options):
    return Game(players, Options(**options))


def in_line(game):
    """Lay all dams in ascending order."""
    while game.phase == "laying":
        game.play(game.choices()[0])
    return game


def dealt(game, *specials):
    """Deal these kinds of specials in order."""
    for kind in specials:
        game.play(("deal", kind))
    return game


@rule("HD-2")
def test_everybody_gets_a_set_of_dam_cards():
    assert game(4).hands == [(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)] * 4


@rule("HD-3", "HD-4")
def test_each_player_passes_two_different_cards_one_to_each_neighbour():
    three = game()
    assert len(three.choices()) == 11 * 10
    assert three.seat == 0
    for bad in (("give", 7, 7), ("give", 7), ("give", 1, 2), ("give", 2, 3, 4), ("pass",)):
        assert "HD-3" in refused(three, *bad)
    play(three, ("give", 2, 12), ("give", 3, 11), ("give", 4, 10))
    assert three.hands[0] == (3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 11), "12 from the right, 4 from the left, 2 and 12 gone"
    assert three.hands[1] == (2, 2, 4, 5, 6, 7, 8, 9, 10, 10, 12)
    assert three.hands[2] == (2, 3, 3, 5, 6, 7, 8, 9, 11, 12, 12)


@rule("HD-5")
def test_with_two_players_each_passes_both_cards_to_the_other():
    two = game(2)
    assert len(two.choices()) == 55
    assert ("give", 3, 2) not in two.choices(), "the order does not matter"
    play(two, ("give", 2, 3), ("give", 11, 12))
    assert two.hands == [(4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12), (2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10)]


@rule("HD-7")
def test_a_player_can_have_three_cards_of_the_same_number():
    four = game(4)
    play(four, ("give", 7, 2), ("give", 2, 3), ("give", 2, 7), ("give", 2, 3))
    assert four.hands[1].count(7) == 3


@rule("HD-A1")
def test_passed_cards_are_chosen_before_any_are_received():
    blind, seen = game(), game(blind_passing=False)
    for table_ in (blind, seen):
        table_.play(("give", 2, 3))
    assert blind.view(0)["given"] == ((2, 3), None, None)
    assert blind.view(1)["given"] == (None, (), None)
    assert blind.view(1)["hands"] == (NUMBERS,) * 3
    assert seen.view(1)["given"] == ((2, 3), (), ())


@rule("HD-8")
def test_the_line_is_laid_card_by_card_in_any_order_and_is_then_fixed():
    laying = game()
    play(laying, ("give", 2, 12), ("give", 3, 11), ("give", 4, 10))
    order = (11, 3, 11, 4, 10, 4, 9, 5, 8, 6, 7)
    assert "HD-8" in refused(laying, "lay", 2)
    for number in order:
        assert laying.seat == 0
        assert len(laying.choices()) == len(set(laying.hands[0]))
        laying.play(("lay", number))
    assert laying.dams[0].numbers == order
    assert laying.seat == 1
    for seed in range(3):
        lines = None
        for played in randomly(seed):
            if played.phase == "first":
                lines = [line.numbers for line in played.dams]
        assert [line.numbers for line in played.dams] == lines


@rule("HD-9", "HD-11")
def test_dots_on_the_cards_held_after_passing_determine_hamsters_and_specials():
    two = game(2)
    play(two, ("give", 2, 12), ("give", 6, 8))
    in_line(two)
    assert two.dams[0].pile == (STANDARD,) * 18, "four sixes and eights with two dots each, no 2 and no 12"
    assert two.dams[1].pile == (STANDARD,) * 10
    dealt(two, *two.choices()[0][1:], *[MOBSTER] * 2)
    counts = []
    while two.phase == "dealing":
        counts.append(two.receiver)
        two.play(two.choices()[-1])
    assert (counts, len(two.dealt[0]), two.dealt[1]) == ([0] * 5, 8, ())


def test_invalid_dots_and_specials_are_refused():
    for bad in (
        {"orange": (4,) + (0,) * 10},
        {"blue": (1,) * 11},
        {"orange": (2,) * 11},
        {"orange": (1,) * 10},
        {"specials": ()},
        {"dots": 3},
    ):
        raised(ValueError, lambda bad=bad: Options.of(**bad))


def test_options_can_change_the_dots():
    blues = (0,) * 10 + (1,)
    oranges = (3,) + (0,) * 10
    two = game(2, orange=oranges, blue=blues)
    play(two, ("give", 2, 3), ("give", 3, 4))
    in_line(two)
    assert [len(line.pile) for line in two.dams] == [0, 6]


@rule("HD-10")
def test_one_twinster_is_left_out_of_the_shuffle():
    three = until(game(), "dealing")
    weights = dict(three.outcomes())
    assert three.seat == TABLE
    assert len(weights) == 18
    assert sum(weights.values()) == 35
    assert weights[("deal", TWINSTER)] == 1
    assert weights[("deal", MOBSTER)] == 2
    three.play(("deal", TWINSTER))
    assert ("deal", TWINSTER) not in three.choices()
    three.play(("deal", MOBSTER))
    assert dict(three.outcomes())[("deal", MOBSTER)] == 1
    assert sum(dict(three.outcomes()).values()) == 33


def to_keeping(*specials, **options):
    """Return a two-player game in which passing has not changed the dots, and the first player has been dealt these
    four specials."""
    two = game(2, **options)
    if not two.options.classic:
        play(two, ("give", 3, 4), ("give", 3, 4))
        in_line(two)
    dealt(two, *specials)
    while two.phase == "dealing":
        two.play(two.choices()[0])
    return two


@rule("HD-11", "HD-12")
def test_players_keep_half_of_the_specials_they_are_dealt():
    two = to_keeping(MOBSTER, SWIMSTER, MOBSTER, TWINSTER)
    assert two.phase == "keeping"
    assert two.dealt[0] == (MOBSTER, MOBSTER, SWIMSTER, TWINSTER)
    assert two.choices() == (("keep", MOBSTER), ("keep", SWIMSTER), ("keep", TWINSTER))
    play(two, ("keep", MOBSTER), ("keep", SWIMSTER))
    assert two.seat == 1
    assert two.dealt[0] == (), "the others leave the game"
    until(two, "first")
    assert two.dams[0].pile == (MOBSTER, SWIMSTER) + (STANDARD,) * 14


@rule("HD-13", "HD-A21")
def test_a_player_who_keeps_a_twinster_also_gets_the_other_one():
    two = to_keeping(MOBSTER, SWIMSTER, MOBSTER, TWINSTER)
    play(two, ("keep", TWINSTER), ("keep", MOBSTER))
    until(two, "first")
    assert two.dams[0].pile[:3] == (MOBSTER, TWINSTER, TWINSTER), "the second one is a bonus"


@rule("HD-14")
def test_if_nobody_keeps_a_twinster_both_leave_the_game():
    two = to_keeping(MOBSTER, SWIMSTER, MOBSTER, TWINSTER)
    play(two, ("keep", MOBSTER), ("keep", MOBSTER))
    until(two, "first")
    assert TWINSTER not in two.dams[0].pile + two.dams[1].pile


def test_dealt_and_kept_specials_are_hidden_until_everybody_has_chosen():
    two = to_keeping(MOBSTER, SWIMSTER, MOBSTER, TWINSTER)
    two.play(("keep", MOBSTER))
    assert two.view(0)["dealt"][0] == (MOBSTER, SWIMSTER, TWINSTER)
    assert two.view(0)["kept"][0] == (MOBSTER,)
    assert two.view(1)["dealt"][0] is None
    assert two.view(1)["kept"][0] is None
    assert two.view(0)["deck"] is None
    until(two, "placing")
    assert MOBSTER in two.hand + two.dams[0].pile


@rule("HD-80", "HD-81", "HD-A28")
def test_classic_gives_each_player_fourteen_hamsters_and_two_specials_without_passing():
    two = game(2, classic=True)
    assert two.phase == "dealing"
    assert [line.numbers for line in two.dams] == [NUMBERS] * 2
    dealt(two, MOBSTER, TWINSTER, SWIMSTER, SWIMSTER)
    assert two.phase == "first", "two specials, no choice"
    assert two.dams[0].pile == (MOBSTER, TWINSTER, TWINSTER) + (STANDARD,) * 14
    assert two.dams[1].pile == (SWIMSTER, SWIMSTER) + (STANDARD,) * 14


@rule("HD-A28")
def test_under_a_house_rule_players_of_classic_keep_two_of_four_specials():
    two = to_keeping(MOBSTER, SWIMSTER, MOBSTER, TWINSTER, classic=True, classic_choice=True)
    assert two.phase == "keeping"
    play(two, ("keep", SWIMSTER), ("keep", MOBSTER))
    assert two.seat == 1


@rule("HD-15", "HD-A29")
def test_the_player_with_the_highest_roll_begins_and_tied_players_roll_again():
    three = until(game(), "first")
    assert three.seat == TABLE
    assert play(three, ("roll", 6, 5), ("roll", 1, 1), ("roll", 5, 6)) == [
        ("rolled", 6, 5),
        ("rolled", 1, 1),
        ("rolled", 5, 6),
    ]
    assert three.phase == "first"
    play(three, ("roll", 1, 2), ("roll", 2, 2))
    assert three.tracker.first == 2
    assert (three.phase, three.seat) == ("placing", 2), "deployment goes round from the first player"


@rule("HD-16")
def test_one_token_is_used_as_the_turn_marker():
    assert game().supply == 34


@rule("HD-18")
def test_hamsters_may_be_placed_anywhere_on_their_owners_dam():
    three = until(game(), "placing")
    seat, hand = three.seat, three.hand
    for _ in hand:
        assert kinds(three) == ["place"], "all are placed"
        assert len(offered(three, "place")) == 11
        three.play(("place", three.hand[0], 4))
    assert three.dams[seat].stacks[4] == tuple(sorted(hand)), "a stack has no limit, and cards may stay empty"
    assert three.dams[seat].pile == ()
    assert three.seat == (seat + 1) % 3


@rule("HD-A7")
def test_under_a_house_rule_hamsters_may_be_held_back():
    three = until(game(may_hold_back=True), "placing")
    seat, card = three.seat, three.hand[0]
    three.play(("hold", card))
    assert three.dams[seat].pile == (card,)


@rule("HD-19")
def test_specials_are_placed_first_and_everybody_sees_them():
    standing = dam({7: [STANDARD, MOBSTER]})
    three = table(standing, dam(), dam())
    assert MOBSTER in three.view(1)["dams"][0]["stacks"][5]
    placing = until(game(), "placing")
    assert list(placing.hand) == sorted(placing.hand)
