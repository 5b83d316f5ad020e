"""Each record of a saved game has its seconds, and a game in an unknown version is set aside."""

from hamstertop import chance, ticks
from hamstertop.companion.actions import act, do
from hamstertop.companion.app import App
from hamstertop.saving import history, records
from hamstertop.saving import journal as journals
from hamstertop.saving.elapsed import LONGEST
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard

GAME = "hamsterdam"


class Clock:
    """A board's ticks, which advance on request."""

    def __init__(self, start=0):
        self.now = start

    def __call__(self):
        return self.now

    def wait(self, ms):
        self.now = ticks.add(self.now, ms)


def resumed(game, blob, clock=None):
    storage = MemoryStorage()
    storage.replace(game, [blob])
    session = Session(storage, chance.Seeded(1), clock or Clock())
    session.resume(game)
    return session


def begun(clock=None):
    session = Session(MemoryStorage(), chance.Seeded(1), clock or Clock())
    session.begin(GAME, ("setup", 3, 0, 0))
    return session


def payloads(session):
    """Return the records of a session's game, except for the first one, which names the game."""
    return list(records.Reader(session.storage.pieces(session.game), records.GAME))[1:]


def seconds(session):
    return [payload[-1] for payload in payloads(session)]


def test_a_game_in_an_unknown_version_is_set_aside_whole():
    blob = whole(begun().storage, GAME)
    for version in (0, records.VERSION - 1, records.VERSION + 1, 255):
        later = blob[:3] + bytes([version]) + blob[4:]
        session = resumed(GAME, later)
        assert (session.game, session.journal.trouble) == ("", journals.FOREIGN)
        assert whole(session.storage, journals.ASIDE) == later


def test_each_record_contains_the_seconds_since_the_previous_one():
    clock = Clock()
    session = begun(clock)
    for ms, event in ((4000, ("done",)), (61000, ("first", 1)), (0, ("done",))):
        clock.wait(ms)
        session.do(event)
    clock.wait(3000)
    session.undo()
    assert seconds(session) == [0, 4, 61, 0, 3]
    assert payloads(session)[-1][:-1] == history.UNDO


def test_fractions_of_seconds_add_up():
    clock = Clock()
    session = begun(clock)
    session.do(("done",))
    session.do(("first", 0))
    session.do(("done",))
    session.do(("rolled", 1, 2))
    for _ in range(20):
        clock.wait(700)
        session.do(("water", 0, 1))
    assert sum(seconds(session)) == 14


def test_a_long_pause_counts_as_the_maximum_and_leaves_no_remainder():
    for pause in (LONGEST * 1000, 20 * 60 * 1000 + 900, ticks.PERIOD // 2 + 5000, ticks.PERIOD - 1):
        clock = Clock()
        session = begun(clock)
        clock.wait(pause)
        session.do(("done",))
        clock.wait(500)
        session.do(("first", 0))
        assert seconds(session) == [0, LONGEST, 0]


def test_seconds_are_correct_when_the_ticks_wrap():
    clock = Clock(ticks.PERIOD - 1500)
    session = begun(clock)
    for event in (("done",), ("first", 0), ("done",)):
        clock.wait(1000)
        session.do(event)
    assert seconds(session) == [0, 1, 1, 1]


def test_the_companion_records_time_from_its_boards_clock():
    board = VirtualBoard()
    board.began = ticks.PERIOD - 100
    app = App(board, chance.Seeded(1))
    act(app, "begin", GAME, ("setup", 2, 0, 0))
    board.advance(12345)
    do(app, ("done",))
    assert seconds(app.game.session) == [0, 12]
