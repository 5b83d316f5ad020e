"""A static web server for viewing the site on this computer. Any other server would also do."""

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
    """Sends the content types that browsers expect, and makes browsers revalidate cached files."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return TYPES.get(os.path.splitext(path)[1]) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def server(folder: Path, port: int, handler: type[Handler] = Handler) -> ThreadingHTTPServer:
    """Listen for connections from this computer, and return the server. Port 0 means any free port. Raise OSError if
    the port is not available."""
    return ThreadingHTTPServer(("127.0.0.1", port), functools.partial(handler, directory=str(folder)))
