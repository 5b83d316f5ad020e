"""A Microdot site for untrusted clients, which limits the time and size of requests and refuses request bodies."""

import asyncio
import contextlib
import io
import re
from collections.abc import Callable, Iterator
from typing import cast

from microdot import Microdot, Request, Response

REQUEST_S = 5.0  # time limit for a client's request
MOST_CLIENTS = 100  # at a time; a browser opens six connections, plus one for each tab
HEAD = re.compile(r"[A-Z]+ /[!->@-~]*(?:\?[!-$&-~]*)? HTTP/1\.[01]\r\n(?:[!-9;-~]+:[^\r\n]*\r\n)+\r\n")
BODY = re.compile(r"^content-length:(?!\s*0\s*$)", re.IGNORECASE | re.MULTILINE)

# All request headers are read, up to asyncio's limit of 64 KB, because the cookies of other local sites can be long.
Request.max_readline = 1 << 16


class Site(Microdot):
    """A site that handles a request only if `guard` returns None for it."""

    def __init__(self, guard: Callable[[Request], Response | None]) -> None:
        super().__init__()
        self._guard = guard
        self._clients = 0
        self._silent: dict[asyncio.StreamWriter, None] = {}  # clients that have not sent a request, oldest first

    async def handle_request(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._clients >= MOST_CLIENTS:
            oldest = next(iter(self._silent), writer)
            oldest.transport.abort()
            if oldest is writer:
                return
            del self._silent[oldest]  # makes room for another client
        self._clients += 1
        try:
            self._silent[writer] = None
            with deadline(writer, REQUEST_S):
                head = await _head(reader)
            self._silent.pop(writer, None)
            if head is None:
                writer.transport.abort()
            else:
                await super().handle_request(cast(asyncio.StreamReader, _Asked(head, reader)), writer)
        finally:
            self._silent.pop(writer, None)
            self._clients -= 1

    async def dispatch_request(self, request: Request) -> Response:
        return self._guard(request) or await super().dispatch_request(request)


@contextlib.contextmanager
def deadline(writer: asyncio.StreamWriter, seconds: float) -> Iterator[None]:
    """Disconnect a client that takes longer than this number of seconds."""
    timer = asyncio.get_running_loop().call_later(seconds, writer.transport.abort)
    try:
        yield
    finally:
        timer.cancel()


async def _head(reader: asyncio.StreamReader) -> bytes | None:
    """Return a request's lines up to the empty one, or None if they are incomplete or no browser would send them."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
        text = head.decode()
    except (OSError, EOFError, ValueError, asyncio.LimitOverrunError):
        return None
    return head if HEAD.fullmatch(text) and not BODY.search(text) else None


class _Asked:
    """A reader whose first lines have already been read."""

    def __init__(self, head: bytes, reader: asyncio.StreamReader) -> None:
        self._lines = io.BytesIO(head)
        self.read = reader.read
        self.readexactly = reader.readexactly

    async def readline(self) -> bytes:
        return self._lines.readline()
