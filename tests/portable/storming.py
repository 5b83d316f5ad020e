"""Storms of key presses with bounces, chords, holds and repeats, run through all the real code from contact to page.

There are two boards: one whose contacts cause interrupts (MicroPython), and one whose keys are scanned into a queue
(CircuitPython's keypad). Their panels refresh constantly.
"""

from hamstertop import chance, content, ticks
from hamstertop.companion.keys import HOLD, REPEAT
from hamstertop.companion.loop import Loop
from hamstertop.companion.shown import Shown
from hamstertop.hardware.debounce import Contacts
from hamstertop_host.simulator.virtual.board import VirtualBoard, VirtualPanel

QUEUE = 256  # capacity in changes
STALL = 20  # ms for which a tick takes now and then
BOUNCE = 8  # ms for which a contact bounces at most
MARGIN = 60  # ms between the longest press and a hold, to allow for bounces, a stall and a release that must last


class Interrupted(VirtualBoard):
    """A board on which every bounce causes an interrupt."""

    def __init__(self, panel):
        super().__init__(panel)
        self.contacts = Contacts(self.keys)

    def move(self, key, level):
        self.contacts.moved(key, level, self.ticks())

    def edges(self):
        self.contacts.unmoved(self.ticks())
        return self.contacts.edges()


class Scanned(Interrupted):
    """A board that scans its contacts every ms. Changes are queued, and are lost if the queue is full."""

    def __init__(self, panel):
        super().__init__(panel)
        self.levels = [0] * self.keys
        self._seen = [0] * self.keys
        self._queue = []

    def move(self, key, level):
        self.levels[key] = level

    def advance(self, ms):
        for _ in range(ms):
            super().advance(1)
            for key in range(self.keys):
                if self.levels[key] != self._seen[key] and len(self._queue) < QUEUE:
                    self._seen[key] = self.levels[key]
                    self._queue.append((key, self.levels[key], self.ticks()))

    def edges(self):
        for change in self._queue:
            self.contacts.moved(*change)
        del self._queue[:]
        return super().edges()


BOARDS = {"interrupts": Interrupted, "scanned": Scanned}


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


def bounces(source, at, key, level):
    """Return (ms, key, level) for a contact that changes to this level and bounces for at most BOUNCE ms."""
    moves = [(at, key, level)]
    for _ in range(chance.below(source, BOUNCE // 3 + 1)):
        at += 1 + chance.below(source, 2)
        moves += [(at, key, 1 - level)]
        at += 1
        moves += [(at, key, level)]
    assert at - moves[0][0] <= BOUNCE
    return moves


def gesture(source, key, repeating):
    """Return how many ms the key is down, and the intended actions."""
    kind = chance.below(source, 3)
    if key == 2:
        repeats = chance.below(source, 5) if kind == 0 and repeating else 0
        ms = HOLD + REPEAT * repeats - REPEAT // 2 if repeats else 40 + chance.below(source, HOLD - 40 - MARGIN)
        return ms, [(key, False)] * (1 + repeats)
    if kind == 0:
        return HOLD + MARGIN + chance.below(source, 300), [(key, True)]
    return 40 + chance.below(source, HOLD - 40 - MARGIN), [(key, False)]


def script(source, gestures, keys, repeating):
    """Return all changes of contacts in order, and each key's intended actions in order. Keys are independent."""
    moves, meant = [], []
    for key in range(keys):
        at = chance.below(source, 300)
        actions = []
        for _ in range(gestures):
            ms, means = gesture(source, key, repeating)
            moves += bounces(source, at, key, 1) + bounces(source, at + ms, key, 0)
            actions += means
            at += ms + 45 + chance.below(source, 150)
        meant.append(actions)
    return sorted(moves), meant


def storm(kind, seed, gestures, start, stall):
    """Play a storm, and return the intended and the reported actions as a list for each key.

    Drawing a page blocks the keys for up to `stall` ms. If that is long, no key is held to repeat, because people who
    hold a key watch the screen.
    """
    source = chance.Seeded(seed)
    board = BOARDS[kind](VirtualPanel(interval=0, full_ms=500, partial_ms=137))
    board.began = start
    loop = Loop(board, chance.Seeded(1))
    app = loop.app
    page = Counting(app)
    app.stack._screens = [page]
    moves, meant = script(source, gestures, 3, stall < STALL + 1)
    poll = 0
    frames = board.panel.fulls + board.panel.partials
    for at, key, level in moves + [(moves[-1][0] + 1000, 0, 0)]:
        while poll <= at:
            board.advance(poll - board.now)
            loop.tick()
            poll += 10 if chance.below(source, 4) else 10 + chance.below(source, stall)
        board.advance(at - board.now)
        board.move(key, level)
    for _ in range(100):
        board.advance(20)
        loop.tick()
    assert board.panel.fulls + board.panel.partials - frames > gestures // 2
    return meant, [[action for action in page.reported if action[0] == key] for key in range(3)]


def each_tick(kind, start=0):
    """Make a bouncing tap at every ms of a refresh, and return how many were sent and how many arrived."""
    board = BOARDS[kind](VirtualPanel(interval=0, full_ms=137, partial_ms=137))
    board.began = start
    loop = Loop(board, chance.Seeded(1))
    app = loop.app
    page = Counting(app)
    app.stack._screens = [page]
    source = chance.Seeded(3)

    def until(now):
        while board.now < now:
            board.advance(1)
            if board.now % 10 == 0:
                loop.tick()

    sent = 0
    for offset in range(board.panel.partial_ms + 1):
        until(board.now + 300)
        app.stack.redraw()
        while not board.panel.busy():
            until(board.now + 1)
        down = board.now + offset
        for at, key, level in bounces(source, down, 0, 1) + bounces(source, down + 60, 0, 0):
            until(at)
            board.move(key, level)
        sent += 1
        until(board.now + 100)
        assert len(page.reported) == sent, offset
    return sent, len(page.reported)


def missed(meant, arrived):
    """Return the number of actions that are missing, repeated or out of order."""
    wrong = 0
    for want, got in zip(meant, arrived):
        wrong += sum([a != b for a, b in zip(want, got)]) + abs(len(want) - len(got))
    return wrong


def main(gestures):
    """Print a line for each board with its kind, the number of actions sent and the number missed."""
    for kind in sorted(BOARDS):
        sent = wrong = 0
        for seed, before, stall in ((1, 0, STALL), (2, 7000, STALL), (3, 20000, 300)):
            meant, arrived = storm(kind, seed, gestures, (ticks.PERIOD - before) % ticks.PERIOD, stall)
            sent += sum([len(actions) for actions in meant])
            wrong += missed(meant, arrived)
        taps, reported = each_tick(kind, start=ticks.PERIOD - 20000)
        print(kind, sent + taps, wrong + abs(taps - reported))
