"""Every press, hold and repeat of three keys counts once and in order, while the panel refreshes and ticks take long.
HAMSTERTOP_STORM sets the number of gestures for each key. `test_noise` has what contacts do."""

import os

from hamstertop import chance, content, ticks
from hamstertop.companion.keys import FIRST_REPEAT, HOLD, REPEAT
from hamstertop.companion.loop import Loop
from hamstertop.companion.shown import Shown
from hamstertop_host.simulator.virtual.board import VirtualBoard, VirtualPanel

GESTURES = int(os.getenv("HAMSTERTOP_STORM") or 60)
STALL = 20  # ms for which a tick takes now and then
MARGIN = 60  # ms between the longest press and a hold, to allow for a stall


def counted(look, tracker, cursor):
    """Return a page whose left and middle keys have two labels, and whose right key repeats."""
    keys = [content.key(label, ("at", (key, False)), repeats=key == 2) for key, label in enumerate("abc")]
    ways = ("A", ("at", (0, True))), ("B", ("at", (1, True))), None
    return content.content("counted", "Counting", keys=keys, ways=ways)


class Counting(Shown):
    """A page that records presses and holds. Every action requests a refresh."""

    def __init__(self, app):
        self.reported = []
        super().__init__(app.game, app.look, counted)

    @property
    def cursor(self):
        return None

    @cursor.setter
    def cursor(self, pressed):
        if pressed:
            self.reported.append(pressed)

    def paint(self, canvas, keys, message=""):
        super().paint(canvas, keys)
        canvas.fill(0, 30, 10 + len(self.reported) % 200, 40)


def gesture(source, key, repeating):
    """Return how many ms the key is down, and the intended actions."""
    kind = chance.below(source, 3)
    if key == 2:
        repeats = chance.below(source, 5) if kind == 0 and repeating else 0
        ms = FIRST_REPEAT + REPEAT * repeats - REPEAT // 2 if repeats else 40 + chance.below(source, HOLD - 40 - MARGIN)
        return ms, [(key, False)] * (1 + repeats)
    if kind == 0:
        return HOLD + MARGIN + chance.below(source, 300), [(key, True)]
    return 40 + chance.below(source, HOLD - 40 - MARGIN), [(key, False)]


def script(source, repeating):
    """Return all changes of keys in order, and each key's intended actions in order. Keys are independent."""
    moves, meant = [], []
    for key in range(3):
        at = chance.below(source, 300)
        actions = []
        for _ in range(GESTURES):
            ms, means = gesture(source, key, repeating)
            moves += [(at, key, True), (at + ms, key, False)]
            actions += means
            at += ms + 45 + chance.below(source, 150)
        meant.append(actions)
    return sorted(moves), meant


def storm(seed, start, stall):
    """Press the keys, and return the intended and the reported actions as a list for each key.

    A tick takes up to `stall` ms. If that is long, no key is held to repeat, because people who hold a key watch the
    screen.
    """
    source = chance.Seeded(seed)
    board = VirtualBoard(VirtualPanel(interval=0, full_ms=500, partial_ms=137))
    board.began = start
    loop = Loop(board, chance.Seeded(1))
    page = Counting(loop.app)
    loop.app.stack._screens = [page]
    moves, meant = script(source, stall < STALL + 1)
    poll = 0
    for at, key, down in moves + [(moves[-1][0] + 3000, 0, False)]:
        while poll <= at:
            board.advance(poll - board.now)
            loop.tick()
            poll += 10 if chance.below(source, 4) else 10 + chance.below(source, stall)
        board.advance(at - board.now)
        board.push(key, down)
    assert board.panel.fulls + board.panel.partials > GESTURES // 2
    return meant, [[action for action in page.reported if action[0] == key] for key in range(3)]


def test_every_press_hold_and_repeat_counts_once_and_in_order():
    for seed, before, stall in ((1, 0, STALL), (2, 7000, STALL), (3, 20000, 300)):
        meant, arrived = storm(seed, (ticks.PERIOD - before) % ticks.PERIOD, stall)
        assert arrived == meant, seed
