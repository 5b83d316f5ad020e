"""Keys through the whole code of each runtime's board: a spike is not a press, and a press counts exactly once, however
it bounces. HAMSTERTOP_CONTACTS sets how many of each are tried."""

import os

import magtag_modules
import noise
import pico_machine
from hamstertop import chance, ticks
from hamstertop.saving.storage import MemoryStorage
from test_circuitpython_board import magtag
from test_micropython_board import pico

TRIED = int(os.getenv("HAMSTERTOP_CONTACTS") or 200)
DOUBLES = 200
LATENCY = 50  # µs until an interrupt is handled
BATCH = 500  # of them, in the life of a board
KEY = 1
SOON = 8  # ms until a press is known, which leaves time to light a pixel within 10


class Interrupting(pico_machine.World):
    """The world of a Pico, where the contact moves by a script."""

    script = ()
    masked_at = 0

    apart = 1

    def advance(self, ms):
        for _ in range(ms):
            super().advance(1)
            self.play()

    def play(self):
        while self.script and self.script[0][0] // noise.MS <= self.now:
            at, closed = self.script.pop(0)
            if self.masked and at - self.masked_at > LATENCY:
                self.handle()
            if not self.masked:
                self.masked, self.masked_at = 1, at
            self.set(3, 0 if closed else 1)
        self.handle()

    def handle(self):
        self.masked = 0
        self.interrupt()


class Scanned(magtag_modules.World):
    """The world of a MagTag, where the contact moves by a script. Its scans cannot tell a burst of spikes that are
    closer to each other than they are from a press."""

    script = ()
    apart = noise.MS

    def sleep(self, seconds):
        for _ in range(max(int(seconds * 1000), 1)):
            super().sleep(0.001)
            while self.script and self.script[0][0] // noise.MS <= self.now:
                self.push(KEY, self.script.pop(0)[1])


def boards():
    """Return a world with a board for each runtime."""
    made = []
    for world, make, data in ((Interrupting(), pico_machine, pico()), (Scanned(), magtag_modules, magtag())):
        world.start = ticks.PERIOD - 5000
        board = make.board(world, data)
        board.storage = MemoryStorage()
        made.append((world, board))
    return made


def counted(world, board, script):
    """Return how often the key was pressed and released while its contact moved by the script."""
    world.script = script[:]
    edges = []
    end = script[-1][0] // noise.MS + 60
    while world.now < end:
        edges += board.edges()
        board.idle(10)
    edges += board.edges()
    assert [edge[1] for edge in edges] == [KEY] * len(edges)
    times = [edge[0] for edge in edges]
    assert all([ticks.diff(times[index], times[index - 1]) > 0 for index in range(1, len(times))])
    return [sum([1 for edge in edges if edge[2] == down]) for down in (True, False)]


def check(make, count, presses):
    """Check that each of `count` scripts is this number of presses. `make` returns one, given a source of chance and
    the least µs between two spikes of a burst."""
    done = 0
    while done < count:
        batch = min(count - done, BATCH)
        for world, board in boards():
            source = chance.Seeded(1 + done)
            for _ in range(batch):
                start = (world.now + 1) * noise.MS + chance.below(source, noise.MS)
                script = [(start + at, closed) for at, closed in make(source, world.apart)]
                assert counted(world, board, script) == [presses, presses], (type(world).__name__, script)
        done += batch


def under_a_finger(source, apart):
    """Return a press during which the contact opens as spikes close it."""
    end = 200 * noise.MS
    moves = [(10 * noise.MS + at, not closed) for at, closed in noise.spikes(source, apart)]
    return [(0, True)] + moves + [(end, False)]


def test_a_spike_is_not_a_press():
    check(noise.spikes, TRIED, 0)


def test_a_spike_under_a_finger_is_neither_a_release_nor_a_press():
    check(under_a_finger, TRIED, 1)


def test_a_press_counts_once_however_it_bounces():
    check(lambda source, apart: noise.press(source), TRIED, 1)


def test_both_presses_of_a_double_press_count():
    check(lambda source, apart: noise.double(source), DOUBLES, 2)


def test_a_press_is_known_soon_after_the_contact_closes():
    for world, board in boards():
        for after in range(100):
            board.idle(1000 + after)
            closed = (world.now + 3) * noise.MS + 10 * after
            world.script = [(closed, True), (closed + 100 * noise.MS, False)]
            edges = []
            while not edges:
                board.idle(500)
                edges = board.edges()
            assert 0 < world.now * noise.MS - closed <= SOON * noise.MS
            while world.script or board.held()[KEY]:
                board.idle(10)
                board.edges()
