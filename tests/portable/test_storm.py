"""The companion never fails when keys are pressed at random, and its stored games can always be resumed."""

from hamstertop import chance
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard, VirtualPanel
from playing.fingers import Fingers


def storm(seed, presses, keys=3, cuts=40):
    source = chance.Seeded(seed)
    board = VirtualBoard(keys=keys)
    board.began = chance.below(source, 1 << 29)
    player = Fingers(board, chance.Seeded(seed))
    pages = set()
    for step in range(presses):
        key = chance.below(source, keys)
        if chance.below(source, 5):
            player.press(key)
        else:
            player.hold(key)
        pages.add(player.title)
        session = player.app.game.session
        if session.game and step % cuts == 0:
            game, state = session.game, session.tracker.state()
            player.power_on()
            assert player.app.game.session.resume(game)
            assert player.app.game.session.tracker.state() == state
            assert player.app.game.session.journal.trouble == ""
            player.app.stack.play()
    return pages


def test_random_presses_on_three_keys_always_leave_a_resumable_game():
    pages = set()
    for seed in range(2):
        pages |= storm(seed, 400)
    assert len(pages) > 20


class MoodyStorage(MemoryStorage):
    """Storage that occasionally refuses or damages data."""

    def __init__(self, source):
        super().__init__()
        self.source = source

    def append(self, name, data):
        if chance.below(self.source, 20) == 0:
            raise OSError(28)
        if chance.below(self.source, 20) == 0:
            data = data[:-1] + b"?"
        super().append(name, data)


def test_the_companion_survives_random_presses_with_storage_that_fails_and_damages_data():
    for seed in range(3):
        source = chance.Seeded(seed)
        player = Fingers(VirtualBoard(storage=MoodyStorage(source)), chance.Seeded(seed))
        for step in range(300):
            if chance.below(source, 5):
                player.press(chance.below(source, 3))
            else:
                player.hold(chance.below(source, 3))
            if step % 30 == 29:
                player.power_on()


def test_random_presses_on_four_keys_always_leave_a_resumable_game():
    storm(100, 400, keys=4)


def test_random_key_changes_during_refreshes_raise_no_exception():
    for seed in range(2):
        source = chance.Seeded(seed)
        player = Fingers(VirtualBoard(VirtualPanel(full_ms=3000, partial_ms=700)), chance.Seeded(seed))
        for _ in range(2000):
            player.board.push(chance.below(source, 3), bool(chance.below(source, 2)))
            player.board.advance(1 + chance.below(source, 30))
            player.loop.tick()
