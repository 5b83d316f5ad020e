"""Replay a recorded leg of the tour, press by press, where memory is scarce.

Finding out which keys to press takes extra memory, so `tours` does that on a laptop and records them.
"""

import touring
from hamstertop import chance
from hamstertop_host.simulator.virtual.board import VirtualBoard

STEP = 20  # ms between two polls of the board by the app


class Player:
    """A player that replays a recording."""

    def __init__(self, storage):
        self.board = VirtualBoard(name="a virtual board", storage=storage, site=touring.SITE)
        self.board.panel.frame = b""  # drivers of real panels keep no copy of the frame
        self.board.panel.take = lambda frame: None
        self.dice = Dice()
        from hamstertop.companion.loop import Loop

        self.loop = Loop(self.board, self.dice)
        self.app = self.loop.app

    def play(self, line):
        """Play one line, and return whether a frame is complete."""
        words = line.split()
        language = words.pop(1) if words[0] == "restart" else ""
        if words[0] == "site":
            touring.lead(self, " ".join(words[1:]))
            return False
        numbers = [int(word) for word in words[1:]]
        if words[0] == "wait":
            self._wait(*numbers)
        elif words[0] == "press":
            self.board.push(numbers[0], True)
            self._wait(numbers[1])
            self.board.push(numbers[0], False)
            self._wait(STEP)
        elif words[0] == "dice":
            self.dice.values = numbers
        elif words[0] == "restart":
            touring.restart(self, language, *numbers)
        elif words[0] == "earlier":
            touring.earlier(self)
        elif words[0] == "language":
            touring.ask_language(self)
        elif words[0] == "unconfirmed":
            touring.unconfirmed(self, numbers[0])
        return words[0] == "frame"

    def _wait(self, ms, step=STEP):
        for _ in range(ms // step):
            self.board.advance(step)
            self.loop.tick()


class Dice:
    """A source that returns the recorded values, then those of the tour's own source."""

    def __init__(self):
        self.other = chance.Seeded(4)
        self.values = []

    def byte(self):
        return self.values.pop(0) if self.values else self.other.byte()
