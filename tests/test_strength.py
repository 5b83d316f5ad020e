"""Bots beat each other as expected where the margin is wide. docs/library/bots.md has the figures."""

import pytest

from hamstertop import chance
from hamstertop_games import bots, titles
from runner import Runner


def won(title, makers, games, seed):
    """Return how many games each of these bots wins if they change seats from game to game."""
    brings, players = titles.load(title), len(makers)
    found = [0] * players
    for number in range(games):
        source = chance.Seeded(number << 32 | seed)
        game, seated = brings.game(players), [(seat - number) % players for seat in range(players)]
        seats = [makers[index](source) for index in seated]
        while not game.over:
            game.play(bots.play(game, seats, source))
        for place, seat, _ in game.standings():
            found[seated[seat]] += place == 1
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sensible_bot_beats_a_very_simple_one_that_mostly_runs(players):
    """The threshold of 16 in 20 allows for other seeds."""
    sensible = titles.load("run_hamster_run").bots["sensible"]
    assert won("run_hamster_run", [sensible] + [Runner] * (players - 1), 20, 1)[0] >= 16
