"""A static web server on this machine, to look at the site; any other will do."""

import functools
import os
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}


class Handler(SimpleHTTPRequestHandler):
    """Types as browsers want them, and nothing kept without asking."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return TYPES.get(os.path.splitext(path)[1]) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def server(folder: Path, port: int, handler: type[Handler] = Handler) -> ThreadingHTTPServer:
    """Listen on this machine only; port 0 is a free one. Raise OSError if the port cannot be had."""
    return ThreadingHTTPServer(("127.0.0.1", port), functools.partial(handler, directory=str(folder)))
