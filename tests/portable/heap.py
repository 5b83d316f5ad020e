"""Play an evening with all titles, which are recorded legs of the tour, step by step, so that the caller can examine
the heap in between."""

import gc
from binascii import hexlify

from hamstertop.companion import titles
from hamstertop.storage import FileStorage
from hamstertop_host.virtual.upright import seen
from replay import Player

_playing = []  # the player of the current leg, if any
_steps = []


def start(paths, folder):
    """Begin with the first leg. Games are saved in files in a folder, so that they take no heap, as on a board."""
    _steps.append(_play(paths.split(), folder))


def step():
    """Play a line of a leg. Return whether a frame is complete, or None at the end of all legs."""
    return next(_steps[0], None)


def shown():
    """Return the frame that was just completed, in hexadecimal."""
    return hexlify(seen(_playing[0].app.canvas)).decode()


def most(paths, folder):
    """Play all legs, and return the largest number of live bytes in the heap at any frame."""
    found = 0
    for frame in _play(paths.split(), folder):
        if frame:
            gc.collect()
            found = max(found, gc.mem_alloc())
    return found


def _play(paths, folder):
    """Play each leg as it was recorded, on a board that was just switched on. Imported modules stay loaded."""
    for path in paths:
        _playing.clear()
        storage = FileStorage(folder)
        for blob in ["settings", "results"] + titles.names():
            storage.replace(blob, ())
        _playing.append(Player(storage))
        with open(path) as lines:
            for line in lines:
                yield _playing[0].play(line)
