"""Run a script of key presses on a virtual board in virtual time, and save frames of its screen."""

import base64
import contextlib
import json
import re
import subprocess
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hamstertop_games.errors import UserError

from ..boards import Board
from . import png
from .launch import APART, Launch, line

PRESS_MS = 60  # how long a press keeps a key down, and then up
HOLD_MS = 700  # how long a hold keeps a key down: longer than the companion's hold time, but before a second repeat
SETTLE_MS = 60_000  # board time allowed for a refresh
LONGEST_MS = 24 * 3600 * 1000
PATIENCE_S = 120.0  # real time after which firmware that does not respond counts as hung
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")


@dataclass(frozen=True)
class Step:
    """A line of a script.

    Attributes:
        number: the line number, from 1.
        verb: "press", "hold", "wait", "frame" or "cut".
        key: the key to press or hold, from 0.
        ms: the board time to wait.
        name: the name of the frame to write.
    """

    number: int
    verb: str
    key: int = 0
    ms: int = 0
    name: str = ""


def parse(text: str, source: str, board: Board) -> list[Step]:
    """Parse a script.

    Args:
        text: the script, with one step per line and comments after #.
        source: the name of the script in errors.
        board: the board whose keys to press.

    Returns:
        The steps.

    Raises:
        UserError: a line is not valid; the message says how to write it.
    """
    steps = []
    for number, written in enumerate(text.splitlines(), 1):
        words = written.split("#")[0].split()
        if words:
            try:
                steps.append(_step(number, words, board))
            except ValueError as error:
                raise UserError(f"{source}:{number}: {error}") from None
    return steps


def _step(number: int, words: list[str], board: Board) -> Step:
    verb, arguments = words[0], words[1:]
    usage = {
        "press": "press KEY",
        "hold": "hold KEY",
        "wait": "wait MILLISECONDS",
        "frame": "frame NAME",
        "cut": "cut",
    }
    if verb not in usage:
        raise ValueError(f"unknown command {verb!r} (known: {', '.join(usage)})")
    if len(arguments) != len(usage[verb].split()) - 1:
        raise ValueError(f"wrong number of arguments (usage: {usage[verb]})")
    if verb in ("press", "hold"):
        keys = [key.name for key in board.keys]
        if arguments[0] not in keys:
            raise ValueError(f"{board.id} does not have a key {arguments[0]!r} (its keys: {' '.join(keys)})")
        return Step(number, verb, key=keys.index(arguments[0]))
    if verb == "wait":
        if not re.fullmatch("[0-9]{1,8}", arguments[0]) or int(arguments[0]) > LONGEST_MS:
            raise ValueError(f"{arguments[0]!r} is not a time (usage: wait MILLISECONDS, 0 to {LONGEST_MS} ms)")
        return Step(number, verb, ms=int(arguments[0]))
    if verb == "frame":
        if not NAME.fullmatch(arguments[0]):
            raise ValueError(f"{arguments[0]!r} is not a frame name (use letters, digits, '_', '-' and '.')")
        return Step(number, verb, name=arguments[0])
    return Step(number, verb)


