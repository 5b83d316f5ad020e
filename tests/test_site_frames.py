"""In two browsers, the site draws the same screens as CPython, byte for byte.

Each browser draws one leg of the tour, or all legs with HAMSTERTOP_EVERY_FRAME=1. `test_memory` draws the others with
the same MicroPython in WebAssembly, without a browser.
"""

import os

import pytest

import marionette
import tour
import tours
from browser import chromium
from sites import BLANK, WALK, serving, site

__all__ = ["chromium", "site"]


LEGS = tour.legs()
DRAWN = LEGS if os.environ.get("HAMSTERTOP_EVERY_FRAME") else ["tour_first"]


def check(browser, folder):
    with serving(folder) as url:
        drawn = {}
        for leg in DRAWN:
            browser.get(url + BLANK)
            frames = browser.execute_async_script(WALK, LEGS.index(leg), len(LEGS))
            assert isinstance(frames, list), frames
            drawn |= {name: bytes.fromhex(frame) for name, frame in frames}
        browser.get("about:blank")
    assert {page.name for page in tours.pages(only=DRAWN) if drawn[page.name] != page.frame} == set()


def test_chromium_draws_the_same_frames(chromium, site):
    check(chromium, site)


@pytest.fixture(scope="module")
def firefox():
    if not marionette.INSTALLED:
        pytest.skip(marionette.REMEDY)
    with marionette.Firefox() as firefox:
        yield firefox


@pytest.mark.slow
def test_firefox_draws_the_same_frames(firefox, site):
    check(firefox, site)
