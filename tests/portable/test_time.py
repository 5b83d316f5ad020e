"""The time left in a turn is exact and never negative, even if the counter wraps; a late mark is the last passed."""

from hamstertop import ticks
from hamstertop.companion import timed
from hamstertop.content import time
from rules import rule

TURN = 30000


@rule("HR-30")
def test_the_remaining_time_is_exact_at_every_millisecond():
    for start in (0, 12345, ticks.PERIOD - 17000):
        running = time(TURN, TURN, start)
        for past in (0, 1, 19, 16999, 17001, 29999, 30000, 30001, 99999):
            assert timed.left(running, ticks.add(start, past)) == max(TURN - past, 0)


def test_only_the_last_mark_is_reported_after_a_long_gap():
    running = time(TURN, TURN, 0)
    assert timed.mark(running, 30, 26000) == 5000
    assert timed.mark(running, 5, 26001) is None
    assert timed.mark(running, 5, 90000) == 0
    assert timed.mark(running, 0, 90001) is None


def test_a_stopped_timer_does_not_change():
    stopped = time(TURN, 20000)
    for now in (0, 99000):
        assert timed.left(stopped, now) == 20000
