"""The server for the simulator's page and WebSocket, accessible only from this computer."""

import asyncio
import contextlib
import errno
import json

from microdot import Microdot, Request, Response
from microdot.websocket import WebSocket, WebSocketError, with_websocket

from hamstertop_games.errors import UserError

from .. import catalogue, paths
from .messages import LONGEST
from .session import Session, Tab

DEFAULT_PORT = 8642
LOOPBACK = "127.0.0.1"
GOODBYE_S = 1.0  # time to wait for tabs to respond when closing
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
INDEX = "index.html"
# The only files that can be read, apart from the words. Requests are never used as paths.
PAGES = {
    "/" + ("" if file.name == INDEX else file.name): (file.name, KINDS[file.suffix] + "; charset=utf-8")
    for file in paths.PAGE.iterdir()
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self' {};"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
Request.max_readline = 1 << 16  # the cookies of other sites on this computer can be long


class Server:
    """Serves a session's page on the loopback interface."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.port = 0  # set by `open`
        self._site = Microdot()
        self._site.before_request(self._guard)
        self._words = {"/" + path: data for path, data in catalogue.files().items()}
        for path in (*PAGES, *self._words):
            self._site.get(path)(self._page)
        self._site.get("/board")(with_websocket(self._board))
        self._listener: asyncio.Server | None = None
        self._talks: set[asyncio.Task[None]] = set()  # one for each tab

    @property
    def url(self) -> str:
        return f"http://{LOOPBACK}:{self.port}/"

    async def open(self, port: int | None = None) -> None:
        """Listen on `port`, or if it is None, on the default port or a free one.

        Raises:
            UserError: the port is not available.
        """
        try:
            self._listener = await self._listen(DEFAULT_PORT if port is None else port)
        except OSError as error:
            if port is not None:
                reason = "is taken" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"
                raise UserError(f"port {port} {reason} (choose a different one with --port, or omit it)") from None
            self._listener = await self._listen(0)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def _listen(self, port: int) -> asyncio.Server:
        await self._site.start_server(LOOPBACK, port, start_serving=False)
        return self._site.server

    async def serve(self) -> None:
        """Start serving requests, and return immediately."""
        assert self._listener
        await self._listener.start_serving()

    async def close(self) -> None:
        """Stop listening, and end the connections to all tabs."""
        if self._listener:
            self._listener.close()
        for tab in self.session.tabs:
            tab.end()
        if self._talks:
            await asyncio.wait(self._talks, timeout=GOODBYE_S)

    def _hosts(self) -> list[str]:
        return [f"{name}:{self.port}" for name in (LOOPBACK, "localhost")]

    def _guard(self, request: Request) -> Response | None:
        # A foreign page that reaches this server under its own name (DNS rebinding) is detected by its Host header.
        host = request.headers.get("Host")
        if host not in self._hosts():
            return Response("Forbidden: only a browser on this computer may connect.\n", 403)
        # Browsers let any page open a WebSocket to any server, but do not let it forge the Origin header.
        if request.path == "/board" and request.headers.get("Origin") != f"http://{host}":
            return Response("Forbidden: only the simulator's own page may control it.\n", 403)
        return None

    async def _page(self, request: Request) -> Response:
        if request.path in self._words:
            data, kind = self._words[request.path], "application/json"
        else:
            name, kind = PAGES[request.path]
            data = (paths.PAGE / name).read_bytes()
        sockets = " ".join(f"ws://{host}" for host in self._hosts())
        headers = {"Content-Type": kind, "Content-Security-Policy": POLICY.format(sockets), **HEADERS}
        return Response(data, headers=headers)

    async def _board(self, request: Request, websocket: WebSocket) -> None:
        task = asyncio.current_task()
        assert task
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)
        await _converse(self.session, websocket)


async def _converse(session: Session, websocket: WebSocket) -> None:
    """Exchange messages with a tab until either side closes the connection."""
    websocket.max_message_length = LONGEST
    tab = session.join()
    tasks = [asyncio.create_task(_say(tab, websocket)), asyncio.create_task(_hear(session, tab, websocket))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.leave(tab)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in tasks:
        if not task.cancelled():
            task.result()  # raises any exception, which is a bug of ours


async def _say(tab: Tab, websocket: WebSocket) -> None:
    with contextlib.suppress(OSError):  # the client is gone
        while (message := await tab.outbox.get()) is not None:
            await websocket.send(json.dumps(message))


async def _hear(session: Session, tab: Tab, websocket: WebSocket) -> None:
    # Closed, too long, incomplete or not UTF-8: this affects only this connection.
    with contextlib.suppress(WebSocketError, OSError, EOFError, ValueError):
        while True:
            await session.obey(tab, await websocket.receive())
