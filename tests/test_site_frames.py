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
FIRST = LEGS.index("tour_first")
APART = 1 if os.environ.get("HAMSTERTOP_EVERY_FRAME") else len(LEGS)


def check(browser, folder):
    with serving(folder) as url:
        browser.get(url + BLANK)
        frames = browser.execute_async_script(WALK, FIRST % APART, APART)
        browser.get("about:blank")
    assert isinstance(frames, list), frames
    drawn = {name: bytes.fromhex(frame) for name, frame in frames}
    pages = tours.pages(only=LEGS[FIRST % APART :: APART])
    assert {page.name for page in pages if drawn[page.name] != page.frame} == set()


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
