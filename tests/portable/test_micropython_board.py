"""The MicroPython board, with stand-ins for the Pico's pins."""

import pico_machine
from hamstertop import chance, ticks
from hamstertop.companion.loop import Loop
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.upright import seen
from pico_machine import World
from raising import raises
from stand_ins import PANEL, Module

KEYS = tuple([{"pin": pin, "active": 0, "pull": "up"} for pin in (2, 3, 15)])


def pico(**changes):
    entries = {
        "NAME": "Pico",
        "KEYS": KEYS,
        "PANEL": PANEL,
        "PIXELS": {"count": 2, "pin": 28, "order": "GRB"},
        "BUZZER": {"pin": 21},
        "BATTERY": None,
        "LATCH": None,
    }
    entries.update(changes)
    return Module(**entries)


def made(data=None, start=0):
    """Return a world, and a board in it that saves games in memory."""
    world = World()
    world.start = start
    board = pico_machine.board(world, data or pico())
    while board.storage.rest():
        pass
    board.storage = MemoryStorage()
    return world, board


def press(world, pin, ms=80, bounces=0):
    for level in (0, 1):
        for _ in range(bounces):
            world.set(pin, level)
            world.set(pin, 1 - level)
            world.advance(1)
        world.set(pin, level)
        world.advance(ms)


def playing(world, board):
    """Return a companion on the board, and a function that runs it for a given number of ms."""
    loop = Loop(board, chance.Seeded(1))

    def run(ms):
        end = world.now + ms
        while world.now < end:
            loop.tick()
            board.idle(10)

    return loop, run


def test_key_changes_are_recorded_by_interrupts_with_timestamps():
    for start in (0, ticks.PERIOD - 140, 2 * ticks.PERIOD - 140):
        world, board = made(start=start)
        world.advance(100)
        press(world, 3)
        world.advance(100)
        press(world, 15)
        at = [ticks.add(start % ticks.PERIOD, ms) for ms in (100, 180, 360, 440)]
        assert board.edges() == [(at[0], 1, True), (at[1], 1, False), (at[2], 2, True), (at[3], 2, False)]
        assert board.edges() == []


def test_an_interrupt_lights_the_pixel_at_a_pressed_key_as_soon_as_it_is_no_spike():
    world, board = made(pico(PIXELS={"count": 3, "pin": 28, "order": "GRB"}))
    lit = (28, bytes([0, 0, 0, 9, 9, 9, 0, 0, 0]))
    for glow, ms, shown in ((9, 3, []), (9, 80, [lit]), (0, 80, [])):
        board.glow = glow
        board.lights(bytearray(9))
        world.advance(100)
        before, start = len(world.shown), world.now
        press(world, 3, ms)
        assert [each[1:] for each in world.shown[before:]] == shown
        assert all([each[0] == start + 4 for each in world.shown[before:]])


def test_a_bounce_under_a_finger_lights_nothing_again_but_a_second_press_does():
    world, board = made()
    board.glow = 9
    for gap, times in ((15, 1), (25, 2)):
        world.advance(100)
        before = len(world.shown)
        world.set(3, 0)
        world.advance(50)
        world.set(3, 1)
        world.advance(gap)
        press(world, 3)
        assert len(world.shown) - before == times


def test_the_busy_pin_is_pulled_up_whatever_its_active_level():
    for controller, level in (("SSD1680", 1), ("UC8151", 0)):
        world, _ = made(pico(PANEL=dict(PANEL, controller=controller, busy_level=level)))
        assert world.levels[13] == 1


def test_the_latch_and_the_site_address_are_taken_from_the_board_file():
    site = "https://example.org/"
    with_both = made(pico(LATCH={"pin": 10, "level": 1}, SITE=site))[1]
    assert (with_both.latched, with_both.site) == (True, site)
    assert (made()[1].latched, made()[1].site) == (False, "")


def test_a_tap_entirely_within_a_flash_erase_counts():
    world, board = made()

    def erase():
        world.masked = 1
        press(world, 2, 20)
        world.masked = 0
        world.interrupt()
        return True

    board._rest = erase
    board.idle(500)
    world.advance(20)
    press(world, 3)
    assert [edge[1:] for edge in board.edges()] == [(0, True), (0, False), (1, True), (1, False)]


