"""In a four-player round of Run, Hamster, Run! in the browser, an onlooker learns nothing about secret allocations.

The onlooker is a second tab, which gets everything that the simulator shows: frames, pixels, sounds and events. It
looks away from the screen while a hamster allocates, and looks again when the device is passed on. It also hears what
is read aloud.
"""

import json
import threading
from typing import Any

import pytest

from browser import Page, chromium
from hamstertop_host import boards
from hamstertop_host.simulator.launch import Launch
from playing.fingers import LEFT, RIGHT
from simulating import Client, experienced, serving, until
from test_aloud_in_browser import switch, voice
from test_evening_in_browser import SEED, SPEED, BrowserFingers

__all__ = ["chromium", "voice"]

pytestmark = pytest.mark.slow

SOME = ((7, 0, 0), (0, 0, 7), (1, 5, 1), (3, 2, 2))
OTHERS = ((1, 2, 4), (2, 2, 3), (0, 0, 7), (0, 7, 0))
PAPER = ("frame", "shown", "page")  # messages about the screen


class Onlooker:
    """An onlooker who receives all messages from the simulator."""

    def __init__(self, client: Client) -> None:
        self.messages: list[dict[str, Any]] = []
        self.client = client
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while (message := self.client.receive()) is not None:
                self.messages.append(message)
        except (OSError, ValueError):
            pass  # the test is over

    def catch_up(self) -> None:
        """Wait until the last refresh has ended and everything sent before that has arrived."""
        until(lambda: [message["type"] for message in self.messages if message["type"] in PAPER][-1] == "shown")
        asked = self._refusals()
        self.client.send("not a message")  # the answer arrives after everything sent before it
        until(lambda: self._refusals() > asked)

    def _refusals(self) -> int:
        return len([message for message in self.messages if message["type"] == "refused"])

    def at_all_times(self) -> list[object]:
        """Return what can be noticed without looking at the screen: pixels, sounds and the event log."""
        reported = [message for message in self.messages if message["type"] not in (*PAPER, "hello", "refused")]
        return [{key: value for key, value in message.items() if key not in ("ms", "seconds")} for message in reported]

    def paper(self) -> tuple[str, bool]:
        """Return the image on the screen, and whether it came with a full refresh."""
        frames = [message for message in self.messages if message["type"] == "frame"]
        return frames[-1]["data"], frames[-1]["full"]


def allocate(chromium, tmp_path, allocations, then=lambda fingers: None):
    """Play up to and including the reveal, and then call `then`. Return what the onlooker saw on each cover, noticed
    before the reveal without looking, and saw after it, and what was read aloud before it."""
    tmp_path.mkdir()
    with serving(Launch(boards.load("pico_epaper29"), experienced(tmp_path), "cpython", SEED)) as server:
        page = Page(chromium, server.url)
        switch(page)
        fingers = BrowserFingers(page)
        fingers.speed(SPEED)
        fingers.begin("run_hamster_run", ("setup", 4, 0))
        while fingers.app.game.tracker.phase != "allocate":  # who is who; draws for the order of placing; placing
            fingers.press(RIGHT)
        fingers.compare()
        covers = []
        with Client(server.port) as client:
            onlooker = Onlooker(client)
            for seat, chips in enumerate(allocations):
                fingers.report(("allocated", seat, *chips))
                fingers.compare()
                onlooker.catch_up()
                covers.append(onlooker.paper())
            before = onlooker.at_all_times()
            heard = [said[0] for said in chromium.execute_script("return window.spoken") if said]
            fingers.press(RIGHT)
            fingers.compare()
            onlooker.catch_up()
            after = (onlooker.paper(), page.log()[:1])
        faults = [entry for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        then(fingers)
        chromium.get("about:blank")
    assert faults == [], json.dumps(faults)
    return covers, before, after, heard


def play_on(fingers):
    """Play to the end of the round: draw initiative, let no hamster move, and let nobody fall."""
    tracker = fingers.app.game.session.tracker
    while tracker.phase == "initiative":
        fingers.press(RIGHT)
        tracker = fingers.app.game.session.tracker
    while tracker.phase != "allocate":
        shown = fingers.app.stack.screen.content
        fingers.press(LEFT if shown.id == "resolve" and shown.keys[LEFT] else RIGHT)  # also to confirm it
        tracker = fingers.app.game.session.tracker
    assert (tracker.phase, tracker.round, tracker.fatigue) == ("allocate", 2, [1, 1, 1, 1])
    fingers.compare()


@pytest.mark.rule("RHR-11", "RHR-12")
def test_an_onlooker_learns_nothing_before_the_reveal(voice, chromium, tmp_path):
    some = allocate(chromium, tmp_path / "some", SOME)
    others = allocate(chromium, tmp_path / "others", OTHERS, play_on)
    assert some[0] == others[0]
    assert [full for _, full in some[0]] == [True] * 4, "no ghost of a page with numbers"
    assert some[1] == others[1]
    events = [message["event"] for message in some[1] if message["type"] == "event"]
    assert events == [["allocated", seat] for seat in range(4)]
    assert some[2][0] != others[2][0], "then all is shown"
    assert some[2][1] == ["revealed " + " ".join(str(chips) for hamster in SOME for chips in hamster)]
    for *_, heard in (some, others):
        about = [text for text in heard if any(trait in text for trait in ("Scamper", "Mettle", "Friskiness"))]
        assert about == heard[-1:] == [text for text in about if text.startswith("Everyone is ready.")]
        secret = [text for text in heard if "This is secret" in text]
        assert [text.split(".")[0] for text in secret] == ["Blue", "Orange", "Green", "Pink"]
        assert any("Press All sheets open or Enter." in text for text in heard), "it can be split openly"
