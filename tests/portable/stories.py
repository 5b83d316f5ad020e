"""Prints a whole game as text, on any runtime: players, classic (0 or 1), seed, bot."""

import sys

from hamstertop import chance
from hamstertop.games.hamsterdam.game import Game
from hamstertop.games.hamsterdam.options import Options
from hamstertop_host.playing import bots
from hamstertop_host.playing.story import story


def main(players, classic, seed, bot):
    source = chance.Seeded(int(seed))
    seats = [bots.BOTS[bot](source) for _ in range(int(players))]
    game = Game(int(players), Options(classic=bool(int(classic))))
    for line in story(game, lambda game: bots.play(game, seats, source)):
        print(line)


main(*sys.argv[1:])
