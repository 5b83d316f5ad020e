"""The CircuitPython board, with stand-ins for a MagTag's modules."""

import magtag_modules
from hamstertop import chance, ticks
from hamstertop.companion.loop import Loop
from hamstertop.hardware.circuitpython.nvm import NvmSlot
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving.storage import whole
from hamstertop.unstarted import NEEDED
from magtag_modules import World
from playing.fingers import experienced
from raising import raises
from stand_ins import Module

KEYS = tuple([{"pin": "BUTTON_" + name, "active": 0, "pull": "up"} for name in "ABCD"])


def magtag(**changes):
    entries = {
        "NAME": "MagTag",
        "KEYS": KEYS,
        "PANEL": {"controller": "board.DISPLAY", "pins": {}},
        "PIXELS": {"count": 4, "pin": "NEOPIXEL", "order": "GRB", "power_pin": "NEOPIXEL_POWER", "power_level": 0},
        "BUZZER": {"pin": "SPEAKER", "enable_pin": "SPEAKER_ENABLE", "enable_level": 1},
        "BATTERY": {"pin": "BATTERY", "ratio": 2.0, "cell": "lipo"},
        "LATCH": None,
    }
    entries.update(changes)
    return Module(**entries)


def made(start=0, **changes):
    world = World(start)
    return world, magtag_modules.board(world, magtag(**changes))


def test_key_edges_have_the_timestamps_of_the_first_scan_that_saw_them():
    for start in (0, ticks.PERIOD - 50):
        world, board = made(start)
        world.now = 99
        world.push(2, True)
        world.now = 179
        world.push(2, False)
        world.now = 250
        assert board.edges() == [(ticks.add(start, 100), 2, True), (ticks.add(start, 180), 2, False)]
        assert board.edges() == []


def taps(world, key, count):
    for _ in range(count):
        for down in (True, False):
            world.push(key, down)
            world.now += 30


def test_a_key_whose_release_overflowed_the_queue_does_not_stay_down():
    world, board = made()
    taps(world, 0, 128)
    assert [edge[1:] for edge in board.edges()] == [(0, True), (0, False)] * 128
    world.push(1, True)
    taps(world, 0, 128)
    world.push(1, False)
    world.push(2, True)
    assert (0, True) in [edge[1:] for edge in board.edges()]
    world.now += 30
    assert (2, True) in [edge[1:] for edge in board.edges()]
    assert board.held() == [False, False, True, False]


def test_pins_may_be_numbers():
    _, board = made(KEYS=({"pin": 3, "active": 0, "pull": "up"},))
    assert board.keys == 1
    assert board._keys.pins == ["GP3"]


def test_idling_ends_at_a_press_or_after_the_given_time():
    world, board = made()
    board.idle(10)
    assert world.now == 10
    world.push(0, True)
    board.idle(10)
    assert world.now == 12


def test_lights_are_powered_and_change_immediately():
    world, board = made()
    assert world.levels["NEOPIXEL_POWER"] is False
    board.lights(bytearray(range(12)))
    assert world.lights == [[(0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11)]]


def test_a_tone_ends_automatically_and_switches_the_speaker_off():
    world, board = made()
    assert world.levels["SPEAKER_ENABLE"] is False
    board.tone(1500, 8)
    assert world.levels["SPEAKER_ENABLE"] is True
    board.idle(20)
    assert world.tones == [(0, 1500, 1 << 15), (8, 1500, 0)]
    assert world.levels["SPEAKER_ENABLE"] is False


def test_a_board_without_lights_sound_or_battery_ignores_calls_for_them():
    world, board = made(PIXELS=None, BUZZER=None, BATTERY=None)
    board.lights(bytearray())
    board.tone(1000, 10)
    board.idle(20)
    assert board.battery() is None
    assert (board.pixels, world.tones, world.lights) == (0, [], [])


