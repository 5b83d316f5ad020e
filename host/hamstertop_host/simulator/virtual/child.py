"""The process of a virtual board: it makes the board, runs the companion on it and exchanges lines of JSON with the
host.

Portable: `python -m` and `micropython -m` run the same file, so the simulator can run the firmware on either runtime.
Killing the process has the effect of a power cut. A web page's worker also uses `Child` (see `web.py`). The first line
of input is the configuration:

    {"board": {options of `described`}, "app": module, "state": folder or null, "seed": n or null, "live": bool}

It is followed by commands as input and messages as output:

    {"do": "key", "key": 0, "down": true}     {"type": "frame", "data": base64, "full": true, "ms": 2000}
    {"do": "answer", "revision": 3, "what": "line", "which": 0, "number": null}
                                              {"type": "page", "heading": ..., ...}: its content, see `Page`
    {"do": "write", "text": "Anna"}           {"type": "shown"}   the refresh is over
    {"do": "speed", "speed": 4}               {"type": "lights", "rgb": base64}
    {"do": "advance", "ms": 500}              {"type": "tone", "hertz": 880, "ms": 40}
    {"do": "settle", "ms": 60000}             {"type": "event", "event": [...], "text": "...", "ms": 1234, ...}
    {"do": "look", "key": 0}                  {"type": "story", "events": [...]}   all so far, when a game is opened
    {"do": "language", "language": "de"}
    {"do": "motion", "on": true}
    {"do": "page"}                            send the page again
    {"do": "quit"}                            {"type": "done", "settled": true, "ms": 1234}
                                              {"type": "fault", "text": traceback}, and the process ends

All events, including those in stories, have `seconds`, the time played so far. With `motion` on, dice rolled by the
device tumble briefly, even on a panel that is faster: the frame takes longer to appear and has `dice`, with their sides
and faces, and messages that would reveal the result are held back until then. In live mode, the clock runs `speed`
times as fast as real time. Otherwise, it advances only with `advance`, `settle` (until the panel shows the latest
screen, for at most `ms`) and `look` (until a press of the key counts). Each of these commands is answered with `done`.
"""

import binascii
import io
import json
import select
import sys
import time

from hamstertop import chance, words
from hamstertop.companion import lights
from hamstertop.saving.storage import FileStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard, described
from hamstertop_host.simulator.virtual.pace import STEP, Pace
from hamstertop_host.simulator.virtual.page import Page
from hamstertop_host.simulator.virtual.words import Teller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.chance import Source

    Send = Callable[[dict[str, Any]], None]


def send(message: "dict[str, Any]") -> None:
    """Send a message as a line of JSON, with bytes in base64."""
    line = {}
    for name, value in message.items():
        line[name] = binascii.b2a_base64(value).decode().strip() if isinstance(value, bytes) else value
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def trace(error: BaseException) -> str:
    if hasattr(sys, "print_exception"):  # MicroPython
        text = io.StringIO()
        sys.print_exception(error, text)
        return text.getvalue()
    import traceback

    return "".join(traceback.format_exception(type(error), error, error.__traceback__))


