"""Games played by bots and saved as a companion saves them."""

from hamstertop import chance, ticks
from hamstertop.saving.people import Person
from hamstertop.saving.session import Session
from hamstertop.saving.settings import BLOB, Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_games import bots, titles

TIMES = (900, 2500, 7000, 31000)  # ms between two events, chosen at random


class Scripted:
    """A session whose clock the test controls."""

    def __init__(self, game, seed=1, names=()):
        self.game = game
        self.people = [Person(f"a1b2{seat:02}" if name else "", name) for seat, name in enumerate(names)]
        self.source = chance.Seeded(seed)
        self.now = ticks.PERIOD - 5000
        self.session = Session(MemoryStorage(), chance.Seeded(seed + 1), lambda: self.now)

    def record(self, event, ms=None):
        """Record the next event after this many ms or, by default, after a random delay."""
        session = self.session
        self.now = ticks.add(self.now, TIMES[chance.below(self.source, len(TIMES))] if ms is None else ms)
        if session.game:
            session.do(event)
        else:
            session.begin(self.game, event, self.people)

    def undo(self, ms=1200):
        self.now = ticks.add(self.now, ms)
        self.session.undo()

    @property
    def blob(self):
        return whole(self.session.storage, self.game)


class Table(Scripted):
    """A session that records a game played by bots."""

    def __init__(self, game, players, seed, bot="sensible", names=()):
        super().__init__(game, seed, names)
        title = titles.load(game)
        whole = title.game(players, title.options())
        seats = [title.bots[bot](self.source) for _ in range(players)]
        self.events = list(whole.events)
        while not whole.over:
            self.events += whole.play(bots.choose(whole, seats, self.source))

    def play(self, count=None, undos=0):
        """Record all events, or the first `count`, and return this table. After every 20 events, undo up to
        `undos` of them and record them again."""
        for index, event in enumerate(self.events[:count]):
            self.record(event)
            back = min(undos, index) if index % 20 == 19 else 0
            for _ in range(back):
                self.undo()
            for again in self.events[index + 1 - back : index + 1]:
                self.record(again)
        return self


def settings(names, setups=()):
    storage = MemoryStorage()
    made = Settings(storage)
    for seat, name in enumerate(names):
        made.call(seat, name, chance.Seeded(1))
    made.setups = dict(setups)
    made.save()
    return whole(storage, BLOB)


def tray(seed=1, throws=40):
    source = chance.Seeded(seed)
    session = Session(MemoryStorage(), source, lambda: 0)
    session.begin("dice_tray", ("dice", 2, 20))
    for index in range(throws):
        if index % 10 == 9:
            session.do(("dice", 3, 6))
        session.do(("rolled", *session.roll(session.tracker.count, session.tracker.sides)))
        session.do(("flipped", session.draw(2)))
    session.do(("starts", 4, session.draw(4)))
    return whole(session.storage, "dice_tray")
