"""A change in the number of partial refreshes between full ones applies immediately."""

from hamstertop import chance
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers


def partials_between_fulls(fingers):
    """Redraw the screen repeatedly, and return the number of partial refreshes between two full ones."""
    panel = fingers.board.panel
    counts = []
    for _ in range(2):
        before = panel.fulls, panel.partials
        while panel.fulls == before[0]:
            fingers.app.stack.redraw()
            fingers.settle()
        counts.append(panel.partials - before[1])
    return counts[1]  # the first count may have started between two full refreshes


def test_a_changed_number_of_partial_refreshes_applies_immediately():
    fingers = Fingers(VirtualBoard(), chance.Seeded(1))
    app = fingers.app
    for number in (3, 10, 5):
        app.settings.full_after = number
        app.save_settings()
        assert partials_between_fulls(fingers) == number


def test_a_number_of_partial_refreshes_outside_1_to_99_is_not_loaded():
    for number, loaded in ((0, False), (1, True), (99, True), (100, False)):
        storage = MemoryStorage()
        settings = Settings(storage)
        settings.full_after, settings.light = number, 1
        settings.save()
        again = Settings(storage)
        assert again.full_after == (number if loaded else 5), number