class Player:
    """A virtual board's process, and what it has shown. As a context manager, it ends the process on exit.

    Args:
        launch: the board to start.
        on_event: a function to call with each event, in the form of the message that `virtual.child` sends.

    Attributes:
        frame: the image on the panel, with one bit per pixel, 1 for black, and each row starting at a new byte.
        settled: whether the panel shows the latest screen.
    """

    def __init__(self, launch: Launch, on_event: Callable[[dict[str, Any]], None]) -> None:
        self.launch = launch
        self.frame = bytes((launch.board.panel.width + 7) // 8 * launch.board.panel.height)
        self.settled = False
        self._on_event = on_event
        self._boots = 0
        self._process = self._start()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self._kill()

    def _start(self) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(
            self.launch.command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=self.launch.environment(),
            **APART,
        )
        assert process.stdin
        process.stdin.write(line(self.launch.config(live=False, boot=self._boots)))
        self._boots += 1
        return process

    def _kill(self) -> None:
        self._process.kill()
        with contextlib.suppress(OSError):  # output that could not be written
            self._process.communicate()

    def cut(self) -> None:
        """Cut the power and restore it immediately."""
        self._kill()
        self._process = self._start()

    def press(self, key: int, ms: int = PRESS_MS) -> None:
        """Wait for the panel, as a person would, then press a key for `ms` of board time, and release it for long
        enough to count."""
        self._ask({"do": "look", "key": key})
        self._send({"do": "key", "key": key, "down": True})
        self.wait(ms)
        self._send({"do": "key", "key": key, "down": False})
        self.wait(PRESS_MS)

    def wait(self, ms: int) -> None:
        """Let `ms` of board time pass."""
        self._ask({"do": "advance", "ms": ms})

    def settle(self) -> bool:
        """Let board time pass until the panel shows the latest screen. Return False if it never does."""
        self._ask({"do": "settle", "ms": SETTLE_MS})
        return self.settled

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin
        self._process.stdin.write(line(message))

    def _ask(self, message: dict[str, Any]) -> None:
        """Send a command, and process messages up to its reply."""
        assert self._process.stdin
        assert self._process.stdout
        guard = threading.Timer(PATIENCE_S, self._process.kill)
        guard.daemon = True
        guard.start()
        try:
            with contextlib.suppress(OSError):  # the process has ended: a broken pipe (EINVAL on Windows)
                self._send(message)
                self._process.stdin.flush()
            for answer in self._process.stdout:
                if self._hear(answer):
                    return
            raise Fault("the firmware's process has ended or stopped responding")
        finally:
            guard.cancel()

    def _hear(self, answer: bytes) -> bool:
        """Process a line, and return whether it is the `answer`."""
        try:
            message = json.loads(answer)
            kind = message["type"]
        except (ValueError, TypeError, KeyError):
            return False  # the firmware printed something
        if kind == "frame":
            self.frame = base64.b64decode(message["data"])
        elif kind == "event":
            self._on_event(message)
        elif kind == "fault":
            raise Fault(message["text"].rstrip())
        elif kind == "done":
            self.settled = message["settled"]
            return True
        return False


class Fault(Exception):
    """Raised when the firmware fails. The message is its traceback."""


def play(launch: Launch, steps: list[Step], source: str, frames: Path | None, output: Callable[[str], None]) -> None:
    """Run a script on a virtual board.

    Args:
        launch: the board to run it on.
        steps: the steps of the script.
        source: the name of the script in errors.
        frames: the folder where frames are saved as PNG files, or None.
        output: a function to call with a line of JSON for each event, with "ms" of board time and the "event".

    Raises:
        UserError: a frame cannot be written.
        Fault: the firmware fails; the message names the line of the script.
    """
    if frames is None:
        wanted = [step for step in steps if step.verb == "frame"]
        if wanted:
            raise UserError(f"{source}:{wanted[0].number}: the frame needs a folder (give one with --frames)")

    def on_event(message: dict[str, Any]) -> None:
        output(json.dumps({"ms": message["ms"], "event": message["event"]}))

    with Player(launch, on_event) as player:
        for step in steps:
            try:
                _perform(player, step, frames)
            except Fault as fault:
                raise Fault(f"{source}:{step.number}: {fault}") from None


def _perform(player: Player, step: Step, frames: Path | None) -> None:
    if step.verb == "press":
        player.press(step.key)
    elif step.verb == "hold":
        player.press(step.key, HOLD_MS)
    elif step.verb == "wait":
        player.wait(step.ms)
    elif step.verb == "cut":
        player.cut()
    elif frames:
        if not player.settle():
            raise Fault(f"the panel was still refreshing after {SETTLE_MS // 1000} s")
        _write(frames / f"{step.name}.png", player)


def _write(path: Path, player: Player) -> None:
    panel = player.launch.board.panel
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        png.write(path, player.frame, panel.width, panel.height)
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror} (choose a different folder with --frames)") from None
