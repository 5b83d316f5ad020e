"""Run-time errors are reported to players, and the game resumes from its last saved state."""

from faulty import NEVER, Faulty
from hamstertop.saving.session import Session
from hamstertop_host.simulator.virtual.upright import seen
from playing.fingers import LEFT, MIDDLE, RIGHT
from raising import raises
from running import companion, page, run


class Defect(Exception):
    """An unforeseen error."""


def fails(*_):
    raise Defect("of a test")


def in_a_game(storage=None):
    """Return a game of Hamsterdam at the roll for the first turn, where each press of the right key enters an
    event."""
    table, app = companion(storage)
    run(table, app, 10000, (1000, RIGHT), (3000, RIGHT), (7000, MIDDLE))
    assert app.game.tracker.phase == "first"
    return table, app


def stored(table, app):
    session = Session(table.storage, app.game.session.source, table.ticks)
    assert session.resume("hamsterdam")
    return list(session.history.events())


def test_an_error_during_a_press_leads_back_into_the_game():
    table, app = in_a_game()
    shown, before = page(app), stored(table, app)
    app.stack.screen.command = fails
    run(table, app, 5000, (0, RIGHT))
    assert page(app) == "Something went wrong"
    assert [str(error) for error in table.reported] == ["of a test"]
    app.stack.paint(app.canvas, 3)
    assert bytes(seen(app.canvas)) == bytes(table.panel.frame), "the screen reports it"
    run(table, app, 5000, (0, RIGHT))
    assert (page(app), stored(table, app)) == (shown, before)
    run(table, app, 5000, (0, RIGHT))
    assert len(stored(table, app)) > len(before), "and the game goes on"


def test_an_error_while_drawing_a_page_or_its_lights_leads_back_into_the_game():
    for part in ("paint", "scene"):
        table, app = in_a_game()
        shown = page(app)
        setattr(app.stack.screen, part, fails)
        app.stack.redraw()
        run(table, app, 5000)
        assert page(app) == "Something went wrong"
        run(table, app, 5000, (0, RIGHT))
        assert page(app) == shown


def test_an_error_report_offers_home_and_undo():
    for key, leads in ((LEFT, "Hamstertop"), (MIDDLE, "Set up Classic")):
        table, app = in_a_game()
        count = app.game.session.count
        app.stack.screen.command = fails
        run(table, app, 5000, (0, RIGHT))
        run(table, app, 5000, (0, key))
        assert (page(app), app.game.session.count) == (leads, count - (key == MIDDLE))


def test_a_tracker_interrupted_by_an_error_is_rebuilt():
    table, app = in_a_game()
    before = stored(table, app)
    phase = app.game.session.tracker.phase
    tracker = app.game.session.tracker

    def half(event):
        tracker.phase = "nonsense"
        fails()

    tracker.apply = half
    run(table, app, 5000, (0, RIGHT))
    assert page(app) == "Something went wrong"
    assert app.game.session.tracker.phase == phase
    assert list(app.game.session.history.events()) == stored(table, app) == before


def test_an_unsaved_game_continues_in_memory_after_an_error():
    storage = Faulty(("append",), spares=NEVER)
    table, app = in_a_game(storage)
    storage.spares = 0
    run(table, app, 5000, (0, RIGHT), (2000, RIGHT))
    assert app.game.session.journal.trouble == "unsaved"
    before = list(app.game.session.history.events())
    assert len(before) > len(stored(table, app))
    app.stack.screen.command = fails
    run(table, app, 5000, (0, RIGHT))
    assert page(app) == "Something went wrong"
    run(table, app, 5000, (0, RIGHT))
    assert list(app.game.session.history.events()) == before
    kept, storage.spares = bytes(storage.blobs["hamsterdam"]), NEVER
    run(table, app, 5000, (0, RIGHT))
    assert len(list(app.game.session.history.events())) > len(before)
    assert storage.blobs["hamsterdam"] == kept, "a record after a missing one could never be read"


def test_an_event_is_discarded_when_storing_it_raises_an_unexpected_error():
    storage = Faulty(("append",), spares=NEVER)
    table, app = in_a_game(storage)
    before = stored(table, app)
    storage.error, storage.spares = Defect("in the storage"), 0
    run(table, app, 5000, (0, RIGHT))
    storage.spares = NEVER
    assert page(app) == "Something went wrong"
    assert list(app.game.session.history.events()) == before
    run(table, app, 9000, (0, RIGHT), (3000, RIGHT), (6000, RIGHT))
    assert list(app.game.session.history.events()) == stored(table, app)
    assert len(stored(table, app)) > len(before)


def test_play_continues_when_the_panel_driver_always_fails():
    table, app = in_a_game()
    before = stored(table, app)
    table.panel.refresh = fails
    presses = [(1000 * second, RIGHT) for second in range(1, 20)]
    run(table, app, 21000, *presses)
    assert len(stored(table, app)) > len(before)
    lights = set()
    run(table, app, 3000, *[(100 * step, lambda: lights.add(bytes(table.rgb[-3:]))) for step in range(30)])
    assert len(lights) > 1, "the last pixel blinks"


def test_play_continues_when_the_lights_always_fail():
    table, app = in_a_game()
    before = stored(table, app)
    table.lights = fails
    run(table, app, 21000, *[(1000 * second, RIGHT) for second in range(1, 20)])
    assert len(stored(table, app)) > len(before)
    app.stack.paint(app.canvas, 3)
    assert bytes(seen(app.canvas)) == bytes(table.panel.frame)


def test_an_error_that_keeps_recurring_is_raised_to_restart_the_board():
    table, app = in_a_game()
    table.battery = fails
    table.loop._charge.low = lambda now, percent: percent()
    raised = None
    try:
        run(table, app, 5000)
    except Defect as error:
        raised = error
    assert raised
    assert len(table.reported) == 4


def test_an_error_while_idling_leads_back_into_the_game():
    table, app = in_a_game()
    before = stored(table, app)
    idle, left = table.idle, [2]

    def failing(ms):
        if left[0]:
            left[0] -= 1
            fails()
        idle(ms)

    table.idle = failing
    table.loop._watch_panel = stopping = Stop(app, table)
    assert raises(KeyboardInterrupt, table.loop.run)
    assert stopping.seen == "Something went wrong"
    assert len(table.reported) == 2
    assert stored(table, app) == before


class Stop:
    """Interrupts a loop after a while, like somebody at the console."""

    def __init__(self, app, table):
        self.app, self.table = app, table
        self.seen = ""

    def __call__(self):
        if len(self.table.reported) == 2:
            self.seen = page(self.app)
            raise KeyboardInterrupt


def test_rare_errors_never_add_up_to_a_restart():
    table, app = in_a_game()
    for _ in range(10):
        app.stack.screen.command = fails
        run(table, app, 62000, (0, RIGHT), (1000, RIGHT))
    assert len(table.reported) == 10
