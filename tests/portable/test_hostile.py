"""Whatever lies in the storage: the companion starts, loses nothing that was good, and plays on."""

from hamstertop import chance
from hamstertop.companion import journal
from hamstertop.storage import MemoryStorage
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard
from hostile import damaged_journal, damaged_settings, endure_journal, endure_settings


def test_any_saved_game():
    for seed in range(40):
        endure_journal(*damaged_journal(chance.Seeded(seed)))


def test_any_settings():
    for seed in range(30):
        endure_settings(damaged_settings(chance.Seeded(seed)))


class OverlongStorage(MemoryStorage):
    """Its blobs are too long for the heap until they are replaced."""

    def read(self, name):
        if name not in self.blobs:
            raise MemoryError("memory allocation failed")
        return super().read(name)


def test_blobs_too_long_for_the_heap():
    player = Fingers(VirtualBoard(storage=OverlongStorage()), chance.Seeded(1))
    player.app.open("hamsterdam")
    assert player.app.saved("hamsterdam").journal.trouble == journal.UNREADABLE
    player.app.begin("hamsterdam", ("setup", 3, 0, 0))
    player.power_on()
    assert player.app.session.game == "hamsterdam"
