"""Measure the depth of the stack at the deepest import in the tour of all screens."""

import builtins

import micropython

import hamstertop.companion.loop  # noqa: F401  # a board imports it from its first level
from hamstertop.saving.storage import FileStorage
from replay import Player


def deepest(folder, legs):
    """Play recorded legs, and return the largest number of stack bytes in use at any import.

    Games are saved in files in a folder.
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
