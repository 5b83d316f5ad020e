"""How long a game took, by the time of day where the device knows it."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.saving import records, results
from hamstertop.saving.elapsed import LONGEST, PAUSE, Elapsed
from hamstertop.saving.history import CLOCK
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.reports import saved
from hamstertop_host.reports.titles import headline
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers

NOON = 1795867200  # seconds since 1970


class Table:
    """A game on the score pad. `wall` is the time of day, or None if the device does not know it."""

    def __init__(self, wall=NOON):
        self.storage = MemoryStorage()
        self.wall = wall
        self.now = 0
        self.open()
        self.session.begin("score_pad", ("setup", 2, 0))

    def open(self):
        """Start the device again."""
        self.session = Session(self.storage, chance.Seeded(1), lambda: self.now, lambda: self.wall)
        self.session.resume("score_pad")

    def score(self, seconds, powered=True):
        """Record an event this many seconds after the last one."""
        self.now += 1000 * seconds if powered else 0
        if self.wall is not None:
            self.wall += seconds
        if not powered:
            self.open()
        self.session.do(("scored", 0, 1))

    @property
    def clocks(self):
        found = records.Reader(self.storage.pieces("score_pad"), records.GAME)
        return len([payload for payload in found if payload[0] == CLOCK])


def test_time_with_the_page_closed_counts_and_no_pause_counts_as_more_than_half_an_hour():
    table, total = Table(), 0
    for seconds, powered in ((20, True), (LONGEST, True), (254, False), (600, False), (3 * 3600, False), (5, True)):
        table.score(seconds, powered)
        total += min(seconds, PAUSE)
        assert table.session.seconds == total
        table.open()
        assert (table.session.seconds, table.session.timed) == (total, True)
    assert table.clocks == 3
    assert results.Result(results.of_game(table.session)).timed


def test_without_the_time_of_day_only_time_with_power_counts():
    table = Table(None)
    for seconds, powered in ((20, True), (600, True), (600, False)):
        table.score(seconds, powered)
    assert (table.session.seconds, table.session.timed, table.clocks) == (20 + LONGEST, False, 0)
    assert not results.Result(results.of_game(table.session)).timed


def test_a_clock_that_was_set_back_or_is_missing_for_a_while_takes_nothing_away():
    table = Table()
    table.score(50)
    table.score(-4000)
    assert table.session.seconds == 50
    table.score(7)
    assert table.session.seconds == 57
    wall, table.wall = table.wall, None
    table.score(9)
    table.wall = wall + 9
    table.score(11)
    assert table.session.seconds == 57 + 9 + 11
    table.open()
    assert table.session.seconds == 57 + 9 + 11


def test_a_time_whose_event_was_lost_to_a_power_cut_is_counted_once():
    taken = Elapsed(NOON)
    taken.add(bytes([CLOCK]) + (NOON + 600).to_bytes(4, "big") + b"\0")
    taken.add(b"\1\0\1\7")
    assert (taken.seconds, taken.at) == (607, NOON + 607)


def test_minutes_without_the_time_of_day_are_called_played():
    for wall, minutes, length in ((NOON, "2 min", "in 1:40"), (None, "2 min played", "1:40 played")):
        table = Table(wall)
        table.score(100)
        table.session.do(("ended",))
        player = Fingers(VirtualBoard(storage=table.storage), chance.Seeded(1))
        player.app.game.resume("score_pad")
        player.app.game.remember()
        act(player.app, "show", "results.ranking", player.app.game.results[0])
        assert player.screen.content.corner == "round 1, " + minutes
        game = saved.read(whole(table.storage, "score_pad"), saved.Speaker())
        assert length in headline(game).split(", ")
