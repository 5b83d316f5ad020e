"""The site in both browsers: screens byte for byte as they were judged by eye; in Firefox also what is kept.

Each browser draws one leg of the tour, with HAMSTERTOP_EVERY_FRAME=1 all of them. The others are drawn by the same
MicroPython in WebAssembly, without a browser, where `test_memory` counts its heap.
"""

import os

import pytest

import marionette
import tour
from browser import chromium
from golden_frames import Golden
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
    golden = Golden()
    names, known = sorted(name for name, _ in frames), sorted(golden.digests)
    assert names == known if APART == 1 else len(names) > 40
    golden.check((name, bytes.fromhex(frame)) for name, frame in frames)


def test_chromium_draws_the_golden_frames(chromium, site):
    check(chromium, site)


@pytest.fixture(scope="module")
def firefox():
    if marionette.FIREFOX is None:
        pytest.skip(marionette.REMEDY)
    with marionette.Firefox() as firefox:
        yield firefox


def test_firefox_draws_the_golden_frames(firefox, site):
    check(firefox, site)


PLAY = """
const [done] = arguments;
const $ = (id) => document.getElementById(id);
const until = (condition) => new Promise((next) => {
  const look = () => (condition() ? next() : setTimeout(look, 20));
  look();
});
const events = () => document.querySelectorAll('#log .event').length;
(async () => {
  await until(() => $('status').textContent.startsWith('Running') && $('words').textContent);
  const before = $('words').textContent;
  for (let count = 0; count < 3; count++) {
    const seen = events();
    for (const kind of ['keydown', 'keyup']) {
      document.body.dispatchEvent(new KeyboardEvent(kind, { key: '3', code: 'Digit3', bubbles: true }));
    }
    await until(() => events() > seen);
  }
  const rolled = document.querySelector('#log .event').dataset.event.split(' ').slice(1).map(Number);
  const total = String(rolled.reduce((sum, face) => sum + face));
  await until(() => [...$('words').children].some(({ textContent }) => textContent === total));
  done([before, $('words').textContent]);
})().catch((error) => done(String(error)));
"""


def test_firefox_plays_and_keeps_what_was_played_through_a_reload(firefox, site):
    with serving(site) as url:
        firefox.get(url + "?game=dice_tray")
        _, shown = firefox.execute_async_script(PLAY)
        firefox.get(url + "?again")
        found, after = firefox.execute_async_script(PLAY)
        firefox.get("about:blank")
    assert "total" in shown
    assert found == shown, "it goes on where it was"
    assert "total" in after
