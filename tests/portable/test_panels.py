"""The panel drivers show the right image on models of the controllers, which report no violations."""

from controllers import ssd1680, uc8151
from controllers.bus import Bus
from hamstertop import chance, ticks
from hamstertop.companion.refresh import FULL, SLEEP_AFTER, Refresh
from hamstertop.hardware.panels.ssd1680 import SSD1680
from hamstertop.hardware.panels.uc8151 import UC8151
from hamstertop_host.simulator.virtual.upright import upright

WIDTH, HEIGHT = 296, 128
PANEL = {"width": WIDTH, "height": HEIGHT, "interval_ms": 1000, "full_ms": 2000, "partial_ms": 400}
KINDS = ((SSD1680, ssd1680.SSD1680), (UC8151, uc8151.UC8151))


class Table:
    """A driver and the controller model that it drives, with a clock that only `step` advances."""

    def __init__(self, kinds, start=0, **changes):
        self.now = 0
        self.turned = changes.get("rotation") == 270
        driver, model = kinds
        self.chip = model(lambda: self.now, interval=1000)
        panel = dict(PANEL)
        panel.update(changes)
        self.panel = driver(Bus(self.chip, start), panel)

    def step(self, ms=10):
        self.now += ms

    def wait(self, limit=20000):
        """Wait until the driver is idle, and return how long it took."""
        begin = self.now
        while self.panel.busy():
            self.step()
            assert self.now - begin <= limit
        return self.now - begin

    def show(self, frame, full):
        """Refresh the panel, wait for the interval that must follow, and return how long the refresh took."""
        self.panel.refresh(frame, full)
        took = self.wait()
        self.step(self.panel.interval)
        return took

    def shows(self, frame):
        return self.glass(frame) and self.chip.violations == []

    def glass(self, frame):
        """Return whether the frame is visible on the glass."""
        seen = self.chip.frame()
        if self.turned:  # the panel is viewed upside down
            seen = bytearray([MIRRORED[byte] for byte in reversed(seen)])
        return seen == upright(frame, WIDTH, HEIGHT)

    def fulls(self):
        return [refresh.full for refresh in self.chip.refreshes]


