"""The virtual board's own process: builds it from a line of JSON, runs the companion on it, speaks JSON lines.

Portable: `python -m` and `micropython -m` run the same file, so the firmware behind the simulator's page is the
one of the chosen runtime, and killing the process is a power cut. First line in, the config:

    {"board": {VirtualBoard's arguments}, "panel": null, or {PANEL of the board's file} for a DrivenBoard,
     "app": module, "state": folder or null, "seed": n or null, "live": bool}

then commands in, and messages out:

    {"do": "key", "key": 0, "down": true}     {"type": "frame", "data": base64, "full": true, "ms": 2000}
    {"do": "speed", "speed": 4}               {"type": "shown"}   the refresh is over
    {"do": "advance", "ms": 500}              {"type": "lights", "rgb": hex}
    {"do": "settle", "ms": 60000}             {"type": "tone", "hertz": 880, "ms": 40}
    {"do": "quit"}                            {"type": "event", "event": [...], "ms": 1234}
                                              {"type": "done", "settled": true, "ms": 1234}
                                              {"type": "fault", "text": traceback}, and the process ends

Live, the clock runs `speed` times as fast as the real one. Otherwise it moves only by `advance` and by `settle`
(until the panel shows what it should, at most `ms`); each is answered by `done`.
"""

import binascii
import io
import json
import select
import sys
import time

from hamstertop import chance
from hamstertop.storage import FileStorage
from hamstertop_host.virtual.board import VirtualBoard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

STEP = 10  # ms of board time from tick to tick
LATEST = 1000  # ms of board time that a slow host may fall behind; the rest is dropped


def send(message: "dict[str, Any]") -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def send_change(change: "tuple[Any, ...]") -> None:
    """Send what the board shows and sounds."""
    kind = change[0]
    if kind == "frame":
        data = binascii.b2a_base64(change[1]).decode().strip()
        send({"type": kind, "data": data, "full": change[2], "ms": change[3]})
    elif kind == "lights":
        send({"type": kind, "rgb": binascii.hexlify(change[1]).decode()})
    elif kind == "tone":
        send({"type": kind, "hertz": change[1], "ms": change[2]})
    else:
        send({"type": kind})


def trace(error: BaseException) -> str:
    """The traceback as text."""
    if hasattr(sys, "print_exception"):  # MicroPython
        text = io.StringIO()
        sys.print_exception(error, text)
        return text.getvalue()
    import traceback

    return "".join(traceback.format_exception(type(error), error, error.__traceback__))


def _driven(panel: "dict[str, Any]", options: "dict[str, Any]") -> VirtualBoard:
    from hamstertop_host.virtual.driven import DrivenBoard

    return DrivenBoard(panel, **options)


class Child:
    """The board, the companion on it, and the host's commands."""

    def __init__(self, config: "dict[str, Any]") -> None:
        storage = FileStorage(config["state"]) if config["state"] else None
        options: dict[str, Any] = {"storage": storage, "listener": send_change}
        options.update(config["board"])
        self.board = _driven(config["panel"], options) if config["panel"] else VirtualBoard(**options)
        self.speed = 1
        seed = config["seed"]
        source = chance.System() if seed is None else chance.Seeded(seed)
        __import__(config["app"])
        self.app = sys.modules[config["app"]].App(self.board, source=source, on_event=self.on_event)

    def on_event(self, event: "tuple[Any, ...]") -> None:
        send({"type": "event", "event": event, "ms": self.board.now})

    def step(self, ms: int) -> None:
        self.board.advance(ms)
        self.app.tick()

    def advance(self, ms: int) -> None:
        while ms > 0:
            self.step(min(ms, STEP))
            ms -= STEP

    def settle(self, limit: int) -> None:
        self.app.tick()
        while limit > 0 and not self.app.settled:
            self.step(min(limit, STEP))
            limit -= STEP

    def obey(self, command: "dict[str, Any]") -> bool:
        """Do what the host says; False means quit."""
        do = command["do"]
        if do == "quit":
            return False
        if do == "key":
            self.board.push(command["key"], command["down"])
        elif do == "speed":
            self.speed = command["speed"]
        elif do == "advance":
            self.advance(command["ms"])
            self.done()
        elif do == "settle":
            self.settle(command["ms"])
            self.done()
        return True

    def done(self) -> None:
        send({"type": "done", "settled": self.app.settled, "ms": self.board.now})


def read(lines: "Any") -> "dict[str, Any]":
    """The host's next command; its going away is a command to quit."""
    line = lines.readline()
    command: dict[str, Any] = json.loads(line) if line else {"do": "quit"}
    return command


def play(child: Child, lines: "Any") -> None:
    """Virtual time: one command after the other, as fast as they come."""
    while child.obey(read(lines)):
        pass


def live(child: Child, lines: "Any") -> None:
    """Real time, `speed` times as fast; but a finger on a key is no faster, so a press stays a press."""
    poller = select.poll()
    poller.register(lines, select.POLLIN)
    last = _milliseconds()
    while True:
        waiting = poller.poll(STEP)
        now = _milliseconds()
        speed = 1 if child.board.touched else child.speed
        child.advance(min((now - last) * speed, LATEST))
        last = now
        if waiting and not child.obey(read(lines)):
            return


def _milliseconds() -> int:
    return time.ticks_ms() if hasattr(time, "ticks_ms") else time.monotonic_ns() // 1000000


def main() -> int:
    lines = sys.stdin.buffer
    lines = getattr(lines, "raw", lines)  # unbuffered, or poll would not see what lies in the buffer
    try:
        config = read(lines)
        child = Child(config)
        (live if config["live"] else play)(child, lines)
    except Exception as error:
        send({"type": "fault", "text": trace(error)})
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
