"""How much heap the companion takes: live after its start, and at most on a leg of the tour."""

import gc

from hamstertop.storage import FileStorage
from replay import Player


def main(path, folder):
    """Prints frames shown, live heap after the start, and most heap, for a recorded leg of the tour; then what the
    runtime says of the names it holds.

    Games are saved in files of a folder: on a board they take no heap either.
    """
    player = Player(FileStorage(folder))
    gc.collect()
    started = peak = gc.mem_alloc()
    frames = 0
    with open(path) as lines:
        for line in lines:
            if player.play(line):
                frames += 1
                gc.collect()
                peak = max(peak, gc.mem_alloc())
    print(frames, started, peak)
    import micropython

    micropython.qstr_info()
