"""Test the Hamsterdam library: choices, refusals, copies, views, and the invariants of all positions."""

from dams import at, dam, full, randomly, roll, table
from hamstertop import chance
from hamstertop_games import IllegalChoice, invariants
from hamstertop_games.hamsterdam import invariants as hamsterdam_invariants
from hamstertop_games.hamsterdam.cards import (
    BLOBSTER,
    BUFFSTER,
    MARKED,
    MOBSTER,
    SPEEDSTER,
    STANDARD,
    distinct,
    name,
)
from hamstertop_games.hamsterdam.game import Game
from rules import rule
from scenarios import raised, refused, until


@rule("HD-6", "HD-31", "HD-40", "HD-47", "HD-60", "HD-70")
def test_the_invariants_detect_invalid_positions():
    def spoil_token(game):
        game.dams[0].stacks[5] = (STANDARD,)
        game.dams[0].tokens[5] = 1

    def spoil_flip(game):
        game.dams[0].left += 1

    def spoil_card(game):
        game.dams[0].pile += (STANDARD, STANDARD)

    def spoil_number(game):
        game.dams[0].numbers = (2,) * 11

    def spoil_water(game):
        game.tracker.piles = [40, 0, 0]

    def spoil_marker(game):
        game.dams[0].pile = (MARKED, *game.dams[0].pile[1:])

    for spoil in (spoil_token, spoil_flip, spoil_card, spoil_number, spoil_water, spoil_marker):
        game = until(Game(3), "move", chance.Seeded(5))
        until(game, "roll", chance.Seeded(5))
        hamsterdam_invariants.check(game)
        spoil(game)
        raised(invariants.Broken, hamsterdam_invariants.check, game)


def test_a_refusal_names_the_rules_and_the_legal_choices():
    game = table(full(), full(), full())
    roll(game, 7)
    assert refused(game, "flood", 5) == (
        "('flood', 5) is not legal in phase flood under HD-26, HD-29, HD-A4; the legal choices are ('plug', 19, 5)"
    )
    assert "under HS-1, HS-19;" in refused(game, "use", BLOBSTER, 5, 5)
    assert "under HS-4, HS-19;" in refused(game, "use", MARKED, 5, 5)
    assert "under HS-9, HS-6, HS-39;" in refused(game, "copy", MOBSTER, 5, 1)
    for strange in (("use",), ("use", 19, 1), ("copy", "x", 1), 7):
        assert "under HD-26, HD-29, HD-30, HD-A4;" in raised(IllegalChoice, game.play, strange)


@rule("HD-3", "HD-4")
def test_a_refusal_is_short_even_when_many_choices_are_legal():
    game = Game(3)
    message = refused(game, "give", 2, 2)
    assert "under HD-3, HD-4, HD-5;" in message
    assert message.endswith(
        "('give', 2, 3), ('give', 2, 4), ('give', 2, 5), ('give', 2, 6), ('give', 2, 7) and 105 more"
    )
    for seed in range(3):
        for game in randomly(seed, 3):
            assert len(game.choices()) == 0 or len(raised(IllegalChoice, game.play, ("nothing",))) < 300


def test_a_refusal_lists_choices_of_the_same_kind_first():
    game = table(dam({2: [STANDARD], 3: [SPEEDSTER]}), full(), full(), phase="move")
    assert "the legal choices are ('use', 13, 1, 0), ('use', 13, 1, 2), " in refused(
        game, "use", SPEEDSTER, at(3), at(3)
    )


def test_the_other_players_are_listed_in_turn_order():
    game = Game(4)
    assert [game.others(seat) for seat in range(4)] == [[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2]]


def test_cards_have_names_and_equal_cards_are_listed_only_once():
    assert [name(card) for card in (BUFFSTER, MARKED, STANDARD)] == ["Buffster", "Cheekster with a token", "hamster"]
    assert distinct((1, 1, 2, 19, 19)) == [1, 2, 19]
