"""Test the Hamsterdam library: choices, refusals, copies, views, and the invariants of all positions."""

from dams import at, dam, full, randomly, roll, stop, table
from hamstertop import chance
from hamstertop.games.hamsterdam.specials import SPECIALS
from hamstertop.games.hamsterdam.tracker import FIELDS
from hamstertop_games import TABLE, IllegalChoice, bots, invariants
from hamstertop_games.hamsterdam import bots as hamsterdam_bots
from hamstertop_games.hamsterdam import invariants as hamsterdam_invariants
from hamstertop_games.hamsterdam.cards import (
    BLOBSTER,
    BUFFSTER,
    MARKED,
    MOBSTER,
    SPEEDSTER,
    STANDARD,
    SWIMSTER,
    distinct,
    name,
)
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.hamsterdam.options import Options
from rules import rule
from scenarios import PASS, raised, refused, until

MANY = (1, 1, 1, 1) + (0,) * 7  # blue dots, for more specials
HOUSES = (
    {},
    {"lying_token_moves": True, "flood_each_copy": False, "late_cascade": True, "several_skips": True},
    {"swimster_plugs": False, "may_hold_back": True, "turn_back": True, "huckster_any_distance": True},
    {"redeploy_all": True, "pile_clears": True, "one_turn_each": True, "contract_any_dam": True, "token_limit": True},
    {"copy_any": True, "contract_onto_hamsters": True, "swimster_breach": True, "one_mobster": True, "blue": MANY},
    {"may_decline": True, "mobster_needs_card": False, "end_with_round": True, "blind_passing": False},
    {"specials": tuple([(kind, window, not flips) for kind, window, flips in SPECIALS]), "blue": MANY},
)


@rule("HD-6", "HD-7", "HD-31", "HD-40", "HD-47", "HD-53", "HD-60", "HD-70", "HD-80", "HD-A27")
def test_every_position_in_random_games_satisfies_the_invariants():
    seen = set()
    for seed in range(28):
        for game in randomly(seed, 2 + seed % 3, classic=seed % 4 == 3, **HOUSES[seed % len(HOUSES)]):
            hamsterdam_invariants.check(game)
            seen.add(game.phase)
        assert game.over
    assert len(seen) > 15


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


def test_the_same_seed_gives_the_same_game_on_every_runtime():
    lengths = []
    for players in (2, 3, 4):
        source = chance.Seeded(1)
        game = Game(players)
        seats = [hamsterdam_bots.RandomBot(source) for _ in range(players)]
        moves = 0
        while not game.over:
            game.play(bots.play(game, seats, source))
            moves += 1
        lengths.append(moves)
    assert lengths == [220, 271, 338]


def test_games_between_sensible_bots_last_longer_than_random_ones():
    lengths = []
    for bot in (hamsterdam_bots.RandomBot, hamsterdam_bots.SensibleBot):
        rounds = 0
        for seed in range(6):
            source = chance.Seeded(seed)
            game = Game(3)
            players = [bot(source) for _ in range(3)]
            while not game.over:
                game.play(bots.play(game, players, source))
            rounds += game.tracker.round
        lengths.append(rounds)
    assert lengths[1] > lengths[0]


def test_views_show_what_is_on_the_table():
    game = table(dam({7: [SWIMSTER]}, tokens={8: 1}), full(), full())
    for seat in range(3):
        seen = game.view(seat)
        assert (seen["phase"], seen["seat"]) == ("roll", TABLE)
        assert seen["dams"][0]["stacks"][5] == (SWIMSTER,)
        assert seen["dams"][0]["tokens"] == (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
        for shown, line in zip(seen["dams"], game.dams, strict=True):
            assert (shown["numbers"], shown["left"], shown["right"]) == (line.numbers, 0, 11)
            assert (shown["pile"], shown["out"]) == ((), 0)
        assert (seen["tracker"]["phase"], seen["tracker"]["round"]) == ("roll", 1)
        assert (seen["tracker"]["piles"], seen["tracker"]["dice"]) == ((0, 0, 0), None)
        assert sorted(seen["tracker"]) == sorted(FIELDS)
        assert seen["deck"] is None


def test_a_new_game_starts_with_nothing_in_progress():
    game = Game()
    assert game.players == 3
    assert (game.receiver, game.acting, game.spot) == (0, 0, 0)
    assert [line.pile for line in game.dams] == [()] * 3


def test_the_other_players_are_listed_in_turn_order():
    game = Game(4)
    assert [game.others(seat) for seat in range(4)] == [[1, 2, 3], [2, 3, 0], [3, 0, 1], [0, 1, 2]]


def test_a_view_does_not_change_when_the_game_continues():
    game = table(dam(tokens={7: 1}), full(), full())
    seen = game.view(1)
    roll(game, 7)
    stop(game, "roll")
    assert game.tracker.piles == [1, 0, 0]
    assert (seen["tracker"]["piles"], seen["dams"][1]["stacks"][5]) == ((0, 0, 0), (STANDARD,) * 3)


def test_unknown_house_rules_are_refused():
    assert "redeploy_all" in raised(ValueError, lambda: Options.of(redeploy_everything=True))


def test_a_boolean_option_given_as_a_number_is_stored_as_a_boolean():
    assert Options(classic=1).classic is True
    assert "False, True" in raised(ValueError, lambda: Options(classic=2))


def test_standings_are_empty_before_the_end():
    game = Game(2)
    assert game.standings() == []
    assert not game.over


def test_cards_have_names_and_equal_cards_are_listed_only_once():
    assert [name(card) for card in (BUFFSTER, MARKED, STANDARD)] == ["Buffster", "Cheekster with a token", "hamster"]
    assert distinct((1, 1, 2, 19, 19)) == [1, 2, 19]


def test_phases_without_choices_are_skipped():
    game = table(full(), full(), full())
    roll(game, 7)
    assert game.phase == "flood"
    stop(game, "move")
    assert PASS in game.choices()
