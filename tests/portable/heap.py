"""An evening with all titles: the recorded legs of the tour, one after the other, step by step, so that whoever plays
them can look at the heap in between."""

import gc
from binascii import hexlify

from hamstertop.companion import titles
from hamstertop.storage import FileStorage
from hamstertop_host.virtual.upright import seen
from replay import Player

_playing = []  # the player of the leg that is played, if any
_steps = []


def start(paths, folder):
    """Begin with the first of the legs. Games are saved in files of a folder: on a board they take no heap either."""
    _steps.append(_play(paths.split(), folder))


def step():
    """Play a line of a leg; return whether a frame is complete, None at the end of them all."""
    return next(_steps[0], None)


def shown():
    """Return the frame that is complete now, in hexadecimal."""
    return hexlify(seen(_playing[0].app.canvas)).decode()


def most(paths, folder):
    """Play all of them; return the bytes that live in the heap at the fullest frame."""
    found = 0
    for frame in _play(paths.split(), folder):
        if frame:
            gc.collect()
            found = max(found, gc.mem_alloc())
    return found


def _play(paths, folder):
    """Play each leg on a board that was just switched on, as it was recorded; what was imported stays."""
    for path in paths:
        _playing.clear()
        storage = FileStorage(folder)
        for blob in ["settings", "results"] + titles.names():
            storage.replace(blob, ())
        _playing.append(Player(storage))
        with open(path) as lines:
            for line in lines:
                yield _playing[0].play(line)