def stall(world, ms, bounces):
    """Press three keys in turn while nobody polls, and return how often each was pressed and the number of
    contact changes."""
    pins = (2, 3, 15)
    end, turn, moved = world.now + ms, 0, 0
    while world.now + 120 < end:
        press(world, pins[turn % 3], 60 - bounces, bounces)
        moved += 2 + 4 * bounces
        turn += 1
    world.advance(end - world.now)
    return [len(range(key, turn, 3)) for key in range(3)], moved


def test_presses_of_three_bouncing_keys_are_counted_exactly_during_a_stall_of_1_8_s():
    for bounces in (0, 2, 3):
        world, board = made()
        pressed = stall(world, 1800, bounces)[0]
        edges = board.edges()
        for key in range(3):
            assert sum([1 for edge in edges if edge[1:] == (key, True)]) == pressed[key]
            assert sum([1 for edge in edges if edge[1:] == (key, False)]) == pressed[key]
        assert board._keys.lost == 0
        assert sum(pressed) == 14


def test_contact_changes_that_overflow_the_queue_are_counted_and_the_levels_are_read():
    world, board = made()
    moved = stall(world, 4000, 4)[1]
    world.set(2, 0)
    world.set(3, 0)
    board.edges()
    assert board._keys.lost == moved + 2 - 255
    world.advance(20)  # the third key must be up for this long
    board.edges()
    assert board.held() == [True, True, False], "whatever was lost"
    world.advance(50)
    world.set(2, 1)
    board.edges()
    world.advance(50)
    edges = board.edges()
    assert [edge[1:] for edge in edges] == [(0, False)]
    assert board.held() == [False, True, False]


def test_a_key_whose_release_was_missed_is_up_at_the_next_poll():
    """Its press fills the last slot in the queue."""
    world, board = made()
    for _ in range(127):
        world.set(2, 0)
        world.set(2, 1)
    world.set(3, 0)
    world.advance(100)
    world.set(3, 1)
    board.edges()
    assert board._keys.lost == 1
    world.advance(21)
    assert (1, False) in [edge[1:] for edge in board.edges()]
    assert board.held() == [False, False, False]


def test_idling_ends_at_a_press_and_feeds_the_watchdog():
    world, board = made()
    board.idle(10)
    assert world.now == 10
    assert world.fed == 0
    world.set(2, 0)
    board.idle(10)
    assert world.now == 10
    assert world.fed == 10


def test_a_board_that_does_not_idle_for_eight_seconds_restarts():
    world, board = made()
    board.idle(1)
    assert raises(pico_machine.Reset, world.advance, 9000)


def test_colours_are_sent_to_the_lights_in_the_order_set_in_the_board_file():
    for order, sent in (("GRB", b"\2\1\3\5\4\6"), ("RGB", b"\1\2\3\4\5\6")):
        world, board = made(pico(PIXELS={"count": 2, "pin": 28, "order": order}))
        board.lights(bytearray(b"\1\2\3\4\5\6"))
        assert world.shown == [(0, 28, sent)]


def test_a_board_without_lights_or_sound_ignores_calls_for_them():
    world, board = made(pico(PIXELS=None, BUZZER=None))
    assert board.pixels == 0
    board.lights(bytearray())
    board.tone(1000, 10)
    assert board.battery() is None
    assert (world.shown, world.tones) == ([], [])


def test_a_tone_ends_automatically():
    world, board = made()
    board.tone(1500, 8)
    world.advance(20)
    assert world.tones == [(0, 1500, 1 << 15), (8, 1500, 0)]


