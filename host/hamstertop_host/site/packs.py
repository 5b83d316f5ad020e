"""What the page's MicroPython runs: modules as bytecode, in packs.

A pack is a line of JSON, [[path, size], ...], and the files one after the other; all of it gzipped.
"""

import gzip
import json
from collections.abc import Sequence

from hamstertop.words import making

from .. import catalogue, paths
from ..flashing import contents, files

RUNTIME = "micropython"
# Drivers, machine code, and what shows why a board does not start: no page can use them.
FOR_CHIPS = tuple(
    f"{contents.PACKAGE}/{path}"
    for path in ("hardware/", "drawing/native.py", "companion/printed.py", "companion/unstarted.py")
)
# What checks a board: a page has none.
CHECKS = tuple(f"{contents.PACKAGE}/companion/{path}" for path in ("check.py", "checking.py", "screens/check.py"))
# Of the host, what the board's worker needs besides the firmware.
VIRTUAL = (
    "__init__",
    "virtual/__init__",
    "virtual/board",
    "virtual/child",
    "virtual/pace",
    "virtual/page",
    "virtual/shared",
    "virtual/upright",
    "virtual/words",
    "virtual/web",
)
# Of the host's reports, what only a laptop needs.
FOR_LAPTOPS = ("balance", "data", "scanning", "sources", "terminal")
# And what only the page of results needs.
FOR_RESULTS = ("bgstats", "codes", "evenings", "history")
# Of the drivers, what reads the saved games of a board.
STORED = ("__init__", "circuitpython/__init__", "circuitpython/fat", "circuitpython/slots")


def pack(content: dict[str, bytes]) -> bytes:
    """Return the files as one pack; the same files give the same bytes."""
    names = sorted(content, key=_beside)
    head = json.dumps([[name, len(content[name])] for name in names], separators=(",", ":")).encode()
    return gzip.compress(head + b"\n" + b"".join(content[name] for name in names), mtime=0)


def planning() -> dict[str, bytes]:
    """Return the modules that plan the update of a board, and what is sent to one."""
    names = ("planning.py", "sending.py")
    sources = {name: (paths.HOST / "hamstertop_host/flashing" / name).read_bytes() for name in names}
    return files.compiled(sources, files.MARK[RUNTIME])


def _beside(path: str) -> tuple[bool, bool, str]:
    """Return the place of a file in a pack: words, drawing, then the rest. Similar files side by side take less,
    because gzip looks back only 32 KB."""
    return contents.language_of(path) == "", not path.startswith(f"{contents.PACKAGE}/drawing/"), path


def firmware() -> dict[str, bytes]:
    """Return the firmware's modules without its drivers, board check and words, and the virtual board.

    Raises:
        UserError: one does not compile, or mpy-cross is not installed.
    """
    names = [path for path in contents.modules(RUNTIME) if not path.startswith((*FOR_CHIPS, *CHECKS))]
    sources = {path: (paths.FIRMWARE / path).read_bytes() for path in names} | {contents.LISTED: contents.listing()}
    sources |= {path: (paths.HOST / path).read_bytes() for path in (f"hamstertop_host/{name}.py" for name in VIRTUAL)}
    return files.compiled(sources, files.MARK[RUNTIME])


def reports() -> dict[str, bytes]:
    """Return what makes the page of a report besides the firmware. Raise what `firmware` raises."""
    found = (paths.HOST / "hamstertop_host/reports").glob("*.py")
    names = [path.stem for path in found if path.stem not in FOR_LAPTOPS + FOR_RESULTS]
    modules = {path: (paths.HOST / path).read_bytes() for path in ("hamstertop_host/errors.py", *_reporting(names))}
    drivers = [f"{contents.PACKAGE}/hardware/{name}.py" for name in STORED]
    modules |= {path: (paths.FIRMWARE / path).read_bytes() for path in drivers}
    return files.compiled(modules, files.MARK[RUNTIME])


def results() -> dict[str, bytes]:
    """Return what the page of results needs besides reports. Raise what `firmware` raises."""
    return files.compiled(
        {path: (paths.HOST / path).read_bytes() for path in _reporting(FOR_RESULTS)}, files.MARK[RUNTIME]
    )


def _reporting(names: Sequence[str]) -> list[str]:
    return [f"hamstertop_host/reports/{name}.py" for name in names]


def words(language: str) -> dict[str, bytes]:
    """Return the words of a language, those of reports too."""
    return {contents.catalogue(language): making.catalogue(language)} | catalogue.report(language)
