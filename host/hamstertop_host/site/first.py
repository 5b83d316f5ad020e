"""Create the site's first page: the device's first screen as HTML, which is shown before the firmware runs."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hamstertop import chance

from .. import catalogue
from ..errors import UserError
from ..virtual.board import VirtualBoard
from ..virtual.child import Child

MAKER = Path(__file__).with_name("first.mjs")
GIVEN = "given.json"  # the script's input
SETTLED = 10000  # ms allowed for the first screen to appear


def pages(virtual: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return a new device's first screen in each language, as this virtual board sends it to the page."""
    return {code: _page(virtual, code) for code in catalogue.languages()}


def _page(virtual: dict[str, Any], language: str) -> dict[str, Any]:
    messages: list[dict[str, Any]] = []
    board = VirtualBoard(language=language, touch=True, writing=True, checks=False, **virtual)
    child = Child(board, "hamstertop.companion.loop", chance.Seeded(0), messages.append)
    child.settle(SETTLED)
    return [message for message in messages if message["type"] == "page"][-1]


def html(messages: dict[str, dict[str, Any]], found: dict[str, bytes]) -> dict[str, str]:
    """Return the first screens as HTML, by language. They are rendered by the site's own scripts, which are in `found`.

    Raises:
        UserError: Node.js is not installed, or the scripts fail.
    """
    node = shutil.which("node")
    if not node:
        raise UserError("Node.js is needed to create the site's first page (install it from nodejs.org)")
    words = {name: json.loads(data) for name, data in catalogue.files().items() if name.endswith(".json")}
    with tempfile.TemporaryDirectory() as folder:
        for name, data in found.items():
            if name.endswith(".js"):
                (Path(folder) / name).write_bytes(data)
        (Path(folder) / MAKER.name).write_bytes(MAKER.read_bytes())
        (Path(folder) / "package.json").write_text('{"type": "module"}')
        (Path(folder) / GIVEN).write_text(json.dumps({"pages": messages, "words": words}))
        done = subprocess.run([node, MAKER.name], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UserError(f"cannot create the site's first page: {done.stderr.strip()} (is Node.js older than 18?)")
    made: dict[str, str] = json.loads(done.stdout)
    return made