def test_the_battery_is_measured_against_a_reference_voltage():
    battery = {
        "pin": 29,
        "ratio": 3.0,
        "enable_pin": 27,
        "reference_pin": 28,
        "reference_mv": 1240,
        "cell": "lipo",
    }
    world, board = made(pico(BATTERY=battery, PIXELS=None))
    supply = 2480  # mV, twice the reference
    for mv, charge in ((3855, 54), (4150, 99), (5000, 100), (2000, 0)):
        world.analog = {28: 32768, 29: mv * 65535 // 3 // supply}
        assert board.battery() in (charge, charge + 1)
        assert world.levels[27] == 0


def test_the_companion_can_be_played_through_the_boards_pins():
    world, board = made()
    loop, run = playing(world, board)
    app = loop.app
    run(4000)
    assert world.panel.violations == []
    assert [refresh.full for refresh in world.panel.refreshes] == [True]
    page = app.stack.screen
    for _ in range(3):
        world.set(15, 0)
        run(60)
        world.set(15, 1)
        run(60)
    run(6000)
    app.stack.screen.paint(app.canvas, 3)
    assert app.stack.screen is not page
    assert world.panel.frame() == seen(app.canvas)
    assert world.panel.violations == []
    assert len(world.panel.refreshes) > 1
    assert world.shown


def test_the_bus_keeps_its_speed_after_a_doze():
    world, board = made()
    _, run = playing(world, board)
    run(4000)
    board.doze(1000)
    world.bus.clear()
    board.panel.sleep()  # does not set the speed
    assert world.bus
    assert max(world.bus) <= 8000000


def test_a_press_lights_a_pixel_even_while_the_panel_refreshes():
    world, board = made()
    loop = Loop(board, chance.Seeded(1))
    for _ in range(10):
        loop.tick()
        board.idle(10)
    assert world.panel.refreshing()
    world.set(15, 0)
    loop.tick()
    assert world.shown[-1][0] == world.now
    assert world.panel.refreshing()


def test_a_released_board_is_dark_and_silent_with_its_watchdog_off():
    world, board = made()
    board.lights(bytearray(b"\xff" * 6))
    board.tone(1500, 8)
    board.release()
    assert world.shown[-1][2] == bytes(6)
    assert world.tones[-1][2] == 0
    world.advance(20000)


def test_a_key_may_be_active_high():
    world, board = made(pico(KEYS=({"pin": 4, "active": 1, "pull": "down"},)))
    assert board.edges() == []
    world.advance(50)
    world.set(4, 1)
    assert board.edges() == [(50, 0, True)]


def test_the_board_latches_its_power_first_and_then_plays_until_interrupted():
    world = World()
    world.interrupted = 5000
    assert raises(KeyboardInterrupt, pico_machine.start, world, pico(LATCH={"pin": 10, "level": 1}))
    assert world.first == 10
    assert [refresh.full for refresh in world.panel.refreshes] == [True]
    assert not world.watchdog


def test_the_board_check_opens_with_the_middle_key_held_or_if_any_key_wakes_the_board_with_two_keys_held():
    eight = {"count": 8, "pin": 28, "order": "GRB"}
    latch = {"pin": 20, "level": 1}
    for entries, held, opens in (
        ({}, (), False),
        ({}, (3,), True),
        ({"LATCH": latch}, (3,), False),
        ({"LATCH": latch}, (15,), False),
        ({"LATCH": latch}, (3, 15), True),
    ):
        world = World()
        for pin in (3, 15):
            world.levels[pin] = 0 if pin in held else 1
        world.interrupted = 1000
        assert raises(KeyboardInterrupt, pico_machine.start, world, pico(PIXELS=eight, **entries))
        seen = [shown[:9] for _, _, shown in world.shown]  # board, storage, chance
        assert (b"\x14\x14\x14\x3c\0\0\x3c\0\0" in seen) == opens, held


RED_LIGHTS = b"\0\x20\0" * 2  # in the pixels' colour order


def unstarted(world, data, reason):
    """Start the board, check that it reports the reason on the console and starts neither play nor the watchdog, and
    return whether the display shows the reason."""
    pico_machine.start(world, data)
    assert [line for line in world.said if line.startswith("Hamstertop could not start: ")] == [
        "Hamstertop could not start: " + reason
    ]
    assert not world.watchdog
    assert world.panel.violations == []
    assert max(world.bus + [0]) <= 4000000, "nobody knows whether somebody has confirmed the panel"
    return [refresh.full for refresh in world.panel.refreshes] == [True]


def test_a_wrong_pin_is_reported_on_the_console_and_by_the_display_and_lights_that_work():
    keys = KEYS[:2] + ({"pin": 99, "active": 0, "pull": "up"},)
    pixels = dict(pico().PIXELS, pin=99)
    panel = dict(PANEL, pins=dict(PANEL["pins"], busy=99))
    for entry, value in (("KEYS", keys), ("BUZZER", {"pin": 99}), ("PIXELS", pixels), ("PANEL", panel)):
        world = World()
        reason = "ValueError: %s in hamstertop_board.py: ValueError invalid pin" % entry
        assert unstarted(world, pico(**{entry: value}), reason) == (entry != "PANEL")
        assert [shown for _, _, shown in world.shown[-1:]] == ([] if entry == "PIXELS" else [RED_LIGHTS])


def test_a_missing_module_is_reported():
    world = World()
    world.lacking = {"hamstertop.companion.loop": Module()}
    pico_machine.start(world, pico())
    assert world.said[0].startswith("Hamstertop could not start: ImportError: ")
    assert len(world.said) == 1
    assert world.shown[-1][2] == RED_LIGHTS
    assert [refresh.full for refresh in world.panel.refreshes] == [True]


def test_a_missing_board_file_is_reported_on_the_console():
    world = World()
    pico_machine.start(world, Module())
    assert world.said[0].startswith("Hamstertop could not start: AttributeError: ")


def broken(board):
    raise ValueError("a defect")


def test_a_failed_start_of_the_companion_is_retried_once_before_waiting_for_a_key():
    for cause, seconds in ((1, 5), (3, 60)):
        world = World()
        world.cause = cause
        world.lacking = {"hamstertop.companion.loop": Module(Loop=broken)}
        world.timers.append((60000, lambda _, world=world: world.set(2, 0)))
        assert raises(pico_machine.Reset, pico_machine.start, world, pico())
        assert world.said == ["Hamstertop could not start: ValueError: a defect"]
        assert RED_LIGHTS in [shown for _, _, shown in world.shown]
        assert len(world.panel.refreshes) == 1
        assert seconds * 1000 <= world.now < seconds * 1000 + 5000
        assert not world.watchdog


def test_an_error_turns_the_lights_red_and_restarts_the_board():
    world = World()
    world.failing = 3000
    assert raises(pico_machine.Reset, pico_machine.start, world, pico())
    assert 8000 <= world.now < 20000
    assert world.shown[-2][2] == RED_LIGHTS
    assert not world.watchdog
    assert world.said == []


def test_only_an_error_within_a_minute_of_a_restart_waits_with_red_lights_for_a_key():
    for failing, pressed, least, most in ((3000, 30000, 30000, 30100), (61000, 200000, 61000, 80000)):
        world = World()
        world.cause = 3  # the board has restarted because of an error
        world.failing = failing
        world.timers.append((pressed, lambda _, world=world: world.set(2, 0)))
        assert raises(pico_machine.Reset, pico_machine.start, world, pico())
        assert least <= world.now < most
        assert world.shown[-2][2] == RED_LIGHTS
        waits = failing < 60000
        assert world.said == (["Hamstertop could not start: ValueError: a defect"] if waits else [])


def test_a_dozing_board_sleeps_until_a_key_is_pressed_and_feeds_the_watchdog():
    world, board = made()
    for _ in range(20):
        board.doze(1000)
    assert (world.now, world.slept) == (20000, 20000)
    world.timers.append((20300, lambda _: world.set(2, 0)))
    board.doze(1000)
    assert world.now == 20300
    board.doze(1000)
    assert world.now == 20300, "the press is still waiting"
    assert board.edges() == [(20300, 0, True)]


def test_a_board_with_power_from_usb_does_not_doze_and_a_computer_can_see_it():
    for driven, slept in (({}, 1000), ({24: 0}, 1000), ({24: 1}, 0)):  # nothing drives the pin on a Pico W
        world, board = made(pico(VBUS={"pin": 24}))
        world.driven = driven
        board.doze(1000)
        assert (world.now, world.slept) == (1000, slept)


def test_switching_off_releases_the_latch_and_holds_it_again_if_a_cable_supplies_power():
    world, board = made(pico(LATCH={"pin": 10, "level": 1}))
    levels = []
    world.timers.append((100, lambda _: levels.append(world.levels[10])))
    board.off()
    assert levels == [0]
    assert world.levels[10] == 1
    world, board = made(pico(LATCH=None))
    board.off()
    assert world.now == 0, "without a latch it cannot"
