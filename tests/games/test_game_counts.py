"""Count Hamsterdam's lines of play to a given depth from fixed positions, with chance nodes expanded."""

from dams import at, dam, full, table
from hamstertop_games.hamsterdam.cards import (
    BLOBSTER,
    BOMBSTER,
    BUFFSTER,
    CHEEKSTER,
    CONTRACTSTER,
    COPYCATSTER,
    HUCKSTER,
    JANITSTER,
    MOBSTER,
    MOMSTER,
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
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.hamsterdam.options import Options
from scenarios import counts


def rolling():
    """Return a position with abilities that respond to a roll or a flood on all dams."""
    first = dam({6: [BUFFSTER, CHEEKSTER], 7: [MOBSTER], 8: [BLOBSTER, STANDARD]}, tokens={5: 1})
    return table(first, dam({7: [NINJASTER, NAPSTER]}), dam({4: [COPYCATSTER], 9: [TWINSTER], 10: [TWINSTER]}))


def throwing():
    """Return a position with dice abilities for the roller and a Whack-a-Mole on a dam with two sevens."""
    line = dam({4: [PHYSICSTER, SPINSTER], 12: [WHACK_A_MOLE]}, numbers=(2, 7, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    game = table(line, full(), full())
    game.play(("roll", 1, 1))
    return game


def moving():
    """Return a position with normal moves, a Speedster and all abilities used instead of moving."""
    first = dam({7: [BOMBSTER, SPEEDSTER], 2: [CONTRACTSTER]}, tokens={4: 1})
    second = dam({7: [HUCKSTER, STANDARD]}, tokens={6: 1}, pile=[STANDARD, SWIMSTER])
    third = dam({7: [MOMSTER, COPYCATSTER]}, pile=[STANDARD, TWINSTER, TWINSTER])
    return table(first, second, third, phase="move")


def breaching():
    """Return a position where two players face a chain of breaches, with wet cards and hamsters."""
    wet = dam({2: [STANDARD, SWIMSTER, TWINSTER], 12: [STANDARD]}, tokens={n: 1 for n in range(3, 12)})
    game = table(wet, dam(tokens={7: 1}), full(), full(), piles=[4, 2, 0, 0])
    game.play(("roll", 3, 4))
    while game.phase == "flood":
        game.play(game.choices()[0])
    wet.tokens[at(7)] = 1
    return game


def redeploying():
    """Return a position with a Janitster, tokens to clear and a Swimster to place."""
    line = dam({7: [JANITSTER]}, tokens={3: 1, 9: 1}, pile=[SWIMSTER, STANDARD, STANDARD])
    return table(line, dam(tokens={2: 1}, pile=[STANDARD]), full(), phase="redeploy")


def test_the_number_of_lines_of_play_from_the_set_up_is_as_expected():
    # 11 * 10 ordered pairs of cards; 55 unordered pairs; 18 kinds of specials.
    assert counts(Game(3), 2) == [110, 12100]
    assert counts(Game(2), 2) == [55, 3025]
    assert counts(Game(2, Options(classic=True)), 3) == [18, 323, 5763]


def test_the_number_of_lines_of_play_from_a_roll_is_as_expected():
    assert counts(rolling(), 4) == [36, 72, 212, 848]


def test_the_number_of_lines_of_play_with_dice_abilities_is_as_expected():
    # Physicster, 10 faces for Spinster, Whack-a-Mole and passing; then 36 + 10 * 3 + 36 + 1.
    assert counts(throwing(), 3) == [13, 103, 1179]


def test_the_number_of_lines_of_play_in_a_movement_phase_is_as_expected():
    # Bombster and Speedster move either way, Contractster one way; Speedster to 10 other cards; passing.
    assert counts(moving(), 3) == [16, 116, 630]


def test_the_number_of_lines_of_play_in_a_chain_of_breaches_is_as_expected():
    # Either end; then one of three hamsters is sacrificed on the left, or the only one on the right; then either end
    # again.
    assert counts(breaching(), 7) == [2, 4, 8, 14, 96, 936, 936]


def test_the_number_of_lines_of_play_in_a_redeployment_is_as_expected():
    # Janitster acts, any of three hamsters clears either token, or passing. Then Swimster has 11 positions; 4, 5 or 3
    # ways to clear the other token, depending on who cleared the first; and 11 positions and Janitster: 11 + 2 * (4 + 5
    # + 3) + 12.
    assert counts(redeploying(), 4) == [8, 47, 508, 4873]
