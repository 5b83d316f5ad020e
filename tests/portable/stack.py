"""How deep the stack is at the deepest import of the tour of all screens."""

import builtins

import micropython

from hamstertop.storage import FileStorage
from replay import Player


def deepest(folder, legs):
    """Return bytes of the stack that are in use when a module is asked for, at most, while recorded legs are played.

    Games are saved in files of a folder.
    """
    before = builtins.__import__
    found = [0]

    def measured(*arguments):
        found[0] = max(found[0], micropython.stack_use())
        return before(*arguments)

    builtins.__import__ = measured
    for path in legs:
        player = Player(FileStorage(folder))
        with open(path) as lines:
            for line in lines:
                player.play(line)
    return found[0]