MIRRORED = [sum([128 >> bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)]


def tables(others=("waveshare",)):
    for kinds in KINDS:
        for start in (0, ticks.PERIOD - 1500):
            yield Table(kinds, start)
        yield Table(kinds, rotation=270)
    for waveform in others:
        for rotation in (90, 270):
            table = Table(KINDS[0], rotation=rotation)
            table.panel.waveform = waveform
            yield table


def noise(seed):
    """Return noise from a linear congruential generator, which is fast."""
    frame = bytearray(WIDTH * HEIGHT // 8)
    for at in range(len(frame)):
        seed = (seed * 69069 + 12345) & 0xFFFFFF
        frame[at] = seed >> 16
    return frame


def test_the_first_refresh_is_a_full_one_and_shows_the_frame():
    for full in (True, False):
        for table in tables():
            frame = noise(3)
            took = table.show(frame, full)
            assert 2000 <= took <= 2800
            assert table.shows(frame)
            assert table.fulls() == [True]


def test_only_the_changed_pages_are_sent_before_a_partial_refresh_begins():
    for table in tables(()):
        frame = noise(4)
        table.show(frame, True)  # wakes the panel
        frame[0] ^= 1
        table.show(frame, False)  # loads the waveform
        for count, changed in ((3, (7 * WIDTH,)), (4, (3 * WIDTH, 5 * WIDTH - 1, 9 * WIDTH))):
            for byte in changed:
                frame[byte] ^= 0x10
            before = table.chip.received
            table.panel.refresh(frame, False)
            if len(changed) == 1:
                assert len(table.chip.refreshes) == count, "it starts immediately"
            while len(table.chip.refreshes) < count:
                table.step(1)
                table.panel.busy()
            assert len(changed) * WIDTH < table.chip.received - before < len(changed) * WIDTH + 50
            table.wait()
            table.step(table.panel.interval)
            assert table.shows(frame)


def test_partial_refreshes_show_each_frame_without_flashing():
    for table in tables():
        frame = noise(5)
        table.show(frame, True)
        for at in (0, 100, 4000, 100, 4735):
            frame[at] ^= 0xFF
            assert table.show(frame, False) <= 1000
            assert table.shows(frame)
        assert table.fulls() == [True] + [False] * 5


def test_a_frame_that_is_already_shown_is_not_sent_again():
    for table in tables():
        frame = noise(7)
        table.show(frame, True)
        before = table.chip.received
        table.panel.refresh(frame, False)
        assert not table.panel.busy()
        assert table.chip.received == before


def test_full_and_partial_refreshes_can_alternate():
    for table in tables():
        for seed, full in ((10, True), (11, False), (12, True), (13, True), (14, False), (15, False)):
            table.show(noise(seed), full)
            assert table.shows(noise(seed))


def test_sleep_switches_the_voltages_off_and_a_partial_refresh_wakes_the_panel():
    for table in tables():
        frame = noise(16)
        table.show(frame, True)
        for at in (7, 4000, 8):
            table.panel.sleep()
            table.wait()
            assert not table.chip.powered
            table.step(60000)
            frame[at] ^= 0xFF
            table.show(frame, False)
            assert table.shows(frame)
        assert table.fulls() == [True, False, False, False]


def test_partial_refreshes_work_on_a_board_that_cuts_the_power_during_a_long_reset():
    for table in tables():
        table.chip.cuts_power = True
        frame = noise(21)
        table.show(frame, True)
        table.panel.sleep()
        table.wait()
        frame[7] ^= 0xFF
        table.show(frame, False)
        assert table.shows(frame)
        assert table.fulls() == [True, False]


def test_colstart_in_the_board_file_sets_the_first_column_of_the_glass():
    for colstart in (0, 8):
        for glass_at in (0, 8):
            table = Table(KINDS[0], colstart=colstart)
            table.chip.glass_at = glass_at
            frame = noise(22)
            table.show(frame, True)
            assert table.glass(frame) == (colstart == glass_at)


def test_the_board_file_selects_the_waveform_for_partial_refreshes():
    table = Table(KINDS[0], waveform="panel")
    table.chip.own_waveform = True
    frame = noise(23)
    table.show(frame, True)
    frame[7] ^= 0xFF
    table.show(frame, False)
    assert table.shows(frame)
    assert table.fulls() == [True, False]


def test_a_panel_woken_early_starts_its_refresh_sooner_and_shows_the_same_image():
    for kinds in KINDS:
        took = []
        for ahead in (False, True):
            table = Table(kinds)
            frame = noise(26)
            for full in (True, False):
                if ahead:
                    table.panel.wake()
                for _ in range(30):  # a screen is painted
                    assert not table.panel.busy()
                    table.step(1)
                asked, count = table.now, len(table.chip.refreshes)
                table.panel.refresh(frame, full)
                while len(table.chip.refreshes) == count:
                    table.panel.busy()
                    table.step(1)
                took.append(table.now - asked)
                table.wait()
                assert table.shows(frame)
                table.step(table.panel.interval)
                table.panel.sleep()
                table.wait()
                frame[7] ^= 0xFF
        assert took[2] < took[0]
        assert took[3] < took[1]


def test_a_refresh_requested_while_the_panel_is_waking_starts_once_it_is_awake():
    for table in tables():
        for after in range(0, 40, 5):
            table.panel.wake()
            for _ in range(after):
                table.panel.busy()
                table.step(1)
            frame = noise(40 + after)
            table.show(frame, False)
            assert table.shows(frame)
            table.panel.sleep()
            table.wait()


def test_a_panel_woken_unnecessarily_can_be_put_back_to_sleep():
    for table in tables():
        frame = noise(27)
        table.show(frame, True)
        for after in (0, 5, 100):
            table.panel.sleep()
            table.wait()
            table.panel.wake()
            for _ in range(after):
                table.panel.busy()
                table.step(1)
        table.panel.sleep()
        table.wait()
        assert not table.chip.powered
        frame[7] ^= 0xFF
        table.show(frame, False)
        assert table.shows(frame)


def test_a_busy_signal_that_stays_on_during_a_wake_up_is_a_fault():
    for table in tables():
        table.chip.stuck = True
        table.panel.wake()
        table.panel.refresh(noise(28), True)
        assert table.wait() < 15000
        assert table.panel.fault


def test_sleep_before_the_first_refresh_does_nothing():
    for table in tables():
        table.panel.sleep()
        assert not table.panel.busy()
        assert table.chip.received == 0


def test_after_many_rapid_requests_the_last_image_is_shown_without_violations():
    for table in tables():
        source = chance.Seeded(17)
        screen = Refresh(table.panel, 5)
        frame = bytearray(WIDTH * HEIGHT // 8)
        sent = bytearray(frame)
        quiet = 0
        while quiet < SLEEP_AFTER + 5000:
            if table.now < 40000 and chance.below(source, 8) == 0:
                frame[chance.below(source, len(frame))] ^= 1 + chance.below(source, 255)
                screen.want()
                quiet = 0
            how = screen.due(ticks.add(0, table.now))
            if how is not None:
                sent[:] = frame  # a page is drawn only when the panel is idle
                table.panel.refresh(sent, how == FULL)
                screen.started(how)
            screen.rest(ticks.add(0, table.now))
            table.step()
            quiet += 10
        assert table.shows(frame)
        assert not table.chip.powered
        assert len(table.chip.refreshes) > 15
        assert table.fulls()[:8] == [True, False, False, False, False, False, True, False]


def test_a_busy_signal_that_stays_on_is_a_fault_but_full_refreshes_still_work():
    for table in tables():
        frame = noise(18)
        table.chip.stuck = True
        table.panel.refresh(frame, True)
        assert table.wait() < 15000
        assert table.panel.fault
        assert table.glass(frame)
        table.step(1000)
        frame[0] ^= 1
        table.show(frame, False)  # without BUSY: a full one, after a reset
        assert table.panel.fault
        assert table.fulls() == [True, True]
        assert table.glass(frame)


def test_once_busy_is_known_not_to_end_a_page_takes_its_waveform_and_a_quarter():
    for table in tables():
        frame = noise(29)
        table.show(frame, True)
        waveform = table.chip.refreshes[0].ends - table.chip.refreshes[0].began
        table.chip.stuck = True
        frame[0] ^= 1
        assert table.show(frame, True) >= 10000
        for _ in range(3):
            frame[0] ^= 1
            assert table.show(frame, False) <= waveform * 5 // 4
            assert table.panel.fault
            assert table.shows(frame)
            table.panel.sleep()
            assert table.wait() <= 200
        table.chip.stuck = False
        for full in (True, False):
            frame[0] ^= 1
            table.show(frame, False)
            assert not table.panel.fault
            assert table.fulls()[-1] is full
            assert table.shows(frame)


def test_a_panel_slower_than_its_file_says_ends_its_refresh_whatever_busy_does():
    table = Table(KINDS[0])
    table.chip.full_ms = 4000
    frame = noise(30)
    table.show(frame, True)
    table.chip.stuck = True
    for _ in range(3):
        frame[0] ^= 1
        table.show(frame, True)
        assert table.shows(frame)


def test_waveshares_waveform_is_sent_byte_for_byte_as_in_the_makers_demo():
    class Wire(Bus):
        def send(self, command, data=b"", more=()):
            pieces = [bytes(piece) for piece in more]
            sent.append(bytes([command]) + data + b"".join(pieces))
            super().send(command, data, pieces)

        def reset(self, level):
            sent.append(level)
            super().reset(level)

    levels = [0, 0x40] + [0] * 10 + [0x80, 0x80] + [0] * 10 + [0x40, 0x40] + [0] * 10 + [0, 0x80] + [0] * 22
    lut = levels + [10, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1] + [0] * 69 + [0x22] * 6 + [0] * 3
    sent = []
    table = Table(KINDS[0], interval_ms=0)
    table.chip.interval = 0
    table.panel._bus = Wire(table.chip)
    table.panel.waveform = "waveshare"
    frame = noise(31)
    table.show(frame, True)
    for at in (5, 3000):
        frame[at] ^= 0xFF
        sent.clear()
        table.show(frame, False)
        image = b"".join([bytes(frame[WIDTH * page : WIDTH * (page + 1)]) for page in range(15, -1, -1)])
        assert sent[:18] == [0, 1, b"\x32" + bytes(lut), b"\x3f\x22", b"\x03\x17", b"\x04\x41\xb0\x32", b"\x2c\x36"] + [
            b"\x37\0\0\0\0\0\x40\0\0\0\0",
            b"\x3c\x80",
            b"\x22\xc0",
            b"\x20",
            b"\x44\x00\x0f",
            b"\x45\0\0\x27\x01",
            b"\x4e\0",
            b"\x4f\0\0",
            b"\x24" + image,
            b"\x22\x0f",
            b"\x20",
        ]
        assert table.fulls()[-1] is False
        assert table.shows(frame)


def test_a_uc8151_gets_the_full_time_for_its_waveforms_even_if_busy_clears_early():
    for early in (0, 400, 900):
        table = Table(KINDS[1])
        table.chip.early = early
        frame = noise(24)
        for full, least in ((True, 2540), (False, 920)):
            frame[0] ^= 1
            assert table.show(frame, full) >= least
            table.panel.sleep()  # which would be refused during a refresh
            table.wait()
            assert table.shows(frame)
        assert [refresh.ends - refresh.began for refresh in table.chip.refreshes] == [2540, 920]


def test_a_uc8151_is_never_sent_the_data_stop_command():
    class Wire(Bus):
        def send(self, command, data=b"", more=()):
            sent.append(command)
            super().send(command, data, more)

    sent = []
    table = Table(KINDS[1])
    table.panel._bus = Wire(table.chip)
    for full in (True, False):
        table.show(noise(25 + full), full)
    assert 0x13 in sent
    assert 0x11 not in sent


def test_the_bus_runs_at_the_speed_of_the_makers_demos_until_the_panel_is_confirmed():
    class Wire(Bus):
        hertz = 0

        def speed(self, hertz):
            self.hertz = hertz

    for driver, _ in KINDS:
        assert driver.HERTZ == 4000000
    for table in tables():
        table.panel._bus = wire = Wire(table.chip)
        for confirmed, hertz in ((False, 4000000), (True, 8000000), (False, 4000000)):
            table.panel.partial = confirmed
            for full in (True, False):
                table.show(noise(25 + confirmed + full), full)
                assert wire.hertz == hertz


def test_the_busy_signal_may_start_and_end_late():
    for table in tables():
        table.chip.lag = 2
        table.chip.full_ms, table.chip.partial_ms = 4500, 1200
        frame = noise(20)
        for full in (True, False, True, False):
            frame[0] ^= 1
            table.panel.refresh(frame, full)
            while table.panel.busy():
                table.step(1)
            table.step(1000)
            assert table.shows(frame)


def test_a_panel_that_responds_again_is_set_up_again_and_its_fault_is_cleared():
    for table in tables():
        frame = noise(19)
        table.chip.stuck = True
        table.show(frame, True)
        table.chip.stuck = False
        table.chip.restart()  # its state is unknown
        frame[0] ^= 1
        table.show(frame, False)
        assert not table.panel.fault
        frame[1] ^= 1
        table.show(frame, False)
        assert table.fulls() == [True, True, False]
        assert table.shows(frame)
