"""The firmware built into MicroPython, on an emulated Pico: one file to drop, and a newer one keeps saved games."""

import contextlib

import pytest

pytest.importorskip("rp2040py", reason="pip install rp2040py")

from hands import Hands
from pico import UF2_BLOCK, Pico, flashed
from rp2040py.device.load_flash import decode_block
from stored import END, FILES, PICO, START, XIP, stored, with_files

import file_systems
from emulating import image
from hamstertop import chance, words
from hamstertop.companion import records, results
from hamstertop.companion.session import IDENTITY, Session
from hamstertop.companion.settings import Settings
from hamstertop.storage import MemoryStorage, whole
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.flashing import models
from hamstertop_host.playing.fingers import LEFT, RIGHT
from hamstertop_host.reports import kept

TITLE = "hamsterdam"  # the first on the first screen
MOST = 10  # presses of the right key until a game has begun
AWHILE = 50  # ms, in which a start is under way
PAGES = models.BLOCK // 256  # of a sector
RESULT = bytes(IDENTITY) + b"hamsterdam\n25\n7\n1 3 ANNA\n2 8 "
RESULTS = records.HEAD + records.frame(RESULT, records.check(RESULT, 0))


@pytest.fixture
def uf2(request):
    return image(request.config, "MicroPython with the firmware built in").read_bytes()


@pytest.fixture
def older(request):
    return image(request.config, "an older MicroPython with the firmware built in").read_bytes()


def power_on(flash):
    """Switch it on, and lay hands on it."""
    pico = switched_on(flash)
    pico.boot()
    return Hands(pico, lambda: stored(pico.flash))


def switched_on(flash):
    return Pico(PICO, flash, lambda clock: SSD1680(clock, PICO.panel.interval_ms, full_ms=100, partial_ms=100))


def played_blindly(older):
    """What the flash holds after somebody has chosen another language and begun a game, on screens that may have been
    others than today's: the right key goes on."""
    pico = switched_on(flashed(older))
    pico.boot()
    for key in (LEFT, *[RIGHT] * MOST):
        pico.settle()
        if stored(pico.flash).read(TITLE):
            return pico.flash
        pico.press(key)
    raise AssertionError("no game has begun")


def with_results(flash):
    """The flash with the result of a game that was played before, as version 0.2 stores it."""
    return with_files(flash, {results.BLOB: RESULTS})


def started(flash):
    """What the flash holds soon after the power came: the chip may run, or hang."""
    pico = switched_on(flash)
    with contextlib.suppress(Exception):  # what the emulator says of nonsense
        pico.wait(AWHILE)
    return pico.flash


def test_it_speaks_every_language(uf2):
    flash = flashed(uf2)
    assert [code for code in words.languages() if words.called(code).encode() in flash] == words.languages()


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


def test_it_keeps_games_results_and_settings_of_an_older_one(uf2, older):
    flash = with_results(played_blindly(older))
    before = stored(flash)
    session = Session(before, chance.Seeded(1), lambda: 0)
    assert session.resume(TITLE)
    pico = switched_on(flashed(uf2, over=flash))
    pico.boot()
    pico.settle()
    pico.press(RIGHT)  # it says, once, that its panel has to be checked
    hands = Hands(pico, lambda: stored(pico.flash))
    hands.press(RIGHT)
    assert hands.events == list(session.history.events())
    after = stored(hands.pico.flash)
    assert whole(after, results.BLOB) == whole(before, results.BLOB) == RESULTS
    assert Settings(after).language == Settings(before).language != Settings(MemoryStorage()).language


def test_a_drop_that_is_cut_leaves_the_file_system_alone_and_is_made_again(uf2, older):
    files = file_systems.make("micropython", {f"{kept.FOLDER}/{TITLE}{kept.SUFFIX}": b"a game"}, FILES)
    flash = flashed(older, file_systems.uf2(files, XIP + START))
    whole = flashed(uf2, over=flash)
    pages = len(uf2) // UF2_BLOCK
    for cut in range(1, pages, PAGES):  # in each sector that the boot loader erases
        half = flashed(uf2[: cut * UF2_BLOCK], over=flash)
        assert half[START:END] == flash[START:END]
        assert flashed(uf2, over=half) == whole
    for cut in (1, PAGES // 2, pages // 2, pages - 1):
        half = flashed(uf2[: cut * UF2_BLOCK], over=flash)
        assert started(half)[START:END] == flash[START:END], f"after {cut} of {pages} pages"
