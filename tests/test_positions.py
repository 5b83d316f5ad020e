"""Games can be continued from positions set up by hand. Impossible positions are refused, and the error says why."""

import pytest

from hamstertop.games.run_hamster_run.rules import BITE, REST
from hamstertop_games import notation
from hamstertop_games.hamsterdam.cards import NAPSTER, NUMBERS, STANDARD
from hamstertop_games.positions import Impossible, hamsterdam, hamsterrolle, run_hamster_run
from hamstertop_games.run_hamster_run.belt import PIT

at = run_hamster_run.at
DRY = hamsterdam.dam()
SOME = {7: [STANDARD, STANDARD], 8: [NAPSTER]}


def drawn(*, order):
    """Return a position with two hamsters, the first of which has no Friskiness."""
    return run_hamster_run.position([at(5, 3), at(6, 3)], [(3, 4, 0), (1, 1, 1)], order=order)


POSITIONS = [
    *(lambda phase=phase: hamsterdam.position(hamsterdam.dam(SOME), DRY, phase=phase) for phase in hamsterdam.PHASES),
    lambda: hamsterdam.position(hamsterdam.dam(SOME, {2: 1}, [STANDARD]), DRY, DRY, first=2, turns=5, phase="move"),
    lambda: hamsterrolle.position(2, 1, {0: [8], 2: [5], 3: [1, 2]}, first_open=2, low=1, hands=[(1,), (2, 2)]),
    lambda: hamsterdam.position(DRY, DRY, classic=True),
    lambda: hamsterrolle.position(4, teams=2, telling=True),
    lambda: drawn(order=(1, 0)),
    lambda: run_hamster_run.position([at(5, 3), at(6, 3)], [(3, 2, 2), (1, 1, 1)], [BITE, REST]),
    lambda: run_hamster_run.position([at(5, 3), PIT, at(10, 5)], [(3, 2, 2)] * 3, eight_neighbours=True),
]


@pytest.mark.parametrize("build", POSITIONS)
def test_a_position_set_up_by_hand_can_be_played_on_and_written_as_text(build):
    game = build()
    assert game.history == ()
    read = notation.read_position(notation.write_position(game))
    assert read == game
    for _ in range(20):
        if game.over:
            break
        choice = game.choices()[-1]
        game.play(choice)
        read.play(choice)
    assert read == game
    assert notation.read(notation.write(game)).game == game
    for _ in game.history:
        game.pop()
    assert game == build()


@pytest.mark.parametrize(
    ("build", "error"),
    [
        (lambda: hamsterdam.position(hamsterdam.dam({7: [STANDARD] * 30}), DRY), "seat 0 has 30 hamster cards"),
        (lambda: hamsterdam.position(hamsterdam.dam({7: [NAPSTER] * 3}), DRY), "3 specials of kind 10"),
        (lambda: hamsterdam.position(hamsterdam.dam(numbers=[7] * 11), DRY), "1 cards numbered 2"),
        (lambda: hamsterdam.dam(numbers=NUMBERS[1:]), "a dam must have 11 cards, not 10"),
        (lambda: hamsterdam.dam({1: [STANDARD]}), "hamsters must be on cards 2 to 12, not on 1"),
        (lambda: hamsterdam.dam({7: [99]}), "there is no hamster card 99"),
        (lambda: hamsterdam.dam(tokens={7: -1}), "there cannot be -1 tokens on card 7"),
        (lambda: hamsterdam.dam(flipped=(8, 8)), "does not have enough cards to flip"),
        (lambda: hamsterdam.position(DRY, DRY, piles=[20, 0]), "seat 0 has 20 tokens in the flood pile, so"),
        (lambda: hamsterdam.position(DRY, DRY, phase="flood"), "phase must be deploy or roll or move"),
        (lambda: hamsterdam.position(DRY, DRY, turns=12), "in phase roll, turns must be 0 to 11, not 12"),
        (lambda: hamsterdam.position(DRY, DRY, first=2), "first cannot be seat 2 in a game with 2 players"),
        (
            lambda: hamsterrolle.position(2, lying={2: [5] * 5}, first_open=2),
            "there must be 4 pieces of kind 5, not 7|not 9",
        ),
        (lambda: hamsterrolle.position(2, hands=[(1,), ()], lying={0: [8]}, first_open=2), "have no pieces"),
        (lambda: hamsterrolle.position(3, hands=[(1,), (2,), (9,)]), "kinds must be 1 to 7, or 8 for the cone, not 9"),
        (lambda: hamsterrolle.position(2, lying={12: [8]}), "a compartment must be 0 to 11, not 12"),
        (lambda: hamsterrolle.position(2, low=12), "the lowest compartment must be 0 to 11, not 12"),
        (lambda: run_hamster_run.position([at(5, 3)] * 2, [(3, 2, 2)] * 2), "two hamsters share a square"),
        (
            lambda: run_hamster_run.position([at(5, 3), 70], [(3, 2, 2)] * 2),
            "seat 1 must be on a square or in the pit, not at 70",
        ),
        (
            lambda: run_hamster_run.position([1, 2], [(3, 2, 3), (3, 2, 2)]),
            r"seat 0 must have three traits with a total of at most 7 chips, not \(3, 2, 3\)",
        ),
        (lambda: drawn(order=(0, 1)), r"the order cannot be \[0, 1\], because by Friskiness it is \[1, 0\]"),
    ],
)
def test_an_impossible_position_is_refused_and_the_error_says_why(build, error):
    with pytest.raises(Impossible, match=error):
        build()
