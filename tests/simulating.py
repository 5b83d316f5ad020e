"""Helpers for running the simulator in tests: boards with stub firmware, a server in a thread, and a client."""

import asyncio
import base64
import contextlib
import http.client
import json
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import FileStorage
from hamstertop_host import boards
from hamstertop_host.simulator.launch import Launch
from hamstertop_host.simulator.server import Server
from hamstertop_host.simulator.session import Session
from playing import fingers

PATIENCE = 120.0  # s after which an unmet condition fails the test, far longer than a busy machine needs


def launch(state: Path, runtime: str = "cpython", seed: int | None = None) -> Launch:
    """Return a `Launch` of the stub firmware on a board."""
    return Launch(boards.load(boards.USUAL), state, runtime, seed, app="stub_firmware", path=(Path(__file__).parent,))


def experienced(state: Path) -> Path:
    """Save settings under which nothing is explained and no names are requested, and return their folder."""
    settings = Settings(FileStorage(str(state)))
    fingers.experienced(settings)
    assert settings.save()
    return state


@contextlib.contextmanager
def serving(launch: Launch) -> Iterator[Server]:
    """Yield a simulator that runs on a free port, with its event loop in a thread."""
    server = Server(Session(launch))
    loop = asyncio.new_event_loop()

    async def start() -> None:
        await server.open(0)
        await server.serve()
        await server.session.power_on()

    async def stop() -> None:
        await server.close()
        await server.session.power_cut()

    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(start(), loop).result(PATIENCE)
        yield server
    finally:
        asyncio.run_coroutine_threadsafe(stop(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


def get(port: int, path: str = "/", host: str | None = None, **headers: str) -> http.client.HTTPResponse:
    """Request a page from the server, with the given Host header if there is one."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path, headers={"Host": host or f"127.0.0.1:{port}", **headers})
    return connection.getresponse()


def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true. It counts as false while connections fail."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError, http.client.HTTPException, IndexError):
            if condition():
                return
        time.sleep(0.02)
    raise AssertionError("it never came true")


class Client:
    """A WebSocket client that can fake its origin and send messages that no page would send."""

    def __init__(self, port: int, origin: str | None = None, host: str | None = None) -> None:
        host = host or f"127.0.0.1:{port}"
        headers = [
            "GET /board HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + base64.b64encode(b"sixteen bytes ok").decode(),
        ]
        if origin != "":
            headers.append(f"Origin: {origin or 'http://' + host}")
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.socket.sendall("\r\n".join([*headers, "", ""]).encode())
        self.stream = self.socket.makefile("rb")
        self.status = int(self.stream.readline().split()[1])
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):  # the server has already closed the connection
            self.socket.shutdown(socket.SHUT_RDWR)  # otherwise, closing would wait for a reading thread
        self.stream.close()
        self.socket.close()

    def send(self, message: "dict[str, Any] | str | bytes", opcode: int = 1) -> None:
        if isinstance(message, dict):
            message = json.dumps(message)
        data = message.encode() if isinstance(message, str) else message
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self.socket.sendall(bytes([0x80 | opcode]) + length + bytes(4) + data)

    def key(self, key: int, down: bool) -> None:
        self.send({"type": "key", "key": key, "down": down})

    def receive(self) -> "dict[str, Any] | None":
        """Return the next message, or None if the connection has been closed."""
        head = self.stream.read(2)
        if len(head) < 2 or head[0] & 15 == 8:
            return None
        size = head[1]
        if size == 126:
            size = struct.unpack(">H", self.stream.read(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self.stream.read(8))[0]
        message: dict[str, Any] = json.loads(self.stream.read(size))
        return message

    def until(self, wanted: "Callable[[dict[str, Any]], bool]") -> dict[str, Any]:
        """Return the next message that matches."""
        while (message := self.receive()) is not None:
            if wanted(message):
                return message
        raise AssertionError("the server ended the connection")

    def until_type(self, kind: str) -> dict[str, Any]:
        return self.until(lambda message: message["type"] == kind)

    def until_event(self, *event: object) -> dict[str, Any]:
        """Return the next event that begins with these values."""
        start = list(event)
        return self.until(lambda message: message["type"] == "event" and message["event"][: len(start)] == start)
