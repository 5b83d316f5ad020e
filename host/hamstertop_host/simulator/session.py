"""A simulated board, and the browser tabs that show it."""

import asyncio
import contextlib
import json
from collections import deque
from typing import Any

from .launch import APART, Launch, line
from .messages import check

EVENTS_KEPT = 200
LONGEST_LINE = 1 << 20  # bytes from the child; even a large panel's frame is far smaller
TAB_BACKLOG = 500  # messages that a tab can fall behind before it is disconnected
PASSED_ON = ("write", "answer", "page", "language", "motion")  # passed unchanged to the board's process
CHILD_BACKLOG = 1 << 14  # bytes that the board's process can fall behind before keys are refused


class Tab:
    """A page that shows the board. Its messages wait in `outbox`, where None marks the end."""

    def __init__(self) -> None:
        self.outbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(TAB_BACKLOG)
        self.pressed: set[int] = set()

    def send(self, message: dict[str, Any]) -> None:
        """Add a message to the outbox. If it is full, disconnect the tab, which can then reconnect and start over."""
        if self.outbox.full():
            self.end()
        else:
            self.outbox.put_nowait(message)

    def end(self) -> None:
        """Discard what the tab has not read yet, so that the end fits into a full outbox."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Session:
    """Starts the board's process, cuts its power, communicates with it, and stores what new tabs need."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        self.tabs: set[Tab] = set()
        self.speed = 1
        self.frame: str | None = None  # base64; remains when the power is off, as on e-paper
        self.page: dict[str, Any] | None = None  # the screen's content
        self.rgb = ""  # base64
        self.log: deque[dict[str, Any]] = deque(maxlen=EVENTS_KEPT)
        self._boots = 0
        self._cut = False  # whether we cut the power, after which Windows reports the process as failed
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._power = asyncio.Lock()  # power is switched by one task at a time

    @property
    def on(self) -> bool:
        return self._process is not None

    async def power_on(self) -> None:
        async with self._power:
            if self.on:
                return
            self._process = await asyncio.create_subprocess_exec(
                *self.launch.command(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=self.launch.environment(),
                limit=LONGEST_LINE,
                **APART,
            )
            self._write(self.launch.config(live=True, boot=self._boots))
            self._write({"do": "speed", "speed": self.speed})
            self._boots += 1
            self._cut = False
            self._reader = asyncio.create_task(self._listen(self._process))
            self._hear({"type": "power", "on": True})

    async def power_cut(self) -> None:
        """Cut the power immediately, before the firmware can react."""
        async with self._power:
            if self._process and self._reader:
                reader = self._reader
                self._cut = True
                with contextlib.suppress(ProcessLookupError):
                    self._process.kill()
                await reader

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Pass on the process's messages until it ends, whether through a power cut or on its own."""
        assert process.stdout
        faulty = False
        try:
            async for text in process.stdout:
                message = _parse(text)
                faulty = faulty or message["type"] == "fault"
                self._hear(message)
        except ValueError:  # a line longer than LONGEST_LINE
            process.kill()
        status = await process.wait()
        self._process = None
        self.rgb = ""
        for tab in self.tabs:
            tab.pressed.clear()
        if status > 0 and not faulty and not self._cut:
            self._hear({"type": "fault", "key": "fault.ended", "places": {"status": status}})
        self._hear({"type": "power", "on": False})

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "frame":
            self.frame = message["data"]
        elif kind == "page":
            self.page = message
        elif kind == "lights":
            self.rgb = message["rgb"]
        elif kind == "story":  # a story contains all events so far
            others = [entry for entry in self.log if entry["type"] not in ("event", "story")]
            self.log.clear()
            self.log.extend([message, *others])
        elif kind in ("event", "fault", "print", "power"):
            self.log.append(message)
        self._tell(message)

    def _tell(self, message: dict[str, Any]) -> None:
        for tab in self.tabs:
            tab.send(message)

    def _write(self, message: dict[str, Any]) -> None:
        if self._process and self._process.stdin:
            self._process.stdin.write(line(message))

    def _backlog(self) -> int:
        """Return the number of bytes that the board's process has yet to receive."""
        stdin = self._process and self._process.stdin
        return stdin.transport.get_write_buffer_size() if stdin else 0

    def join(self) -> Tab:
        """Add a tab, and send it everything currently shown as its first message."""
        tab = Tab()
        tab.send(
            {
                "type": "hello",
                "board": self.launch.board.picture(),
                "runtime": self.launch.runtime,
                "on": self.on,
                "speed": self.speed,
                "frame": self.frame,
                "page": self.page,
                "rgb": self.rgb,
                "log": list(self.log),
            }
        )
        self.tabs.add(tab)
        return tab

    def leave(self, tab: Tab) -> None:
        """Remove a closed tab, and release its keys."""
        self.tabs.discard(tab)
        for key in tab.pressed:
            self._write({"do": "key", "key": key, "down": False})

    async def obey(self, tab: Tab, text: str | bytes) -> None:
        """Carry out a tab's request, or refuse it if it is not valid."""
        try:
            message = check(text, len(self.launch.board.keys))
        except ValueError as error:
            tab.send({"type": "refused", "text": str(error)})
            return
        if message["type"] == "key":
            self._key(tab, message["key"], message["down"])
        elif message["type"] in PASSED_ON:
            if self._keeps_up(tab):
                self._write({"do": message.pop("type"), **message})
        elif message["type"] == "speed":
            self.speed = message["speed"]
            self._write({"do": "speed", "speed": self.speed})
            self._tell(message)
        elif message["on"]:
            await self.power_on()
        else:
            await self.power_cut()

    def _key(self, tab: Tab, key: int, down: bool) -> None:
        if (key in tab.pressed) == down:
            return  # already in this state
        if not self._keeps_up(tab):
            return
        if down:
            tab.pressed.add(key)
        else:
            tab.pressed.discard(key)
        self._write({"do": "key", "key": key, "down": down})

    def _keeps_up(self, tab: Tab) -> bool:
        """Return whether the board keeps up with its messages. If it does not, notify the tab."""
        if self._backlog() > CHILD_BACKLOG:
            tab.send({"type": "refused", "text": "the board cannot keep up"})
            return False
        return True


def _parse(text: bytes) -> dict[str, Any]:
    """Return the message in a line from the child. Anything else printed by the firmware is returned as a message,
    too."""
    try:
        message = json.loads(text)
        if isinstance(message, dict) and isinstance(message.get("type"), str):
            return message
    except ValueError:
        pass
    return {"type": "print", "text": text.decode("utf-8", "replace").rstrip()}
