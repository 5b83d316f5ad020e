"""Test the Hamsterdam bot that calculates expected floods."""

from hamstertop import chance
from hamstertop_games import bots
from hamstertop_games.hamsterdam import bots as hamsterdam_bots
from hamstertop_games.hamsterdam import counting as hamsterdam_counting
from hamstertop_games.hamsterdam.cards import NUMBERS, STANDARD
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.hamsterdam.options import Options
from hamstertop_games.hamsterdam.sensible import ODDS
from scenarios import played


def binomial(tries, odds, times):
    """Return the probability that a number is rolled exactly this many times."""
    ways = 1
    for step in range(times):
        ways = ways * (tries - step) // (step + 1)
    return ways * (odds / 36) ** times * (1 - odds / 36) ** (tries - times)


def test_the_expected_number_of_unplugged_floods_follows_the_binomial_distribution():
    for odds in (1, 4, 6):
        for rolls in (0, 1, 5, 12):
            for hamsters in range(5):
                each = [binomial(rolls, odds, times) * max(times - hamsters, 0) for times in range(rolls + 1)]
                assert abs(hamsterdam_counting.beyond(odds, rolls, hamsters) - sum(each)) < 1e-9


def best(numbers, hamsters):
    """Return the expected number of floods with the best placement of hamsters, found by trying all placements."""
    if not numbers:
        return 0.0
    floods = [
        hamsterdam_counting.beyond(ODDS[numbers[0]], 12, here) + best(numbers[1:], hamsters - here)
        for here in range(hamsters + 1)
    ]
    return min(floods)


def test_the_expected_floods_of_a_round_match_the_best_of_all_placements():
    for numbers in ((7,), (2, 7), (6, 7, 7, 12), ()):
        for hamsters in (0, 1, 3, 6):
            assert abs(hamsterdam_counting.missing(numbers, hamsters) - best(numbers, hamsters)) < 1e-9


def position(**options):
    """Return a game after the set-up, with dams laid by counting bots."""
    game = Game(2, Options(**options))
    for _ in played(game, hamsterdam_bots.CountingBot, chance.Seeded(1)):
        if game.phase == "roll":
            break
    return game


def test_the_bot_lays_likely_numbers_at_the_ends_and_flips_them_first():
    game = position()
    for dam in game.dams:
        odds = [ODDS[number] for number in dam.numbers]
        assert min(odds[0], odds[-1]) > max(odds[4:7])
    game.dams[0].tokens = [0] * 11
    game.phase, game.seat, game._choices = "breach", 0, None
    dam = game.dams[0]
    dam.numbers = (7, *tuple([number for number in dam.numbers if number != 7][:9]), 2)
    assert hamsterdam_bots.CountingBot(chance.Seeded(1)).choose(game) == ("flip", 0)


def test_the_bot_places_hamsters_where_they_prevent_the_most_floods():
    dam = position(classic=True).dams[0]
    assert dam.numbers == NUMBERS
    stacks = [len(stack) for stack in dam.stacks]
    assert sum(stacks) == 16
    assert stacks[5] == max(stacks), "the seven"
    assert stacks[1:10].count(0) == 0


def test_the_bot_estimates_how_much_harm_rolling_a_number_would_do():
    game = position(classic=True)
    dam = game.dams[0]
    dam.stacks[0], dam.stacks[5] = (), (STANDARD,) * 6
    assert hamsterdam_counting.harm(game, 0, 2) == 1
    assert 0 < hamsterdam_counting.harm(game, 0, 7) < 0.1, "the seventh flood of twelve rolls"


def test_the_bot_plays_complete_games_legally_with_any_number_of_players():
    for players, classic in ((2, False), (2, True), (3, False), (4, True)):
        source = chance.Seeded(players)
        game = Game(players, Options(classic=classic))
        seats = [hamsterdam_bots.CountingBot(source) for _ in range(players)]
        while not game.over:
            before = game.state()
            choice = bots.choose(game, seats, source)
            assert game.state() == before, "it leaves the game as it is"
            game.play(choice)  # raises IllegalChoice if it is not legal


def test_the_bot_usually_beats_sensible_bots():
    won = 0
    for seed in range(12):
        source = chance.Seeded(seed)
        game = Game(2)
        mine = seed % 2
        seats = [hamsterdam_bots.SensibleBot(source), hamsterdam_bots.SensibleBot(source)]
        seats[mine] = hamsterdam_bots.CountingBot(source)
        while not game.over:
            game.play(bots.choose(game, seats, source))
        won += game.standings()[0][1] == mine
    assert won > 7
