"""The bot that searches makes the same choices on every runtime, for the same source of chance."""

from hamstertop import chance
from hamstertop.games.hamsterdam.game import Game as Hamsterdam
from hamstertop.games.hamsterrolle.game import Game as Hamsterrolle
from hamstertop.games.run_hamster_run.game import Game as RunHamsterRun
from hamstertop_host.playing import bots, hamsterdam_bots, hamsterrolle_bots, run_hamster_run_bots


def chosen(game, makers, iterations):
    """The last of the first 60 moves of a game in which the first seat searches."""
    source = chance.Seeded(5)
    seats = [makers["sensible"](source) for _ in range(game.players)]
    seats[0] = makers["search"](source, iterations)
    moves = []
    while not game.over and len(moves) < 60:
        moves.append(bots.play(game, seats, source))
        game.play(moves[-1])
    return moves[-3:]


def test_the_same_choices_on_every_runtime():
    assert chosen(Hamsterdam(2), hamsterdam_bots.BOTS, 3) == HAMSTERDAM
    assert chosen(Hamsterrolle(2), hamsterrolle_bots.BOTS, 4) == HAMSTERROLLE
    assert chosen(RunHamsterRun(3), run_hamster_run_bots.BOTS, 4) == RUN


HAMSTERDAM = [("place", 19, 3), ("place", 19, 7), ("place", 19, 2)]
HAMSTERROLLE = [("still",), ("build", 5, 11), ("placed", 0)]
RUN = [("declare", 3), ("declare", 1), ("step", 0)]
