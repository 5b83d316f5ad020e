"""The firmware built into MicroPython, on an emulated Pico: one file to drop, and a newer one keeps saved games."""

import pytest

pytest.importorskip("rp2040py", reason="pip install rp2040py")

from pico import UF2_BLOCK, Pico, flashed
from rp2040py.device.load_flash import decode_block
from stored import ASKED, PICO, RIGHT, simulated, stored

from emulating import image
from hamstertop import chance, words
from hamstertop.companion.screens.languages import called
from hamstertop.companion.session import Session
from hamstertop.storage import MemoryStorage
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.flashing import models

FILESYSTEM = models.choose(PICO, "micropython", None).filesystem
BOOT = 60_000  # ms


@pytest.fixture
def uf2(request):
    return image(request.config, "MicroPython with the firmware built in").read_bytes()


@pytest.fixture(autouse=True)
def languages(uf2, monkeypatch):
    """The simulator offers those that are built in: a Pico has no room for all."""
    flash = flashed(uf2)
    spoken = [code for code in words.languages() if called(code).encode() in flash]
    assert words.FALLBACK in spoken
    monkeypatch.setattr(words, "languages", lambda: spoken)


def power_on(flash):
    # Refreshes take a tenth of a second here: an emulated one takes half a minute. A cable would wake the core each ms.
    panel = PICO.panel
    pico = Pico(PICO, flash, lambda clock: SSD1680(clock, panel.interval_ms, full_ms=100, partial_ms=100), cable=False)
    assert pico.run(lambda: bool(pico.controller.refreshes), BOOT), bytes(pico.said)
    return pico


def test_it_touches_nothing_of_the_file_system(uf2):
    for at in range(0, len(uf2), UF2_BLOCK):
        block = decode_block(uf2[at : at + UF2_BLOCK])
        assert block.flash_address + len(block.payload) <= FILESYSTEM.address


def test_a_newer_file_dropped_in_the_middle_of_a_game_keeps_it(uf2):
    pico = power_on(flashed(uf2))
    pico.rest()
    assert bytes(pico.controller.frame()) == simulated(MemoryStorage(), 0)
    for _ in range(ASKED + 2):  # language, home, new game: it has begun
        count = len(pico.controller.refreshes)
        pico.press(RIGHT)
        assert pico.run(lambda: len(pico.controller.refreshes) > count, 5000)  # noqa: B023
        pico.rest()
    assert pico.controller.violations == []
    flash = flashed(uf2, over=pico.flash)
    saved = stored("micropython", flash, FILESYSTEM)
    session = Session(saved, chance.Seeded(1), lambda: 0)
    assert session.resume("hamsterdam")
    assert session.count >= 1

    again = power_on(flash)
    again.rest()
    assert bytes(again.controller.frame()) == simulated(saved, 0)
