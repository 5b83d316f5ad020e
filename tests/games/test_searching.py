"""Test that the search bot makes the same choices on all runtimes, given the same source of random numbers."""

from hamstertop import chance
from hamstertop_games import bots
from hamstertop_games.hamsterdam import bots as hamsterdam_bots
from hamstertop_games.hamsterdam.game import Game as Hamsterdam
from hamstertop_games.run_hamster_run import bots as run_hamster_run_bots
from hamstertop_games.run_hamster_run.game import Game as RunHamsterRun


def chosen(game, makers, iterations, most=60):
    """Return the last three choices of a search bot in the first seat, among the first `most` choices of a game."""
    source = chance.Seeded(5)
    seats = [makers["sensible"](source) for _ in range(game.players)]
    seats[0] = makers["search"](source, iterations)
    moves = []
    for _ in range(most):
        seat, choice = game.seat, bots.play(game, seats, source)
        if seat == 0:
            moves.append(choice)
        game.play(choice)
    return moves[-3:]


def test_the_search_bot_makes_the_same_choices_on_every_runtime():
    assert chosen(Hamsterdam(2), hamsterdam_bots.BOTS, 8, 140) == HAMSTERDAM
    assert chosen(RunHamsterRun(3), run_hamster_run_bots.BOTS, 4) == RUN


HAMSTERDAM = [("place", 19, 9), ("place", 19, 0), ("place", 19, 2)]
RUN = [("rest", 1), ("allocate", 3, 1, 3), ("declare", 1)]
