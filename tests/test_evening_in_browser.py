"""A whole evening in the browser: three players, by keys, with a power cut in a breach; undone and played again.

A second companion beside the test is pressed likewise. It says which keys to press, and what must then be seen.
"""

import json

import pytest

from browser import Page, chromium
from hamstertop import chance
from hamstertop_host import boards
from hamstertop_host.launch import Launch
from hamstertop_host.playing.fingers import LEFT, RIGHT, TAP, Fingers
from hamstertop_host.virtual.board import VirtualBoard
from simulating import serving
from tables import some_event

__all__ = ["chromium"]

SEED = 11
SPEED = 16
CODES = ("Digit1", "Digit2", "Digit3")


class BrowserFingers(Fingers):
    """Presses the keys of the page, and those of a companion that knows what the page must show."""

    def __init__(self, page: Page) -> None:
        self.web = page
        self.started = 0
        self.reported: list[str] = []
        super().__init__(
            VirtualBoard(), chance.Seeded(SEED), lambda event: self.reported.append(" ".join(map(str, event)))
        )

    def cut(self) -> None:
        """Cut the power of both, and switch on again."""
        for status in ("No power", "Running"):
            self.web.find("#power").click()
            self.web.wait_status(status)
        self.started += 1
        self.dice.other = chance.Seeded(SEED + self.started)
        self.power_on()

    def _down(self, key: int, ms: int) -> None:
        reported = len(self.reported)
        super()._down(key, ms)
        follows = self.reported[-1] if len(self.reported) > reported else None
        before = self._count(follows)
        if ms > TAP:
            self.web.keyboard("keyDown", str(key + 1), CODES[key])
            if follows is None:  # only time shows that it counts as held
                self.web.driver.execute_async_script(f"setTimeout(arguments[0], {ms + 600})")
            else:
                self.web.wait(lambda: self._count(follows) > before)
            self.web.keyboard("keyUp", str(key + 1), CODES[key])
        else:
            self.web.tap(str(key + 1), CODES[key])
        self.web.wait(lambda: follows is None or self._count(follows) > before)

    def _count(self, event: "str | None") -> int:
        """How often the event log of the page has an event."""
        return len([entry for entry in self.web.log() if event is not None and entry.startswith(event)])

    def compare(self) -> None:
        """The screen in the browser shows the frame of the companion beside it."""
        self.settle()
        frame = self.board.panel.frame
        ink = [bool(frame[y * 37 + x // 8] >> (7 - x % 8) & 1) for y in range(4, 128, 8) for x in range(4, 296, 8)]
        self.web.wait(lambda: self._seen() == ink)

    def _seen(self) -> list[bool]:
        """Every eighth pixel of the screen, where it is dark."""
        return self.web.driver.execute_script(
            "const c = document.getElementById('paper'), d = c.getContext('2d').getImageData(0, 0, c.width, c.height);"
            "const seen = [];"
            "for (let y = 4; y < 128; y += 8) for (let x = 4; x < 296; x += 8) {"
            "  const row = Math.floor((y + 0.5) * c.height / 128), column = Math.floor((x + 0.5) * c.width / 296);"
            "  seen.push(d.data[4 * (row * c.width + column)] < 90); }"
            "return seen"
        )


def next_event(fingers: BrowserFingers, source: chance.Seeded) -> tuple:
    """What happens next; the dice are the device's own."""
    event = some_event(fingers.app.session.tracker, source)
    return event[:1] if event[0] in ("rolled", "rerolled") else event


@pytest.fixture
def fingers(chromium, tmp_path):
    with serving(Launch(boards.load("pico_epaper29"), tmp_path, "cpython", SEED)) as server:
        page = Page(chromium, server.url)
        page.find(f"#speed input[value='{SPEED}'] + span").click()
        yield BrowserFingers(page)
        faults = [entry for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.get("about:blank")
    assert faults == [], json.dumps(faults)


def test_an_evening_for_three(fingers):
    source = chance.Seeded(4)
    fingers.begin("hamsterdam", ("setup", 3, 0, 0))
    fingers.compare()
    cuts = 0
    while not fingers.app.session.tracker.over:
        fingers.report(next_event(fingers, source))
        if fingers.app.session.tracker.phase == "breach" and not cuts:
            state = fingers.app.session.tracker.state()
            fingers.cut()
            cuts += 1
            fingers.press(RIGHT)
            assert fingers.app.session.tracker.state() == state
            fingers.compare()
    assert cuts == 1
    fingers.compare()


def test_all_undone_and_played_again(fingers):
    fingers.begin("hamsterdam", ("setup", 3, 0, 0))
    fingers.press(RIGHT, 14)
    rolls = [event for event in fingers.reported if event.startswith("rolled")]
    assert len(rolls) > 6
    while fingers.app.session.count > 1:
        fingers.hold(LEFT)
    fingers.compare()
    fingers.reported.clear()
    fingers.press(RIGHT, 14)
    assert [event for event in fingers.reported if event.startswith("rolled")] == rolls
    fingers.compare()
