"""Time running down: exact, never below nothing, each mark once, round the wrap of the counter."""

from hamstertop import ticks
from hamstertop.companion.timed import Countdown
from rules import rule

MARKS = (20000, 10000, 5000, 0)


@rule("HR-30")
def test_what_is_left_is_exact_at_every_millisecond():
    for start in (0, 12345, ticks.PERIOD - 17000):
        countdown = Countdown(30000, MARKS)
        countdown.start(start)
        for past in (0, 1, 19, 16999, 17001, 29999, 30000, 30001, 99999):
            assert countdown.left(ticks.add(start, past)) == max(30000 - past, 0)


@rule("HR-30")
def test_each_mark_is_reported_once_and_not_before_its_time():
    for start in (0, ticks.PERIOD - 10000):
        countdown = Countdown(30000, MARKS)
        countdown.start(start)
        reported = []
        for past in range(0, 40000, 20):
            mark = countdown.mark(ticks.add(start, past))
            if mark is not None:
                reported.append((past, mark))
        assert reported == [(10000, 20000), (20000, 10000), (25000, 5000), (30000, 0)]


def test_after_a_long_silence_only_the_last_mark_is_reported():
    countdown = Countdown(30000, MARKS)
    countdown.start(0)
    assert countdown.mark(26000) == 5000
    assert countdown.mark(26001) is None
    assert countdown.mark(90000) == 0
    assert countdown.mark(90001) is None


def test_stopped_time_stays_and_goes_on():
    countdown = Countdown(30000, MARKS)
    assert (countdown.running, countdown.left(777)) == (False, 30000)
    countdown.start(1000)
    assert countdown.running
    countdown.start(5000)
    countdown.stop(11000)
    assert (countdown.running, countdown.left(99000)) == (False, 20000)
    countdown.start(50000)
    assert countdown.left(50500) == 19500


def test_marks_already_past_are_not_reported_again():
    countdown = Countdown(10000, MARKS)
    countdown.start(0)
    assert countdown.mark(0) is None
    assert countdown.mark(5000) == 5000


def test_time_that_has_run_out_stays_so():
    countdown = Countdown(0, MARKS)
    countdown.start(0)
    assert (countdown.mark(100), countdown.left(100)) == (None, 0)


def test_a_press_noted_before_the_clock_was_read_takes_no_time_back():
    countdown = Countdown(30000, MARKS)
    countdown.start(100)
    assert countdown.left(80) == 30000
