"""Refresh requests are merged, the panel is never refreshed too soon, and ghosts are removed."""

from hamstertop import ticks
from hamstertop.companion.refresh import FULL, PARTIAL, SLEEP_AFTER, Refresh


class Panel:
    width, height = 296, 128

    def __init__(self, partial=True, interval=1000):
        self.partial = partial
        self.interval = interval
        self.until = None
        self.now = 0
        self.slept = 0

    def busy(self):
        return self.until is not None and ticks.diff(self.now, self.until) < 0

    def sleep(self):
        self.slept += 1


def run(refresh, panel, start, ms, wants=(), takes=400):
    """Poll every 10 ms, and return which refreshes were made and when."""
    done = []
    for past in range(0, ms, 10):
        panel.now = ticks.add(start, past)
        if past in wants:
            refresh.want()
        how = refresh.due(panel.now)
        if how is not None:
            done.append((past, how))
            refresh.started(how)
            panel.until = ticks.add(panel.now, takes)
        refresh.rest(panel.now)
    return done


def test_the_first_image_gets_a_full_refresh():
    panel = Panel()
    assert run(Refresh(panel, 5), panel, 0, 100) == [(0, FULL)]


def test_requests_during_a_refresh_and_the_following_interval_are_merged():
    for start in (0, ticks.PERIOD - 700):
        panel = Panel()
        done = run(Refresh(panel, 5), panel, start, 4000, wants=(100, 200, 300, 900, 1200))
        assert done == [(0, FULL), (1400, PARTIAL)]


def test_a_refresh_never_starts_before_the_interval_after_the_last_one_has_passed():
    for interval in (0, 500, 5000):
        panel = Panel(interval=interval)
        done = run(Refresh(panel, 100), panel, 0, 30000, wants=range(0, 30000, 50))
        gaps = [b[0] - a[0] - 400 for a, b in zip(done, done[1:])]
        assert min(gaps) >= interval
        assert max(gaps) <= interval + 60


def test_a_full_refresh_follows_a_set_number_of_partial_ones():
    panel = Panel(interval=0)
    done = run(Refresh(panel, 3), panel, 0, 6000, wants=range(0, 6000, 10))
    assert [how for _, how in done[:9]] == [FULL, PARTIAL, PARTIAL, PARTIAL, FULL, PARTIAL, PARTIAL, PARTIAL, FULL]


def test_a_requested_full_refresh_is_not_downgraded_by_a_later_request():
    panel = Panel()
    refresh = Refresh(panel, 5)
    run(refresh, panel, 0, 3000)
    refresh.want(full=True)
    refresh.want()
    assert refresh.due(3000) == FULL


def test_a_panel_that_cannot_refresh_partially_gets_only_full_refreshes():
    panel = Panel(partial=False)
    done = run(Refresh(panel, 5), panel, 0, 9000, wants=(2000, 5000))
    assert [how for _, how in done] == [FULL, FULL, FULL]


def test_the_panel_is_put_to_sleep_once_when_idle_and_again_after_another_refresh():
    panel = Panel()
    refresh = Refresh(panel, 5)
    run(refresh, panel, 0, SLEEP_AFTER)
    assert panel.slept == 0
    run(refresh, panel, SLEEP_AFTER, 2 * SLEEP_AFTER)
    assert panel.slept == 1
    refresh.want()
    run(refresh, panel, 3 * SLEEP_AFTER, 2 * SLEEP_AFTER)
    assert panel.slept == 2
