"""Play recorded legs of the tour with all titles, step by step, so that the caller can examine the heap between
steps."""

import gc
from binascii import hexlify

from hamstertop.games import titles
from hamstertop.saving.storage import FileStorage
from hamstertop_host.simulator.virtual.upright import seen
from replay import Player

_playing = []  # the player of the current leg, if any
_steps = []


def start(paths, folder):
    """Begin with the first leg. Games are saved as files in `folder`, as on a board, so that they use no heap."""
    _steps.append(_play(paths.split(), folder))


def step():
    """Play one line of a leg. Return whether a frame is complete, or None at the end of all legs."""
    return next(_steps[0], None)


def shown():
    """Return the frame that has just been completed, in hexadecimal."""
    return hexlify(seen(_playing[0].app.canvas)).decode()


def most(paths, folder):
    """Play all legs, and return the largest number of live bytes on the heap at any frame."""
    found = 0
    for frame in _play(paths.split(), folder):
        if frame:
            gc.collect()
            found = max(found, gc.mem_alloc())
    return found


def _play(paths, folder):
    """Play each leg as recorded, on a board that has just been switched on. Imported modules stay loaded."""
    for path in paths:
        _playing.clear()
        storage = FileStorage(folder)
        for blob in ["settings", "results"] + titles.names():
            storage.replace(blob, ())
        _playing.append(Player(storage))
        with open(path) as lines:
            for line in lines:
                yield _playing[0].play(line)
