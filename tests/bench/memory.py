"""Measure how much heap memory games use on MicroPython: `micropython tests/bench/memory.py`.

The figures depend on the runtime's word size. On a board with 32-bit words, games use about half as much memory as
with 64-bit words.
"""

import gc
import random
import sys

sys.path[:0] = ["firmware"]


def used() -> int:
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined, no-any-return]


before = used()
from hamstertop_games.hamsterdam.game import Game  # noqa: E402
from hamstertop_games.hamsterdam.options import Options  # noqa: E402

print(f"modules of the whole game: {(used() - before) / 1024:.1f} KB")
for players in (2, 3, 4):
    game = copy = None
    before = used()
    game = Game(players, Options())
    while game.phase != "roll":
        game.play(random.choice(game.choices()))
    one = used() - before
    before = used()
    copy = game.copy()
    print(f"{players} players: a game {one / 1024:.1f} KB, a copy {(used() - before) / 1024:.1f} KB")
