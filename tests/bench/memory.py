"""How much heap whole games take on MicroPython: run it there, `micropython tests/bench/memory.py`.

Figures are for the runtime's own word; a board's words of 32 bits take about half of what 64 bits do.
"""

import gc
import random
import sys

sys.path[:0] = ["firmware"]


def used() -> int:
    gc.collect()
    return gc.mem_alloc()  # type: ignore[attr-defined, no-any-return]


before = used()
from hamstertop.games.hamsterdam.game import Game  # noqa: E402
from hamstertop.games.hamsterdam.options import Options  # noqa: E402

print("modules of the whole game: %5.1f KB" % ((used() - before) / 1024))
for players in (2, 3, 4):
    before = used()
    game = Game(players, Options())
    while game.phase != "roll":
        game.play(random.choice(game.choices()))
    one = used() - before
    before = used()
    copy = game.copy()
    print("%d players: a game %5.1f KB, a copy %5.1f KB" % (players, one / 1024, (used() - before) / 1024))
