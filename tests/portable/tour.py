"""A tour of every screen, by keys: what the golden frames show."""

import gc
import sys
from binascii import b2a_base64

from hamstertop import chance
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard

# Modules, each with PARTS: functions that go from screen to screen and yield the name of each frame, without its PREFIX.
LEGS = ("tour_hamsterdam", "tour_hamsterrolle", "tour_run_hamster_run", "tour_first")


def frames(language="en", legs=LEGS, make=Fingers):
    """Yields (name, frame), the same on every runtime; copy the frame to keep it."""
    player = make(VirtualBoard(name="a virtual board"), chance.Seeded(4))
    for leg in legs:
        module = __import__(leg)
        for part in module.PARTS:
            for name in part(player, language):
                player.settle()
                yield module.PREFIX + name, player.board.panel.frame
        _forget(leg)


def _forget(leg):
    """Leave the memory of a small runtime to the companion."""
    if hasattr(gc, "mem_free"):
        del sys.modules[leg]
        sys.modules.pop(leg.replace("tour_", "hamstertop_host.playing."), None)


if __name__ == "__main__":
    for name, frame in frames(*sys.argv[1:]):
        print(name, b2a_base64(frame).decode().strip())
