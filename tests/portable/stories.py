"""Prints a whole game as text, on any runtime: game, players, variant (Classic; who is the partner), seed, bot."""

import sys

from hamstertop import chance
from hamstertop_games import bots
from hamstertop_games.hamsterdam import bots as hamsterdam_bots
from hamstertop_games.hamsterdam import story as hamsterdam_story
from hamstertop_games.hamsterdam.game import Game as Hamsterdam
from hamstertop_games.hamsterdam.options import Options as HamsterdamOptions
from hamstertop_games.hamsterrolle import bots as hamsterrolle_bots
from hamstertop_games.hamsterrolle import story as hamsterrolle_story
from hamstertop_games.hamsterrolle.game import Game as Hamsterrolle
from hamstertop_games.hamsterrolle.options import Options as HamsterrolleOptions
from hamstertop_games.run_hamster_run import bots as run_hamster_run_bots
from hamstertop_games.run_hamster_run import story as run_hamster_run_story
from hamstertop_games.run_hamster_run.game import Game as RunHamsterRun


def main(name, players, variant, seed, bot):
    source = chance.Seeded(int(seed))
    if name == "hamsterdam":
        game = Hamsterdam(int(players), HamsterdamOptions(classic=bool(int(variant))))
        makers, report = hamsterdam_bots.BOTS, hamsterdam_story.story
    elif name == "run_hamster_run":
        game = RunHamsterRun(int(players))
        makers, report = run_hamster_run_bots.BOTS, run_hamster_run_story.story
    else:
        game = Hamsterrolle(int(players), HamsterrolleOptions(teams=int(variant)))
        makers, report = hamsterrolle_bots.BOTS, hamsterrolle_story.story
    seats = [makers[bot](source) for _ in range(int(players))]
    for line in report(game, lambda game: bots.play(game, seats, source)):
        print(line)


main(*sys.argv[1:])
