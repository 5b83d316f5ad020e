"""Every screen in the browser's MicroPython, from the bytecode of the site, byte for byte as it was judged by eye."""

import pytest

import marionette
from browser import chromium
from sites import BLANK, WALK, serving, site
from test_frames import NAMES, golden

__all__ = ["chromium", "site"]


def check(browser, folder):
    with serving(folder) as url:
        browser.get(url + BLANK)
        frames = browser.execute_async_script(WALK, "en")
        browser.get("about:blank")
    assert isinstance(frames, list), frames
    assert sorted(name for name, _ in frames) == NAMES
    assert [name for name, frame in frames if bytes.fromhex(frame) != golden(name)] == []


def test_chromium_draws_every_golden_frame(chromium, site):
    check(chromium, site)


@pytest.mark.skipif(marionette.FIREFOX is None, reason=marionette.REMEDY)
def test_firefox_draws_every_golden_frame(site):
    with marionette.Firefox() as firefox:
        check(firefox, site)
