"""When any single storage call runs out of memory, play continues and the storage is treated as full."""

from faulty import NEVER, Faulty
from hamstertop import chance
from hamstertop.companion.actions import act, do
from hamstertop.saving import journal, results, settings
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import RIGHT, Fingers

GAME = "score_pad"


def short(spares=NEVER):
    """Return storage that runs out of memory in the request after this number of them."""
    return Faulty(("pieces", "more", "append", "replace"), (), MemoryError(), spares, 1)


class Evening(Fingers):
    """An evening with two games: the second replaces the first, which is then restored and played to the end."""

    def __init__(self, storage):
        super().__init__(VirtualBoard(storage=storage), chance.Seeded(3))
        self.notices = []
        app = self.app
        act(app, "begin", GAME, ("setup", 2, 0))
        self.do(("scored", 0, 5), ("turned",), ("scored", 1, 7))
        act(app, "take_back")
        self.read()
        back = app.game.give_up(GAME)
        act(app, "begin", GAME, ("setup", 2, 0))
        self.read()
        if back:
            act(app, "bring_back")
            self.read()
        if not app.game.playing:  # the restored game could not be read
            act(app, "begin", GAME, ("setup", 2, 0))
        self.do(("scored", 0, 2), ("ended",))

    def do(self, *events):
        for event in events:
            do(self.app, event)
            self.read()

    def read(self):
        """Read all notices and continue."""
        while is_a(self.screen, "notice"):
            self.notices.append(self.said)
            self.press(RIGHT)
        self.settle()


def test_a_game_can_still_be_finished_and_unsaved_events_are_reported():
    failed = []
    while not failed or failed[-1]:
        storage = short(len(failed))
        player = Evening(storage)
        failed.append(storage.failed)
        assert player.app.game.over
        scores = player.app.game.tracker.scores
        told = "The game is not being saved" in player.notices
        assert told or storage.failed not in (("append", GAME), ("replace", GAME))
        if player.app.game.session.journal.trouble != journal.UNSAVED:
            player.power_on()
            assert player.app.game.saved(GAME).tracker.scores == scores, storage.failed
        else:
            assert told
    for what in (("append", GAME), ("replace", GAME), ("replace", journal.BEFORE), ("pieces", journal.BEFORE)):
        assert what in failed


def test_the_companion_starts_despite_a_failed_allocation_and_leaves_stored_data_unchanged():
    player = Evening(short())
    player.app.stack.home()
    saved = player.board.storage.blobs
    failed = []
    while not failed or failed[-1]:
        storage = short(len(failed))
        storage.blobs = {name: bytearray(blob) for name, blob in saved.items()}
        player = Fingers(VirtualBoard(storage=storage), chance.Seeded(3))
        player.app.stack.home()
        player.settle()
        failed.append(storage.failed)
        assert storage.blobs == saved, failed[-1]
    for what in (("pieces", GAME), ("more", GAME), ("pieces", results.BLOB), ("pieces", settings.BLOB)):
        assert what in failed