class Child:
    """A board, the companion on it, and the host's commands.

    Args:
        app: the module whose `Loop` to run.
        source: the source of random numbers.
        send: a function to call with each message, whose bytes are not encoded yet.
    """

    def __init__(self, board: VirtualBoard, app: str, source: "Source", send: "Send") -> None:
        self.board = board
        self.send = send
        self.speed = 1
        self._undone = False  # whether an undo has yet to be reported
        self._story_of = b""  # the identity of the game whose story was sent last
        self._teller: Teller | None = None
        self._page: Page | None = None
        self._motion = False  # whether to show dice tumbling
        self._tumbled: tuple[int, ...] = ()  # the last roll that tumbled
        self._held: list[dict[str, Any]] | None = None  # messages held back while the dice tumble
        board.listener = self._on_change
        __import__(app)
        self._loop = sys.modules[app].Loop(board, source=source, on_event=self._on_event)
        self.app = self._loop.app
        if hasattr(self.app, "canvas"):
            self._teller = Teller(self.app)
            self._page = Page(self.app)

    def _on_change(self, change: "tuple[Any, ...]") -> None:
        """Send a change in what the board shows or plays."""
        kind = change[0]
        if kind == "frame":
            message = {"type": kind, "data": change[1], "full": change[2], "ms": change[3]}
            if self._held is not None:
                message["dice"] = self._tumbled[2:]
            self.send(message)
            self._tell_page()
        elif kind == "lights":
            self.send({"type": kind, "rgb": change[1]})
        elif kind == "tone":
            self.send({"type": kind, "hertz": change[1], "ms": change[2]})
        else:
            for held in self._held or ():
                self.send(held)
            self._held = None
            self.send({"type": kind})

    def _tell(self, message: "dict[str, Any]") -> None:
        """Send a message that could reveal a result, but only once the result is shown."""
        if self._held is None:
            self.send(message)
        else:
            self._held.append(message)

    def _tell_page(self) -> None:
        if self._page:
            page = self._page.message()
            page["type"] = "page"
            self._tell(page)

    def _tumble(self) -> None:
        """Make the dice of a new roll tumble by extending the refresh."""
        rolled = self.app.game.rolled
        panel = self.board.panel
        if rolled is not self._tumbled:
            self._tumbled = rolled
            if self._motion and len(rolled) > 2 and panel.full_ms < lights.SHIMMER and not panel.busy():
                panel.lasts = lights.SHIMMER
                self._held = []

    def _on_event(self, event: "tuple[Any, ...]") -> None:
        if event == ("undo",):  # which event was undone is known only afterwards
            self._undone = True
        else:
            self._report_undo()
            self._report(event, self._teller.line(event) if self._teller else "")

    def _report_undo(self) -> None:
        if self._undone:
            self._undone = False
            self._report(("undo",), self.app.stack.message)

    def _report(self, event: "tuple[Any, ...]", text: str) -> None:
        seconds = self.app.game.session.seconds if self._teller else 0
        if self._teller:
            self._tumble()
        self._tell({"type": "event", "event": event, "text": text, "ms": self.board.now, "seconds": seconds})

    def _retell(self) -> None:
        """Send a game's log when the game is started or resumed."""
        identity = self.app.game.session.identity
        if self._teller and self.app.game.playing and identity != self._story_of:
            self._story_of = identity
            self._tell({"type": "story", "events": self._teller.story()})

    def speak(self, language: str) -> None:
        """Set the companion's language, if it is available."""
        app = self.app
        if language not in words.languages() or language == app.settings.language:
            return
        app.settings.language = language
        app.save_settings()
        if app.stack.timed.running:
            app.stack.redraw()  # the timer continues
        else:
            app.stack.main()

    def step(self, ms: int) -> None:
        self.board.advance(ms)
        try:
            self._loop.tick()
        finally:
            self._report_undo()
        if self._teller:
            self._teller.look()
            self._retell()
        if self._page and self._page.revision != self.app.stack.revision and self.app.refresh.settled:
            self._tell_page()  # something not visible on the display has changed

    def advance(self, ms: int) -> None:
        while ms > 0:
            self.step(min(ms, STEP))
            ms -= STEP

    def settle(self, limit: int) -> None:
        self._loop.tick()
        while limit > 0 and not self.app.refresh.settled:
            self.step(min(limit, STEP))
            limit -= STEP

    def obey(self, command: "dict[str, Any]") -> bool:
        """Carry out a command from the host. Return False to quit."""
        do = command["do"]
        if do == "quit":
            return False
        if do == "key":
            self.board.push(command["key"], command["down"])
        elif do == "write":
            self.board.write(command["text"])
        elif do == "answer":
            place = command["what"], command["which"], command["number"]
            if self._page and self._page.offers(*place):
                self.board.answer(command["revision"], *place)
        elif do == "page":
            self._tell_page()
        elif do == "language":
            self.speak(command["language"])
        elif do == "speed":
            self.speed = command["speed"]
        elif do == "motion":
            self._motion = command["on"]
        elif do == "advance":
            self.advance(command["ms"])
            self.done()
        elif do == "settle":
            self.settle(command["ms"])
            self.done()
        elif do == "look":
            while not self.app.guard.counts(command["key"], self.board.ticks()):
                self.step(STEP)
            self.done()
        return True

    def done(self) -> None:
        self.send({"type": "done", "settled": self.app.refresh.settled, "ms": self.board.now})


def make(config: "dict[str, Any]") -> Child:
    """Return the child described by the first line."""
    board = described(config["board"], FileStorage(config["state"]) if config["state"] else None)
    if config["live"]:
        board.wall = time.time
    seed = config["seed"]
    return Child(board, config["app"], chance.System() if seed is None else chance.Seeded(seed), send)


def read(lines: "Any") -> "dict[str, Any]":
    return parse(lines.readline())


def parse(line: bytes) -> "dict[str, Any]":
    """Return the command in a line from the host, or the command to quit if the host is gone."""
    command: dict[str, Any] = json.loads(line) if line else {"do": "quit"}
    return command


def play(child: Child, lines: "Any") -> None:
    """Run in virtual time, carrying out commands as fast as they arrive."""
    while child.obey(read(lines)):
        pass


def live(child: Child, lines: "Any") -> None:
    """Run in real time, carrying out commands as they arrive."""
    wait = _waiting(lines) if hasattr(select, "poll") else _waiting_in_thread(lines)
    pace = Pace(child)
    while True:
        command = wait()
        if not command:
            pace.live(_milliseconds())
        elif not pace.obey(command, _milliseconds()):
            return


def _waiting(lines: "Any") -> "Callable[[], dict[str, Any] | None]":
    """Return a function that waits up to STEP ms for the host's next command, and returns it or None."""
    poller = select.poll()
    poller.register(lines, select.POLLIN)
    return lambda: read(lines) if poller.poll(STEP) else None


def _waiting_in_thread(lines: "Any") -> "Callable[[], dict[str, Any] | None]":
    """Return the same function for Windows, where it is not possible to wait for a pipe with a time limit."""
    import queue
    import threading

    waiting: queue.Queue[bytes] = queue.Queue()

    def listen() -> None:
        line = b"\n"
        while line:
            line = lines.readline()
            waiting.put(line)

    def wait() -> "dict[str, Any] | None":
        try:
            return parse(waiting.get(timeout=STEP / 1000))
        except queue.Empty:
            return None

    threading.Thread(target=listen, daemon=True).start()
    return wait


def _milliseconds() -> int:
    return time.ticks_ms() if hasattr(time, "ticks_ms") else time.monotonic_ns() // 1000000


def main() -> int:
    lines = sys.stdin.buffer
    lines = getattr(lines, "raw", lines)  # unbuffered, because poll does not see the contents of a buffer
    try:
        config = read(lines)
        child = make(config)
        (live if config["live"] else play)(child, lines)
    except Exception as error:
        send({"type": "fault", "text": trace(error)})
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
