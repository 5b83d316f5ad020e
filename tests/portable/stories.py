"""Prints a whole game as text, on any runtime: game, players, variant (Classic; who is the partner), seed, bot."""

import sys

from hamstertop import chance
from hamstertop.games.hamsterdam.game import Game as Hamsterdam
from hamstertop.games.hamsterdam.options import Options as HamsterdamOptions
from hamstertop.games.hamsterrolle.game import Game as Hamsterrolle
from hamstertop.games.hamsterrolle.options import Options as HamsterrolleOptions
from hamstertop.games.run_hamster_run.game import Game as RunHamsterRun
from hamstertop_host.playing import (
    bots,
    hamsterdam_bots,
    hamsterdam_story,
    hamsterrolle_bots,
    hamsterrolle_story,
    run_hamster_run_bots,
    run_hamster_run_story,
)


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
