"""How much heap the companion takes: live after its start, and at most on the tour of all pages."""

import gc

import tour
from hamstertop_host.playing import fingers

player = fingers.Fingers(fingers.VirtualBoard(), tour.chance.Seeded(1))
gc.collect()
started = gc.mem_alloc()
player = None
peak = 0
frames = 0
for _ in tour.pages():
    frames += 1
    gc.collect()
    peak = max(peak, gc.mem_alloc())
print(frames, started, peak)
