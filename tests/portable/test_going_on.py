"""A saved game resumes immediately, because its events are replayed while nobody is waiting, and undo replays only the
most recent ones. The state is always the same as after a replay of all events."""

import made
from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.saving import results
from hamstertop.saving.history import APART, History
from hamstertop.saving.session import STEP, Session
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard
from hostile import DiceTray
from playing.fingers import Fingers, lines
from soak import TABLES

EVENTS = 3 * APART + 5


GAMES = dict(TABLES, dice_tray=DiceTray)


def companion():
    return Fingers(VirtualBoard(language="en"), chance.Seeded(1))


def table(tracker):
    """Return everything in a tracker, except objects created by its set-up."""
    plain = (int, str, list, tuple, type(None))
    held = [(name, repr(value)) for name, value in tracker.__dict__.items() if isinstance(value, plain)]
    return tracker.state(), sorted(held)


def folded(title, events):
    history = History(title)
    for event in events:
        history.add(event)
    history.refold()
    return table(history.tracker)


def session(storage):
    return Session(storage, chance.Seeded(1), lambda: 0)


def played(title, seed=1):
    """Play a random game, and return its storage and events."""
    storage = MemoryStorage()
    source = chance.Seeded(seed)
    at_table = session(storage)
    game = GAMES[title]()
    at_table.begin(title, game.setup(lambda count: chance.below(source, count)))
    while at_table.count < EVENTS and not at_table.tracker.over:
        at_table.do(game.event(at_table.tracker, source))
    return storage, list(at_table.history.events())


def test_latest_returns_the_same_event_and_state_as_a_full_replay():
    for title in GAMES:
        _, events = played(title)
        history = History(title)
        for event in events:
            history.add(event)
            told = None
            for event, phase, seat, tracker in history.replayed():
                if event[0] not in history.annotations:
                    told = event, phase, seat, table(tracker)
            event, phase, seat, tracker = history.latest()
            assert (event, phase, seat, table(tracker)) == told


def test_a_game_can_be_undone_back_to_its_first_event():
    for title in GAMES:
        _, events = played(title)
        for tells in (False, True):  # a companion says what it undoes
            history = History(title)
            for event in events:
                history.add(event)
            for count in range(len(events) - 1, 0, -1):
                if tells:
                    history.latest()
                history.take_back()
                assert table(history.tracker) == folded(title, events[:count])


def test_a_game_peeked_at_equals_the_saved_one_however_many_steps_were_replayed():
    for title in GAMES:
        storage, events = played(title)
        for steps in range(len(events) // STEP + 2):
            at_table = session(storage)
            assert at_table.peek(title)
            for _ in range(steps):
                at_table.replay()
            assert at_table.game == title
            assert list(at_table.history.events()) == events
            assert table(at_table.tracker) == folded(title, events)
            assert at_table.whole


def test_a_peek_identifies_the_saved_game():
    storage, _ = played("hamsterdam")
    whole, peeked = session(storage), session(storage)
    whole.resume("hamsterdam")
    peeked.peek("hamsterdam")
    assert not peeked.whole
    assert peeked.identity == whole.identity
    assert not session(storage).peek("hamsterrolle")


def test_resuming_before_all_events_are_replayed_replays_the_rest():
    player = companion()
    player.begin("score_pad", ("setup", 2, 0))
    player.report(*[("scored", 0, 1)] * (2 * STEP))
    player.board.cut()
    app = type(player.app)(player.board)
    assert not app.game.session.whole
    act(app, "resume", "score_pad")
    assert app.game.session.count == 1 + 2 * STEP
    assert app.game.playing


def test_the_first_screen_knows_that_a_game_has_ended_before_it_is_replayed():
    player = companion()
    player.begin("score_pad", ("setup", 2, 0))
    player.report(("ended",))
    player.power_on()  # stores the result
    identity = player.app.game.session.identity
    assert results.ended(player.board.storage, identity)
    player.board.cut()
    app = type(player.app)(player.board)
    assert not app.game.session.whole
    assert lines(app.stack.screen)[app.stack.screen.at].action == ("game", "score_pad"), "nothing to resume"


def test_an_undone_result_no_longer_counts():
    storage = MemoryStorage()
    ended = made.result((1, 2, ""), identity=b"abcd")
    for payloads in ([ended], [ended, results.removal(b"abcd")]):
        storage.replace(results.BLOB, [made.blob(*payloads)])
        assert results.ended(storage, b"abcd") == (len(payloads) == 1)