def test_the_battery_is_measured_through_a_voltage_divider_that_may_be_switchable():
    world, board = made()
    for mv, charge in ((4150, 99), (3850, 54), (3735, 22), (3000, 0), (5000, 100)):
        world.analog = mv * 65535 // 2 // 3300
        assert board.battery() in (charge, charge + 1)
    world, board = made(BATTERY={"pin": "BATTERY", "ratio": 4.9, "enable_pin": "ADC_CTRL", "cell": "lipo"})
    world.analog = 3850 * 655350 // 49 // 3300
    assert board.battery() in (53, 54, 55)
    assert world.levels["ADC_CTRL"] is True


def test_a_frame_waits_until_the_panel_is_idle_and_its_interval_has_passed():
    world, board = made()
    panel = board.panel
    panel.refresh(bytearray([1]) + bytearray(4735), True)
    for past in range(0, 6000, 100):
        world.now = past
        assert panel.busy() == (past < 5000)
    panel.refresh(bytearray([2]) + bytearray(4735), False)
    assert [(ms, shown[0]) for ms, shown in world.display.shown] == [(0, 1), (5900, 2)]


def test_a_refresh_refused_by_the_display_is_retried_later():
    world, board = made()
    board.panel.refresh(bytearray(4736), True)
    world.now = 3000
    board.panel.refresh(bytearray([7]) + bytearray(4735), True)  # the panel is still resting
    while board.panel.busy():
        world.now += 100
    assert [(ms, shown[0]) for ms, shown in world.display.shown] == [(0, 0), (5000, 7)]


def test_a_busy_signal_that_stays_on_counts_as_a_fault_until_it_clears():
    world, board = made()
    world.display.stuck = True
    board.panel.refresh(bytearray(4736), True)
    world.now = 29000
    assert board.panel.busy()
    assert not board.panel.fault
    world.now = 31000
    assert board.panel.busy()
    assert board.panel.fault
    world.display.stuck = False
    board.panel.busy()
    assert not board.panel.fault


def test_games_are_saved_in_nvm_while_the_computer_owns_the_drive():
    world, board = made()
    board.storage.append("game", b"saved")
    assert whole(SlotStorage([NvmSlot(world.nvm, False)]), "game") == b"saved"


def test_a_board_without_any_storage_raises_an_error_when_saving():
    world, board = made()
    world.nvm = None
    board = magtag_modules.board(world, magtag())
    assert whole(board.storage, "game") == b""
    assert raises(OSError, board.storage.append, "game", b"saved")


def test_play_continues_with_lights_while_the_panel_is_dead():
    world, board = made()
    world.display.stuck = True
    reported = []
    loop = Loop(board, chance.Seeded(1), reported.append)
    experienced(loop.app.settings)

    def run(ms):
        end = world.now + ms
        while world.now < end:
            loop.tick()
            board.idle(10)

    run(31000)
    assert board.panel.fault
    for _ in range(25):
        world.push(2, True)
        run(60)
        world.push(2, False)
        run(800)  # a key that has led to a result is ignored for 700 ms
    assert len(reported) > 3
    assert world.display.shown == []


def test_the_companion_shows_its_pages():
    world, board = made()
    loop = Loop(board, chance.Seeded(1))
    app = loop.app
    while world.now < 12000:
        loop.tick()
        board.idle(10)
        world.push(2, 3000 <= world.now < 3060)
    app.stack.paint(app.canvas, 4)
    assert len(world.display.shown) == 2
    columns = [app.canvas.buffer[page * 296 + x] for x in range(296) for page in range(16)]
    assert list(world.display.shown[-1][1]) == columns


def test_the_computer_owns_the_drive_only_if_the_first_key_is_held_or_the_firmware_cannot_start():
    whole, late = magtag(), "code.py"
    wrong = magtag(KEYS=({"pin": "BUTTON_E", "active": 0, "pull": "up"},))
    for held, data, lacking, refused, readonly in (
        (False, whole, "", False, False),
        (True, whole, "", False, True),
        (False, None, "", False, True),
        (False, whole, late, False, True),
        (False, whole, "", True, True),
        (False, wrong, "", False, True),
    ):
        world = World()
        world.levels["BUTTON_A"] = not held
        world.lacking = lacking
        magtag_modules.boot(world, data, refused=refused)
        assert world.readonly == readonly


