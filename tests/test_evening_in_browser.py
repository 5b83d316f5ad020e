"""Play a whole evening in the browser with keys: three players, with a power cut during a breach; then undo and replay.

A second companion, in the test, receives the same presses. It determines which keys to press, and what the page must
then show.
"""

import json
import time

import pytest

from browser import KEYS, Page, chromium
from hamstertop import chance
from hamstertop.content import SECRET
from hamstertop_host import boards
from hamstertop_host.simulator.launch import Launch
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import RIGHT, TAP, Fingers
from simulating import experienced, serving
from tables import some_event

__all__ = ["chromium"]

SEED = 11
SPEED = 16
COUNT = (
    "[...document.querySelectorAll('#log span')].filter("
    "(entry) => (entry.dataset.event ?? entry.textContent).startsWith(given[0])).length"
)
# The screen as a frame in hexadecimal: rows from the top, the most significant bit on the left, 1 where it is dark.
SEEN = """(() => {
  const c = document.getElementById('paper');
  const { data } = c.getContext('2d').getImageData(0, 0, c.width, c.height);
  const dark = (x, y) => {
    const row = Math.floor((y + 0.5) * c.height / 128), column = Math.floor((x + 0.5) * c.width / 296);
    return data[4 * (row * c.width + column)] < 130;
  };
  let seen = '';
  for (let y = 0; y < 128; y++) for (let x = 0; x < 296; x += 8) {
    let byte = 0;
    for (let bit = 0; bit < 8; bit++) byte = 2 * byte + dark(x + bit, y);
    seen += byte.toString(16).padStart(2, '0');
  }
  return seen;
})()"""
CODES = ("KeyA", "KeyS", "KeyD")


class BrowserFingers(Fingers):
    """Fingers that press the page's keys and those of the companion that determines what the page must show."""

    def __init__(self, page: Page, new: bool = False) -> None:
        self.web = page
        self.times = 1  # speed of the page's clock
        self.started = 0
        self._led = (-1, 0.0)  # the last key that led to a result, and when it was released
        self.reported: list[str] = []
        self._opened = False  # whether the last press opened a screen that accepts presses once it is shown
        super().__init__(
            VirtualBoard(), chance.Seeded(SEED), lambda event: self.reported.append(" ".join(map(str, event))), new
        )

    def speed(self, times: int) -> None:
        """Set the speed of the page's clock."""
        self.web.find(f"#speed input[value='{times}'] + span").click()
        self.times = times

    def cut(self, when: str = "true") -> None:
        """Cut the power of the page's board and the companion once `when` is true in the page, then switch both on
        again."""
        self.web.wait_in_page(f"{when} && (document.getElementById('power').click(), true)")
        self.web.wait_status("No power")
        self.web.find("#power").click()
        self.web.wait_status("Running")
        self.started += 1
        self.dice.other = chance.Seeded(SEED + self.started)
        self.power_on()

    def _look(self) -> None:
        if self._opened or not self.app.guard.seen():
            self.compare()

    def _rest(self, key: int) -> None:
        if key == self._led[0]:
            self.web.rest(self._led[1], self.times)
        super()._rest(key)

    def _down(self, key: int, ms: int) -> None:
        reported = len(self.reported)
        frame, secret = bytes(self.board.panel.frame), SECRET in self.screen.content.flags
        super()._down(key, ms)
        led = self.app.guard.early(key, self.board.ticks())
        # If two presses are read in one tick, the first one's screen acknowledges both with light and sound.
        self._opened = not self.app.guard.seen() or (SECRET in self.screen.content.flags) != secret
        follows = self.reported[-1] if len(self.reported) > reported else None
        count = self._count(follows)
        if ms > TAP:
            self.settle()
            self.web.keyboard("keyDown", KEYS[key], CODES[key])
            if follows is not None:
                self._until_more(follows, count)
            elif self.board.panel.frame != frame:
                self.compare()
            else:  # wait until the key counts as held
                self.web.driver.execute_async_script(f"setTimeout(arguments[0], {ms + 600})")
            self.web.keyboard("keyUp", KEYS[key], CODES[key])
        else:
            self.web.tap(KEYS[key], CODES[key])
        if follows is not None:
            self._until_more(follows, count)
        if led:
            self._led = (key, time.monotonic())

    def _count(self, event: "str | None") -> int:
        """Return how many times an event appears in the page's event log."""
        return self.web.driver.execute_script(f"const given = arguments; return {COUNT}", event) if event else 0

    def _until_more(self, event: str, count: int) -> None:
        self.web.wait_in_page(f"{COUNT} > given[1]", event, count)

    def compare(self) -> None:
        """Wait until the screen in the browser shows the companion's frame and accepts presses."""
        self.settle()
        wanted = bytes(self.board.panel.frame).hex()
        self.web.wait_in_page(f"document.querySelector('#paper:not([aria-busy])') && {SEEN} === given[0]", wanted)


def next_event(fingers: BrowserFingers, source: chance.Seeded) -> tuple:
    """Return the next event. The device rolls its own dice, and tokens are taken back by undo rather than by events."""
    event = some_event(fingers.app.game.session.tracker, source)
    while event[0] == "water" and event[2] < 0:
        event = some_event(fingers.app.game.session.tracker, source)
    return event[:1] if event[0] in ("rolled", "rerolled") else event


@pytest.fixture
def fingers(chromium, tmp_path):
    with serving(Launch(boards.load("pico_epaper29"), experienced(tmp_path), "cpython", SEED)) as server:
        fingers = BrowserFingers(Page(chromium, server.url))
        fingers.speed(SPEED)
        yield fingers
        faults = [entry for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.get("about:blank")
    assert faults == [], json.dumps(faults)


@pytest.mark.slow
def test_three_players_can_play_a_whole_evening(fingers):
    source = chance.Seeded(8)  # a short game
    fingers.begin("hamsterdam", ("setup", 3, 0, 0))
    fingers.compare()
    cuts = 0
    while not fingers.app.game.session.tracker.over:
        fingers.report(next_event(fingers, source))
        if fingers.app.game.session.tracker.phase == "breach" and not cuts:
            state = fingers.app.game.session.tracker.state()
            fingers.cut()
            cuts += 1
            fingers.press(RIGHT)
            assert fingers.app.game.session.tracker.state() == state
            fingers.compare()
    assert cuts == 1
    fingers.compare()
