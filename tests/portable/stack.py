"""How deep the stack is at the deepest import of the tour of all pages."""

import builtins

import micropython

import tour


def deepest():
    """Bytes of the stack that are in use when a module is asked for, at most."""
    before = builtins.__import__
    found = [0]

    def measured(*arguments):
        found[0] = max(found[0], micropython.stack_use())
        return before(*arguments)

    builtins.__import__ = measured
    for _ in tour.frames():
        pass
    return found[0]