def test_the_watchdog_runs_only_while_the_companion_owns_the_drive():
    for readonly, mode, fed in ((False, "reset", 10), (True, None, None)):
        world = World()
        world.readonly = readonly
        feed = magtag_modules.watchdog(world)
        world.now = 10
        feed()
        assert (world.watchdog.mode, world.fed) == (mode, fed)


def test_a_board_that_never_idles_does_not_feed_the_watchdog():
    world, board = made()
    fed = []
    board._feed = lambda: fed.append(world.now)
    world.now = 10
    board.edges()
    assert fed == []
    board.idle(1)
    assert fed == [10]


def test_a_board_that_switches_off_goes_dark_and_wakes_at_any_key():
    world, board = made()
    board.off()
    assert board._keys.pins, "a chip without alarms stays on"
    board.lights(bytearray(b"\xff" * 12))
    assert raises(magtag_modules.Restart, magtag_modules.act, world, board, lambda board: board.off())
    assert world.lights[-1] == [(0, 0, 0)] * 4
    assert world.wakers == tuple([("BUTTON_" + name, False, True) for name in "ABCD"])
    assert board._keys.pins == [], "an alarm cannot share a pin"


RED = ("NEOPIXEL", b"\0\x20\0" * 4)  # in the pixels' colour order


def unstarted(world, data, **lacking):
    """Start the board, which must fail, and return the reason from the only line on the console."""
    assert raises(magtag_modules.Pause, lambda: magtag_modules.start(world, data, **lacking))
    assert len(world.said) == 1
    return world.said[0].replace("Hamstertop could not start: ", "")


