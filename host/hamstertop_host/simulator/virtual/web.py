"""The virtual board in a web page's worker, on MicroPython compiled to WebAssembly.

`worker.js` registers the module `page` and calls the functions here: `start` once, `command` for each command from the
host, and `live` whenever the time returned by `due` has passed. Python must return to JavaScript after each step,
because only then are both garbage collectors able to run.
"""

import json
import time

import page  # type: ignore[import-not-found]  # provided by the worker: send, read, append, replace

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.games import titles
from hamstertop.saving.storage import PIECE
from hamstertop_host.simulator.virtual.board import described
from hamstertop_host.simulator.virtual.child import Child, trace
from hamstertop_host.simulator.virtual.pace import Pace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

_child: "list[Child]" = []
_pace: "list[Pace]" = []
_notified: "list[bool]" = [False]  # whether the page has been notified that a game is in progress


class Storage:
    """Blobs in the page's storage. The worker answers writes with an error number, or 0."""

    def pieces(self, name: str) -> "Iterator[bytes]":
        at = 0
        piece = bytes(page.read(name, at, PIECE))
        while piece:
            yield piece
            at += PIECE
            piece = bytes(page.read(name, at, PIECE))

    def append(self, name: str, data: bytes) -> None:
        self._check(page.append(name, data))

    def replace(self, name: str, pieces: "Iterable[bytes]") -> None:
        self._check(page.replace(name, b"".join(pieces)))  # pages store complete games

    def _check(self, number: int) -> None:
        if number:
            raise OSError(number)


def _send(message: "dict[str, Any]") -> None:
    """Send a message, with its bytes separate because they would be large and slow to encode as JSON."""
    plain: dict[str, Any] = {}
    data = b""
    for name, value in message.items():
        if isinstance(value, bytes):
            plain[name] = None
            data = value
        else:
            plain[name] = value
    page.send(json.dumps(plain), data)


def guarded(do: "Callable[..., None]") -> "Callable[..., bool]":
    """Return a function that does the same, and returns False if the firmware fails, which it reports to the page."""

    def guard(*arguments: "Any") -> bool:
        try:
            do(*arguments)
        except Exception as error:
            _send({"type": "fault", "text": trace(error)})
            return False
        return True

    return guard


@guarded
def start(text: str) -> None:
    """Switch the board on.

    The configuration is {"board": options of `described`, "app": module, "seed": n or null, "woke": whether the game
    resumes immediately, "language": code or null, "title": the game to open or null}.
    """
    config = json.loads(text)
    board = described(config["board"], Storage())
    board.woke = config["woke"]
    board.wall = time.time
    seed = config["seed"]
    source = chance.System() if seed is None else chance.Seeded(seed)
    child = Child(board, config["app"], source, _send)
    _child.append(child)
    _pace.append(Pace(child))
    app = child.app
    child.speak(config["language"])
    if config["title"] in titles.names():
        saved = app.game.saved(config["title"])
        if saved.game and not saved.tracker.over:
            act(app, "resume", config["title"])
        else:
            act(app, "game", config["title"])


@guarded
def command(text: str, now: int) -> None:
    """Carry out a command from the page at the time `now`, in ms."""
    _pace[0].obey(json.loads(text), now)
    _tell_playing()


@guarded
def redraw() -> None:
    """Redraw the screen once the words in its language have arrived."""
    _child[0].app.stack.redraw()


@guarded
def live(now: int) -> None:
    """Let time pass up to `now`, in ms."""
    _pace[0].live(now)
    _tell_playing()


def due() -> int:
    """Return the time in ms until there is something to do, or -1 if nothing is before the next command."""
    return _pace[0].due()


def _tell_playing() -> None:
    app = _child[0].app
    playing = app.game.playing and not app.game.tracker.over
    if playing != _notified[0]:
        _notified[0] = playing
        _send({"type": "playing", "playing": playing})
