"""While nothing happens on the site's page, no timer wakes it. It requests persistent storage only after a game."""

import shutil

import pytest

from browser import chromium
from sites import serving, site
from test_site_in_browser import SitePage, clear

__all__ = ["chromium", "site"]

# Tracks the pending timers of a page or a worker. This ignores the 33-hour timer that the driver leaves in the page for
# each script that it waits for.
WAITING = """
{
  const waiting = new Set();
  const [later, every, stop] = [setTimeout, setInterval, clearTimeout];
  globalThis.setTimeout = (act, ms, ...given) => {
    const timer = later(() => { waiting.delete(timer); act(...given); }, ms);
    if (!(ms > 24 * 3600 * 1000)) waiting.add(timer);
    return timer;
  };
  globalThis.setInterval = (...given) => { const timer = every(...given); waiting.add(timer); return timer; };
  globalThis.clearTimeout = globalThis.clearInterval = (timer) => { waiting.delete(timer); stop(timer); };
  globalThis.waiting = waiting;
}
"""
TOLD = "new BroadcastChannel('waiting').onmessage = ({ target }) => target.postMessage(waiting.size);\n"
ASK = """
const [done] = arguments;
const channel = new BroadcastChannel('waiting');
channel.onmessage = ({ data }) => { channel.close(); done([waiting.size, data]); };
channel.postMessage('?');
"""
SEEN = """
Object.defineProperty(document, 'hidden', { configurable: true, value: !arguments[0] });
document.dispatchEvent(new Event('visibilitychange'));
"""
STORAGE = """
window.asked = 0;
navigator.storage.persisted = async () => false;
navigator.storage.persist = async () => { window.asked += 1; return true; };
"""
FINISHED = """
const [done] = arguments;
import('./link.js').then(({ listeners }) => {
  listeners.forEach((listener) => listener({ type: 'results', bytes: new Uint8Array([1]) }));
  done();
});
"""


@pytest.fixture
def page(chromium, site, tmp_path):
    folder = shutil.copytree(site, tmp_path / "site")
    worker = folder / "worker.js"
    worker.write_text(WAITING + TOLD + worker.read_text("utf-8"), "utf-8")
    made = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WAITING + STORAGE})
    with serving(folder) as url:
        yield SitePage(chromium, url)
        chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)
        chromium.get("about:blank")
        clear(chromium, url)


def waiting(page):
    """Return the number of pending timers in the page and in its worker."""
    return page.driver.execute_async_script(ASK)


def test_no_timer_is_pending_while_nothing_happens(page):
    page.wait(lambda: waiting(page) == [0, 0])
    page.press(0)
    page.wait(lambda: waiting(page) == [0, 0])


def test_nothing_wakes_a_hidden_page(page):
    page.driver.execute_script(SEEN, False)
    page.press(0)
    assert waiting(page)[1] == 0, "though lights shine for a moment"
    page.driver.execute_script(SEEN, True)
    page.wait(lambda: waiting(page) == [0, 0])
    page.press(0)


def test_the_page_asks_only_once_to_keep_games_after_the_first_game_has_ended(page):
    note = page.find("#keeping")
    assert (page.driver.execute_script("return window.asked"), note.is_displayed()) == (0, False)
    page.driver.execute_async_script(FINISHED)
    page.press(0)
    page.wait(note.is_displayed)
    assert "delete saved games" in note.text
    page.find("#keep-yes").click()
    page.wait(lambda: not note.is_displayed())
    assert page.driver.execute_script("return window.asked") == 1
    page.driver.refresh()
    page.wait_status("Running")
    page.driver.execute_async_script(FINISHED)
    page.press(0)
    assert not page.find("#keeping").is_displayed()
