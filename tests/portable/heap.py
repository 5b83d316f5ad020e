"""How much heap the companion takes: live after its start, and at most on the tour of all pages."""

import gc

import tour
from hamstertop.storage import FileStorage
from hamstertop_host.playing import fingers


def start():
    """Live heap with the first page shown."""
    player = fingers.Fingers(fingers.VirtualBoard(), tour.chance.Seeded(1))
    gc.collect()
    return gc.mem_alloc() if player.app else 0


def main(*legs):
    """Prints frames shown, live heap after the start, and most heap, for these legs of the tour.

    Games are saved in files of the current folder: on a board they take no heap either.
    """
    started = start()
    peak = 0
    frames = 0
    for _ in tour.pages("en", legs, FileStorage(".")):
        frames += 1
        gc.collect()
        peak = max(peak, gc.mem_alloc())
    print(frames, started, peak)