def test_a_lack_of_memory_is_reported_with_amounts_before_memory_runs_out():
    world = World()
    world.free = 97 * 1024  # as on a Pico W
    assert unstarted(world, magtag()) == "MemoryError: %d KB needed, 97 KB free" % (NEEDED // 1024)
    assert world.lights == [RED]
    assert world.levels["NEOPIXEL_POWER"] is False
    assert len(world.display.shown) == 1


def test_a_wrong_pin_is_reported_on_the_console_and_display_and_the_lights_turn_red():
    keys = KEYS[:2] + ({"pin": "BUTTON_E", "active": 0, "pull": "up"},)
    for entry, value, red in (("KEYS", keys, RED), ("BUZZER", {"pin": "SPEECH"}, [(32, 0, 0)] * 4)):
        world = World()
        reason = unstarted(world, magtag(**{entry: value}))
        assert reason.startswith("ValueError: %s in hamstertop_board.py: AttributeError " % entry)
        assert world.lights[0] == red
        assert len(world.display.shown) == 1


AGAIN = ": connect the board to a computer, and run `hamstertop flash` or copy all files again"


def test_a_missing_module_is_reported():
    world = World()
    lacking = {"hamstertop.companion.loop": Module()}
    reason = unstarted(world, magtag(), **lacking)
    assert reason[:14] == "RuntimeError: "
    assert reason[-len(AGAIN) :] == AGAIN
    assert world.lights == [RED]


def test_a_missing_file_is_reported_to_the_runtime_even_if_it_is_not_needed_to_start():
    """Until all files are there, no module can be trusted to draw a page."""
    world = World()
    world.lacking = "hamstertop/words/de.words"
    assert raises(RuntimeError, magtag_modules.start, world, magtag())
    reason = "RuntimeError: %s is missing or incomplete%s" % (world.lacking, AGAIN)
    assert world.said == ["Hamstertop could not start: " + reason]
    assert world.lights == [RED]
    assert world.display.shown == []


def test_an_error_that_the_display_cannot_show_is_raised_to_the_runtime():
    world = World()
    panel = {"pins": {}}  # without a controller
    assert raises(ValueError, magtag_modules.start, world, magtag(PANEL=panel))
    assert world.said[0].startswith("Hamstertop could not start: ValueError: PANEL in hamstertop_board.py: ")
    assert world.lights[0] == [(32, 0, 0)] * 4


class Defect(Exception):
    """An exception with the attributes of a CircuitPython exception."""

    __traceback__ = None


def test_the_board_restarts_when_the_companion_cannot_be_created():
    def broken(board):
        raise Defect("of a test")

    world = World()
    lacking = {"hamstertop.companion.loop": Module(Loop=broken)}
    assert raises(magtag_modules.Restart, lambda: magtag_modules.start(world, magtag(), **lacking))
    assert world.said == ["Hamstertop could not start: Defect: of a test"]
    assert len(world.display.shown) == 1
    assert world.lights[-1] == [(32, 0, 0)] * 4


def test_an_error_within_a_minute_of_a_restart_waits_for_a_key_and_a_later_one_restarts():
    for seconds, ends in ((30, magtag_modules.Pause), (90, magtag_modules.Restart)):
        world = World()
        world.cause = "SOFTWARE"  # the board has restarted because of an error

        class Failing(Played):
            def run(self, world=world, seconds=seconds):
                world.sleep(seconds)
                raise Defect("of a test")

        lacking = {"hamstertop.companion.loop": Module(Loop=Failing)}
        assert raises(ends, lambda world=world, lacking=lacking: magtag_modules.start(world, magtag(), **lacking))
        assert world.lights[-1] == [(32, 0, 0)] * 4


def test_a_heap_that_cannot_grow_immediately_does_not_prevent_start_up():
    """A Pico W does not have 120 KB of contiguous memory; the tests on MicroPython have 2 MB in total."""
    world = World()
    world.changed = ("ROOM = 30000", "ROOM = 1 << 20")
    magtag_modules.start(world, magtag(), **{"hamstertop.companion.loop": Module(Loop=Played)})
    assert world.said == []


class Played:
    """A companion that exits immediately."""

    def __init__(self, board):
        pass

    def run(self):
        pass


def test_a_key_that_woke_the_board_does_not_start_the_check():
    checks = []

    class Loop(Played):
        @property
        def app(self):
            return self

        def check(self):
            checks.append(self)

    for cause, alarm, asked in (("POWER_ON", None, 1), ("DEEP_SLEEP_ALARM", "key", 0), ("POWER_ON", "key", 0)):
        world = World()
        world.cause, world.alarm = cause, alarm  # a computer's USB keeps the board from really sleeping
        world.push(1, True)
        del checks[:]
        magtag_modules.start(world, magtag(), **{"hamstertop.companion.loop": Module(Loop=Loop)})
        assert len(checks) == asked


def test_the_board_restarts_at_most_three_times_after_a_brownout_or_hard_fault():
    world = World()
    assert not magtag_modules.safe_mode(world, "user"), "which the user has asked for"
    assert world.nvm == bytes(4096)
    for reason in ("brownout", "hard fault"):
        world = World()
        world.nvm[-1] = 255
        assert [magtag_modules.safe_mode(world, reason) for _ in range(5)] == [True] * 3 + [False] * 2
        world.cause = "SOFTWARE"
        world.levels["BUTTON_A"] = True
        magtag_modules.boot(world, magtag())
        assert not magtag_modules.safe_mode(world, reason), "it was safemode.py that has started it"
        world.cause = "POWER_ON"
        magtag_modules.boot(world, magtag())
        assert magtag_modules.safe_mode(world, reason)


def test_saving_games_does_not_change_the_count_of_restarts():
    world = World()
    world.nvm[-1] = 2
    storage = SlotStorage([NvmSlot(world.nvm, False)])
    storage.replace("game", [b"\1" * 3000])
    storage.replace("game", [b"\1" * 100])
    assert world.nvm[-1] == 2
