"""In each common browser, an evening is played on the site, saved and continued, even without a network."""

import pytest

import marionette
import webkit
from browser import chromium, offline
from hamstertop.companion.guard import AGAIN
from sites import serving, site

__all__ = ["chromium", "offline", "site"]

pytestmark = pytest.mark.slow

BROWSERS = ("Chromium", "Firefox", "WebKit")
SPEED = 16  # times as fast as real time
EVENTS = 12  # number of events played
# Presses the key that continues, whenever the page is idle, until this many events are stored. Returns the page's text
# before and afterwards, and whether the page says that games are not saved.
PLAY = """
const [count, speed, rest, done] = arguments;
const $ = (id) => document.getElementById(id);
const until = (condition) => new Promise((next) => {
  const look = () => (condition() ? next() : setTimeout(look, 20));
  look();
});
const events = () => document.querySelectorAll('#log .event').length;
const said = () => $('said').textContent + $('said').querySelector('[aria-current]')?.textContent;
const settled = () => !$('paper').hasAttribute('aria-busy');
(async () => {
  await until(() => $('status')?.className === 'on' && $('said').textContent && settled());
  const before = said();
  document.querySelector('#speed input[value="' + speed + '"]').click();
  const explained = () => said().startsWith('This is new'); // said once, not after a reload
  while (events() < count || (count && explained())) {
    const shown = said();
    await new Promise((next) => setTimeout(next, rest));
    const key = shown.includes('What are your names?') ? '1' : '3'; // no names
    for (const kind of ['keydown', 'keyup']) {
      document.body.dispatchEvent(new KeyboardEvent(kind, { key, code: `Digit${key}`, bubbles: true }));
    }
    await until(() => settled() && said() !== shown);
  }
  await navigator.serviceWorker.ready;
  for (const name of ['words/en.json', 'words-en.pack']) {
    while (!(await caches.match(name))) await new Promise((next) => setTimeout(next, 20)); // asked for once it is ready
  }
  done([before, said(), !$('unkept').hidden]);
})().catch((error) => done(String(error)));
"""


@pytest.fixture(params=BROWSERS)
def browser(request):
    if request.param == "Chromium":
        request.getfixturevalue("offline")
        yield request.getfixturevalue("chromium")
        return
    module, started = {"Firefox": (marionette, marionette.Firefox), "WebKit": (webkit, webkit.WebKit)}[request.param]
    if not module.INSTALLED:
        pytest.skip(module.REMEDY)
    with started() as driver:
        yield driver


def test_an_evening_is_played_saved_and_continued_without_a_network(browser, site):
    with serving(site) as url:
        browser.get(url + "?game=hamsterdam&seed=7")
        _, shown, unkept = play(browser, EVENTS)
        assert not unkept
        browser.get(url + "?again")
        assert play(browser, 0)[0] == shown, "it goes on where it was"
    browser.get(url)  # the server is gone
    found, after, _ = play(browser, EVENTS + 3)
    assert found == shown
    assert after != shown
    browser.get(url + "?again")
    assert play(browser, 0)[0] == after
    browser.get("about:blank")


def play(browser, count):
    found = browser.execute_async_script(PLAY, count, SPEED, AGAIN / SPEED + 30)
    assert isinstance(found, list), found
    return found
