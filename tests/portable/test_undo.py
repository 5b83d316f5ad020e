"""In whole games of each title, n events followed by n undos leave no trace and do not change the dice."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.companion.app import App
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard
from soak import TABLES


class Table:
    """A random game whose states and events are recorded in `states` and `played`."""

    def __init__(self, title, seed, storage):
        self.title = title
        self.source = chance.Seeded(seed)
        self.storage = storage
        self.table = TABLES[title]()
        self.seed = seed
        self.cut()
        act(self.app, "begin", title, self.table.setup(self._below))
        self.states = [self.session.tracker.state()]
        self.played = []
        self.drawn = 0  # number of repeated draws

    def _below(self, n):
        return chance.below(self.source, n)

    def cut(self):
        """Cut the power, and start again with a different source of chance."""
        self.seed += 1000
        self.app = App(VirtualBoard(storage=self.storage), chance.Seeded(self.seed))

    @property
    def session(self):
        return self.app.game.saved(self.title)

    def play(self):
        event = self.table.event(self.session.tracker, self.source)
        self.session.do(event)
        self.played.append(event)
        self.states.append(self.session.tracker.state())

    def back_and_forth(self, count, cut_at):
        """Undo this many events, then repeat them and request each draw. The power fails after `cut_at` steps."""
        last = len(self.played)
        for step in range(count):
            if step == cut_at:
                self.cut()
            assert self.session.undo() == self.played[last - step - 1]
            assert self.session.tracker.state() == self.states[last - step - 1]
        for step, event in enumerate(self.played[last - count :]):
            if step + count == cut_at:
                self.cut()
            taken = {}
            for sides, value in self.session.tracker.draws(event):
                assert self.session.draw(sides, taken.get(sides, 0)) == value, "not the dice that were put by"
                taken[sides] = taken.get(sides, 0) + 1
                self.drawn += 1
            self.session.do(event)
            assert self.session.tracker.state() == self.states[last - count + step + 1]


def evenings():
    for title in sorted(TABLES):
        for seed in range(2):
            yield title, seed


def test_any_part_of_any_game_can_be_undone_and_repeated_with_the_same_dice():
    draws = 0
    for title, seed in evenings():
        table = Table(title, seed, MemoryStorage())
        while not table.session.tracker.over and len(table.played) < 60:
            for _ in range(1 + table._below(30)):
                if not table.session.tracker.over:
                    table.play()
            count = table._below(min(len(table.played), 25) + 1)
            table.back_and_forth(count, table._below(2 * count + 1))
        table.back_and_forth(len(table.played), len(table.played))
        draws += table.drawn
    assert draws > 60, draws


def test_going_back_by_any_number_of_steps_restores_the_state_before_them():
    for title, seed in evenings():
        table = Table(title, seed, MemoryStorage())
        for _ in range(5):
            for _ in range(1 + table._below(20)):
                if not table.session.tracker.over:
                    table.play()
            kept = table._below(table.app.look.logged())
            act(table.app, "resume", title)
            act(table.app, "back_to", max(kept, 1))
            del table.played[table.session.count - 1 :], table.states[table.session.count :]
            assert table.app.look.logged() == max(kept, 1)
            assert table.session.tracker.state() == table.states[-1]


def test_undo_never_reaches_into_another_game():
    for title, seed in evenings():
        storage = MemoryStorage()
        old = Table(title, seed, storage)
        while not old.session.tracker.over and len(old.played) < 40:
            old.play()
        for _ in range(5):
            old.session.undo()
        new = Table(title, seed + 50, storage)
        for _ in range(6):
            new.play()
        if seed:
            new.cut()
        for state in reversed(new.states[:-1]):
            assert new.session.undo() is not None
            assert new.session.tracker.state() == state
        for _ in range(3):
            assert new.session.undo() is None, "what began the game stays"
        new.cut()
        assert new.session.tracker.state() == new.states[0]
        assert new.session.undo() is None


def test_undone_draws_of_one_game_are_not_reused_in_the_next():
    values = []
    for seed in range(4):
        storage = MemoryStorage()
        old = Table("run_hamster_run", seed, storage)
        old.play()
        old.session.undo()
        assert old.session.history.returned
        new = Table("run_hamster_run", seed, storage)
        assert new.session.history.returned == []
        new.cut()
        assert new.session.history.returned == []
        values.append(new.session.draw(5))
    assert len(set(values)) > 1
