"""Three players play an evening of Hamsterdam by touch on a phone, and the page is killed in the middle of a flood.

As in the simulator's test, a second companion gets the same presses and determines what the page must show.
"""

from urllib.parse import urljoin

import pytest

from browser import KEYS, SHOWN, WebDriverWait, chromium
from hamstertop import chance
from simulating import PATIENCE
from sites import serving, site
from test_evening_in_browser import SEED, SPEED, BrowserFingers, next_event
from test_site_in_browser import SitePage, clear

__all__ = ["chromium", "site"]

pytestmark = pytest.mark.slow


# Whether the display is idle and shows a frame: rows from the top, most significant bit on the left, 1 for dark
INKED = f"""{SHOWN} && '%s' === Array.from({{ length: paper.ink.length / 8 }}, (_, i) => {{
  const bits = paper.ink.subarray(8 * i, 8 * i + 8);
  return bits.reduce((byte, bit) => 2 * byte + bit, 0).toString(16).padStart(2, '0');
}}).join('')"""


class TouchPage(SitePage):
    """A page whose keys are touched with a finger."""

    def tap(self, key, code):
        if not self._shows(key):
            super().tap(key, code)
            return
        point = self._middle(key)
        self._touch(point)
        self._touch()

    def keyboard(self, kind, key, code):
        """Touch a key instead of pressing one on the keyboard. The key may be gone by the time it is released."""
        if kind == "keyDown":
            self._touches = self._shows(key)
        if self._touches:
            self._touch(*([self._middle(key)] if kind == "keyDown" else []))
        else:
            super().keyboard(kind, key, code)

    def _shows(self, key):
        """Return whether a key is visible and can be touched. If not, its action may be available elsewhere."""
        return self.key(KEYS.index(key)).is_displayed()

    def _middle(self, key):
        x, y = self.driver.execute_script(
            "const { left, top, width, height } = arguments[0].getBoundingClientRect();"
            "return [left + width / 2, top + height / 2]",
            self.key(KEYS.index(key)),
        )
        return {"x": x, "y": y}

    def _touch(self, *points):
        """Put fingers on these points, or lift all fingers if no points are given."""
        touch = {"type": "touchStart" if points else "touchEnd", "touchPoints": points}
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", touch)


class TouchFingers(BrowserFingers):
    """Fingers on a page whose clock is sped up without the page's tools."""

    def speed(self, times):
        self.web.link(f"link.send({{type: 'speed', speed: {times}}}); done()")
        self.times = times

    def _look(self):
        """Wait until the page shows the screen, because keys move when the page changes."""
        self.compare()

    def compare(self):
        """Compare only the display's ink, because a phone in portrait orientation shows most of the content as text."""
        self.settle()
        wanted = bytes(self.board.panel.frame).hex()
        self.web.script(f"const look = () => ({INKED % wanted}) ? done() : setTimeout(look, 10); look();")


@pytest.fixture
def fingers(chromium, site):
    phone = {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True}
    chromium.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    chromium.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    with serving(site) as url:
        fingers = TouchFingers(TouchPage(chromium, f"{url}?seed={SEED}"), new=True)
        fingers.speed(SPEED)
        yield fingers
        complaints = [entry["message"] for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.get("about:blank")
        clear(chromium, url)
    chromium.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    chromium.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert complaints == []


def test_three_players_play_a_whole_evening_by_touch(fingers):
    source = chance.Seeded(8)  # a short game
    fingers.begin("hamsterdam", ("setup", 3, 0, 0))
    fingers.compare()
    events = 0
    while not fingers.app.game.session.tracker.over:
        fingers.report(next_event(fingers, source))
        events += 1
        if events == 20:
            state = fingers.app.game.session.tracker.state()
            fingers.web.driver.refresh()  # as if the browser killed the page, which then resumes
            fingers.web.wait_status("Running")
            fingers.speed(SPEED)
            fingers.dice.other = chance.Seeded(SEED)
            fingers.board.woke = True
            fingers.power_on()
            assert fingers.app.game.session.tracker.state() == state
        fingers.compare()
    assert events > 30


def test_a_finished_game_appears_in_the_results_in_another_tab_and_disappears_on_undo(fingers):
    driver = fingers.web.driver
    playing, address = driver.current_window_handle, urljoin(driver.current_url, "results.html")
    driver.switch_to.new_window("tab")
    driver.get(address)
    results = driver.current_window_handle
    games = "return [...document.querySelectorAll('#games .cards > li')].map((game) => game.innerText)"

    def shown(count):
        driver.switch_to.window(results)
        WebDriverWait(driver, PATIENCE).until(lambda _: len(driver.execute_script(games)) == count)
        text = "".join(driver.execute_script(games))
        driver.switch_to.window(playing)
        return text

    shown(0)
    fingers.begin("score_pad", ("setup", 2, 0))
    fingers.report(("scored", 0, 7), ("ended",))
    assert "7" in shown(1)
    fingers.undo()
    shown(0)
    driver.switch_to.window(results)
    driver.close()
    driver.switch_to.window(playing)
